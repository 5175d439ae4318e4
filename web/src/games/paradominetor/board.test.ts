// Every view of played games is drawn, through all eyes, and nothing hidden gets into the page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, kindsIn, naming, pretendMedia } from '../../../tests/drawing';
import { Engine, playthrough, type Eyes, type Step } from '../../../tests/engine';
import type { Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import { story } from '../../words/story';
import { board } from './index';
import { trickPicture } from './trick';
import { settings } from '../../table/settings.svelte';
import { grouped, keptTrick, pdView, tileOf } from './view';
import { pd } from './words_of';

const GAMES = process.env.PARADOXA_BUDGET?.startsWith('soak') ? 200 : 6;
const DRAWN = process.env.PARADOXA_BUDGET?.startsWith('soak') ? 20 : 2; // into a page, too

const TILE = /\b[RBGYP][1-6][pnf]\b/g;
/** Tiles with their backs that a viewer was told: all that the page may show. */
const told = (view: View, legal: LegalMove[]) =>
  new Set([
    ...(`${JSON.stringify(view)} ${JSON.stringify(legal)}`.match(TILE) ?? []),
    ...pdView(view).tricks.flatMap((trick) => trick.plays.map(tileOf)),
  ]);

function checkWords(view: View, legal: LegalMove[], who: Naming, step: Step, eyes: Eyes): void {
  for (const move of legal) {
    expect(board.narrator.button(move, who)).toMatch(/^(Pass|Play|Declare) /);
    expect(board.ask(view, legal, move, who).say).not.toBe('');
  }
  expect(new Set(legal.map((move) => board.narrator.move(move, who))).size).toBe(legal.length);
  expect(board.progress(view).strong).not.toBe('');
  const events = step.events.get(eyes) ?? [];
  for (const line of story(board, events, who))
    expect(JSON.stringify(line)).not.toMatch(/[{}]\w+[}]|undefined/);
  const scenes = board.scenes(null, view, events);
  expect(scenes.at(-1)!.view).toEqual(view);
  expect(scenes.flatMap((scene) => scene.events)).toEqual(
    expect.arrayContaining(
      events.filter(
        (event) =>
          scenes.length === 1 ||
          ['play', 'declare', 'reveal', 'trick_result', 'game_end'].includes(event.event),
      ),
    ),
  );
}

function checkLayout(view: View): void {
  const now = pdView(view);
  const places = trickPicture(view).runs.flatMap((run) => run.places);
  if (now.tricks.length) expect(places.length).toBe(now.seats.length);
  const things = places.map((place) => place.thing);
  for (const seat of now.seats) {
    board.facts(view, seat.seat);
    for (const by of ['time', 'colour'] as const) {
      const tiles = grouped(seat.hand ?? [], by).flatMap((group) => group.tiles);
      expect(tiles.length).toBe(seat.hand?.length ?? 0);
      const keys = tiles.map(({ key }) => key);
      if (seat.seat === now.viewer) keys.push(...things);
      expect(new Set(keys).size).toBe(keys.length);
    }
  }
}

// What may be played glows in the hand, and colours that may be declared on the table.
function drawn(view: View, legal: LegalMove[], who: Naming): string {
  return draw(board, view, legal, who, (target) => {
    if (who.you !== null && legal.length)
      expect(target.querySelectorAll('.hand .legal, .dc .legal').length).toBeGreaterThanOrEqual(
        legal.length,
      );
  });
}

describe('G1', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = new Engine();
    pretendMedia();
    await engine.print(board);
  });
  afterAll(() => engine.close());

  it(`draws every view of ${GAMES} games through all eyes`, { timeout: 600_000 }, async () => {
    let views = 0;
    const explained = new Set<string>();
    for (let game = 0; game < GAMES; ++game) {
      const seats = 3 + (game % 3);
      const outcome = await playthrough(engine, 'paradominetor', seats, game, (step, number) => {
        for (const [eyes, view] of step.views) {
          const legal = typeof eyes === 'number' ? (step.legal.get(eyes) ?? []) : [];
          const who = naming(eyes, seats);
          checkWords(view, legal, who, step, eyes);
          checkLayout(view);
          ++views;
          // Some of all views, and a paradox in the middle of a trick.
          const rare = pdView(view).standing?.kind === 'paradox' && !explained.has('joined');
          if ((game >= DRAWN || number % 4) && !rare) continue;
          settings.sort = number % 8 ? '' : 'colour';
          const page = drawn(view, legal, who);
          const kept = eyes === 0 ? drawn(keptTrick(view) as unknown as View, [], who) : '';
          for (const kind of kindsIn(page + kept)) explained.add(kind);
          const allowed = told(view, legal);
          for (const tile of page.match(TILE) ?? []) expect(allowed).toContain(tile);
        }
      });
      expect(outcome.scores.length).toBe(seats);
    }
    expect(views).toBeGreaterThan(GAMES * 50 * 5);
    // Whatever the catalogue explains was seen.
    expect(Object.keys(pd.explain).filter((kind) => !explained.has(kind))).toEqual([]);
  });
});
