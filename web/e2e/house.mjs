// A server of our own and a browser, and pages that report whatever went wrong in them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { watchFrames } from './contract.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const program = process.env.PARADOXA_PROGRAM ?? resolve(here, '../../build/paradoxa');
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
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export class House {
  violations = []; // of the Content-Security-Policy, anywhere
  errors = []; // scripts that failed, anywhere

  static async open() {
    const house = new House();
    house.server = await Server.start();
    house.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    return house;
  }

  /** A person with a browser of their own. */
  async person({ size = DESKTOP, theme = 'dark', still = true, server = this.server } = {}) {
    const context = await this.browser.newContext({
      viewport: size,
      colorScheme: theme,
      reducedMotion: still ? 'reduce' : 'no-preference',
      baseURL: server.address,
    });
    await context.exposeBinding('__violated', (_, what) => this.violations.push(what));
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        window.__violated(`${event.violatedDirective}: ${event.blockedURI} at ${event.sourceFile}`),
      ),
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => this.errors.push(`${page.url()}: ${error.message}`));
    watchFrames(page, (wrong) => this.errors.push(wrong));
    page.setDefaultTimeout(15_000);
    return page;
  }

  async close() {
    await this.browser.close();
    await this.server.stop();
  }
}
