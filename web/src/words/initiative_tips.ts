// Paradox Initiative's guided first game, in English. What each waits for is in src/games/initiative/tips.ts.
export const piTips = [
  {
    id: 'welcome',
    title: 'Mend what you can',
    text: 'You lead a lab. Cards of fifteen worlds wait to be finished; strands in your matrix of discs pay for them. First choose one of two modules: each works once, whenever you like in your turn.',
    clause: 'PI-2.14',
  },
  {
    id: 'wormhole',
    title: 'The wormhole',
    text: 'Every round begins here, with two actions for everybody. Draft a card: the small rings show what it costs. Several cards of one world are worth far more than single ones: 1, 3, 6, 10.',
    clause: 'PI-4.4',
  },
  {
    id: 'console',
    title: 'Your console',
    text: 'Drafted cards slide one column to the right after each of your turns. What falls out of Danger! is lost. A past card lives longest, a future card is cheap and short-lived.',
    clause: 'PI-16.1',
  },
  {
    id: 'swap',
    title: 'Swap two discs',
    text: 'Click a disc, then another one with the same symbol, anywhere in the matrix or on the anomaly at its side. Discs with a bright ring can form a strand: four or five of one colour in a row or column.',
    clause: 'PI-5.4',
  },
  {
    id: 'preview',
    title: 'Look before you swap',
    text: 'The dashed outline shows the strand that this swap would form, and the number what it earns. Confirm it, or press Escape and look for a better one.',
    clause: 'PI-6.4',
  },
  {
    id: 'allocate',
    title: 'Particles to spend',
    text: 'A strand of four earns one particle, of five two. Put it onto a glowing card; black and white ones may mend or lock a world instead; any colour forms its alliance. What you do not spend is lost.',
    clause: 'PI-7.5',
  },
  {
    id: 'glitch',
    title: 'The glitch moves',
    text: 'Finishing a past card drives the glitch five worlds on, a present card three, a future card one. The world where it stops fractures, unless it is locked. The dotted arc shows where it would stop.',
    clause: 'PI-9.2',
  },
  {
    id: 'triggers',
    title: 'Three triggers',
    text: 'All three triggers are on: trade them for a purple particle, which pays for any colour.',
    clause: 'PI-10.4',
  },
  {
    id: 'fractured',
    title: 'A broken world',
    text: 'At the end every owner gives up one card of each fractured world. Black and white particles mend it; so does purple.',
    clause: 'PI-18.1',
  },
  {
    id: 'danger',
    title: 'Danger!',
    text: 'A card in the last column is lost when your turn ends. The module Rewind would save it; so would paying it now.',
    clause: 'PI-16.2',
  },
  {
    id: 'waiting',
    title: 'A strand that waits',
    text: 'New discs happened to make a strand. It never resolves by itself: spend a matrix action on it, or swap a disc into it.',
    clause: 'PI-6.5',
  },
  {
    id: 'rival',
    title: 'The rival lab',
    text: 'You play against an automaton. It draws discs: in the wormhole they move its pawn from card to card, later they drive the glitch. Each draw is explained as it happens.',
    clause: 'PI-21.5',
  },
  {
    id: 'final',
    title: 'The final round',
    text: 'One matrix action each, then it is over. Cards that are not finished now are worth nothing; alliances are a point each.',
    clause: 'PI-17.5',
  },
];
