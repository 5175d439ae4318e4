// Notes on the map, as lines of the sheet that everybody at a table has. A line that begins with a cell is
// shown there; the others are left alone.
//
//   C4 banana            it is the banana
//   C4? banana portal_1  it may be the banana or a portal 1
//   C4- lake_bent        it is not the bent lake
//   C4: watch out        whatever was written
import { isCell } from './geometry';

export interface Note {
  sure: string; // a name, or nothing
  maybe: string[];
  not: string[];
  pencil: string;
}
export const BLANK: Note = { sure: '', maybe: [], not: [], pencil: '' };
export const isBlank = (note: Note): boolean =>
  !note.sure && !note.maybe.length && !note.not.length && !note.pencil;

const LINE = /^([A-G][1-7])([?:-]?)\s+(\S.*)$/;

interface Read {
  cell: string;
  mark: string;
  rest: string;
}
function read(line: string): Read | null {
  const [, cell = '', mark = '', rest = ''] = LINE.exec(line) ?? [];
  // A sentence that happens to begin with a cell is no note.
  if (!isCell(cell) || (mark === '' && !/^[a-z_0-9]+$/.test(rest))) return null;
  return { cell, mark, rest: rest.trim() };
}

/** The notes of a sheet, by cell. */
export function notesIn(sheet: string): Map<string, Note> {
  const notes = new Map<string, Note>();
  for (const line of sheet.split('\n')) {
    const found = read(line);
    if (!found) continue;
    const note = notes.get(found.cell) ?? BLANK;
    const names = found.rest.split(/\s+/);
    notes.set(
      found.cell,
      {
        '': { ...note, sure: found.rest },
        '?': { ...note, maybe: names },
        '-': { ...note, not: names },
        ':': { ...note, pencil: found.rest },
      }[found.mark] ?? note,
    );
  }
  return notes;
}

/** The sheet with other notes on a cell; what else is on it stays. */
export function noted(sheet: string, cell: string, note: Note): string {
  const others = sheet.split('\n').filter((line) => read(line)?.cell !== cell);
  while (others.at(-1) === '') others.pop();
  const lines = [
    note.sure && `${cell} ${note.sure}`,
    note.maybe.length && `${cell}? ${note.maybe.join(' ')}`,
    note.not.length && `${cell}- ${note.not.join(' ')}`,
    note.pencil.trim() && `${cell}: ${note.pencil.trim()}`,
  ].filter(Boolean) as string[];
  return [...others, ...lines].join('\n');
}

/** What is noted as certain, as the server takes it. */
export const marksOf = (notes: Map<string, Note>): string[] =>
  [...notes].flatMap(([cell, { sure }]) => (sure ? [`${cell} ${sure}`] : []));
