// What a player writes down. For a seat the server keeps it; what is not saved yet, and the sheet of
// somebody who only watches, is in this browser.
import type { Frame, Message } from '../net/frames';
import { SPECTATOR } from './feed';
import { drop, keep, kept } from './settings.svelte';

const MAX_BYTES = 8192;
const SAVE_MS = 1500; // after the last letter
const AGAIN_MS = 2500; // the server takes a text every other second

export interface Sheet {
  seat: number;
  text: string;
  reader?: number; // another seat that may read it
}

/** As much of a text as fits on a sheet, whole letters only. */
export function fitting(text: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(text).length <= MAX_BYTES) return text;
  const letters = [...text];
  let bytes = 0;
  const end = letters.findIndex((letter) => (bytes += encoder.encode(letter).length) > MAX_BYTES);
  return letters.slice(0, end).join('');
}

export class Notes {
  sheets = $state.raw<Sheet[]>([]); // as the server keeps them, with what was typed since

  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly table: string,
    private readonly send: (message: Message, answer: (frame: Frame) => void) => void,
  ) {}

  private key(seat: number): string {
    return seat === SPECTATOR ? `notes.${this.table}` : `notes.${this.table}.${seat}`;
  }
  private unsaved(seat: number): string | null {
    return kept<string | null>(this.key(seat), null);
  }

  of(seat: number): Sheet {
    const sheet = this.sheets.find((one) => one.seat === seat) ?? { seat, text: '' };
    return { ...sheet, text: this.unsaved(seat) ?? sheet.text };
  }

  /** Sheets of others that may be read here. */
  others(mine: number[]): Sheet[] {
    return this.sheets.filter(
      ({ seat, text }) => text !== '' && seat !== SPECTATOR && !mine.includes(seat),
    );
  }

  write(seat: number, text: string): void {
    const fits = fitting(text);
    this.put({ ...this.of(seat), text: fits });
    keep(this.key(seat), fits);
    if (seat !== SPECTATOR) this.saveIn(seat, SAVE_MS);
  }

  /** The server says what is on a sheet. What was typed here and not saved yet is newer. */
  told({ seat, text, reader }: Sheet): void {
    this.put({ seat, text: this.unsaved(seat) ?? text, reader });
  }

  /** A line to the server is there: what is not saved yet goes now. */
  greeted(mine: number[]): void {
    for (const seat of mine) if (this.unsaved(seat) !== null) this.saveIn(seat, 0);
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private put(sheet: Sheet): void {
    this.sheets = [...this.sheets.filter((one) => one.seat !== sheet.seat), sheet].sort(
      (a, b) => a.seat - b.seat,
    );
  }
  private saveIn(seat: number, ms: number): void {
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => this.save(seat), ms),
    );
  }
  private save(seat: number): void {
    const text = this.unsaved(seat);
    if (text === null) return;
    this.send({ type: 'notes', seat, text }, (frame) => {
      if (frame.type === 'accepted' && this.unsaved(seat) === text) {
        // After a reload the server may have told of no sheet yet: this is what it keeps now.
        this.put({ ...this.of(seat), text });
        drop(this.key(seat));
      }
      const again = frame.type === 'refused' && ['too_fast', 'not_saved'].includes(frame.code);
      if (again) this.saveIn(seat, AGAIN_MS);
    });
  }
}
