// Positions to begin in, found by the program itself: a seeded game among bots, played until the
// position is one that a test asks for.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './house.mjs';

class Engine {
  constructor() {
    this.process = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.answers = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(cmd, more = {}) {
    this.process.stdin.write(`${JSON.stringify({ id: 1, cmd, ...more })}\n`);
    const answer = JSON.parse((await this.answers.next()).value);
    if (!answer.ok) throw new Error(`${cmd}: ${JSON.stringify(answer)}`);
    return answer;
  }

  close() {
    this.process.stdin.end();
  }
}

const GAMES = 200;

/** The first position of seeded games for which `wanted(moves, view)` holds, where `moves` are the
 *  legal ones of the seat `mine`: as the referee sees it, so that a practice table can begin there. */
export async function positionWhere(game, seats, wanted, mine = 0, options = {}) {
  const engine = new Engine();
  try {
    for (let seed = 1; seed <= GAMES; ++seed) {
      await engine.ask('new', { game, seats, seed, options });
      for (;;) {
        const { moves } = await engine.ask('legal');
        if (!moves.length) break;
        const own = moves.filter((move) => move.seat === mine);
        if (own.length) {
          const { view } = await engine.ask('view', { viewer: 'referee' });
          if (wanted(own, view)) return view;
        }
        const { seat } = moves[0];
        const { move } = await engine.ask('bot', { seat, seed });
        await engine.ask('move', { seat, move });
      }
    }
  } finally {
    engine.close();
  }
  throw new Error(`no such position in ${GAMES} games of ${game}`);
}
