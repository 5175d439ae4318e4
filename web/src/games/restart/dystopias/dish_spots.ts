// What can be read on the petri dish: milestones, markers and the bonus of whoever leads.
import type { Explained } from '../../../look/explain.svelte';
import type { Naming } from '../../board';
import { explain } from '../explain';
import type { RsView } from '../view';
import { rs } from '../words';
import { boards } from './boards.svelte';
import {
  markerAt,
  milestonesOf,
  RINGS,
  sectionsOf,
  shared,
  spaceAt,
  type Point,
  type Ring,
} from './dish';
import { explainTrack } from './explain';
import { bonusText } from './words_of';

export interface DishSpot extends Point {
  name: string;
  told: Explained;
}
const TRACKS = Object.keys(RINGS) as Ring[];

const leader = (): DishSpot => ({
  x: 0,
  y: 0,
  name: rs.board.pandemia.leaderName,
  told: {
    kind: 'leader',
    tell: () => ({
      ...explain('leader', () => ({ points: '' })).tell()!,
      title: rs.board.pandemia.leaderName,
      lines: TRACKS.flatMap((track) => {
        const { bonus } = boards().pandemia[track];
        return sectionsOf(bonus).map((end, i) => ({
          text: rs.board.pandemia.leaderOf({ track, n: i + 1 }),
          value: bonusText(bonus[end]!),
        }));
      }),
    }),
  },
});

function milestones(track: Ring): DishSpot[] {
  const { points, length } = boards().pandemia[track];
  return milestonesOf(points).map((space) => ({
    ...spaceAt(track, space, length),
    name: rs.board.pandemia.milestoneName({ track, space, points: points[space]! }),
    told: explain('milestone', () => ({ points: points[space]!, space })),
  }));
}

function markers(view: RsView, { names, you }: Naming, track: Ring, i: number): DishSpot[] {
  const { researchers } = view.pandemia!;
  const found = shared(researchers.map(({ markers: at }) => at[i]!));
  return found.flatMap(({ position, seats }) =>
    seats.map((seat, n) => {
      const { length } = boards().pandemia[track];
      const who = { who: seat === you ? 'you' : 'other', name: names[seat] ?? '' };
      return {
        ...markerAt(track, position, length, n, seats.length),
        name: rs.board.pandemia.markerName({ ...who, track, position }),
        told: explainTrack(i, researchers[seat]!.tracks[i]!),
      };
    }),
  );
}

/** In the order of the tracks; what lies above comes last. */
export const dishSpots = (view: RsView, naming: Naming): DishSpot[] => [
  leader(),
  ...TRACKS.flatMap(milestones),
  ...TRACKS.flatMap((track, i) => markers(view, naming, track, i)),
];
