// Tooltips of the things on the table.
import type { Naming } from '../board';
import type { Explained } from '../../look/explain.svelte';
import type { View } from '../../net/frames';
import { explainer } from '../../words/catalogues';
import { and } from '../../words/message';
import type { Place, TrickPicture } from './trick';
import { pdView, points, tokenOf, timeframeOf } from './view';
import { colourName, faceName, narrator, pd, pointsWords, tileName } from './words_of';

export const explain = explainer(pd.explain);

/** The tricks in which a seat scored so many half-points, as far as they are listed. */
function tricksFor(view: View, seat: number, hp: number): string {
  const numbers = pdView(view).tricks.filter((trick) => trick.hp?.[seat] === hp);
  return and(numbers.map(({ trick }) => String(trick)));
}

export const explainScore = (view: View, seat: number): Explained =>
  explain(
    'score',
    () => ({ points: pointsWords(pdView(view).seats[seat]?.hp ?? 0) }),
    () => {
      const { ones = 0, halves = 0 } = pdView(view).seats[seat] ?? {};
      return {
        lines: [
          {
            text: pd.board.scoreOnes({ n: ones, tricks: tricksFor(view, seat, 2) }),
            value: points(2 * ones),
            clause: 'PD-7.1',
          },
          {
            text: pd.board.scoreHalves({ n: halves, tricks: tricksFor(view, seat, 1) }),
            value: points(halves),
            clause: 'PD-7.3',
          },
        ],
      };
    },
  );

/** A tooth of the gear, counted from 0; `current` is the one of the trick on the table. */
export const explainTooth = (
  view: View,
  naming: Naming,
  tooth: number,
  current: number,
): Explained =>
  explain('tooth', () => {
    const trick = tooth < current ? pdView(view).tricks[tooth] : undefined;
    const shares = (trick?.winners ?? []).map((seat) =>
      pd.board.share({
        name: naming.names[seat] ?? '',
        points: pointsWords(trick?.hp?.[seat] ?? 0),
      }),
    );
    const state = shares.length
      ? 'won'
      : tooth === current
        ? 'now'
        : tooth < current
          ? 'done'
          : 'next';
    return { n: tooth + 1, state, winners: and(shares) };
  });

/** A place of the trick, with or without its tile. */
export function explainPlace(trick: TrickPicture, place: Place, name: string): Explained {
  const given = () => ({
    name,
    order: place.order,
    face: place.play ? faceName(place.play.face) : '',
    points: pointsWords(place.hp),
  });
  if (!place.play) return explain('place', given);
  if (trick.done && place.hp > 0) return explain('scored', given);
  if (!place.wins) return explain('played', given);
  return explain(trick.paradox ? 'joined' : 'winning', given);
}

export const explainFollow = (trick: TrickPicture, colour: string): Explained =>
  explain(trick.colours.length ? 'follow' : 'led', () => ({ colour: colourName(colour) }));

export function explainTile(tile: string, fresh: boolean): Explained {
  const black = tokenOf(tile[0]!) === 'black';
  const values = () => ({ tile: tileName(tile), timeframe: timeframeOf(tile) });
  return { ...explain(black ? 'black' : fresh ? 'fresh' : 'tile', values), slow: true };
}

const named = (time: string) => ({ time, timeframe: narrator.term('timeframe', time) });
export const explainTimeframe = (time: string): Explained =>
  explain('timeframe', () => named(time));
export const explainPass = (time: string, name: string): Explained =>
  explain('pass', () => ({ ...named(time), name }));
