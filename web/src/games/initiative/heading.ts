// Where the glitch would go: by what is picked, by the card that is looked at, or by what is done.
import type { LegalMove } from '../../net/frames';
import type { PiView } from './view';

const PAYS = ['place', 'credit', 'onto'];

export function headingOf(
  view: PiView,
  seat: number,
  picked: LegalMove | null,
  looked: string | null,
): string | null {
  if (picked?.kind === 'advance')
    return view.advances.find((one) => one.move === picked.text)?.world ?? view.heading;
  const pays = picked && PAYS.includes(picked.kind);
  const card = pays ? picked.args.card : looked;
  const entry = view.seats[seat]?.console.find((one) => one.card === card);
  if (pays && entry?.slots.filter((item) => item === null).length !== 1) return view.heading;
  return entry?.sends ?? view.heading;
}
