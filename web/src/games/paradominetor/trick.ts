// The trick on the table as places in a row, in the order of play.
import { pdView, tableTrick, tileOf, type Play } from './view';
import type { View } from '../../net/frames';

export interface Place {
  key: string;
  seat: number;
  order: number; // from 1
  play: Play | null; // none yet
  thing: string; // what travels
  from: string; // where it comes from if it was nowhere before
  wins: boolean; // as it stands, or as it ended
  hp: number; // what it brought, once the result is out
  to: string; // who takes it then
}

export interface Run {
  key: string;
  places: Place[];
  paradox: boolean;
}

export interface TrickPicture {
  runs: Run[];
  done: boolean;
  paradox: boolean; // stands or won
  clause: string;
  next: number | null; // whose place waits
  colours: string[]; // to follow
  declared: string | null;
  lead: string | null; // colour that was led
}

// Black tiles are alike: the one that left a hand is the one after those still in it.
function thingOf(raw: View, play: Play, trick: number): string {
  const view = pdView(raw);
  const tile = tileOf(play);
  if (play.seat !== view.viewer || !tile) return `play-${trick}-${play.seat}`;
  if (tile !== 'K0') return tile;
  const left = view.seats[play.seat]?.hand?.filter((one) => one === 'K0').length ?? 0;
  return `K0-${left}`;
}

export function trickPicture(raw: View): TrickPicture {
  const view = pdView(raw);
  const trick = tableTrick(view);
  const seats = view.seats.length;
  const empty = {
    runs: [],
    done: false,
    paradox: false,
    clause: '',
    next: null,
    colours: [],
    declared: null,
    lead: null,
  };
  if (!trick) return empty;
  const complete = trick.plays.length === seats;
  const done = complete && (view.kept ? view.kept.done : true) && trick.kind !== undefined;
  const winners = done ? (trick.winners ?? []) : (view.standing?.winners ?? []);
  const paradox = done ? trick.kind !== 'solo' : view.standing?.kind === 'paradox';
  const places: Place[] = Array.from({ length: seats }, (_, i) => {
    const seat = (trick.lead + i) % seats;
    const play = trick.plays[i] ?? null;
    return {
      key: `${trick.trick}-${seat}`,
      seat,
      order: i + 1,
      play,
      thing: play ? thingOf(raw, play, trick.trick) : `place-${trick.trick}-${seat}`,
      from: `seat-${seat}`,
      wins: play !== null && winners.includes(seat),
      hp: done ? (trick.hp?.[seat] ?? 0) : 0,
      to: done ? `seat-${trick.hp?.[seat] === 1 ? seat : trick.next_lead}` : '',
    };
  });
  const runs: Run[] = [];
  for (const place of places) {
    const joins = paradox && place.wins;
    const last = runs.at(-1);
    if (joins && last?.paradox) last.places.push(place);
    else runs.push({ key: place.key, places: [place], paradox: joins });
  }
  const first = trick.plays[0]?.face[0] ?? null;
  return {
    runs,
    done,
    paradox,
    clause: view.standing?.clause ?? '',
    next: complete ? null : trick.plays.length,
    colours: complete ? [] : view.table_colours,
    declared: trick.declared ?? null,
    lead: first === 'K' ? (trick.declared ?? null) : first,
  };
}
