// How to play Paradox Island.
import { and } from '../../../words/message';
import type { Naming } from '../../board';
import { howToOf, type Shot } from '../../howto';
import { aimsOf, shown } from '../op/targets';
import { character, opPiece, power } from '../print.svelte';
import { isView, perishGoal, STEPS } from '../view';
import { is } from '../words';
import { spaceName } from '../words_of';
import Aim from './Aim.svelte';
import End from './End.svelte';
import Learn from './Learn.svelte';
import Meet from './Meet.svelte';
import Op from './Op.svelte';
import { attackerIn, guesses, safeStep } from './picked';
import shots from './shots.json';
import Turn from './Turn.svelte';

const missions = ({ view }: Shot) =>
  and(
    isView(view).boards.map((board) =>
      is.board.howto.mission({
        name: character(board.character)?.name ?? '',
        n: board.steps,
      }),
    ),
  );

export const howTo = howToOf(
  is.howto,
  {
    aim: {
      Picture: Aim,
      facts: (shot) => ({
        steps: STEPS,
        goal: perishGoal(isView(shot.view)),
        missions: missions(shot),
        perished: isView(shot.view).perished,
      }),
    },
    turn: {
      Picture: Turn,
      facts: ({ view, legal }) => ({
        direction: is.board.to[safeStep(legal)?.args.direction as 'NE'],
        actions: isView(view).actions,
      }),
    },
    learn: {
      Picture: Learn,
      facts: ({ view }) => {
        const { fruit, mate } = guesses(view);
        return { fruit: spaceName(fruit), mate: spaceName(mate) };
      },
    },
    meet: {
      Picture: Meet,
      facts: ({ view, legal }) => ({
        op: opPiece(attackerIn(view)),
        fruits: and(
          legal
            .filter(({ kind }) => kind === 'use')
            .map(({ args }) => spaceName(String(args.fruit))),
        ),
      }),
    },
    op: {
      Picture: Op,
      facts: ({ view, legal }) => ({
        n: aimsOf(isView(view), shown(isView(view), legal, 'bush')).size,
        power: power(isView(view).power)?.name ?? '',
      }),
    },
    end: {
      Picture: End,
      facts: (shot: Shot, { names }: Naming) => ({
        missions: missions(shot),
        winner: isView(shot.view).winner === shot.view.viewer ? 'you' : 'other',
        name: names[isView(shot.view).winner ?? 0] ?? '',
        perished: isView(shot.view).perished,
      }),
    },
  },
  shots,
);
