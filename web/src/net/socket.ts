// A table's socket that comes back by itself. It promises nothing about what was on its way when it
// broke: callers ask again after every greeting.
import type { Frame, Message } from './frames';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

const WAITS_MS = [250, 500, 1000, 2000, 4000, 8000];
// Close codes after which coming back would not help.
const FINAL = new Set([1008, 4001, 4004]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;
  private next = 0;

  constructor(
    private readonly address: string,
    private readonly onFrame: (frame: Frame) => void,
    private readonly onState: (state: LinkState, why: string) => void,
  ) {
    this.open();
    addEventListener('online', this.hurry);
  }

  /** Sends if the line is open; returns the id under which the answer comes. */
  send(message: Message): string {
    const id = String(++this.next);
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  /** A new line, with a new greeting. */
  again(): void {
    if (!this.done) this.open();
  }

  private readonly hurry = () => {
    if (this.done || this.isOpen) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.onState(this.tries ? 'lost' : 'connecting', '');
    const before = this.socket;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    before?.close(); // a socket that was still being opened
    const isCurrent = () => !this.done && socket === this.socket;
    socket.onopen = () => {
      if (!isCurrent()) return;
      this.tries = 0;
      this.onState('open', '');
    };
    // Two lines at once would tell everything twice.
    socket.onmessage = (message) => {
      if (isCurrent()) this.onFrame(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (!isCurrent()) return;
      if (FINAL.has(event.code)) return this.onState('closed', event.reason);
      const wait = WAITS_MS[Math.min(this.tries, WAITS_MS.length - 1)]!;
      this.tries += 1;
      this.onState('lost', event.reason);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }
}

export const addressOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/socket`;
