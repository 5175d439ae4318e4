// What is on the boards of the dystopias in words.
import { narrator, rs } from '../words';

export const faceName = (face: string | null): string =>
  face === null ? rs.board.pandemia.unrolled : narrator.term('face', face);
export const bonusText = (points: number): string => rs.board.plus({ n: points });
export const billName = (bill: string): string => narrator.term('bill', bill);
export const symbolName = (symbol: string): string => narrator.term('symbol', symbol, 'bare');
export const changeText = (points: number): string =>
  points < 0 ? rs.board.minus({ n: -points }) : rs.board.plus({ n: points });
