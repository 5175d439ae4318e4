// Every view of played games is drawn for every viewer, and every legal move can be made on the board.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, kindsIn, naming, pretendMedia } from '../../../tests/drawing';
import { Engine, playthrough, type Eyes, type Step } from '../../../tests/engine';
import type { Naming } from '../board';
import type { GameEvent, LegalMove, Outcome, View } from '../../net/frames';
import { plain } from '../../words/rich';
import { story } from '../../words/story';
import { board } from './index';
import { boxOf, overlayOf } from './overlay';
import { lay } from './plan.svelte';
import { cardAt, FIELDS, rsView, spacesOf, type ChainPlace } from './view';

const SOAK = process.env.PARADOXA_BUDGET?.startsWith('soak') ?? false;
const DYSTOPIAS = ['pandemia', 'anomie', 'extinction', 'oceanrealm'];
const GAMES = SOAK ? 24 : 4;
const FEW = 2;
const EVERY = SOAK ? 29 : 499; // of the views goes into a page, too

const BAD = /[{}]|undefined|NaN|\[object/;

function checkWords(view: View, legal: LegalMove[], who: Naming, events: GameEvent[]): void {
  for (const move of legal) {
    expect(board.narrator.button(move, who), move.text).toMatch(/\w/);
    expect(board.narrator.move(move, who), move.text).not.toMatch(BAD);
    const { say, sub, clause } = board.ask(view, legal, move, who);
    expect(say, move.text).toMatch(/\w/);
    expect(`${say} ${sub}`, move.text).not.toMatch(BAD);
    expect(clause, move.text).toMatch(/^RS-/);
  }
  for (const line of story(board, events, who)) expect(plain(line.parts)).not.toMatch(BAD);
}

/** Where on the page a move is made: a piece of the grid, the hand, the row, or a button. */
function canBeMade(target: HTMLElement, view: View, legal: LegalMove[], move: LegalMove): boolean {
  if (board.buttons!(view, legal, null).some((button) => button.move === move)) return true;
  const { card, chain, space, field, gadget, number } = move.args;
  const tile =
    card ?? chain ?? space ?? gadget ?? (field ? `field-${String(field)}` : null) ?? null;
  const wanted =
    tile !== null
      ? [String(tile)]
      : move.kind === 'position'
        ? [`row-${String(number)}`, ...rsView(view).upcoming.map(String)]
        : move.kind === 'draw'
          ? rsView(view).upcoming.map(String)
          : null;
  const has = (name: string) => target.querySelector(`.piece.legal[data-tile="${name}"]`) !== null;
  // The boards of the dystopias have tests of their own.
  return wanted === null ? target.querySelector('.piece.legal') !== null : wanted.some(has);
}

describe('a pattern on the grid', () => {
  const place = (...spaces: string[]): ChainPlace => ({
    turned: 'printed',
    missing: 0,
    cells: spaces.map((space) => ({ space, type: 'F', fits: true })),
  });
  it('has a frame around its cells', () => {
    expect(boxOf(place('A3', 'B2', 'B1'))).toEqual({ top: 0, left: 0, rows: 3, columns: 2 });
    expect(boxOf(place('D1'))).toEqual({ top: 2, left: 3, rows: 1, columns: 1 });
  });
});

describe('the board', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = new Engine();
    pretendMedia();
    await engine.print(board);
  });
  afterAll(() => engine.close());

  it(`draws every view of ${GAMES} games through all eyes`, { timeout: 900_000 }, async () => {
    let views = 0;
    const asked = new Map<string, number>();
    const explained = new Set<string>();
    for (let game = 0; game < GAMES; ++game) {
      const dystopia = DYSTOPIAS[game % DYSTOPIAS.length]!;
      const seats = 2 + (game % 3);
      const before = new Map<Eyes, View>();
      const look = (step: Step) => {
        for (const [eyes, view] of step.views) {
          const legal = typeof eyes === 'number' ? (step.legal.get(eyes) ?? []) : [];
          const who = naming(eyes, seats);
          const events = step.events.get(eyes) ?? [];
          checkWords(view, legal, who, events);
          const scenes = board.scenes(before.get(eyes) ?? null, view, events);
          expect(scenes.at(-1)!.view).toEqual(view);
          expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
          before.set(eyes, view);
          const now = rsView(view);
          expect(now.seats.every(({ fields }) => fields.length === FIELDS.length)).toBe(true);
          const of = `${dystopia} ${String(view.ask)} ${now.pending.operation ?? ''}`;
          const kinds = [...new Set(legal.map(({ kind }) => `${of} ${kind}`))];
          const rare = kinds.some((kind) => (asked.get(kind) ?? 0) < FEW);
          if (++views % EVERY && !rare) continue;
          for (const kind of kinds) asked.set(kind, (asked.get(kind) ?? 0) + 1);
          const page = draw(board, view, legal, who, (target) => {
            for (const move of legal)
              expect(canBeMade(target, view, legal, move), `${move.text} of ${of}`).toBe(true);
          });
          expect(page).not.toMatch(/undefined|NaN|\[object/);
          for (const kind of kindsIn(page)) explained.add(kind);
        }
      };
      const outcome: Outcome = await playthrough(engine, 'restart', seats, game, look, {
        dystopia,
      });
      expect(outcome.scores.length).toBe(seats);
    }
    expect(views).toBeGreaterThan(GAMES * 300);
    expect([...explained]).toEqual(
      expect.arrayContaining(['card', 'space', 'field', 'icon', 'ability', 'chain', 'rowChain']),
    );
  });

  it('lays the pattern of a Chain over the cards that are there', async () => {
    await engine.ask({ cmd: 'new', game: 'restart', seats: 3, seed: 5 });
    let view = rsView(await engine.view(0));
    for (let step = 0; view.phase === 'setup' && step < 200; ++step) {
      const { moves } = await engine.ask({ cmd: 'legal' });
      const [move] = moves as { seat: number; text: string }[];
      await engine.ask({ cmd: 'move', seat: move!.seat, move: move!.text });
      view = rsView(await engine.view(0));
    }
    expect(view.matches.length).toBeGreaterThan(0);
    for (const { chain, missing } of view.matches) {
      lay(chain);
      const { marks, place } = overlayOf(view, null)!;
      expect(place.missing).toBe(missing);
      for (const [space, { type, fits }] of marks) {
        expect(spacesOf(view).map((one) => one.space)).toContain(space);
        if (type !== null) expect(cardAt(view, space)![0] === type).toBe(fits);
      }
    }
    lay(null);
  });
});
