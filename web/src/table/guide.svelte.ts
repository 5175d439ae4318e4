// How far somebody is in a guided game: what the step asks, and what became of it. Kept for the
// visit, by table, so that a reload goes on where one was.
import { fits, stepsOf, type Guide, type Step } from '../games/guide';
import type { LegalMove } from '../net/frames';
import type { LiveTable } from './table.svelte';

interface Kept {
  at: number; // step
  did: number; // of the moves that it asks for
}

const keyOf = (table: string) => `paradoxa.guide.${table}`;

export function keptGuide(table: string): Kept | null {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Partial<Kept> | null;
  // A tab may still hold what an older page noted.
  return typeof kept?.at === 'number' ? { at: kept.at, did: kept.did ?? 0 } : null;
}
export const keepGuide = (table: string, kept: Kept): void =>
  sessionStorage.setItem(keyOf(table), JSON.stringify(kept));
export const endGuide = (table: string): void => sessionStorage.removeItem(keyOf(table));

/** `other`: a move that was not asked. `lost`: what is asked is not possible any more. */
export type Mood = 'step' | 'other' | 'lost' | 'end';

export class GuideRun {
  at = $state(0);
  private did = $state(0);
  private leafed = $state(0); // steps back, only to read
  private strayed = $state<number | null>(null); // the ply at which another move was made

  private readonly steps;

  /** `onchapter`: goes on to the table of another chapter, at its first step. */
  constructor(
    private readonly guide: Guide,
    private readonly table: LiveTable,
    kept: Kept,
    private readonly onchapter: (chapter: number, at: number) => void,
  ) {
    this.steps = stepsOf(guide);
    this.at = Math.min(kept.at, this.steps.length);
    this.did = kept.did;
    table.whenPlayed((move) => this.played(move));
    table.holdAt((view) => this.now?.holds?.(view) ?? false);
  }

  get count(): number {
    return this.steps.length;
  }
  private get now(): Step | undefined {
    return this.steps[this.at]?.step;
  }
  /** The step that is read: the one that is on, or an earlier one. */
  get shown(): number {
    return this.at - this.leafed;
  }
  get step(): Step | undefined {
    return this.steps[this.shown]?.step;
  }
  get leafing(): boolean {
    return this.leafed > 0;
  }
  /** How many of its moves were made. */
  get made(): number {
    return this.did;
  }
  get asks(): boolean {
    return !this.leafing && this.now?.moves !== undefined;
  }
  /** What is asked now, as the server names it. */
  readonly asked: LegalMove | null = $derived.by(() => {
    const { view } = this.table;
    const apt = view !== null && (this.now?.when?.(view) ?? true);
    const text = apt && this.now?.moves?.[this.did];
    return (text && this.table.legal.find((move) => fits(text, move.text))) || null;
  });

  readonly mood: Mood = $derived.by(() => {
    if (this.at >= this.steps.length) return 'end';
    if (this.strayed !== null) return 'other';
    return this.now!.moves && this.table.myTurn && !this.asked ? 'lost' : 'step';
  });

  /** There is something to read now: the table waits for us. */
  readonly visible: boolean = $derived.by(() => {
    const { held, telling, myTurn, over, pending } = this.table;
    if (this.mood === 'end' || this.leafing) return true;
    return held || (!telling && pending === null && (myTurn || over !== null));
  });

  /** Read, or done. */
  next(): void {
    if (this.leafed) this.leafed -= 1;
    else this.go(this.at + 1);
  }
  back(): void {
    this.leafed = Math.min(this.leafed + 1, this.at);
  }
  /** There is more of this chapter to leave out. */
  get skips(): boolean {
    const chapter = this.steps[this.at]?.chapter;
    return !this.leafing && this.steps[this.at + 1]?.chapter === chapter;
  }
  /** Leaves out the rest of this chapter. */
  skip(): void {
    const here = this.steps[this.at]?.chapter;
    const to = this.steps.findIndex(({ chapter }) => chapter > (here ?? 0));
    this.go(to < 0 ? this.steps.length : to);
  }
  restart(): void {
    const { chapter } = this.steps[this.at]!;
    this.onchapter(
      chapter,
      this.steps.findIndex((one) => one.chapter === chapter),
    );
  }
  takeBack(): void {
    this.table.ask({ type: 'undo', seat: this.table.eyes });
  }
  goOn(): void {
    this.strayed = null;
  }
  /** To be called when the table has changed: a move that was taken back is forgotten. */
  look(): void {
    if (this.strayed !== null && this.asked && this.table.ply <= this.strayed) this.strayed = null;
  }

  private go(to: number): void {
    const before = this.steps[this.at]?.chapter;
    this.leafed = 0;
    this.strayed = null;
    const { chapter } = this.steps[to] ?? {};
    if (chapter !== undefined && chapter !== before) return this.onchapter(chapter, to);
    this.stand(to, 0);
    this.table.goOn();
  }
  private stand(at: number, did: number): void {
    this.at = at;
    this.did = did;
    keepGuide(this.table.id, { at, did });
  }

  // Somebody may play before having read: then it is the next thing asked that counts.
  private played(move: LegalMove): void {
    const { chapter } = this.steps[this.at] ?? {};
    const at = this.steps.findIndex(
      (one, i) => i >= this.at && one.chapter === chapter && one.step.moves !== undefined,
    );
    if (at < 0 || this.strayed !== null) return;
    const did = at === this.at ? this.did : 0;
    const { moves, also = [] } = this.steps[at]!.step;
    this.leafed = 0;
    if (![moves![did]!, ...also].some((asked) => fits(asked, move.text))) {
      this.stand(at, did);
      this.strayed = this.table.ply;
    } else if (did + 1 < moves!.length) this.stand(at, did + 1);
    else this.stand(at + 1, 0);
  }
}
