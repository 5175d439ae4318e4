// What is printed on tiles, boards and tokens, as the server has it (GET /api/content).
import type { Json } from '../../net/frames';

interface Words {
  name: string;
  text: string;
}
export interface BonusPrint extends Words {
  op: string;
  a: number;
  b: number;
  fruits: string[];
  boxes: number;
  windows: string[];
}
export interface CharacterPrint {
  name: string;
  health: number;
  energy: number;
  advice: string;
  background: string;
  epilogue: string;
  ability: Words;
  mission: Words;
  squares?: string; // of the kinds E, H and A
  bonuses: BonusPrint[];
}
interface Content {
  tiles: Record<string, string[]>;
  knots: Record<string, number[]>; // by side, where a piece comes out
  characters: Record<string, CharacterPrint>;
  powers: Record<string, Words>;
  tokens: Record<string, Words>; // anomalies
  spaces: Record<string, { name: string; kind: string }>; // by what is announced
  ops: Record<string, { name: string }>;
  op: { name: string; background: string; epilogue: string };
}
const NOTHING: Content = {
  tiles: {},
  knots: {},
  characters: {},
  powers: {},
  tokens: {},
  spaces: {},
  ops: {},
  op: { name: '', background: '', epilogue: '' },
};
let content = $state.raw<Content>(NOTHING);

export function print(given: Json): void {
  content = { ...NOTHING, ...((given ?? {}) as unknown as Partial<Content>) };
}
export const printed = (): Content => content;

export const character = (id: string | null | undefined): CharacterPrint | undefined =>
  id ? content.characters[id] : undefined;
export const power = (id: string | null | undefined): Words | undefined =>
  id ? content.powers[id] : undefined;
export const anomaly = (id: string): Words | undefined => content.tokens[id];
export const opPiece = (id: string): string => content.ops[id]?.name ?? id;
