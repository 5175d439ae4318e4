// "That is not allowed": what was clicked shakes its head.
import { settings } from '../table/settings.svelte';

const SHAKE_MS = 240;
const AWAY_PX = 3;

export function shake(element: Element): void {
  if (settings.still) return;
  const to = (px: number, offset: number) => ({ translate: `${px}px 0`, offset });
  element.animate([to(0, 0), to(-AWAY_PX, 0.25), to(AWAY_PX, 0.75), to(0, 1)], SHAKE_MS);
}
