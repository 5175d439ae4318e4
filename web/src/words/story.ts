// A game so far, as the lines of a log.
import type { GameBoard, LogLine } from '../games/board';
import type { GameEvent } from '../net/frames';
import type { Fields, Naming } from './narrator';
import type { Part } from './rich';

type Teller = Pick<GameBoard, 'narrator' | 'heading' | 'big' | 'whose'>;

// Games are long, and a story is told again after every move: what an event means is kept.
const told = new WeakMap<GameEvent, { naming: Naming; parts: Part[] }>();

function sentence(board: Teller, event: GameEvent, naming: Naming): Part[] {
  const known = told.get(event);
  if (known && same(known.naming, naming)) return known.parts;
  const parts = board.narrator.event(event as Fields, naming);
  const cited = parts.some((part) => typeof part === 'object' && 'clause' in part);
  // Whatever applies a rule cites it.
  if (parts.length && !cited && typeof event.clause === 'string')
    parts.push(' ', { clause: event.clause });
  told.set(event, { naming, parts });
  return parts;
}

const same = (a: Naming, b: Naming): boolean =>
  a === b ||
  (a.you === b.you &&
    a.names.length === b.names.length &&
    a.names.every((name, seat) => name === b.names[seat]));

export function story(board: Teller, history: GameEvent[], naming: Naming): LogLine[] {
  const lines: LogLine[] = [];
  history.forEach((event, at) => {
    const fields = board.heading ? board.heading(event, at, history, naming) : (event as Fields);
    const head = fields && board.narrator.head(event.event, fields, naming);
    if (head) lines.push({ seat: null, parts: [head], tone: 'head' });
    const parts = sentence(board, event, naming);
    if (!parts.length) return;
    const seat = Number(board.whose?.(event, naming) ?? event.seat ?? -1);
    lines.push({
      seat: seat >= 0 && seat < naming.names.length ? seat : null,
      parts,
      tone: board.big.includes(event.event) ? 'big' : 'plain',
    });
  });
  return lines;
}
