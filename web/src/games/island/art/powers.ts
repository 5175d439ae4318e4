// A sign for each power, drawn with lines on a field of 24 x 24 around the middle.
export const powerArt: Record<string, string> = {
  flood: 'M-10-3q5-6 10 0t10 0M-10 4q5-6 10 0t10 0M0-11V-6M-2.500-8L0-5.500 2.500-8',
  hurricane: 'M9-6C3-11-8-8-8 0S2 9 6 4 3-4 0-2M-9 7C-4 11 4 11 8 7',
  lithophytes:
    'M-9 9L-8 3-3 0 2 3 3 9ZM-3 0V-8M-3-3C-8-3-9-7-9-8-5-8-3-6-3-3M-3-4C2-4 4-8 4-9 0-9-3-8-3-4M7 3L10 6 7 9',
  tumbleweed: 'M0-9A9 9 0 1 0 .1-9M-6-4C0-8 6 0 2 6M6-5C0-8-7 0-3 7M-8 3C-2 6 6 4 8-1',
  rift_walk: 'M-9 9V-9H-2V9M9-9V9H2V-9M-2 0H6M3-3L6 0 3 3',
  undertow: 'M-10-5q5-5 10 0t10 0M0-1V8M-4 4L0 8.500 4 4',
  hush: 'M-9-4C-4-10 4-10 9-4M-9-4C-7 3 7 3 9-4M-9 9L9-9M0-6A2.500 2.500 0 1 1-.1-6',
  heavy_air: 'M-7 9L-5-4H5L7 9ZM-3-4A3 3 0 1 1 3-4M0 0V5M-2.500 3L0 5.500 2.500 3',
  rockslide: 'M-10 9L9-9M-7-3L-3-7 1-4-1 0-6 1ZM3 9L2 4 6 2 10 5 9 9Z',
  overgrowth:
    'M-8 9C-8 0 0 0 0-9M-4-9L0-9.500 1-5.500M-3 2C-9 2-9-4-9-4-4-5-3-1-3 2M1 9C3 3 9 4 9-2M5.500-1L9-2.500 10 1',
  fourth_hand: 'M-9-8V0M-3-9V0M3-9V0M-9 0C-9 12 5 11 5 3L9-3M9 9V9.100M7 8H11M9 6V10',
  barren_season: 'M0 9V-2M0 3L-6-3M0 0L5-5M0-2L-2-9M-9 9H9M7-8L10-11M7-11L10-8',
};
