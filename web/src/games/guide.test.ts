// Guided games against the engine: their positions are legal, every move that they ask for and that
// their bots play can be made in that order, and nothing of how to play is left out.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../tests/engine';
import { plain } from '../words/rich';
import { catalogue } from './catalogue';
import { fits, stepsOf, wordsOf, type Chapter, type Guide } from './guide';

const GAMES = catalogue.filter((entry) => entry.guide);
const law = (game: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../rules', `${game}.md`), 'utf8');
const LUCKS = 20;
const NAMES = { left: 'Ann', across: 'Ben', right: 'Cho' };

it('exist for every game that is taught', () => {
  expect(GAMES.map(({ name }) => name)).toEqual(
    catalogue.filter((entry) => entry.learn).map(({ name }) => name),
  );
});

describe.each(GAMES)('the guided game of $name', ({ name, load, learn, guide: loadGuide }) => {
  let engine: Engine;
  let guide: Guide;
  beforeAll(async () => {
    engine = new Engine();
    await engine.print((await load!()).board);
    guide = (await loadGuide!()).guide;
  });
  afterAll(() => engine.close());

  /** Plays a chapter as it is written. */
  async function play(
    { practice, steps, seat: learner = 0 }: Chapter,
    seed: number,
  ): Promise<void> {
    const { position } = practice;
    await engine.ask({ cmd: 'position', game: name, position, seed });
    const script = practice.script.map((moves) => [...moves]);
    const asked = steps.flatMap(({ moves = [] }) => moves);
    while (asked.length || script.some((moves) => moves.length)) {
      const { moves } = await engine.ask({ cmd: 'legal' });
      const legal = moves as { seat: number; text: string }[];
      const seat = legal[0]?.seat;
      expect(seat, `somebody is to act before ${asked[0] ?? 'the end'}`).toBeDefined();
      const text = seat === learner ? asked.shift() : script[seat!]!.shift();
      if (text === undefined) return; // what comes then is not part of it
      const move = legal.find((one) => one.seat === seat && fits(text, one.text));
      expect(move, `${text} is legal for seat ${seat}`).toBeDefined();
      await engine.ask({ cmd: 'move', seat, move: move!.text });
    }
  }

  // A move that is taken back is followed by other luck than the first time.
  it('begins in positions that there are, and its moves can be made whatever the luck', async () => {
    for (const chapter of guide.chapters)
      for (let seed = 1; seed <= LUCKS; ++seed) await play(chapter, seed);
  });

  it('makes use of every idea of how to play', async () => {
    const ideas = (await learn!()).howTo().map(({ id }) => id);
    const taught = stepsOf(guide).flatMap(({ step }) => step.ideas);
    expect([...new Set(taught)].sort()).toEqual([...ideas].sort());
  });

  it('has seven to twelve steps, and ends every part with something to read', () => {
    const steps = stepsOf(guide);
    expect(steps.length).toBeGreaterThanOrEqual(7);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.map(({ step }) => step.id).sort()).toEqual(Object.keys(guide.said).sort());
    for (const chapter of guide.chapters) expect(chapter.steps.at(-1)!.moves).toBeUndefined();
  });

  it('points at something with every letter, in words for every device', () => {
    for (const { step } of stepsOf(guide)) {
      const said = (how: string) => wordsOf(guide, step.id, { how, ...NAMES });
      for (const how of ['mouse', 'touch', 'keys']) {
        const { title, lines } = said(how);
        expect(lines.length, step.id).toBe(step.points.length);
        const text = [title, ...lines.map(plain)].join(' ');
        expect(text, step.id).not.toMatch(/undefined|NaN|[{}*]/);
        if (how !== 'mouse') expect(text, step.id).not.toMatch(/\bclick\b/i);
        if (how !== 'touch') expect(text, step.id).not.toMatch(/\btap\b/i);
      }
      expect(law(name)).toContain(`**${said('mouse').clause}**`);
    }
  });
});
