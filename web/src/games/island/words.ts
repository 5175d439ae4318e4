// Paradox Island's catalogue.
import { narratorOf } from '../../words/catalogues';
import { island, types } from '../../words/made/island';

export const is = island;
export const narrator = narratorOf(island, types);
