// The tile that OP is about to lay, and a layout that is being laid tile by tile.

class BuildPlan {
  rotation = $state(0);
  /** Placements that are still to be sent, in the order in which tiles are asked for. */
  queue = $state.raw<string[]>([]);
  /** What was wrong with a layout. */
  wrong = $state('');
}
export const buildPlan = new BuildPlan();
