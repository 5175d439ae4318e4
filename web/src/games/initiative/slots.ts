// The marks of a card's cost as they are drawn.

export interface Slot {
  letter: string;
  filled: boolean;
  token: boolean;
}

/** `laid`: what lies on each mark; nothing for a card that is on no console. */
export function slotsOf(cost: string, laid: (string | null)[]): Slot[] {
  return [...cost].map((mark, i) => {
    const item = laid[i] ?? null;
    const token = item?.startsWith('t') ?? false;
    return { letter: item?.[token ? 1 : 0] ?? mark, filled: item !== null, token };
  });
}
