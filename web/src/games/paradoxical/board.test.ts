// Every view of played games is drawn, through all eyes; every legal move can be made on the board,
// and nothing hidden gets into the page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, kindsIn, naming, pretendMedia } from '../../../tests/drawing';
import { Engine, playthrough, type Eyes, type Step } from '../../../tests/engine';
import type { Naming } from '../board';
import type { GameEvent, LegalMove, View } from '../../net/frames';
import { plain } from '../../words/rich';
import { story } from '../../words/story';
import { considered, proposals, split } from './claim';
import { board } from './index';
import { shortText } from './print';
import { byId, pxView, valueOf } from './view';
import { px } from './words';

const SOAK = process.env.PARADOXA_BUDGET?.startsWith('soak') ?? false;
const GAMES = SOAK ? 60 : 3;
const FEW = 4;
const EVERY = SOAK ? 5 : 47; // of the views goes into a page, too

const CARD = /\b[KSTV](?:1[0-3]|[1-9])[ab]?\b/g;
const cardsIn = (text: string) => new Set(text.match(CARD) ?? []);

function checkWords(view: View, legal: LegalMove[], who: Naming, step: Step, eyes: Eyes): void {
  const bad = /[{}]|undefined|NaN|\[object/;
  for (const move of legal) {
    expect(board.narrator.button(move, who)).toMatch(/\w/);
    expect(board.narrator.move(move, who)).not.toMatch(bad);
    const { say, sub, clause } = board.ask(view, legal, move, who);
    expect(say).toMatch(/\w/);
    expect(`${say} ${sub}`).not.toMatch(bad);
    expect(clause).toMatch(/^PX-/);
  }
  expect(new Set(legal.map((move) => board.narrator.move(move, who))).size).toBe(legal.length);
  const events = step.events.get(eyes) ?? [];
  for (const line of story(board, events, who)) expect(plain(line.parts)).not.toMatch(bad);
  const scenes = board.scenes(null, view, events);
  expect(scenes.at(-1)!.view).toEqual(view);
  expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
}

/** Every event of a kind that the protocol names has a sentence. */
const told = new Set<string>();
const silent = (event: GameEvent) => ['turn'].includes(event.event);

// Where on the page a move is made.
function canBeMade(target: HTMLElement, view: View, legal: LegalMove[], move: LegalMove): boolean {
  const { kind, args } = move;
  if (kind === 'deck') return target.querySelector('.deck-b.legal') !== null;
  if (kind === 'victim') return target.querySelector('.tray .seats .btn') !== null;
  if (kind === 'indifferent') return target.querySelectorAll('.toggle button').length >= 4;
  if (kind === 'set')
    return proposals(pxView(view), Number(pxView(view).active)).some((p) => p.move === move.text);
  if (args.card === undefined)
    return board.buttons!(view, legal, null).some((button) => button.move === move);
  return target.querySelector(`.piece.legal[data-tile="${String(args.card)}"]`) !== null;
}

function checkClaims(view: View, legal: LegalMove[]): void {
  const now = pxView(view);
  const sum = (cards: string[]) => cards.reduce((all, card) => all + valueOf(card), 0);
  for (const { seat, claims, paradox } of now.seats) {
    expect(claims.length > 0).toBe(paradox);
    for (const claim of claims) {
      expect(sum(claim.cards)).toBe(claim.sum);
      expect(claim.sum).toBeGreaterThan(claim.against);
      expect([...claim.cards].sort(byId)).toEqual(claim.cards);
    }
    // What the builder offers is what the rules accept.
    const sets = legal.filter((move) => move.kind === 'set');
    if (sets.length && now.active === seat)
      expect(new Set(proposals(now, seat).map((p) => p.move))).toEqual(
        new Set(sets.map((move) => move.text)),
      );
  }
  const claim = legal.find((move) => move.kind === 'claim');
  if (!claim) return;
  const hand = { legal, picked: claim } as never;
  const seat = now.active!;
  const parts = split(now, hand, seat, '', [])!;
  expect(considered(now, hand, seat, '')).not.toBeNull();
  expect(parts.set.length + parts.others.length + parts.stays.length).toBe(
    now.seats[seat]!.tableau.length,
  );
}

describe('G1', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = new Engine();
    pretendMedia();
    await engine.print(board);
  });
  afterAll(() => engine.close());

  it('says every effect in a few words', () => {
    const faces = ['K', 'S', 'T', 'V'].flatMap((domain) =>
      Array.from({ length: 13 }, (_, i) => `${domain}${i + 1}`),
    );
    for (const id of faces) {
      expect(shortText(id), id).toMatch(/^[A-Z].*\.$/);
      expect(shortText(id), id).not.toMatch(/undefined|NaN/);
      expect(shortText(id).length, id).toBeLessThan(62); // three short lines
    }
  });

  it(`draws every view of ${GAMES} games through all eyes`, { timeout: 600_000 }, async () => {
    let views = 0;
    let drawn = 0;
    const explained = new Set<string>();
    const asked = new Map<string, number>();
    for (let game = 0; game < GAMES; ++game) {
      const seats = 2 + (game % 3);
      const outcome = await playthrough(engine, 'paradoxical', seats, game, (step) => {
        for (const [eyes, view] of step.views) {
          const legal = typeof eyes === 'number' ? (step.legal.get(eyes) ?? []) : [];
          const who = naming(eyes, seats);
          checkWords(view, legal, who, step, eyes);
          checkClaims(view, legal);
          for (const event of step.events.get(eyes) ?? [])
            if (!silent(event) && !told.has(event.event)) {
              told.add(event.event);
              expect(story(board, [event], who).length, event.event).toBeGreaterThan(0);
            }
          // Some of all views, and of every kind of decision the first few.
          const kinds = [...new Set(legal.map((move) => move.kind))];
          const rare = kinds.some((kind) => (asked.get(kind) ?? 0) < FEW);
          if (++views % EVERY && !rare) continue;
          for (const kind of kinds) asked.set(kind, (asked.get(kind) ?? 0) + 1);
          ++drawn;
          const page = draw(board, view, legal, who, (target) => {
            for (const move of legal)
              expect(canBeMade(target, view, legal, move), move.text).toBe(true);
          });
          for (const kind of kindsIn(page)) explained.add(kind);
          const allowed = cardsIn(`${JSON.stringify(view)} ${JSON.stringify(legal)}`);
          for (const card of cardsIn(page)) expect(allowed).toContain(card);
        }
      });
      expect(outcome.scores.length).toBe(seats);
      expect(Math.max(...outcome.scores)).toBeLessThanOrEqual(2);
    }
    expect(views).toBeGreaterThan(GAMES * 500);
    expect(drawn).toBeGreaterThan(views / EVERY / 2);
    expect(told.size).toBeGreaterThan(15);
    // Whatever the catalogue explains was seen.
    expect(Object.keys(px.explain).filter((kind) => !explained.has(kind))).toEqual([]);
    expect(asked.size).toBeGreaterThan(20);
  });
});
