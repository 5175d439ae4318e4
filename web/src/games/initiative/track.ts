// Which disc is which from one picture to the next, so that each travels from where it was. Found by
// looking alone: a disc that vanished here and one of its kind that came there are the same, first
// straight down, then anywhere.
import { columnOf, rowOf } from './view';

export interface Placed {
  id: number;
  disc: string;
  cell: string;
  fresh: boolean; // came from the bag
}

export class Track {
  private next = 0;
  private placed = new Map<string, Placed>();

  follow(grid: Map<string, string>): Placed[] {
    const first = this.placed.size === 0;
    const after = new Map<string, Placed>();
    const gone = new Map<string, Placed>();
    for (const [cell, old] of this.placed)
      if (grid.get(cell) === old.disc) after.set(cell, { ...old, fresh: false });
      else gone.set(cell, old);
    const wanted = [...grid.keys()].filter((cell) => !after.has(cell));
    wanted.sort((a, b) => rowOf(a) - rowOf(b));
    const move = (from: string, to: string) => {
      after.set(to, { ...gone.get(from)!, cell: to, fresh: false });
      gone.delete(from);
    };
    const above = (cell: string) =>
      [...gone.keys()]
        .filter((one) => columnOf(one) === columnOf(cell) && rowOf(one) > rowOf(cell))
        .sort((a, b) => rowOf(a) - rowOf(b))
        .find((one) => gone.get(one)!.disc === grid.get(cell));
    for (const cell of wanted) {
      const from = above(cell);
      if (from) move(from, cell);
    }
    for (const cell of wanted) {
      if (after.has(cell)) continue;
      const from = [...gone.keys()].find((one) => gone.get(one)!.disc === grid.get(cell));
      if (from) move(from, cell);
      else after.set(cell, { id: this.next++, disc: grid.get(cell)!, cell, fresh: !first });
    }
    this.placed = after;
    return [...after.values()].sort((a, b) => a.id - b.id);
  }
}
