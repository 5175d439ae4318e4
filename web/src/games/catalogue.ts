// The five games: what the home page says about them, and where their boards are.
import { http } from '../net/http';
import type { GameBoard } from './board';
import type { Guide } from './guide';
import type { HowTo, Idea } from './howto';

export interface Entry {
  name: string;
  seats: string;
  minutes: number;
  weight: number; // 1 to 4
  mine?: number; // where somebody sits who has not chosen: seat 0, unless it has a part of its own
  load?: () => Promise<{ board: GameBoard }>; // none while its board is in the making
  learn?: () => Promise<{ howTo: HowTo }>;
  guide?: () => Promise<{ guide: Guide }>;
}

export const catalogue: Entry[] = [
  {
    name: 'paradominetor',
    seats: '3–5',
    minutes: 20,
    weight: 1,
    load: () => import('./paradominetor'),
    learn: () => import('./paradominetor/howto'),
    guide: () => import('./paradominetor/guide'),
  },
  {
    name: 'paradoxical',
    seats: '2–4',
    minutes: 40,
    weight: 2,
    load: () => import('./paradoxical'),
    learn: () => import('./paradoxical/howto'),
    guide: () => import('./paradoxical/guide'),
  },
  {
    name: 'initiative',
    seats: '1–4',
    minutes: 75,
    weight: 3,
    load: () => import('./initiative'),
    learn: () => import('./initiative/howto'),
    guide: () => import('./initiative/guide'),
  },
  {
    name: 'island',
    seats: '2–4',
    minutes: 60,
    weight: 3,
    mine: 1,
    load: () => import('./island'),
    learn: () => import('./island/howto'),
    guide: () => import('./island/guide'),
  },
  {
    name: 'restart',
    seats: '2–4',
    minutes: 90,
    weight: 4,
    load: () => import('./restart'),
  },
];

/** The seat that one takes in a game without a choice. */
export const usualSeat = (name: string): number =>
  catalogue.find((game) => game.name === name)?.mine ?? 0;

export async function boardOf(name: string, edition?: string): Promise<GameBoard | null> {
  const entry = catalogue.find((game) => game.name === name);
  if (!entry?.load) return null;
  const [{ board }, content] = await Promise.all([entry.load(), http.content(name, edition)]);
  board.narrator.print(content);
  board.print?.(content);
  return board;
}

/** How to play a game; nothing where that is not written yet. */
export async function ideasOf(name: string): Promise<Idea[] | null> {
  const entry = catalogue.find((game) => game.name === name);
  if (!entry?.learn) return null;
  const [{ howTo }] = await Promise.all([entry.learn(), boardOf(name)]);
  return howTo();
}

/** The guided game of a game; nothing where there is none yet. */
export async function guideOf(name: string): Promise<Guide | null> {
  const entry = catalogue.find((game) => game.name === name);
  return entry?.guide ? (await entry.guide()).guide : null;
}
