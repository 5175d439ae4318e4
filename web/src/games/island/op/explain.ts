// Tooltips of OP's map.
import type { Explained } from '../../../look/explain.svelte';
import { islandOf, type IslandView } from '../view';
import { narrator } from '../words';
import { spaceName } from '../words_of';

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a space does. */
export function explainPlace(view: IslandView, place: string): Explained | undefined {
  const name = islandOf(view).get(place)?.name;
  if (!name) return undefined;
  return {
    kind: 'space',
    slow: true,
    tell: () => ({
      title: first(spaceName(name)),
      note: place,
      text: narrator.term('space', name, 'text'),
      clause: 'IS-9.1',
    }),
  };
}
