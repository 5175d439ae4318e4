// The pictures of how to play show what the engine shows: every position is set up again and compared.
// PARADOXA_UPDATE=1 writes what is shown (howto/shots.json) from the positions (howto/positions.json).
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendMedia } from '../../tests/drawing';
import { Engine } from '../../tests/engine';
import type { LegalMove, Outcome } from '../net/frames';
import { plain } from '../words/rich';
import { catalogue } from './catalogue';
import type { Shot } from './howto';

const GAMES = catalogue.filter((entry) => entry.learn);
const folder = (game: string) => resolve(import.meta.dirname, game, 'howto');
const read = <T>(game: string, file: string): Record<string, T> =>
  JSON.parse(readFileSync(resolve(folder(game), file), 'utf8')) as Record<string, T>;
const law = (game: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../rules', `${game}.md`), 'utf8');

/** One line a picture, so that a change shows which. */
const written = (shots: Record<string, Shot>) =>
  `{\n${Object.entries(shots)
    .map(([id, shot]) => `"${id}": ${JSON.stringify(shot)}`)
    .join(',\n')}\n}\n`;

describe.each(GAMES)('how to play $name', ({ name, load, learn }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = new Engine();
    pretendMedia();
    await engine.print((await load!()).board);
  });
  afterAll(() => engine.close());

  // `eyes` says whose view the picture is, where it isn't seat 0's.
  async function shotOf({ eyes = 0, ...position }: { eyes?: number }): Promise<Shot> {
    const set = await engine.ask({ cmd: 'position', game: name, position });
    const { moves } = await engine.ask({ cmd: 'legal' });
    const legal = (moves as (LegalMove & { seat: unknown })[]).filter((move) => move.seat === eyes);
    const outcome = set.outcome as Outcome | undefined;
    return { view: await engine.view(eyes), legal, ...(outcome && { outcome }) };
  }

  it('shows the positions as the engine does', async () => {
    const shots: Record<string, Shot> = {};
    for (const [id, position] of Object.entries(read<{ eyes?: number }>(name, 'positions.json')))
      shots[id] = await shotOf(position);
    if (process.env.PARADOXA_UPDATE)
      writeFileSync(resolve(folder(name), 'shots.json'), written(shots));
    expect(read(name, 'shots.json')).toEqual(shots);
  });

  it('draws every picture and says every sentence', async () => {
    const ideas = (await learn!()).howTo();
    expect(ideas.map(({ id }) => id).sort()).toEqual(Object.keys(read(name, 'shots.json')).sort());
    expect(ideas.length).toBeGreaterThanOrEqual(4);
    expect(ideas.length).toBeLessThanOrEqual(6);
    for (const { Picture, shot, naming, picture, text } of ideas) {
      const target = document.createElement('div');
      const drawn = mount(Picture, { target, props: { shot, naming } });
      flushSync();
      expect(target.querySelectorAll('svg').length).toBeGreaterThanOrEqual(3);
      expect(target.textContent).not.toMatch(/undefined|NaN|\{\w/);
      expect(`${picture} ${text.map(plain).join(' ')}`).not.toMatch(/undefined|NaN|[{}*]/);
      void unmount(drawn);
    }
  });

  it('cites clauses that there are', async () => {
    for (const { clauses } of (await learn!()).howTo())
      for (const clause of clauses) expect(law(name)).toContain(`**${clause}**`);
  });
});
