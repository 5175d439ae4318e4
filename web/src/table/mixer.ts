// Adds this browser's share to the luck, and starts a table that was made to be started at once.
import { hashOf, shareFor } from '../luck/share';
import type { Message, TableInfo, You } from '../net/frames';

export class LuckMixer {
  private told = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly autostart: boolean,
    private readonly send: (message: Message) => void,
  ) {}

  /** After a broken line nothing counts as told. */
  forget(): void {
    this.told.clear();
  }

  mix(table: TableInfo, you: You): void {
    if (table.stage !== 'open') return;
    if (!table.practice) this.addShares(table, you);
    const full = table.seats.every((seat) => seat.kind !== 'open');
    const ready = table.practice
      ? full
      : full && you.seats.every((seat) => table.seats[seat]?.mixes === 'committed');
    if (this.autostart && you.host && ready && !table.mixing) this.once('start', { type: 'start' });
  }

  private addShares(table: TableInfo, you: You): void {
    for (const seat of you.seats) {
      const mine = table.seats[seat]?.mixes;
      // Whoever was withheld starts a new round: then everybody commits once more.
      if (mine === 'committed') this.told.delete(`commit ${seat}`);
      else if (mine !== 'shown')
        this.once(`commit ${seat}`, {
          type: 'commit',
          seat,
          hash: hashOf(shareFor(this.table, seat)),
        });
      if (table.mixing === 'show' && mine === 'committed')
        this.once(`show ${seat}`, { type: 'show', seat, bytes: shareFor(this.table, seat) });
    }
  }

  private once(key: string, message: Message): void {
    if (this.told.has(key)) return;
    this.told.add(key);
    this.send(message);
  }
}
