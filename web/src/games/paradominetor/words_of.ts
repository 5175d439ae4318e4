// Tiles, points and tricks in words.
import { narratorOf } from '../../words/catalogues';
import { paradominetor, types } from '../../words/made/paradominetor';
import type { Fields } from '../../words/narrator';
import type { How, Naming } from '../board';
import type { GameEvent, Outcome, View } from '../../net/frames';
import { points } from './view';

export const pd = paradominetor;
export const narrator = narratorOf(paradominetor, types);

export const colourName = (letter: string): string => narrator.term('colour', letter);
export const faceName = (face: string): string => narrator.term('face', face);
export const tileName = (tile: string): string => narrator.term('tile', tile);
export const pointsWords = (hp: number): string => narrator.term('halves', hp);

interface Events {
  deal: { seat: number };
  play: { seat: number; face: string; timeframe: string };
  declare: { seat: number; colour: string };
  reveal: { tiles: { seat: number; face: string; timeframe: string }[] };
  trick_result: { trick: number; kind: string; winners: number[]; hp: number[] };
}

/** An event of a kind, or nothing. */
export const as = <K extends keyof Events>(event: GameEvent, kind: K): Events[K] | null =>
  event.event === kind ? (event as unknown as Events[K]) : null;

/** Above the first deal, and above the tile that opens a trick. */
export function heading(event: GameEvent, at: number, history: GameEvent[]): Fields | null {
  const dealt = as(event, 'deal');
  if (dealt) return dealt.seat === 0 ? {} : null;
  if (!as(event, 'play')) return null;
  const before = history.slice(0, at).findLast((one) => one.event !== 'declare');
  const result = before && as(before, 'trick_result');
  if (result) return { trick: result.trick + 1 };
  return before?.event === 'first_lead' ? { trick: 1 } : null;
}

/** The tricks behind a number of the score sheet. */
export function how(
  _view: View,
  history: GameEvent[],
  _outcome: Outcome,
  label: string,
  seat: number,
  naming: Naming,
): How {
  const worth = label === 'ones' ? 2 : 1;
  const lines: How['lines'] = [];
  let faces = new Map<number, string>();
  for (const event of history) {
    const played = as(event, 'play');
    if (played) faces.set(played.seat, played.face);
    const result = as(event, 'trick_result');
    if (!result) continue;
    if (result.hp[seat] === worth) {
      const face = faceName(faces.get(seat) ?? 'K0');
      const way =
        result.kind === 'solo'
          ? pd.board.howSolo({ face })
          : result.kind === 'allblack'
            ? pd.board.howBlack
            : pd.board.howParadox({ face });
      lines.push({ text: pd.board.howTrick({ n: result.trick, how: way }), value: points(worth) });
    }
    faces = new Map();
  }
  const what = label === 'ones' ? pd.score.ones : pd.score.halves;
  return { title: pd.board.how({ what, who: naming.names[seat] ?? '' }), lines };
}
