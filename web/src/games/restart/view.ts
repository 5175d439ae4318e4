// What the server shows of a game of Restart (docs/positions.md), and how to read it.
import type { View } from '../../net/frames';
import { chainPrint } from './print.svelte';
import type {
  ChainMatch,
  GridSpace,
  MindField,
  RowCard,
  RsIcon,
  RsMindField,
  RsPosition,
  RsSeat,
  RsUses,
} from './types';

export type { ChainMatch, ChainPlace, GridSpace, RsAbility, RsMindField, RsSeat } from './types';
export type FieldName = MindField;

export type RsView = RsPosition;

export const rsView = (view: View): RsView => view as unknown as RsView;

export const FIELDS: FieldName[] = ['perception', 'intelligence', 'memory'];
/** The phases of a turn, in order. */
export const PHASES = ['study', 'perception', 'intelligence', 'memory'];
export const SLOTS = 6;

export const zones = (view: RsView): number => view.grid.length / 3;
/** From top to bottom. */
export const AGES = [3, 2, 1];
const ZONES = ['A', 'B', 'C', 'D'];

/** All spaces in reading order: Age 3 from left to right, then Age 2, then Age 1. */
export const spacesOf = (view: RsView): GridSpace[] =>
  AGES.flatMap((age) => view.grid.filter(({ space }) => Number(space[1]) === age));
export const cardAt = (view: RsView, space: string): string | null =>
  view.grid.find((one) => one.space === space)?.card ?? null;

/** Where a space is drawn, counted from the top left. */
export const rowOf = (space: string): number => 3 - Number(space[1]);
export const columnOf = (space: string): number => ZONES.indexOf(space[0] ?? '');
export const spaceAt = (row: number, column: number): string => `${ZONES[column]}${3 - row}`;
export const zoneNames = (view: RsView): string[] => ZONES.slice(0, zones(view));

export const figuresAt = (view: RsView, space: string): { seat: number; child: boolean }[] =>
  view.seats.flatMap(({ seat, adult, child }) => [
    ...(adult === space ? [{ seat, child: false }] : []),
    ...(child === space ? [{ seat, child: true }] : []),
  ]);

export const sideOf = (view: RsView, seat: number): RsSeat => view.seats[seat]!;
export const fieldOf = (side: RsSeat, name: FieldName): RsMindField =>
  side.fields[FIELDS.indexOf(name)]!;

/** The seat whose board lies in front: the viewer's, else that of the one whose turn it is. */
export const focusOf = (view: RsView, you: number | null): number =>
  you ?? view.owner ?? view.to_act.find((seat) => seat !== 'nature') ?? 0;

/** The levels of the Chains in a hand that the viewer does not know. */
export function hiddenLevels(view: RsView, seat: number): number[] {
  const { chains, chain_levels } = sideOf(view, seat);
  const known = chains.map((chain) => chainPrint(chain).level);
  return chain_levels.flatMap((n, i) => {
    const open = known.filter((level) => level === i + 1).length;
    return Array.from({ length: Math.max(0, n - open) }, () => i + 1);
  });
}

/** A Chain that the viewer knows, laid over the grid. */
export const matchOf = (view: RsView, chain: string): ChainMatch | undefined =>
  view.matches.find((one) => one.chain === chain);

export interface RowPlace extends RowCard {
  position: number;
}
/** The Chains on offer with their positions. */
export const placesOf = (view: RsView): RowPlace[] =>
  view.row.map((card, i) => ({ ...card, position: i + 1 }));

/** How often the owner of the turn can still do something. */
export const usesOf = (view: RsView, icon: string): RsUses | undefined =>
  view.uses.find((one) => one.icon === (icon as RsIcon));

export type Tray =
  | { kind: 'gadgets'; gadgets: { gadget: string; copies: number }[] }
  | { kind: 'cards'; cards: string[] };

/** What is to be chosen and lies nowhere else. */
export function trayOf(view: RsView): Tray | null {
  if (view.ask === 'buy')
    return {
      kind: 'gadgets',
      gadgets: [...new Set(view.on_sale)].map((gadget) => ({
        gadget,
        copies: view.on_sale.filter((one) => one === gadget).length,
      })),
    };
  const cards = view.pending.dug.filter((card) => card !== null);
  return cards.length ? { kind: 'cards', cards } : null;
}

/** The dystopia has the stage while its Plans are carried out; the player may swap. */
export const isPlanning = (view: RsView): boolean => view.phase === 'intelligence';
export const isOver = (view: RsView): boolean => view.ask === 'over';
