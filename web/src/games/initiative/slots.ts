// Which mark of a card's cost a particle is drawn on. Nothing is tied to a slot by the rules: this
// only looks for a picture in which all of them find a place.

export interface Slot {
  letter: string;
  filled: boolean;
  token: boolean;
}

const letterOf = (item: string): string => (item.startsWith('t') ? item[1]! : item[0]!);

function fill(
  slots: string[],
  items: string[],
  at: number,
  taken: Map<number, string>,
): Map<number, string> | null {
  if (at === items.length) return taken;
  const letter = letterOf(items[at]!);
  const same = [...taken].filter(([slot]) => slots[slot] === 'S').map(([, item]) => letterOf(item));
  // Named colours first, then those of one colour, then any.
  const order = [letter, 'P', 'S', 'A', ...(letter === 'P' ? ['R', 'Y', 'B', 'K', 'W'] : [])];
  for (const wanted of order) {
    if (wanted === 'P' && letter !== 'P') continue;
    if (wanted === 'S' && letter !== 'P' && same.some((one) => one !== 'P' && one !== letter))
      continue;
    for (const [slot, kind] of slots.entries()) {
      if (kind !== wanted || taken.has(slot)) continue;
      const found = fill(slots, items, at + 1, new Map(taken).set(slot, items[at]!));
      if (found) return found;
      break;
    }
  }
  return null;
}

export function slotsOf(cost: string, items: string[], credits: number): Slot[] {
  const slots = [...cost];
  const placed = fill(slots, items, 0, new Map()) ?? new Map<number, string>();
  let saved = credits;
  return slots.map((kind, slot) => {
    const item = placed.get(slot);
    if (item) return { letter: letterOf(item), filled: true, token: item.startsWith('t') };
    const credited = kind === 'O' && saved-- > 0;
    return { letter: kind, filled: credited, token: false };
  });
}
