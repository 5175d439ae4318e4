// Paradoxical's catalogue.
import { narratorOf } from '../../words/catalogues';
import { paradoxical, types } from '../../words/made/paradoxical';

export const px = paradoxical;
export const narrator = narratorOf(paradoxical, types);
