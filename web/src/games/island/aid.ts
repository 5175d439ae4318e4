// The aid of a captive's notebook, as the server works it out (docs/protocol.md).
import type { MapData, Standing } from './map';
import { cellOf } from './geometry';

export interface AidSpace {
  q: number;
  r: number;
  name?: string;
}
export interface AidWalk {
  piece?: string;
  op?: string;
  spaces: number[];
  here: boolean;
}
export interface AidTrack {
  anchored: boolean;
  spaces: AidSpace[];
  walks: AidWalk[];
  fits: { q: number; r: number }[];
}
export interface Share {
  share: number; // in thousandths
}
export interface Odds {
  worlds: number;
  rough: boolean;
  cells: { cell: string; names: ({ name: string } & Share)[] }[];
  pieces: { piece?: string; op?: string; cells: ({ cell: string } & Share)[] }[];
  wave: ({ part: string } & Share)[];
}
export interface Aid {
  level: number;
  tracks: AidTrack[];
  sure: { cell: string; name: string }[];
  wave: string[];
  maybe: { cell: string; names: string[] }[];
  clashes: { cell: string; name: string; with?: string }[];
  odds?: Odds;
}

export const NO_AID: Aid = { level: 0, tracks: [], sure: [], wave: [], maybe: [], clashes: [] };

/** Where the walks of the anchored track went, cell by cell. */
export function trailsOf(aid: Aid, seatOf: (piece: string) => number): MapData['trails'] {
  const anchored = aid.tracks.find((track) => track.anchored);
  return (anchored?.walks ?? []).flatMap((walk, i) => {
    const cells = walk.spaces.flatMap((at) => {
      const space = anchored!.spaces[at];
      return (space && cellOf(space.q, space.r)) || [];
    });
    const key = `${walk.piece ?? walk.op ?? ''}${i}`;
    return cells.length > 1 ? [{ key, seat: walk.piece ? seatOf(walk.piece) : 0, cells }] : [];
  });
}

/** Where pieces are for sure. */
export function placesOf(aid: Aid): Map<string, string> {
  const found = new Map<string, string>();
  const anchored = aid.tracks.find((track) => track.anchored);
  for (const walk of anchored?.walks ?? []) {
    const last = anchored!.spaces[walk.spaces.at(-1) ?? -1];
    const cell = last && cellOf(last.q, last.r);
    const who = walk.piece ?? walk.op;
    if (walk.here && cell && who) found.set(who, cell);
  }
  return found;
}

const LIKELY = 400; // thousandths
/** Where pieces most likely are. */
export const likelyPlaces = (aid: Aid): Map<string, string> =>
  new Map(
    (aid.odds?.pieces ?? []).flatMap((one) => {
      const [best] = one.cells;
      const who = one.piece ?? one.op;
      return best && who && best.share >= LIKELY ? [[who, best.cell] as const] : [];
    }),
  );

export type { Standing };
