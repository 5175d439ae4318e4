// What the panels of the board are given beside the view, the dystopias' boards too.
import type { Component } from 'svelte';
import type { Hand, Naming } from '../board';
import type { View } from '../../net/frames';

export interface BoardContext {
  readonly hand: Hand;
  readonly naming: Naming;
  /** Whose Mind board lies in front: the viewer's, else that of the one whose turn it is. */
  readonly seat: number;
  /** `stage`: the large drawing in the middle of a wide window. `dock`: a column of about 300 px
   *  beside the grid, as high as the stage. `tab`: below the grid on a phone, as wide as the screen
   *  (360 px and more) and only about 150 to 300 px high: it may scroll, but what can be acted on
   *  comes first and is 44 px high. */
  readonly room: 'stage' | 'dock' | 'tab';
}

/** What every panel is given: dystopias/Pandemia.svelte, Anomie, Extinction and Oceanrealm as well.
 *
 *  A dystopia's board shows all that lies on it, with the score of every seat, and makes every legal
 *  move that has a place there a `Piece` (games/Piece.svelte). It names the kinds of those moves in
 *  `dystopias/moves.ts`; the rest become buttons of the action bar. */
export interface PanelProps {
  view: View;
  board: BoardContext;
}

export type Panel = Component<PanelProps>;
