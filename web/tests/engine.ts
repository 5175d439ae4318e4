// The rules themselves, driven over the line protocol: games to draw in tests.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { scatter } from '../src/draw/solid';
import type { GameBoard } from '../src/games/board';
import type { GameEvent, Json, LegalMove, Outcome, View } from '../src/net/frames';

const program = process.env.PARADOXA_PROGRAM ?? resolve(process.cwd(), '../build/paradoxa');

export type Eyes = number | 'spectator' | 'referee';

type Answer = Record<string, unknown>;

export class Engine {
  private readonly child: ChildProcess;
  private readonly waiting: ((line: string) => void)[] = [];

  constructor() {
    if (!existsSync(program))
      throw new Error(`${program} is missing: build it, or set PARADOXA_PROGRAM`);
    this.child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout! }).on('line', (line) =>
      this.waiting.shift()?.(line),
    );
  }

  async ask(request: Record<string, unknown>): Promise<Answer> {
    const line = new Promise<string>((done) => this.waiting.push(done));
    this.child.stdin!.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse(await line) as Answer;
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer;
  }

  async view(viewer: Eyes): Promise<View> {
    return (await this.ask({ cmd: 'view', viewer })).view as View;
  }

  /** Gives a board what is printed on its pieces, as the server does. */
  async print(board: GameBoard): Promise<void> {
    const { content } = await this.ask({ cmd: 'content', game: board.name });
    board.narrator.print(content as Json);
    board.print?.(content as Json);
  }

  close(): void {
    this.child.stdin!.end();
  }
}

export interface Step {
  views: Map<Eyes, View>;
  legal: Map<number, LegalMove[]>;
  events: Map<Eyes, GameEvent[]>;
}

/** Plays a random game and shows every position through every pair of eyes. */
export async function playthrough(
  engine: Engine,
  game: string,
  seats: number,
  seed: number,
  look: (step: Step, number: number) => void,
  options: Record<string, Json> = {},
): Promise<Outcome> {
  const next = scatter(seed * 7919 + seats);
  const all: Eyes[] = [...Array(seats).keys(), 'spectator', 'referee'];
  let answer = await engine.ask({ cmd: 'new', game, seats, seed, options });
  let events = new Map<Eyes, GameEvent[]>(all.map((eyes) => [eyes, []]));
  for (let number = 0; ; ++number) {
    const views = new Map<Eyes, View>();
    for (const eyes of all) views.set(eyes, await engine.view(eyes));
    const moves = (await engine.ask({ cmd: 'legal' })).moves as (LegalMove & { seat: number })[];
    const legal = new Map<number, LegalMove[]>();
    for (const move of moves) legal.set(move.seat, [...(legal.get(move.seat) ?? []), move]);
    look({ views, legal, events }, number);
    if (!moves.length) return answer.outcome as Outcome;
    const chosen = moves[Math.floor(next() * moves.length)]!;
    // One viewer is told; what the others are told is asked by playing the move again.
    const mover = all[Math.floor(next() * all.length)]!;
    answer = await engine.ask({ cmd: 'move', seat: chosen.seat, move: chosen.text, viewer: mover });
    events = new Map([[mover, answer.events as GameEvent[]]]);
  }
}
