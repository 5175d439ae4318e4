// Every view of played games is drawn for every viewer; every legal move can be made on the board,
// and nothing hidden gets into the page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, kindsIn, naming, pretendMedia } from '../../../tests/drawing';
import { Engine, playthrough, type Eyes, type Step } from '../../../tests/engine';
import type { Naming } from '../board';
import type { GameEvent, LegalMove, Outcome, View } from '../../net/frames';
import { plain } from '../../words/rich';
import { story } from '../../words/story';
import { board } from './index';
import { allianceMoves, cellMoves, swapText } from './moves';
import { plan } from './plan.svelte';
import { slotsOf } from './slots';
import { Track } from './track';
import { CELLS, discsOf, piView } from './view';
import { pi } from './words';
import { rivalDraw } from './words_of';

const SOAK = process.env.PARADOXA_BUDGET?.startsWith('soak') ?? false;
const GAMES = SOAK ? 40 : 4;
const FEW = 3;
const EVERY = SOAK ? 9 : 149; // of the views goes into a page, too

function checkWords(view: View, legal: LegalMove[], who: Naming, step: Step, eyes: Eyes): void {
  const bad = /[{}]|undefined|NaN|\[object/;
  for (const move of legal) {
    expect(board.narrator.button(move, who)).toMatch(/\w/);
    expect(board.narrator.move(move, who)).not.toMatch(bad);
  }
  // Of a hundred swaps a few are enough.
  for (const move of legal.filter((_, i) => i < 4 || i % 41 === 0 || i > legal.length - 5)) {
    const { say, sub, clause } = board.ask(view, legal, move, who);
    expect(say, move.text).toMatch(/\w/);
    expect(`${say} ${sub}`, move.text).not.toMatch(bad);
    expect(clause, move.text).toMatch(/^PI-/);
  }
  expect(new Set(legal.map((move) => board.narrator.move(move, who))).size).toBe(legal.length);
  const events = step.events.get(eyes) ?? [];
  for (const line of story(board, events, who)) expect(plain(line.parts)).not.toMatch(bad);
}

function checkScenes(before: View | null, view: View, events: GameEvent[]): void {
  const scenes = board.scenes(before, view, events);
  expect(scenes.at(-1)!.view).toEqual(view);
  expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
  const strand = events.find(({ event }) => event === 'strand');
  if (!before || !strand) return;
  // What flashes lies there in one colour, as the event says.
  const flashing = piView(scenes.at(-2)!.view);
  const discs = discsOf(flashing.seats[Number(strand.seat)]);
  const colours = new Set((strand.cells as string[]).map((cell) => discs.get(cell)?.[0]));
  expect([...colours]).toEqual([strand.colour]);
}

/** What the preview says is what the rules then do. */
function checkProspects(before: View, played: string, events: GameEvent[]): boolean {
  const foreseen = piView(before).prospects.find((one) => one.move === played);
  const strands = events.filter(({ event }) => event === 'strand');
  const matrixAction = /^(swap|anomaly|resolve) /.test(played);
  if (!matrixAction || piView(before).diagonal) return false;
  expect(strands.map(({ line }) => line)).toEqual(foreseen?.strands.map(({ line }) => line) ?? []);
  expect(events.flatMap((e) => (e.event === 'earn' ? [e.disc] : []))).toEqual(
    foreseen?.earns ?? [],
  );
  return foreseen !== undefined;
}

// Where on the page a move is made.
function canBeMade(target: HTMLElement, view: View, legal: LegalMove[], move: LegalMove): boolean {
  const { kind, args } = move;
  const has = (wanted: string) => target.querySelector(wanted) !== null;
  if (kind === 'swap' || kind === 'anomaly') {
    const cells = kind === 'swap' ? (args.cells as string[]) : [String(args.cell)];
    return cells.every((cell) => has(`.cell.legal[data-cell="${cell}"]`));
  }
  if (['first', 'second', 'column', 'shift'].includes(kind))
    return CELLS.some(
      (cell) => cellMoves([move], cell).length > 0 && has(`.cell.legal[data-cell="${cell}"]`),
    );
  if (kind === 'use') return has(`.piece.legal[data-tile="module-${String(args.module)}"]`);
  if (kind === 'keep') return has(`.piece.legal[data-tile="keep-${String(args.module)}"]`);
  if (kind === 'trigger') return has(`.piece.legal[data-tile="trigger-${String(args.colour)}"]`);
  if (allianceMoves([move], String(args.colour)).length > 0)
    return has(`.piece.legal[data-tile="alliance-${String(args.colour)}"]`);
  if (args.card !== undefined) return has(`.piece.legal[data-tile="${String(args.card)}"]`);
  if (args.world !== undefined) return has(`.piece.legal[data-tile="${String(args.world)}"]`);
  if (kind === 'resolve') return target.querySelectorAll('.gain.wait').length > 0;
  return board.buttons!(view, legal, null).some((button) => button.move === move);
}

const told = new Set<string>();
const SILENT = [
  'turn',
  'disc',
  'fall',
  'slide',
  'return',
  'sweep',
  'reveal',
  'anomaly',
  'module',
  'earn',
];

describe('G1', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = new Engine();
    pretendMedia();
    await engine.print(board);
  });
  afterAll(() => engine.close());

  it('draws what lies on the marks of a cost, and what is still to pay', () => {
    const shown = (cost: string, laid: (string | null)[]) =>
      slotsOf(cost, laid).map(({ letter, filled, token }) =>
        filled ? letter + (token ? '*' : '') : letter.toLowerCase(),
      );
    expect(shown('RYA', ['R1', null, 'P'])).toEqual(['R', 'y', 'P']);
    expect(shown('YOO', ['tK', 'O', null])).toEqual(['K*', 'O', 'o']);
    expect(shown('SSA', [])).toEqual(['s', 's', 'a']);
  });

  it('follows discs that fall, change places and come anew', () => {
    const track = new Track();
    const ids = (grid: Record<string, string>) =>
      Object.fromEntries(track.follow(new Map(Object.entries(grid))).map((p) => [p.cell, p.id]));
    const start = ids({ a1: 'R1', a2: 'B1', a3: 'K2', b1: 'W1' });
    const swapped = ids({ a1: 'R1', a2: 'W1', a3: 'K2', b1: 'B1' });
    expect([swapped.a2, swapped.b1]).toEqual([start.b1, start.a2]);
    ids({ a2: 'W1', a3: 'K2', b1: 'B1' }); // a1 is gone
    const fallen = ids({ a1: 'W1', a2: 'K2', a3: 'R1', b1: 'B1' });
    expect([fallen.a1, fallen.a2]).toEqual([start.b1, start.a3]);
    expect(Object.values(start)).not.toContain(fallen.a3);
  });

  it('explains every draw of the rival', () => {
    for (const colour of 'RYBKW')
      for (const symbol of '123')
        for (const does of ['pawn', 'gift', 'glitch', 'repair'])
          expect(
            rivalDraw({
              event: 'rival_draw',
              seat: 1,
              disc: colour + symbol,
              does,
              number: 3,
              clockwise: true,
              matches: symbol === '2',
              clause: 'PI-21.6',
            }),
          ).toMatch(/^The rival draws \w+ \w+: \w.*\.$/);
  });

  it(`draws every view of ${GAMES} games through all eyes`, { timeout: 600_000 }, async () => {
    let views = 0;
    let drawn = 0;
    let foreseen = 0;
    const explained = new Set(['score', 'ring', 'alternate']); // the frame's, or of other windows
    const asked = new Map<string, number>();
    for (let game = 0; game < GAMES; ++game) {
      const seats = 1 + (game % 4);
      const before = new Map<Eyes, View>();
      const history: GameEvent[] = [];
      let last: View | null = null;
      const look = (step: Step) => {
        for (const [eyes, view] of step.views) {
          const legal = typeof eyes === 'number' ? (step.legal.get(eyes) ?? []) : [];
          const who = naming(eyes, seats);
          const events = step.events.get(eyes);
          checkWords(view, legal, who, step, eyes);
          if (events) {
            checkScenes(before.get(eyes) ?? null, view, events);
            history.push(...events);
            const played = playedIn(events);
            if (last && played && checkProspects(last, played, events)) ++foreseen;
          }
          for (const event of events ?? [])
            if (!SILENT.includes(event.event) && !told.has(event.event)) {
              told.add(event.event);
              expect(story(board, [event], who).length, event.event).toBeGreaterThan(0);
            }
          before.set(eyes, view);
          // Some of all views, and of every kind of decision the first few.
          const kinds = [...new Set(legal.map((move) => move.kind))];
          const rare = kinds.some((kind) => (asked.get(kind) ?? 0) < FEW);
          if (++views % EVERY && !rare) continue;
          for (const kind of kinds) asked.set(kind, (asked.get(kind) ?? 0) + 1);
          ++drawn;
          plan.from = null;
          const page = draw(board, view, legal, who, (target) => {
            for (const move of legal)
              expect(canBeMade(target, view, legal, move), move.text).toBe(true);
          });
          for (const kind of kindsIn(page)) explained.add(kind);
          checkSecrets(page, view, eyes);
        }
        last = step.views.get('referee') ?? null;
      };
      const outcome = await playthrough(engine, 'initiative', seats, game, look);
      checkEnd(last!, history, outcome, seats);
    }
    expect(views).toBeGreaterThan(GAMES * 500);
    expect(drawn).toBeGreaterThan(views / EVERY / 2);
    expect(foreseen).toBeGreaterThan(0);
    expect(told.size).toBeGreaterThan(25);
    expect(Object.keys(pi.explain).filter((kind) => !explained.has(kind))).toEqual([]);
    expect(asked.size).toBeGreaterThan(18);
  });
});

/** The matrix action that the events tell of. */
function playedIn(events: GameEvent[]): string | null {
  const [first] = events;
  if (first?.event === 'swap') return swapText(String(first.cell), String(first.to));
  if (first?.event === 'anomaly_swap') return `anomaly ${String(first.cell)}`;
  return null;
}

/** Modules drawn by others, and sealed goals, stay out of the page. */
function checkSecrets(page: string, view: View, eyes: Eyes): void {
  const now = piView(view);
  if (eyes === 'referee') return;
  for (const seat of now.seats)
    if (seat.seat !== eyes && now.ask !== 'over') expect([null, 'hidden']).toContain(seat.secret);
  if (now.ask === 'keep' && now.active !== eyes) expect(page).not.toContain('data-tile="keep-');
}

/** The score sheet adds up, also with the rival's side. */
function checkEnd(view: View, history: GameEvent[], outcome: Outcome, seats: number): void {
  expect(outcome.scores.length).toBe(seats);
  const end = [...history].reverse().find(({ event }) => event === 'game_end');
  if (!end) return; // told to other eyes
  const finale = board.finale!(history, outcome);
  expect(finale !== null).toBe(seats === 1);
  const sheet = finale?.outcome ?? outcome;
  sheet.scores.forEach((score, seat) => {
    const parts = Object.values(sheet.breakdown).reduce((sum, row) => sum + (row[seat] ?? 0), 0);
    if (finale || seats > 1) expect(parts).toBe(score);
  });
  expect(board.course(history, sheet.scores.length).steps.at(-1)!.scores).toEqual(sheet.scores);
  const naming = { names: sheet.scores.map((_, seat) => `P${seat}`), you: null };
  for (const label of ['worlds', 'experiments', 'alliances'])
    sheet.scores.forEach((_, seat) => {
      const { lines } = board.how(view, history, sheet, label, seat, naming);
      const sum = lines.reduce((all, { value }) => all + (Number(value) || 0), 0);
      expect(sum).toBe(sheet.breakdown[label]?.[seat] ?? 0);
    });
}
