// The sentence of the action bar.
import type { Ask, Naming } from '../board';
import type { LegalMove, View } from '../../net/frames';
import type { Fields } from '../../words/narrator';
import { pdView, tableTrick, timeframeOf } from './view';
import { narrator } from './words_of';

export function ask(raw: View, _legal: LegalMove[], picked: LegalMove | null, naming: Naming): Ask {
  const view = pdView(raw);
  const same =
    view.matches.includes(String(picked?.args.face)) &&
    tableTrick(view)?.plays.find((play) => play.face === picked?.args.face);
  if (same && picked?.kind === 'play') {
    const facts = { face: same.face, owner: same.seat };
    return narrator.ask('confirm.joins', facts, raw as Fields, naming);
  }
  if (picked?.kind === 'play') {
    const tile = String(picked.args.tile);
    const entry = tile === 'K0' ? 'confirm.black' : 'confirm.play';
    return narrator.ask(entry, { tile, time: timeframeOf(tile) }, raw as Fields, naming);
  }
  return narrator.question(raw as Fields, naming);
}
