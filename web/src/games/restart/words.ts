// Restart's catalogue.
import { narratorOf } from '../../words/catalogues';
import { restart, types } from '../../words/made/restart';

export const rs = restart;
export const narrator = narratorOf(restart, types);
