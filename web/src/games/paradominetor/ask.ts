// The sentence of the action bar.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import { pd } from '../../words/paradominetor';
import { pdView, tableTrick } from './view';
import { colourName } from './words_of';

export function ask(raw: View, legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = pdView(raw);
  const kind = legal[0]?.kind;
  if (kind === 'pass') {
    const to = view.seats[naming.you ?? 0]?.passes_to ?? 0;
    const time = pd.timeframes[String(legal[0]!.args.timeframe)] ?? '';
    return {
      say: pd.say.pass(time),
      sub: pd.say.passSub(naming.names[to] ?? ''),
      clause: pd.clause.pass,
    };
  }
  if (kind === 'declare')
    return { say: pd.say.declare, sub: pd.say.declareSub, clause: pd.clause.declare };
  if (view.phase === 'LEAD')
    return { say: pd.say.lead, sub: pd.say.leadSub, clause: pd.clause.lead };
  const trick = tableTrick(view);
  const last = trick?.plays.length === view.seats.length - 1;
  const joins = view.matches.includes(String(picked?.args.face));
  const colours = view.table_colours.map(colourName).join(pd.or);
  return {
    say: last ? pd.say.followLast : pd.say.follow,
    sub: joins ? pd.say.joins : pd.say.followSub(colours),
    clause: joins ? 'PD-6.3' : pd.clause.follow,
  };
}
