// The pictures between two views: discs change places, the strand flashes, and only then it is gone.
import type { Scene } from '../board';
import { holds } from '../hold';
import type { GameEvent, View } from '../../net/frames';
import { discsOf, LETTERS, piView, type PiSeat, type PiView, type Strand } from './view';
import { rivalDraw, type Told } from './words_of';

const SWAP_MS = 340;
const FLASH_MS = 520;
const RIVAL_MS = 1900;
const hold = holds({
  disc: 70,
  fall: 260,
  draft: 600,
  keep: 500,
  place: 420,
  complete: 700,
  swap: 420,
  anomaly_swap: 420,
  exchanged: 420,
  shift: 420,
  glitch: 700,
  fracture: 900,
  unlock: 900,
  stabilise: 500,
  lock: 500,
  form: 500,
  break: 500,
  trigger: 400,
  purple: 400,
  use: 500,
  lost: 700,
  slide: 400,
  sweep: 300,
  reveal: 60,
  exchange: 900,
  penalty: 600,
  credit: 400,
  search: 500,
  rewind: 400,
});

function written(discs: Map<string, string>): string[] {
  return [5, 4, 3, 2, 1].map((row) =>
    LETTERS.map((column) => discs.get(`${column}${row}`) ?? '..').join(' '),
  );
}

/** The view in which discs have changed places as the event says, and nothing is resolved yet. */
function swappedView(before: PiView, event: Told): PiView {
  const seat = event.seat!;
  const mine = before.seats[seat]!;
  const discs = discsOf(mine);
  const anomaly = [...before.anomaly];
  if (event.event === 'swap') {
    const [a, b] = [discs.get(event.cell!), discs.get(event.to!)];
    if (a && b) {
      discs.set(event.cell!, b);
      discs.set(event.to!, a);
    }
  } else {
    discs.set(event.cell!, event.item!);
    anomaly[Number(event.disc![1]) - 1] = event.disc!;
  }
  const seats = before.seats.map((one): PiSeat => {
    return one.seat === seat ? { ...one, matrix: written(discs), strands: [] } : one;
  });
  return { ...before, seats, anomaly, prospects: [], to_act: [] };
}

export function scenes(before: View | null, after: View, events: GameEvent[]): Scene[] {
  const at = events.findIndex((event) => event.event === 'strand');
  const draw = events.findIndex((event) => event.event === 'rival_draw');
  if (before && at >= 0) return withStrand(before, after, events, at);
  if (before && draw >= 0) {
    // The disc is shown and explained, then comes what it does.
    const disc = String(events[draw]!.disc);
    const drawn: PiView = {
      ...piView(before),
      to_act: [],
      prospects: [],
      rivalDraw: { disc, text: rivalDraw(events[draw]!) },
    };
    return [
      {
        view: drawn as unknown as View,
        events: events.slice(0, draw + 1),
        hold_ms: RIVAL_MS,
      },
      { view: after, events: events.slice(draw + 1), hold_ms: hold(events) },
    ];
  }
  return [{ view: after, events, hold_ms: hold(events) }];
}

function withStrand(before: View, after: View, events: GameEvent[], at: number): Scene[] {
  const moved = events.findIndex(({ event }) => event === 'swap' || event === 'anomaly_swap');
  const last = events.findLastIndex((event) => event.event === 'strand');
  const strands = events
    .filter((event) => event.event === 'strand')
    .map((event) => event as unknown as Strand);
  const swapped =
    moved >= 0 && moved < at
      ? swappedView(piView(before), events[moved] as Told)
      : { ...piView(before), to_act: [] as number[], prospects: [] };
  const flashing: PiView = { ...swapped, flash: strands };
  return [
    ...(moved >= 0 && moved < at
      ? [
          {
            view: swapped as unknown as View,
            events: events.slice(0, moved + 1),
            hold_ms: SWAP_MS,
          },
        ]
      : []),
    {
      view: flashing as unknown as View,
      events: events.slice(moved >= 0 && moved < at ? moved + 1 : 0, last + 1),
      hold_ms: FLASH_MS,
    },
    { view: after, events: events.slice(last + 1), hold_ms: hold(events.slice(last + 1)) },
  ];
}
