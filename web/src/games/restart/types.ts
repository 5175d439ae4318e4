// Made from the lists of fields in src/games/restart; do not edit.
// PARADOXA_UPDATE=1 and the contract tests write this file.
export type MindField = 'perception' | 'intelligence' | 'memory';
export type RsIcon = 'Mv' | 'Ca' | 'As' | 'PA' | 'PB' | 'Bu' | 'Dr' | 'Ti' | 'He';
export type Dystopia = 'pandemia' | 'anomie' | 'extinction' | 'oceanrealm';
export interface RsTokens { time: number; pill: number; void: number; frag: number }
export interface GridSpace { space: string; card: string | null; tokens: RsTokens }
export interface RowCard { level: number | null; chain: string | null; tokens: RsTokens }
export interface RsUses { icon: RsIcon; icons: number; texts: number; basic: boolean }
export interface ChainCell { space: string; type: string; fits: boolean }
export interface ChainPlace { turned: string; missing: number; cells: ChainCell[] }
export interface ChainMatch { chain: string; level: number; points: number; cost: number; missing: number; places: ChainPlace[] }
export interface RsAbility { ability: string; field: MindField; value: number }
export interface RsScorePart { source: string; points: number; clause: string }
export interface RsPending { card: string | null; here: string | null; operation: string | null; left: number; first_space: string | null; first_position: number | null; spaces: string[]; positions: number[]; dug: (string | null)[]; bill: string | null; times: number }
export interface RsMindField { field: MindField; studied: string | null; fragments: number; pills: number; total: number; spent: number[]; points: number }
export interface RsSeat { seat: number; character: number | null; time: number; pills: number; voids: number; adult: string | null; child: string | null; gadgets: string[]; foreseen: boolean; fields: RsMindField[]; hand: string[]; hand_size: number; hand_limit: number; buried: string[]; chains: string[]; chain_levels: number[]; validated: string[]; known: string[]; fragment_cap: number; abilities: RsAbility[]; score: RsScorePart[]; points: number; rank: number }
export interface RsPosition { game: string; viewer: number | 'spectator' | 'referee'; options: { players: number }; dystopia: Dystopia; phase: string; ask: string; round: number; rounds: number; turns: number; owner: number | null; to_act: (number | 'nature')[]; last_turns: boolean; doubled: boolean; rebate: number; uses: RsUses[]; grid: GridSpace[]; upcoming: (string | null)[]; discards: string[]; deck: number; open_hand_cards: string[]; supply: RsTokens; on_sale: string[]; row: RowCard[]; row_ends: number; chains_left: number; matches: ChainMatch[]; seats: RsSeat[]; pending: RsPending; next_dystopia: Dystopia | null }
