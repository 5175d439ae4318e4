// Notes: typed here, kept by the server, never lost between the two.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Message } from '../net/frames';
import { fitting, Notes } from './notes.svelte';
import { kept } from './settings.svelte';

let sent: { message: Message; answer: (frame: Frame) => void }[];
const notesAt = (table = 't') =>
  new Notes(table, (message, answer) => void sent.push({ message, answer }));
const accept = () => sent.at(-1)!.answer({ type: 'accepted', id: '1' });
const refuse = (code: string) => sent.at(-1)!.answer({ type: 'refused', id: '1', code, text: '' });

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('notes', () => {
  it('are saved once when somebody stops typing', () => {
    const notes = notesAt();
    for (const text of ['a', 'ab', 'abc']) {
      notes.write(1, text);
      vi.advanceTimersByTime(1000);
    }
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent.map(({ message }) => message)).toEqual([{ type: 'notes', seat: 1, text: 'abc' }]);
    accept();
    expect(notes.of(1).text).toBe('abc');
    expect(kept('notes.t.1', null)).toBeNull();
  });

  it('that are not saved yet survive a reload and go as soon as there is a line', () => {
    notesAt().write(1, 'red is gone');
    const again = notesAt();
    again.told({ seat: 1, text: 'older' });
    expect(again.of(1).text).toBe('red is gone');
    again.greeted([1]);
    vi.advanceTimersByTime(1);
    expect(sent.map(({ message }) => message)).toEqual([
      { type: 'notes', seat: 1, text: 'red is gone' },
    ]);
  });

  it('stay on the sheet once what was typed before a reload is saved', () => {
    notesAt().write(1, 'red is gone');
    const again = notesAt();
    again.greeted([1]);
    vi.advanceTimersByTime(1);
    accept();
    expect(again.of(1).text).toBe('red is gone');
  });

  it('go again where the server was too busy, with what was typed since', () => {
    const notes = notesAt();
    notes.write(1, 'one');
    vi.advanceTimersByTime(2000);
    notes.write(1, 'two');
    refuse('too_fast');
    vi.advanceTimersByTime(5000);
    expect(sent.at(-1)!.message).toEqual({ type: 'notes', seat: 1, text: 'two' });
    refuse('not_your_seat');
    vi.advanceTimersByTime(60_000);
    expect(sent.length).toBe(2);
  });

  it('of an answer that comes late do not forget what was typed meanwhile', () => {
    const notes = notesAt();
    notes.write(1, 'one');
    vi.advanceTimersByTime(2000);
    notes.write(1, 'two');
    accept();
    expect(kept('notes.t.1', null)).toBe('two');
  });

  it('change with what another window writes', () => {
    const notes = notesAt();
    notes.told({ seat: 1, text: 'from the phone', reader: 0 });
    expect(notes.of(1)).toEqual({ seat: 1, text: 'from the phone', reader: 0 });
  });

  it('of others are listed where they may be read, and empty ones are not', () => {
    const notes = notesAt();
    notes.told({ seat: 2, text: 'hm' });
    notes.told({ seat: 0, text: 'mine' });
    notes.told({ seat: 1, text: '' });
    expect(notes.others([0])).toEqual([{ seat: 2, text: 'hm' }]);
  });

  it('of a spectator stay in this browser', () => {
    const notes = notesAt();
    notes.write(-1, 'just looking');
    expect(notes.others([])).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    expect(notesAt().of(-1).text).toBe('just looking');
  });

  it('are cut at 8 KiB between two letters', () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    expect(fitting('short')).toBe('short');
    expect(bytes(fitting('x'.repeat(9000)))).toBe(8192);
    expect(bytes(fitting('€'.repeat(4000)))).toBe(8190);
    expect(fitting('😀'.repeat(3000))).toBe('😀'.repeat(2048));
  });
});
