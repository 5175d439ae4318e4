// Where a Chain's pattern could lie on the grid, as the engine worked it out.
import type { LegalMove } from '../../net/frames';
import { plan } from './plan.svelte';
import {
  columnOf,
  matchOf,
  rowOf,
  spaceAt,
  type ChainMatch,
  type ChainPlace,
  type RsView,
} from './view';

/** What a pattern needs on a space. */
export interface Laid {
  type: string | null; // any card will do
  fits: boolean;
}

export interface Overlay {
  match: ChainMatch;
  place: ChainPlace;
  marks: Map<string, Laid>;
  box: { top: number; left: number; rows: number; columns: number }; // counted from the top left
}

/** The Chain that is looked at, if it is one whose pattern the viewer knows. */
export function laidMatch(view: RsView, picked: LegalMove | null): ChainMatch | null {
  const validates = picked?.kind === 'validate' ? String(picked.args.chain) : null;
  for (const chain of [plan.pointed, validates, plan.chain]) {
    const match = chain === null ? undefined : matchOf(view, chain);
    if (match) return match;
  }
  return null;
}

export function overlayOf(view: RsView, picked: LegalMove | null): Overlay | null {
  const match = laidMatch(view, picked);
  const place = match?.places[Math.min(plan.place, match.places.length - 1)];
  return match && place ? laid(match, place) : null;
}

function laid(match: ChainMatch, place: ChainPlace): Overlay {
  const box = boxOf(place);
  const marks = new Map<string, Laid>();
  for (let row = box.top; row < box.top + box.rows; ++row)
    for (let column = box.left; column < box.left + box.columns; ++column)
      marks.set(spaceAt(row, column), { type: null, fits: true });
  for (const { space, type, fits } of place.cells) marks.set(space, { type, fits });
  return { match, place, marks, box };
}

/** The rectangle around the cells of a pattern, which has no empty side. */
export function boxOf({ cells }: ChainPlace): Overlay['box'] {
  const rows = cells.map(({ space }) => rowOf(space));
  const columns = cells.map(({ space }) => columnOf(space));
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return {
    top,
    left,
    rows: Math.max(...rows) - top + 1,
    columns: Math.max(...columns) - left + 1,
  };
}
