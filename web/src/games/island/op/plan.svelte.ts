// What OP means to do over several clicks.

class OpPlan {
  /** The piece whose targets glow: bush, rock or wave. */
  piece = $state<string | null>(null);
  /** Where several moves lead. */
  place = $state<string | null>(null);
  /** Below the map of a narrow window; empty: what is asked for. */
  tab = $state<'' | 'pieces' | 'power' | 'boards' | 'known'>('');
}
export const opPlan = new OpPlan();
