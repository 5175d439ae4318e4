// What the table does with frames, without a server: names, feeds, the share of the luck.
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../luck/share';
import type { Message, SeatInfo, TableInfo } from '../net/frames';
import { Feeds } from './feed';
import { LuckMixer } from './mixer';
import { namesOf } from './names';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: 'Ann',
  ...more,
});

describe('names', () => {
  it('call the viewer You and tell equal names apart', () => {
    expect(namesOf([seat(0), seat(1), seat(2, { name: 'Ben' })], 2)).toEqual([
      'Ann',
      'Ann (2)',
      'You',
    ]);
  });
});

describe('feeds', () => {
  it('keep each pair of eyes apart', () => {
    const feeds = new Feeds();
    feeds.place({ ply: 3, seat: 0 });
    feeds.append({ type: 'events', from: 3, ply: 4, seat: 0, legal: [], events: [{ event: 'b' }] });
    feeds.place({ ply: 4, seat: 1, legal: [{ text: 'x', kind: 'x', args: {} }] });
    expect(feeds.get(0)?.history.map((event) => event.event)).toEqual(['b']);
    expect(feeds.get(1)?.history).toEqual([]);
    expect(feeds.asked([0, 1])).toBe(1);
    expect(feeds.asked([0])).toBeNull();
  });

  const page = (from: number, ply: number, ...told: string[]) => ({
    type: 'history' as const,
    seat: 0,
    from,
    ply,
    events: told.map((event) => ({ event })),
  });
  const story = (feeds: Feeds) =>
    feeds
      .get(0)
      ?.history.map((event) => event.event)
      .join(' ');

  it('take pages of the story from its end, each once', () => {
    const feeds = new Feeds();
    feeds.place({ ply: 3, seat: 0, undos: 0 });
    expect(feeds.prepend(page(1, 3, 'b', 'c'))).toBe(true);
    expect(feeds.prepend(page(1, 3, 'b', 'c'))).toBe(false);
    expect(feeds.prepend(page(0, 1, 'a'))).toBe(true);
    expect(story(feeds)).toBe('a b c');
    feeds.place({ ply: 3, seat: 0, undos: 0 });
    expect(story(feeds)).toBe('a b c');
    feeds.place({ ply: 3, seat: 0, undos: 1 });
    expect(story(feeds)).toBe('');
  });
});

describe('the luck', () => {
  let sent: Message[];
  beforeEach(() => {
    sent = [];
    localStorage.clear();
  });
  const table = (mixes: SeatInfo['mixes'], more: Partial<TableInfo> = {}) =>
    ({
      stage: 'open',
      seats: [seat(0, { mixes }), seat(1, { kind: 'bot' })],
      ...more,
    }) as TableInfo;
  const you = { name: 'Ann', seats: [0], host: true };

  it('is committed to, started and shown once, with the bytes committed to', () => {
    const mixer = new LuckMixer('t', true, (message) => sent.push(message));
    mixer.mix(table(undefined), you);
    mixer.mix(table(undefined), you);
    mixer.mix(table('committed'), you);
    mixer.mix(table('committed', { mixing: 'show' }), you);
    mixer.mix(table('committed', { mixing: 'show' }), you);
    expect(sent.map((message) => message.type)).toEqual(['commit', 'start', 'show']);
    const [commit, , show] = sent as [{ hash: string }, unknown, { bytes: string }];
    expect(hashOf(show.bytes)).toBe(commit.hash);
  });

  it('is committed to again when a round begins anew', () => {
    const mixer = new LuckMixer('t', false, (message) => sent.push(message));
    mixer.mix(table(undefined), you);
    mixer.mix(table('committed', { mixing: 'commit' }), you);
    mixer.mix(table('wanted', { mixing: 'commit' }), you);
    expect(sent.map((message) => message.type)).toEqual(['commit', 'commit']);
  });

  it('of a practice table is chosen: the start is all that is asked for, once all sit', () => {
    const mixer = new LuckMixer('t', true, (message) => sent.push(message));
    const practice = { seed: 'deal 7', position: false };
    mixer.mix(table(undefined, { practice, seats: [seat(0), seat(1, { kind: 'open' })] }), you);
    expect(sent).toEqual([]);
    mixer.mix(table(undefined, { practice }), you);
    mixer.mix(table(undefined, { practice }), you);
    expect(sent.map((message) => message.type)).toEqual(['start']);
  });

  it('is left alone once the game runs', () => {
    const mixer = new LuckMixer('t', true, (message) => sent.push(message));
    mixer.mix(table(undefined, { stage: 'running' }), you);
    expect(sent).toEqual([]);
  });
});
