// A server of our own and a browser, and pages that report whatever went wrong in them. Tables that
// these pages make are practice tables: their luck is chosen by the test that makes them.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { watchFrames } from './contract.mjs';
import { positionWhere } from './engine.mjs';
import { PATIENCE_MS, until } from './waiting.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const program = process.env.PARADOXA_PROGRAM ?? resolve(here, '../../build/paradoxa');
const web = process.env.PARADOXA_WEB; // else the client that is compiled into the program

export class Server {
  static async start(port = 0, folder = mkdtempSync(join(tmpdir(), 'paradoxa-e2e-'))) {
    const server = new Server();
    server.folder = folder;
    server.process = spawn(
      program,
      ['serve', '--port', String(port), '--store', `sqlite:${join(folder, 'tables.db')}`].concat(
        ['--limit-factor', '1000'],
        web ? ['--web', web] : [],
      ),
      { stdio: ['ignore', 'pipe', process.env.PARADOXA_E2E_LOG ? 'inherit' : 'ignore'] },
    );
    server.address = await new Promise((done, fail) => {
      let text = '';
      server.process.stdout.on('data', (data) => {
        text += data;
        const found = /http:\/\/[^\s/]+/.exec(text);
        if (found) done(found[0]);
      });
      server.process.on('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    });
    return server;
  }

  get port() {
    return Number(new URL(this.address).port);
  }

  /** Without a word to anybody, as in a crash. */
  async kill() {
    this.process.removeAllListeners('exit');
    const ended = new Promise((done) => this.process.on('exit', done));
    this.process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Asks as a program does; `token` says who. */
  async ask(path, body, token) {
    const reply = await fetch(this.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Windows in which every screen is looked at, in both themes. `make test` has time for two of the
 *  ten, which are as different as can be. */
export const WINDOWS = {
  desktop: DESKTOP,
  phone: PHONE,
  laptop: { width: 1366, height: 657 },
  'short phone': { width: 390, height: 664 },
  'phone held sideways': { width: 844, height: 390 },
};
export const isQuick = (name, theme) =>
  (name === 'desktop' && theme === 'dark') || (name === 'phone' && theme === 'light');

// Where a game among bots takes minutes, since its secret decisions are answered in a player's own
// time: a position that is nearly over.
const NEARLY_OVER = {
  island: (_, view) => view.boards.some((board) => board.steps === 4),
};

/** Gives every new table of a page the luck that `__luck` names; runs in the page. */
function chooseLuck() {
  const ask = window.fetch;
  window.fetch = async (path, request) => {
    if (path !== '/api/tables' || request?.method !== 'POST') return ask(path, request);
    const table = JSON.parse(request.body);
    const practice = table.from || table.practice ? null : await window.__luck();
    if (practice) table.practice = practice;
    if (practice?.position) delete table.options; // it brings its own
    return ask(path, { ...request, body: JSON.stringify(table) });
  };
}

export class House {
  violations = []; // of the Content-Security-Policy, anywhere
  errors = []; // scripts that failed, anywhere
  seeds = []; // of the tables that this test has made
  #overs = new Map(); // finished games, by what was played

  static async open() {
    const house = new House();
    house.server = await Server.start();
    house.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    return house;
  }

  /** From here on tables are of this test: the same name and PARADOXA_E2E_SEED, the same luck. */
  begin(test) {
    this.test = createHash('sha1').update(test).digest('hex').slice(0, 8);
    this.seeds = [];
  }

  seed() {
    const number = this.seeds.length + 1;
    this.seeds.push(`${process.env.PARADOXA_E2E_SEED ?? 'e2e'} ${this.test} ${number}`);
    return this.seeds.at(-1);
  }

  /** A person with a browser of their own. Tables made there have chosen luck, and begin in
   *  `page.position` where one is set; `fair` leaves the luck to the server and the browsers; `workers`
   *  lets the page have its service worker. */
  async person({
    size = DESKTOP,
    theme = 'dark',
    still = true,
    server = this.server,
    fair = false,
    touch = false,
    workers = false,
  } = {}) {
    const context = await this.browser.newContext({
      viewport: size,
      hasTouch: touch,
      colorScheme: theme,
      reducedMotion: still ? 'reduce' : 'no-preference',
      baseURL: server.address,
      serviceWorkers: workers ? 'allow' : 'block',
    });
    await context.exposeBinding('__violated', (_, what) => this.violations.push(what));
    await context.exposeBinding('__luck', ({ page }) =>
      fair ? null : { seed: this.seed(), ...(page.position && { position: page.position }) },
    );
    await context.addInitScript(chooseLuck);
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        window.__violated(`${event.violatedDirective}: ${event.blockedURI} at ${event.sourceFile}`),
      ),
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => this.errors.push(`${page.url()}: ${error.message}`));
    watchFrames(page, (wrong) => this.errors.push(wrong));
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  }

  /** The id of a finished game among bots. */
  async over(game, seats) {
    const what = `${game} ${seats}`;
    if (!this.#overs.has(what)) this.#overs.set(what, this.#playOut(game, seats));
    return this.#overs.get(what);
  }

  async #playOut(game, seats) {
    const nearlyOver = NEARLY_OVER[game];
    const { token } = await this.server.ask('/api/guest', { name: 'Bystander', token: true });
    const { table } = await this.server.ask(
      '/api/tables',
      {
        game,
        seats: Array(seats).fill('easy'),
        start: true,
        practice: {
          seed: `over ${game} ${seats}`,
          ...(nearlyOver && { position: await positionWhere(game, seats, nearlyOver) }),
        },
      },
      token,
    );
    await until(async () => {
      const now = (await this.server.ask(`/api/tables/${table.id}`)).table;
      return now.stage === 'finished';
    }, `the end of ${game}`);
    return table.id;
  }

  async close() {
    await this.browser.close();
    await this.server.stop();
  }
}
