// Two clicks, or one drag, that swap two discs: what was chosen first, what it can be swapped with, and
// what would come of it.
import type { BoardProps } from '../board';
import type { LegalMove } from '../../net/frames';
import { cellMoves, formingCells, partners, prospectOf, swapsCells, swapText } from './moves';
import { isAnomaly, plan } from './plan.svelte';
import { CELLS, discsOf, piView, type PiView, type Strand } from './view';

type Given = Pick<BoardProps, 'view' | 'naming' | 'hand'> & { seat: number };

const SHOWN = ['swap', 'anomaly', 'resolve'];

export class Swap {
  /** `given`: the props of the board, as they are now. */
  constructor(private readonly given: () => Given) {
    // A swap that was picked elsewhere (a hint) is shown like one that was clicked.
    $effect(() => {
      const { kind, args } = this.hand.picked ?? {};
      if (!this.can || this.hand.pending || (kind !== 'swap' && kind !== 'anomaly')) return;
      if ([...this.reach.values()].includes(this.hand.picked!)) return;
      plan.from = kind === 'swap' ? (args!.cells as string[])[0]! : String(args!.cell);
    });
    // Whatever was meant is forgotten when a move is made or nothing can be swapped.
    $effect(() => {
      if (this.can && !this.hand.pending) return;
      plan.from = null;
      plan.over = null;
    });
  }

  get hand() {
    return this.given().hand;
  }
  readonly now: PiView = $derived.by(() => piView(this.given().view));
  readonly discs = $derived.by(() => discsOf(this.now.seats[this.given().seat]));
  /** What lies where, the anomaly included. */
  readonly grid = $derived.by(() => {
    const all = new Map(this.discs);
    this.now.anomaly.forEach((disc, i) => disc && all.set(`x${i + 1}`, disc));
    return all;
  });
  readonly yours = $derived.by(
    () => this.given().naming.you === this.given().seat && this.hand.legal.length > 0,
  );
  readonly can = $derived.by(() => this.yours && swapsCells(this.hand.legal));
  /** Where the disc that was chosen first can go. */
  readonly reach = $derived.by(() =>
    this.can && plan.from
      ? partners(this.now, this.hand.legal, plan.from)
      : new Map<string, LegalMove>(),
  );
  readonly forming = $derived.by(() =>
    this.can ? formingCells(this.now) : new Map<string, number>(),
  );
  /** Strands that wait to be resolved. */
  readonly waiting = $derived.by(() =>
    this.now.prospects.filter(
      (one) => one.move.startsWith('resolve') && this.now.active === this.given().seat,
    ),
  );
  /** What is shown before it is done: what is picked, else what is pointed at. */
  readonly shown = $derived.by(() => {
    const { picked } = this.hand;
    if (picked && SHOWN.includes(picked.kind)) return picked;
    return (plan.over && this.reach.get(plan.over)) || null;
  });
  readonly outline: Strand[] = $derived.by(() => prospectOf(this.now, this.shown)?.strands ?? []);
  /** The second disc of what is shown. */
  readonly other = $derived.by(() => {
    if (!this.shown || !plan.from) return null;
    for (const [cell, move] of this.reach) if (move === this.shown) return cell;
    return null;
  });
  /** The places of a swap that a bot proposes. */
  readonly hints = $derived.by(() => {
    const hinted = this.hand.legal.find(
      ({ text, kind }) => text === this.hand.hinted && (kind === 'swap' || kind === 'anomaly'),
    );
    if (!hinted) return [];
    const { cells, cell } = hinted.args;
    return cells
      ? (cells as string[])
      : [String(cell), ...partners(this.now, [hinted], String(cell)).keys()];
  });

  isLegal = (cell: string): boolean =>
    this.yours &&
    (cellMoves(this.hand.legal, cell).length > 0 ||
      (this.can && (plan.from ? this.reach.has(cell) : this.canBegin(cell))));
  isPicked = (cell: string): boolean =>
    this.hand.picked !== null && cellMoves([this.hand.picked], cell).length > 0;
  /** How much would be earned by swapping with this place. */
  gain = (cell: string): number =>
    plan.from ? (prospectOf(this.now, this.reach.get(cell))?.earns.length ?? 0) : 0;
  canBegin = (cell: string): boolean => partners(this.now, this.hand.legal, cell).size > 0;

  begin(cell: string): void {
    this.hand.pick(null);
    plan.from = cell;
  }

  /** A click on a place. Gives the move that it would have been, where that is not allowed. */
  click(cell: string, byKey: boolean): string | null {
    const { hand } = this;
    if (hand.pending || !this.yours) return null;
    const [alone] = cellMoves(hand.legal, cell);
    if (alone) return this.pickOr(this.isPicked(cell) ? hand.picked! : alone, byKey);
    if (!this.can) return isAnomaly(cell) ? 'anomaly a1' : `anomaly ${cell}`;
    if (plan.from === null) return this.first(cell);
    if (plan.from === cell) {
      plan.from = null;
      hand.pick(null);
      return null;
    }
    const move = this.reach.get(cell);
    return move ? this.pickOr(move, byKey) : swapText(plan.from, cell);
  }
  private first(cell: string): string | null {
    if (this.canBegin(cell)) {
      this.begin(cell);
      return null;
    }
    if (!isAnomaly(cell)) return `anomaly ${cell}`;
    return `anomaly ${CELLS.find((one) => this.discs.get(one)?.[1] === cell[1]) ?? 'a1'}`;
  }
  // What is picked already is played by its key, and put back by another click.
  private pickOr(move: LegalMove, byKey: boolean): null {
    if (this.hand.picked !== move) this.hand.pick(move);
    else if (byKey) this.hand.play(move);
    else this.hand.pick(null);
    return null;
  }

  /** The end of a drag; gives what `click` gives. */
  drop(from: string, onto: string): string | null {
    const move = this.reach.get(onto);
    if (move) this.hand.play(move);
    return move ? null : swapText(from, onto);
  }
}
