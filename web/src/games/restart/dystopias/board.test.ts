// Every move that has a place on the board of a dystopia is made there, in each of its three sizes; what
// others may not know is not in the page.
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsIn, naming, pretendMedia } from '../../../../tests/drawing';
import { Engine, playthrough, type Step } from '../../../../tests/engine';
import type { LegalMove, View } from '../../../net/frames';
import type { Naming } from '../../board';
import { stillHand } from '../../still';
import type { BoardContext } from '../context';
import DystopiaBoard from '../DystopiaBoard.svelte';
import { board } from '../index';
import { rsView } from '../view';
import { PLACED } from './moves';

const ROOMS = ['stage', 'dock', 'tab'] as const;
const FEW = 3; // of each kind of question, in each size
const GAMES = 2;

/** A board in a page, and what was picked on it last. */
class Page {
  picked: LegalMove | null = null;
  readonly target = document.createElement('div');
  private readonly drawn: object;

  constructor(
    view: View,
    legal: LegalMove[],
    who: Naming,
    seat: number,
    room: BoardContext['room'],
  ) {
    const take = (move: LegalMove | null) => (this.picked = move);
    const hand = { ...stillHand(legal), pick: take, play: take };
    document.body.append(this.target);
    this.drawn = mount(DystopiaBoard, {
      target: this.target,
      props: { view, board: { hand, naming: who, seat, room } },
    });
    flushSync();
  }
  click(wanted: string): boolean {
    const found = this.target.querySelector<HTMLElement>(wanted);
    found?.click();
    flushSync();
    return found !== null;
  }
  /** Chooses the first of two steps, unless it is chosen. */
  choose(wanted: string): void {
    this.click(`${wanted}:not([aria-pressed=true]):not([aria-checked=true])`);
  }
  /** Takes back a card that was meant to move. */
  letGo(): void {
    this.click('[data-lift][aria-pressed=true], [data-frozen][aria-pressed=true]');
  }
  close(): void {
    void unmount(this.drawn);
    this.target.remove();
  }
}

const FIRST: Record<string, (page: Page, move: LegalMove) => void> = {
  veto: (page, { args }) => page.choose(`[data-veto="${String(args.place)}"]`),
  tube: (page, { args }) => page.choose(`[data-lift="${String(args.from)}"]`),
  thaw: (page, { args }) => page.choose(`[data-frozen="${String(args.gene)}"]`),
  put: (page) => page.letGo(),
  symbol: (page, { args }) => page.choose(`[data-brush="${String(args.symbol)}"]`),
};

/** Whether some piece of the page picks this very move. */
function isMade(page: Page, move: LegalMove): boolean {
  FIRST[move.kind]?.(page, move);
  const pieces = [...page.target.querySelectorAll<HTMLElement>('.piece.legal')];
  return pieces.some((piece) => {
    page.picked = null;
    piece.click();
    flushSync();
    return page.picked === move;
  });
}

describe('the boards of the dystopias', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = new Engine();
    pretendMedia();
    await engine.print(board);
  });
  afterAll(() => engine.close());

  it.each(Object.keys(PLACED))(
    '%s: every move is made on it',
    { timeout: 600_000 },
    async (dystopia) => {
      const asked = new Map<string, number>();
      const made = new Set<string>();
      const explained = new Set<string>();
      const look = (seats: number) => (step: Step) => {
        for (const [seat, legal] of step.legal) {
          const view = step.views.get(seat)!;
          const placed = legal.filter(({ kind }) => PLACED[dystopia]!.includes(kind));
          if (!placed.length) continue;
          const kind = `${String(view.ask)} ${[...new Set(placed.map((one) => one.kind))].join(' ')}`;
          asked.set(kind, (asked.get(kind) ?? 0) + 1);
          if (asked.get(kind)! > FEW) continue;
          for (const room of ROOMS) {
            const page = new Page(view, legal, naming(seat, seats), seat, room);
            for (const move of placed) {
              expect(isMade(page, move), `${move.text} of ${kind} (${room})`).toBe(true);
              made.add(move.kind);
            }
            expect(page.target.outerHTML).not.toMatch(/undefined|NaN|\[object/);
            for (const one of kindsIn(page.target.outerHTML)) explained.add(one);
            page.close();
          }
        }
      };
      for (let game = 0; game < GAMES; ++game)
        await playthrough(engine, 'restart', 3 + game, game, look(3 + game), { dystopia });
      expect([...made].sort()).toEqual(
        PLACED[dystopia]!.filter((kind) => !RARE.includes(kind) || made.has(kind)).sort(),
      );
      expect([...explained]).toEqual(expect.arrayContaining(EXPLAINED[dystopia]!));
    },
  );

  it('shows nobody else what is in a Freezer', async () => {
    let hidden = 0;
    const look = (step: Step) => {
      for (const [eyes, view] of step.views) {
        if (typeof eyes !== 'number' || hidden > 3) continue;
        const { laboratories } = rsView(view).extinction!;
        for (const { seat, frozen, freezer } of laboratories) {
          if (seat === eyes || frozen === freezer.length) continue;
          const page = new Page(view, [], naming(eyes, 3), seat, 'stage');
          expect(page.target.querySelectorAll('.freezer .hidden')).toHaveLength(
            frozen - freezer.length,
          );
          page.close();
          ++hidden;
        }
      }
    };
    for (let game = 0; game < GAMES && !hidden; ++game)
      await playthrough(engine, 'restart', 3, 40 + game, look, { dystopia: 'extinction' });
    expect(hidden).toBeGreaterThan(0);
  });
});

// A Gadget or much luck is wanted for these.
const RARE = ['veto', 'breakout', 'bill', 'thaw', 'freeze', 'support'];
const EXPLAINED: Record<string, string[]> = {
  pandemia: ['virusTrack', 'cureTrack', 'protection', 'die'],
  anomie: ['lawTrack', 'billTrack', 'lawPlace', 'billPlace', 'veto', 'startPlace', 'place'],
  extinction: ['geneDeck', 'gene', 'tube', 'freezer', 'sets'],
  oceanrealm: ['region', 'landColumn', 'landSets', 'contribution', 'sector'],
};
