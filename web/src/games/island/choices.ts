// What the answers to a question are called, and what they mean.
import type { Naming } from '../board';
import type { LegalMove } from '../../net/frames';
import { character, opPiece, type BonusPrint } from './print.svelte';
import { boardOf, FRUITS, type IslandView } from './view';
import { is } from './words';
import { spaceName } from './words_of';

const LISTED = ['character', 'fruit', 'camp', 'split', 'length', 'name', 'bonus', 'first'];

/** Moves that are chosen from a list: in a reaction also the fruits that can be used. */
export const listed = (view: IslandView, legal: LegalMove[]): LegalMove[] =>
  legal.filter(({ kind }) => LISTED.includes(kind) || (kind === 'use' && view.ask === 'react'));

export interface Choice {
  title: string;
  text: string;
  space?: string; // a picture
  look?: string;
  icon?: string;
}

/** The bonus that a fruit belongs to on the board of a seat. */
export function bonusOf(view: IslandView, seat: number, fruit: string): BonusPrint | undefined {
  const board = boardOf(view, seat);
  const bonuses = character(board?.character)?.bonuses ?? [];
  const box = board?.boxes[FRUITS.indexOf(fruit)] ?? 0;
  return box > 0 ? bonuses[box - 1] : bonuses.find(({ fruits }) => fruits.includes(fruit));
}

const SPLITS: Record<string, string> = { '2+0': 'heart', '0+2': 'bolt', '1+1': 'plus' };

function ofFruit(view: IslandView, seat: number, fruit: string): Choice {
  const bonus = bonusOf(view, seat, fruit);
  const name = spaceName(fruit);
  // In the middle of something the fruit is spent on its bonus; else it is a place to go to.
  const spent = view.ask === 'react';
  return {
    title: spent && bonus ? is.board.bonusWith({ bonus: bonus.name, fruit: name }) : name,
    text: spent ? (bonus?.text ?? '') : (bonus?.name ?? ''),
    space: fruit,
  };
}

/** Without a title the catalogue's own words for the move are used. */
export function choiceOf(view: IslandView, move: LegalMove, naming: Naming): Choice {
  const { kind, args } = move;
  const seat = naming.you ?? 1;
  switch (kind) {
    case 'character': {
      const who = character(String(args.character));
      return {
        title: who?.name ?? '',
        text: who
          ? is.board.characterText({ mission: who.mission.name, ability: who.ability.name })
          : '',
        look: String(args.character),
      };
    }
    case 'use':
    case 'fruit':
      return ofFruit(view, seat, String(args.fruit));
    case 'camp': {
      const name = `camp_${String(args.camp).toLowerCase()}`;
      return { title: spaceName(name), text: '', space: name };
    }
    case 'split':
      return { title: '', text: '', icon: SPLITS[String(args.split)] };
    case 'name':
      return { title: opPiece(String(args.op)), text: '', look: String(args.op) };
    case 'bonus': {
      const bonus = character(boardOf(view, seat)?.character)?.bonuses[Number(args.number) - 1];
      return { title: bonus?.name ?? '', text: bonus?.text ?? '', icon: 'plus' };
    }
    default:
      return { title: '', text: '', icon: 'next' };
  }
}
