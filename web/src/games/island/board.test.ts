// Every view of played games is drawn for every viewer; every legal move can be made on the board, and
// nothing that a captive does not know gets into its page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, kindsIn, naming, pretendMedia } from '../../../tests/drawing';
import { Engine, playthrough, type Eyes, type Step } from '../../../tests/engine';
import type { Naming } from '../board';
import type { GameEvent, LegalMove, Outcome, View } from '../../net/frames';
import { plain } from '../../words/rich';
import { story } from '../../words/story';
import {
  cellsOf,
  CELLS,
  neighbour,
  parsePlacement,
  placementText,
  PARTS,
  touching,
} from './geometry';
import { heardAnomalies } from './heard';
import { board } from './index';
import { BLANK, marksOf, noted, notesIn } from './notes';
import { isView, seesIsland } from './view';

const SOAK = process.env.PARADOXA_BUDGET?.startsWith('soak') ?? false;
const GAMES = SOAK ? 30 : 3;
const FEW = 3;
const EVERY = SOAK ? 9 : 199; // of the views goes into a page, too

const BAD = /[{}]|undefined|NaN|\[object/;

function checkWords(view: View, legal: LegalMove[], who: Naming, events: GameEvent[]): void {
  for (const move of legal) {
    expect(board.narrator.button(move, who), move.text).toMatch(/\w/);
    expect(board.narrator.move(move, who), move.text).not.toMatch(BAD);
    const { say, sub, clause } = board.ask(view, legal, move, who);
    expect(say, move.text).toMatch(/\w/);
    expect(`${say} ${sub}`, move.text).not.toMatch(BAD);
    expect(clause, move.text).toMatch(/^IS-/);
  }
  for (const line of story(board, events, who)) expect(plain(line.parts)).not.toMatch(BAD);
}

/** Where on the page a move is made. */
function canBeMade(target: HTMLElement, view: View, legal: LegalMove[], move: LegalMove): boolean {
  if (board.buttons!(view, legal, null).some((button) => button.move === move)) return true;
  const has = (wanted: string) => target.querySelector(wanted) !== null;
  const { kind, args } = move;
  if (kind === 'move' || kind === 'direction')
    return has(`.piece.legal[data-tile="to-${String(args.direction)}"]`);
  if (kind === 'use') return has(`.piece.legal[data-tile="fruit-${String(args.fruit)}"]`);
  if (kind === 'square') return has(`.piece.legal[data-tile="square-${String(args.number)}"]`);
  return has(`.piece.legal[data-tile="choice-${move.text.replaceAll(' ', '-')}"]`);
}

/** A captive's page says nothing of where things are. */
function checkSecrets(view: View, eyes: Eyes): void {
  const now = isView(view);
  if (eyes === 0 || eyes === 'referee' || now.ask === 'over') return;
  expect(seesIsland(now)).toBe(false);
  expect(now.tokens.every((token) => token === null)).toBe(true);
  expect(now.op.every((place) => place === null)).toBe(true);
  for (const [i, piece] of now.pieces.entries()) {
    const own = now.boards.length === 1 ? eyes === 1 : eyes === i + 1;
    if (!own) expect([piece.cell, piece.start_cell]).toEqual([null, null]);
  }
}

describe('the hexagon', () => {
  it('has 37 cells, 90 pairs of neighbours, and four of each part touch the ocean', () => {
    expect(CELLS.length).toBe(37);
    expect([CELLS[0], CELLS.at(-1)]).toEqual(['A1', 'G4']);
    const pairs = CELLS.flatMap((cell) =>
      ['NE', 'E', 'SE'].filter((way) => neighbour(cell, way) !== null),
    );
    expect(pairs.length).toBe(90);
    expect(neighbour('E3', 'NE')).toBe('D4');
    expect(neighbour('D7', 'E')).toBe(null);
    for (const part of PARTS) expect(touching(part).length).toBe(4);
  });
  it('lays tiles as the rules do', () => {
    const cells = (text: string) => cellsOf(parsePlacement(text));
    expect(cells('T02@C4/3')).toEqual(['C4', 'C3']);
    expect(cells('L1@E3/1')).toEqual(['E3', 'F3', 'G3']);
    expect(cells('L2@G1/4')?.sort()).toEqual(['F1', 'G1', 'G2']);
    expect(cells('L3@D5/0')?.sort()).toEqual(['D5', 'D6', 'E5']);
    expect(cells('T01@D7/0')).toBe(null);
    expect(placementText(parsePlacement('T02@C4/3'))).toBe('T02@C4/3');
  });
});

describe('notes', () => {
  it('are lines of a sheet, beside whatever else is written there', () => {
    const sheet = noted('C4 is where I think I am', 'C4', { ...BLANK, sure: 'banana' });
    expect(sheet).toBe('C4 is where I think I am\nC4 banana');
    const more = noted(sheet, 'D7', {
      sure: '',
      maybe: ['knot', 'oracle'],
      not: ['lime'],
      pencil: 'hm',
    });
    expect(notesIn(more).get('D7')).toEqual({
      sure: '',
      maybe: ['knot', 'oracle'],
      not: ['lime'],
      pencil: 'hm',
    });
    expect(marksOf(notesIn(more))).toEqual(['C4 banana']);
    expect(noted(more, 'D7', BLANK)).toBe(sheet);
    expect(notesIn('Z9 banana\nD9 knot').size).toBe(0);
  });
  it('lists anomalies that were heard, however that came about', () => {
    const heard = heardAnomalies([
      { event: 'land', name: 'anomaly_gust' },
      { event: 'line', names: ['lime', 'anomaly_wound'] },
      { event: 'steps', near: 'anomaly_gust', far: 'anomaly_drain' },
    ]);
    expect(heard).toEqual(['gust', 'wound', 'drain']);
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
      const seats = 2 + (game % 3);
      const before = new Map<Eyes, View>();
      const look = (step: Step) => {
        for (const [eyes, view] of step.views) {
          const legal = typeof eyes === 'number' ? (step.legal.get(eyes) ?? []) : [];
          const who = naming(eyes, seats);
          const events = step.events.get(eyes) ?? [];
          checkWords(view, eyes === 0 ? [] : legal, who, events);
          checkSecrets(view, eyes);
          const scenes = board.scenes(before.get(eyes) ?? null, view, events);
          expect(scenes.at(-1)!.view).toEqual(view);
          expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
          before.set(eyes, view);
          const kinds = [
            ...new Set(legal.map(({ kind }) => `${kind} ${String(view.ask)} ${eyes === 0}`)),
          ];
          const rare = kinds.some((kind) => (asked.get(kind) ?? 0) < FEW);
          if (++views % EVERY && !rare) continue;
          for (const kind of kinds) asked.set(kind, (asked.get(kind) ?? 0) + 1);
          const page = draw(board, view, legal, who, (target) => {
            if (eyes !== 0)
              for (const move of legal)
                expect(
                  canBeMade(target, view, legal, move),
                  `${move.text} of ${String(view.ask)}`,
                ).toBe(true);
          });
          for (const kind of kindsIn(page)) explained.add(kind);
        }
      };
      const outcome: Outcome = await playthrough(engine, 'island', seats, game, look);
      expect(outcome.scores.length).toBe(seats);
    }
    expect(views).toBeGreaterThan(GAMES * 300);
    expect(asked.size).toBeGreaterThan(15);
    expect([...explained]).toEqual(
      expect.arrayContaining(['cell', 'fruit', 'health', 'mission', 'direction', 'anomaly']),
    );
  });
});
