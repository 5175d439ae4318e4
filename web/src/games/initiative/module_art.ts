// A sign for each module, and for none yet.
export const moduleArt: Record<string, string> = {
  destroy: 'M-4-9H4V9H-4ZM-8-4L8 4M-8 4L8-4',
  diagonal: 'M-8 8L8-8M-8 2L2-8M-2 8L8-2',
  swap: 'M-8-4H6L2-8M8 4H-6L-2 8',
  rewind: 'M7-6A9 9 0 1 0 9 3M8-10V-5H3',
  glitch: 'M-8-5V-9H-4M4-9H8V-5M8 5V9H4M-4 9H-8V5M-10 0H-3M3 0H10',
  paradox: 'M0-1C0-9-9-9-9-3S0 9 0 1M0 1C0 9 9 9 9 3S0-9 0-1',
  shift: 'M-9-5H9M-9 5H4M1 1L5 5L1 9',
  search: 'M-2-9A7 7 0 1 0-1.900-9M3 3L9 9',
  none: 'M0-8V8M-8 0H8',
};
