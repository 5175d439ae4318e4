// How to play a game, one screen per idea. The words are in the game's catalogue, the pictures are the
// board's own pieces in positions that the engine showed (howto/shots.json, made by howto.test.ts).
import type { Component } from 'svelte';
import type { LegalMove, Outcome, View } from '../net/frames';
import type { Message, Value } from '../words/message';
import { emphasised, type Part } from '../words/rich';
import { words } from '../words/frame';
import type { Naming } from './board';

/** A position as its viewer sees it, and what that seat may do. */
export interface Shot {
  view: View;
  legal: LegalMove[];
  outcome?: Outcome; // of a game that is over
}

export interface PictureProps {
  shot: Shot;
  naming: Naming;
}

/** What a game says about one idea. */
interface Said {
  step: string;
  title: string;
  first: string | Message<never>;
  second: string | Message<never>;
  picture: string | Message<never>;
  clauses: string;
}

/** How the pieces show an idea; `facts` are what the words say about this very position. */
export interface Drawn {
  Picture: Component<PictureProps>;
  facts?: (shot: Shot, naming: Naming) => Record<string, Value>;
}

export interface Idea {
  id: string;
  step: string;
  title: string;
  text: Part[][];
  picture: string;
  clauses: string[];
  Picture: Component<PictureProps>;
  shot: Shot;
  naming: Naming;
}

/** The ideas in the order of the catalogue, after the content is known: numbers come from there. */
export type HowTo = () => Idea[];

export function howToOf(
  said: Record<string, Said>,
  drawn: Record<string, Drawn>,
  shots: Record<string, unknown>,
): HowTo {
  return () =>
    Object.entries(said).map(([id, { step, title, clauses, ...texts }]) => {
      const shot = shots[id] as Shot;
      const naming = namingOf(shot.view);
      const facts = drawn[id]!.facts?.(shot, naming) ?? {};
      const say = (text: string | Message<never>) =>
        typeof text === 'string' ? text : text(facts as never);
      return {
        id,
        step,
        title,
        text: [emphasised(say(texts.first)), emphasised(say(texts.second))],
        picture: say(texts.picture),
        clauses: clauses.split(' '),
        Picture: drawn[id]!.Picture,
        shot,
        naming,
      };
    });
}

/** The reader sees with the picture's eyes, the others have names of our own. */
function namingOf({ seats, viewer }: View): Naming {
  const you = typeof viewer === 'number' ? viewer : 0;
  const others = Object.values(words.learn.names);
  const count = Array.isArray(seats) ? seats.length : others.length + 1;
  const names = Array.from({ length: count }, (_, seat) =>
    seat === you ? words.seat.you : (others[seat < you ? seat : seat - 1] ?? ''),
  );
  return { names, you };
}

/** A seat in the middle of a sentence: "you", "Ines". */
export const seatWithin = ({ names, you }: Naming, seat: number): string =>
  words.term.seat_object({ is: seat === you ? 'you' : 'other', name: names[seat] ?? '' });
