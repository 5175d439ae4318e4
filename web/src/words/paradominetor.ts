// Paradominetor's words, in English.

export const pd = {
  pitch:
    'Trick-taking with a twist: two tiles of one face beat everything, and their owners share the trick.',
  colours: {
    R: 'red',
    B: 'blue',
    G: 'green',
    Y: 'yellow',
    P: 'purple',
    K: 'black',
  } as Record<string, string>,
  timeframes: { past: 'past', present: 'present', future: 'future' } as Record<string, string>,
  groups: { past: 'Past', present: 'Present', future: 'Future' } as Record<string, string>,
  tiles: (n: number) => `${n} ${n === 1 ? 'tile' : 'tiles'}`,
  inHand: (n: number) => `${n} tiles in hand`,
  face: (colour: string, value: string) => `${colour} ${value}`,
  tile: (face: string, time: string) => `${face} (${time})`,
  tileNot: (tile: string) => `${tile}, may not be played now`,
  tileGot: (tile: string) => `${tile}, received in the pass`,
  points: 'pts',
  score: (points: string) => (points === '1' ? '1 point' : `${points} points`),

  stage: 'The trick',
  trick: (n: number) => ['Trick', String(n), 'of 15'],
  pass: 'The pass',
  ended: 'Game over',
  players: (n: number, pass: string) => `${n} players, pass ${pass}`,
  follow: (colours: string) => `Follow ${colours}`,
  led: (colour: string) => `${colour} led`,
  or: ' or ',
  forming: 'Paradox forming',
  paradoxWins: 'Paradox',
  ledIt: 'led',
  played: 'played',
  playedBy: (name: string, face: string) => `${name} played ${face}`,
  toWhom: (name: string) => `To ${name}`,
  chosen: (n: number) => `${n} of 3 chosen`,
  giveSlot: { past: 'a past tile', present: 'a present tile', future: 'a future tile' } as Record<
    string,
    string
  >,
  sort: 'Sort tiles',
  byTime: 'Time',
  byColour: 'Colour',
  handOf: (tiles: string, points: string) => `${tiles}, ${points}`,

  say: {
    pass: (time: string) => `Choose a tile of the ${time} to pass on.`,
    passSub: (name: string) => `One tile of each timeframe goes to ${name}, unseen by the others.`,
    lead: 'Lead any tile.',
    leadSub: 'Its colour is the one to follow. A black tile lets you name a colour.',
    declare: 'Which colour must be followed?',
    declareFirst: 'Choose a colour',
    declareSub: 'You lead a black tile: everybody follows the colour you declare.',
    follow: 'Play a tile.',
    followLast: 'Play the last tile of the trick.',
    followSub: (colours: string) =>
      `On the table: ${colours}. Follow one of these colours if you can, or play black.`,
    joins: 'This joins the paradox.',
  },
  clause: { pass: 'PD-2.6', lead: 'PD-3.2', declare: 'PD-5.1', follow: 'PD-4.2' },

  move: {
    pass: (tile: string) => `Pass ${tile}`,
    play: (tile: string) => `Play ${tile}`,
    declare: (colour: string) => `Declare ${colour}`,
    full: (verb: string, time: string) => `${verb} (${time})`,
  },

  tell: {
    deal: 'Deal and pass',
    dealt: 'Fifteen tiles each, five of every timeframe. [PD-2.4]',
    chose: '*{who}* {verb} to pass the *{tile}*.',
    gave: '*{who}* {verb} away *{given}* and {gets} *{received}*.',
    passed: 'Everybody has passed three tiles. [PD-2.10]',
    first: '*{who}* {verb} the first trick. [PD-2.12]',
    trick: 'Trick {n}',
    leads: '*{who}* {verb} *{tile}*.',
    plays: '*{who}* {verb} *{tile}*.',
    declares: '*{who}* {verb} *{colour}*. [PD-5.1]',
    reveal: 'Turned up: {list}. [PD-7.2]',
    revealed: '{who}: {tile}',
    solo: '*{who}* {verb} the trick for *{points}*. [{clause}]',
    paradox: 'A paradox wins: {list}. [{clause}]',
    share: '{who}, {points}',
    allBlack: 'Everybody played black: half a point each. [{clause}]',
    over: 'The game is over.',
    rank: '{rank}. *{who}* with *{points}*.',
  },
  verbs: {
    chooses: ['chooses', 'choose'],
    gives: ['gives', 'give'],
    gets: ['receives', 'receive'],
    leads: ['leads', 'lead'],
    plays: ['plays', 'play'],
    declares: ['declares', 'declare'],
    wins: ['wins', 'win'],
  } as Record<string, [string, string]>,

  epilogue: (paradoxes: number, yours: number | null) =>
    paradoxes === 0
      ? 'Not one of the fifteen tricks was a paradox.'
      : `${paradoxes} of the fifteen tricks ${paradoxes === 1 ? 'was' : 'were'} won by a paradox` +
        (yours === null ? '.' : `, ${yours} with you in it.`),

  sheet: { ones: 'Full points', halves: 'Half points' } as Record<string, string>,
  how: (what: string, who: string) => `${who}: ${what}`,
  howTrick: (n: number, with_: string) => `Trick ${n}, ${with_}`,
  alone: 'alone',
  inParadox: (face: string) => `paradox of ${face}`,
  allBlack: 'all black',
  half: 'half a point',

  options: {
    pass: {
      title: 'Pass to',
      text: 'Three tiles, one of each timeframe, go to this neighbour before the first trick.',
      values: { left: 'Left', right: 'Right' } as Record<string, string>,
      clause: 'PD-2.9',
    },
    first_lead: {
      title: 'First lead',
      text: 'Who opens the first trick.',
      values: { random: 'Random', '0': 'Seat 1' } as Record<string, string>,
      clause: 'PD-2.12',
    },
    colours: {
      title: 'Colours',
      text: 'As many sets are in play as there are seats.',
      clause: 'PD-2.1',
    },
  },
};

// The guided first game. What each waits for is in src/games/paradominetor/tips.ts.
export const pdTips = [
  {
    id: 'welcome',
    title: 'Fifteen tiles, three timeframes',
    text: 'You hold five tiles of the past, five of the present and five of the future. Only you see the little mark at the foot of a tile. First you pass one tile of each timeframe to your neighbour: click a glowing tile, then confirm.',
    clause: 'PD-2.6',
  },
  {
    id: 'pass',
    title: 'What to give away',
    text: 'High tiles win tricks alone. Low ones are good for paradoxes, because most of them exist three times: once in each timeframe.',
    clause: 'PD-1.3',
  },
  {
    id: 'received',
    title: 'The first trick',
    text: 'The tiles you received carry a small arrow. The gear around the table has a tooth for each of the fifteen tricks.',
    clause: 'PD-3.1',
  },
  {
    id: 'lead',
    title: 'You lead',
    text: 'Play any tile. Its colour is what the others have to follow. The highest tile of that colour takes the trick and a point, unless somebody meets a double of it.',
    clause: 'PD-6.10',
  },
  {
    id: 'follow',
    title: 'Follow a colour of the table',
    text: 'What glows may be played: a tile in one of the colours on the table, or black. Click a dim tile to hear why it may not.',
    clause: 'PD-4.2',
  },
  {
    id: 'cannot',
    title: 'None of those colours',
    text: 'You hold nothing in the colours of the table, so you may play anything. A new colour binds those who play after you.',
    clause: 'PD-4.8',
  },
  {
    id: 'joins',
    title: 'You can make a paradox',
    text: 'One of your tiles has the same face as one on the table. Two equal faces are a paradox: it beats every single tile, and all who are in it win the trick together.',
    clause: 'PD-6.3',
  },
  {
    id: 'forming',
    title: 'A paradox stands',
    text: 'Two equal tiles beat everything single. You can join it with a third, or beat it with a paradox in the colour that was led.',
    clause: 'PD-6.5',
  },
  {
    id: 'paradox',
    title: 'The backs are turned up',
    text: 'In a paradox the earliest timeframe scores the full point and leads next; the others take half a point.',
    clause: 'PD-7.3',
  },
  {
    id: 'declare',
    title: 'Black leads',
    text: 'A black tile has no colour of its own. Name the colour that everybody must follow; your tile counts as its zero.',
    clause: 'PD-5.1',
  },
  {
    id: 'black',
    title: 'Your black tile',
    text: 'Black may be played on any turn. Alone it wins nothing, but two black tiles in one trick are a paradox too.',
    clause: 'PD-4.5',
  },
  {
    id: 'half',
    title: 'Half a point',
    text: 'You have a half point now. On equal scores the one with fewer halves wins.',
    clause: 'PD-8.3',
  },
  {
    id: 'last',
    title: 'The end is near',
    text: 'Three tricks to go. Count what has been played: the log keeps every tile.',
    clause: 'PD-8.1',
  },
];
