// A sign for each character, drawn with lines on a field of 24 x 24 around the middle.
export const characterArt: Record<string, string> = {
  // a candle in a gravestone's arch
  granddead: 'M-8 10V-2A8 8 0 0 1 8-2V10ZM-2 10V2H2V10M0-1C-3-4 0-5 0-8 3-5 3-3 0-1Z',
  // a crested helmet
  achilles: 'M-7 9V-2A7 7 0 0 1 7-2V3H2V9ZM2 3V-2M-7-5C-7-12 7-12 9-4',
  // a crow that looks right
  hempel:
    'M-10 7L-4 2C-5-4-2-9 3-8 6-8 7-6 7-5L11-3 7-2C7 4 2 7-3 6ZM-1 6V10M2 5.500V10M3.500-5H3.600',
  // a ship
  theseus: 'M-10 4H10L6 10H-6ZM-1 4V-10L8 1H-1M-3 1H-7L-3-6Z',
  // a chick in half an egg
  phil: 'M-9 2L-6 0-3 3 0 0 3 3 6 0 9 2C9 7 5 10 0 10S-9 7-9 2ZM-5 0C-6-6-3-9 0-9S6-6 5 0M-2-4H-1.900M2-4H2.100M-1-1L0 .5 1-1',
  // a cat in a box
  schrodie: 'M-9 1H9V10H-9ZM-6 1V-9L-2-6H2L6-9V1M-2.500-2H-2.400M2.500-2H2.600M-4 5.500H4',
};
