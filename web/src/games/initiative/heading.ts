// Where the glitch would go: by what is picked, by the card that is looked at, or by what is done.
import type { LegalMove } from '../../net/frames';
import { printed } from './print.svelte';
import { worldIndex, worldName, WORLDS, type PiView } from './view';

export function headingOf(
  view: PiView,
  seat: number,
  picked: LegalMove | null,
  looked: string | null,
): string | null {
  if (picked?.kind === 'advance')
    return worldName((worldIndex(view.glitch) + Number(picked.args.number)) % WORLDS);
  const console = view.seats[seat]?.console ?? [];
  const entryOf = (card: unknown) => console.find((one) => one.card === card);
  if (picked && ['place', 'credit', 'onto'].includes(picked.kind)) {
    const entry = entryOf(picked.args.card);
    const { cost } = printed(String(picked.args.card));
    const planets = cost.split('O').length - 1;
    const missing =
      cost.length - (entry?.items.length ?? 0) - Math.min(entry?.credits ?? 0, planets);
    if (missing === 1 && entry?.sends) return entry.sends;
    return view.heading;
  }
  if (looked) return entryOf(looked)?.sends ?? view.heading;
  return view.heading;
}
