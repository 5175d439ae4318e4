// Paradox Initiative's catalogue.
import { narratorOf } from '../../words/catalogues';
import { initiative, types } from '../../words/made/initiative';

export const pi = initiative;
export const narrator = narratorOf(initiative, types);
