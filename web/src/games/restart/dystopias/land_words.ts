// Regions and sectors of a Land map, as they are and in words.
import type { Naming } from '../../board';
import { and, withMarks } from '../../../words/message';
import { figureName } from '../explain';
import { figuresAt, type RsView } from '../view';
import { rs } from '../words';
import { boards } from './boards.svelte';
import { indexOf, SYMBOLS, symbolsIn } from './land';
import { symbolName } from './words_of';

export interface RegionFacts {
  sectors: (string | null)[]; // a symbol, industry, or nothing
  counts: Record<string, number>; // of each symbol
  industry: boolean; // untouched
  sets: number;
}

/** What is drawn in a Region of a seat's map. */
export function regionFacts(view: RsView, seat: number, region: string): RegionFacts {
  const map = view.oceanrealm!.maps[seat]!;
  const i = indexOf(region);
  const sectors = symbolsIn(map.regions[i] ?? '');
  const counts = Object.fromEntries(
    SYMBOLS.map((symbol) => [symbol, sectors.filter((one) => one === symbol).length]),
  );
  const industry = map.industry[i] ?? false;
  const at = boards().oceanrealm.industry[region];
  if (industry && at) sectors[at - 1] = 'industry';
  return { sectors, counts, industry, sets: map.sets[i] ?? 0 };
}

const what = (drawn: string | null): string =>
  drawn === null
    ? rs.board.oceanrealm.blank
    : drawn === 'industry'
      ? rs.board.oceanrealm.industry
      : symbolName(drawn);

export const sectorName = (region: string, sector: number, drawn: string | null): string =>
  rs.board.oceanrealm.sector({ region, sector, what: what(drawn) });

/** "C2: 1 Wildlife, 3 Lakes; Industry; Ben’s Child" */
export function regionName(view: RsView, seat: number, region: string, naming: Naming): string {
  const { counts, industry } = regionFacts(view, seat, region);
  const marks = [
    ...SYMBOLS.filter((symbol) => counts[symbol]).map((symbol) =>
      rs.board.oceanrealm.count({ symbol: symbolName(symbol), n: counts[symbol]! }),
    ),
    ...(industry ? [rs.board.oceanrealm.industry] : []),
    ...figuresAt(view, region).map((figure) => figureName(naming, figure.seat, figure.child)),
  ];
  return withMarks(rs.board.oceanrealm.region({ region }), marks);
}

/** What is drawn in a Region, from its text: "1 Wildlife and 3 Lakes". */
export function symbolsText(text: string): string {
  const drawn = symbolsIn(text);
  return and(
    SYMBOLS.flatMap((symbol) => {
      const n = drawn.filter((one) => one === symbol).length;
      return n ? [rs.board.oceanrealm.count({ symbol: symbolName(symbol), n })] : [];
    }),
  );
}
