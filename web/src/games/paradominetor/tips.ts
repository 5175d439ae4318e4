// The guided first game: what to say when something happens for the first time.
import type { LegalMove, View } from '../../net/frames';
import { tipsOf } from '../../words/catalogues';
import { pdView, tableTrick, type PdView } from './view';
import { pd } from './words_of';

const conditions: Record<string, (view: PdView, legal: LegalMove[]) => boolean> = {
  welcome: (view) => view.phase === 'PASS',
  pass: (view, legal) => view.phase === 'PASS' && legal[0]?.args.timeframe === 'present',
  received: (view) => view.trick === 1 && (tableTrick(view)?.plays.length ?? 0) === 0,
  lead: (view, legal) => view.phase === 'LEAD' && legal.length > 0,
  follow: (view, legal) => view.phase === 'FOLLOW' && legal.length > 0,
  cannot: (view, legal) =>
    view.phase === 'FOLLOW' &&
    legal.length > 0 &&
    !legal.some((move) => view.table_colours.includes(String(move.args.face)[0]!)),
  forming: (view, legal) => view.standing?.kind === 'paradox' && legal.length > 0,
  joins: (view, legal) => legal.some((move) => view.matches.includes(String(move.args.face))),
  black: (_view, legal) => legal.some((move) => move.args.face === 'K0'),
  declare: (_view, legal) => legal[0]?.kind === 'declare',
  half: (view) =>
    view.seats.some((seat) => seat.seat === view.viewer && seat.halves > 0) &&
    view.phase === 'LEAD',
  paradox: (view) =>
    view.tricks.at(-2)?.kind === 'paradox' && (tableTrick(view)?.plays.length ?? 0) === 0,
  last: (view, legal) => view.trick === 13 && legal.length > 0,
};

export const tips = tipsOf(
  pd.tip,
  (id) => (view: View, legal: LegalMove[]) => conditions[id]!(pdView(view), legal),
);
