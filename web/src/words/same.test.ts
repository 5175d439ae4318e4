// The browser says of every event, move, question and fact exactly what the program says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine, type Eyes } from '../../tests/engine';
import { scatter } from '../draw/solid';
import { board as initiative } from '../games/initiative';
import { board as island } from '../games/island';
import { board as paradominetor } from '../games/paradominetor';
import { board as paradoxical } from '../games/paradoxical';
import type { GameBoard } from '../games/board';
import type { GameEvent, LegalMove } from '../net/frames';
import type { Fields } from './narrator';
import { plain } from './rich';

const SOAK = process.env.PARADOXA_BUDGET?.startsWith('soak') ?? false;
const GAMES = SOAK ? 40 : 2;

const TITLES: { board: GameBoard; seats: number[] }[] = [
  { board: paradominetor, seats: [3, 4, 5] },
  { board: paradoxical, seats: [2, 3, 4] },
  { board: initiative, seats: [1, 2, 3, 4] },
  { board: island, seats: [2, 3, 4] },
];

interface Said {
  names: string[];
  sentences: string[];
  question?: string;
  moves?: string[];
}

class Comparison {
  compared = {
    events: new Set<string>(),
    moves: new Set<string>(),
    questions: new Set<string>(),
    facts: new Set<string>(),
  };

  constructor(
    private readonly engine: Engine,
    private readonly board: GameBoard,
  ) {}

  async play(seats: number, seed: number): Promise<void> {
    const next = scatter(seed * 104729 + seats);
    const all: Eyes[] = [...Array(seats).keys(), 'spectator', 'referee'];
    let { ply } = await this.engine.ask({ cmd: 'new', game: this.board.name, seats, seed });
    for (;;) {
      const moves = await this.legal();
      if (!moves.length) return;
      const chosen = moves[Math.floor(next() * moves.length)]!;
      await this.choices(chosen.seat, moves, ply as number);
      const viewer = all[Math.floor(next() * all.length)]!;
      const since = ply as number;
      const made = await this.engine.ask({
        cmd: 'move',
        seat: chosen.seat,
        move: chosen.text,
        viewer,
      });
      await this.events(viewer, since, made.events as GameEvent[]);
      ply = made.ply;
      for (const seat of Array(seats).keys()) await this.refusal(seat, chosen.text, ply as number);
    }
  }

  private async legal(): Promise<(LegalMove & { seat: number })[]> {
    const { moves } = await this.engine.ask({ cmd: 'legal' });
    return moves as (LegalMove & { seat: number })[];
  }

  private async said(viewer: Eyes, since: number): Promise<Said> {
    return (await this.engine.ask({ cmd: 'words', viewer, since })) as unknown as Said;
  }

  private async choices(
    seat: number,
    legal: (LegalMove & { seat: number })[],
    ply: number,
  ): Promise<void> {
    const view = (await this.engine.view(seat)) as Fields;
    const { names, question, moves } = await this.said(seat, ply);
    const naming = { names, you: seat };
    const mine = legal.filter((move) => move.seat === seat);
    expect(mine.map((move) => this.board.narrator.move(move, naming))).toEqual(moves);
    const { say, sub } = this.board.narrator.question(view, naming);
    expect(sub ? `${say} ${sub}` : say).toBe(question);
    for (const { kind } of mine) this.compared.moves.add(kind);
    this.compared.questions.add(String(view.ask ?? view.phase));
  }

  // What was played a moment ago is hardly ever possible again.
  private async refusal(seat: number, move: string, ply: number): Promise<void> {
    const { fact, because } = await this.engine.ask({ cmd: 'why', seat, move });
    if (!fact) return;
    const { names } = await this.said(seat, ply);
    expect(this.board.narrator.fact(fact as Fields, { names, you: seat })).toBe(because);
    this.compared.facts.add(String((fact as Fields).fact));
  }

  private async events(viewer: Eyes, since: number, events: GameEvent[]): Promise<void> {
    const { names, sentences } = await this.said(viewer, since);
    const naming = { names, you: typeof viewer === 'number' ? viewer : null };
    const here = events.map((event) => plain(this.board.narrator.event(event as Fields, naming)));
    expect(here.filter((line) => line !== '')).toEqual(sentences);
    for (const { event } of events) this.compared.events.add(event);
  }
}

describe('the same sentence', () => {
  let engine: Engine;
  beforeAll(() => {
    engine = new Engine();
  });
  afterAll(() => engine.close());

  for (const { board, seats } of TITLES)
    it(`in the browser as in the program: ${board.name}`, { timeout: 600_000 }, async () => {
      await engine.print(board);
      const comparison = new Comparison(engine, board);
      for (let game = 0; game < GAMES; ++game)
        for (const players of seats) await comparison.play(players, game);
      const { events, moves, questions, facts } = comparison.compared;
      expect(events.size).toBeGreaterThan(8);
      expect(moves.size).toBeGreaterThan(2);
      expect(questions.size).toBeGreaterThan(3);
      expect(facts.size).toBeGreaterThan(3);
    });
});
