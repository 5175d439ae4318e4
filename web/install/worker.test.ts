// The service worker alone, with a network and a cache of paper.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

const HERE = 'https://play.example';
const SOURCE = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');

type Reply = { ok: boolean; text: string; headers: Map<string, string>; clone: () => Reply };
const reply = (text: string, type = 'text/html', ok = true): Reply => {
  const made = { ok, text, headers: new Map([['Content-Type', type]]), clone: () => made };
  return made;
};

class World {
  kept = new Map<string, Map<string, Reply>>();
  answers = new Map<string, Reply>(); // of the server; without one the line is broken
  asked: string[] = [];
  private handlers = new Map<string, (event: object) => void>();

  constructor() {
    const path = (what: string | { url: string }) =>
      new URL(typeof what === 'string' ? what : what.url, HERE).pathname;
    const fetch = async (what: string | { url: string }) => {
      this.asked.push(path(what));
      const answer = this.answers.get(path(what));
      if (!answer) throw new TypeError('no line');
      return answer;
    };
    const open = async (name: string) => {
      if (!this.kept.has(name)) this.kept.set(name, new Map());
      const files = this.kept.get(name)!;
      return {
        put: async (what: string, answer: Reply) => void files.set(path(what), answer),
        addAll: async (all: string[]) => {
          for (const one of all) files.set(one, await fetch(one));
        },
      };
    };
    const caches = {
      open,
      keys: async () => [...this.kept.keys()],
      delete: async (name: string) => this.kept.delete(name),
      match: async (what: string) =>
        [...this.kept.values()].map((files) => files.get(path(what))).find(Boolean),
    };
    const self = {
      location: { origin: HERE },
      clients: { claim: async () => {} },
      addEventListener: (name: string, handler: (event: object) => void) =>
        this.handlers.set(name, handler),
    };
    const source = SOURCE.replace('__VERSION__', 'new').replace('__SHELL__', '/assets/main.js');
    new Function('self', 'caches', 'fetch', source)(self, caches, fetch);
  }

  async happens(name: string): Promise<void> {
    let done: Promise<void> | undefined;
    this.handlers.get(name)!({ waitUntil: (promise: Promise<void>) => (done = promise) });
    await done;
  }

  /** What the worker answers; undefined where it leaves the request alone. */
  async get(address: string, mode = 'cors', method = 'GET'): Promise<string | undefined> {
    let answer: Promise<Reply> | undefined;
    this.handlers.get('fetch')!({
      request: { url: HERE + address, mode, method },
      respondWith: (promise: Promise<Reply>) => (answer = promise),
    });
    return answer && (await answer).text;
  }
}

describe('the service worker', () => {
  let world: World;
  beforeEach(async () => {
    world = new World();
    world.answers.set('/index.html', reply('page 1'));
    world.answers.set('/assets/main.js', reply('script', 'text/javascript'));
    world.kept.set('paradoxa-old', new Map([['/index.html', reply('page 0')]]));
    await world.happens('install');
    await world.happens('activate');
  });

  it('keeps what its version needs, and nothing of another', () => {
    expect([...world.kept.keys()]).toEqual(['paradoxa-new']);
    expect([...world.kept.get('paradoxa-new')!.keys()]).toEqual(['/index.html', '/assets/main.js']);
  });

  it('shows the page of the server whenever there is one, and the kept one otherwise', async () => {
    expect(await world.get('/t/abc', 'navigate')).toBe('page 1');
    world.answers.set('/t/abc', reply('page 2'));
    expect(await world.get('/t/abc', 'navigate')).toBe('page 2');
    world.answers.delete('/t/abc');
    expect(await world.get('/', 'navigate')).toBe('page 2');
    world.answers.set('/', reply('out of order', 'text/html', false));
    expect(await world.get('/', 'navigate')).toBe('out of order');
    world.answers.delete('/');
    expect(await world.get('/', 'navigate')).toBe('page 2');
  });

  it('asks once for files that never change', async () => {
    world.answers.set('/assets/board.js', reply('board', 'text/javascript'));
    expect(await world.get('/assets/board.js')).toBe('board');
    world.answers.clear();
    expect(await world.get('/assets/board.js')).toBe('board');
    expect(world.asked.filter((path) => path === '/assets/board.js')).toHaveLength(1);
  });

  it('leaves the API, other methods and other files alone', async () => {
    expect(await world.get('/api/games')).toBeUndefined();
    expect(await world.get('/api/tables/1/record', 'navigate')).toBeUndefined();
    expect(await world.get('/assets/main.js', 'cors', 'POST')).toBeUndefined();
    expect(await world.get('/mark.svg')).toBeUndefined();
  });
});
