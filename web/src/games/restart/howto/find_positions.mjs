// node find.mjs: positions of how to play, from seeded games among bots
import { positionWhere } from '/work/wt/restart-board/web/e2e/engine.mjs';
import { writeFileSync } from 'fs';
const TOLD = [
  'viewer',
  'rounds',
  'to_act',
  'deck',
  'uses',
  'row_ends',
  'chains_left',
  'matches',
  'prospects',
  'pending',
];
const prune = (v) => {
  const o = Object.fromEntries(
    Object.entries(v).filter(([k, x]) => !TOLD.includes(k) && x !== null),
  );
  o.seats = v.seats.map(
    ({
      seat,
      hand_size,
      hand_limit,
      chain_levels,
      fragment_cap,
      abilities,
      score,
      points,
      rank,
      fields,
      ...s
    }) => ({ ...s, fields: fields.map(({ field, total, points, ...f }) => f) }),
  );
  o.grid = v.grid.map(({ space, ...g }) => g);
  o.row = v.row.map(({ level, ...r }) => r);
  return o;
};
const busy = (v) =>
  v.seats[0].fields.every((f) => f.studied) &&
  v.seats[0].fields.filter((f) => f.fragments > 0).length >= 2;
const W = {
  aim: [2, 'pandemia', (m, v) => v.round === 3 && v.last_turns && v.ask === 'memory'],
  turn: [
    2,
    'pandemia',
    (m, v) =>
      v.ask === 'study' &&
      v.round === 1 &&
      v.turns >= 1 &&
      v.seats[0].fields.some((f) => f.studied),
  ],
  mind: [2, 'pandemia', (m, v) => v.ask === 'perception' && busy(v)],
  cause: [
    3,
    'pandemia',
    (m, v) =>
      v.ask === 'perception' &&
      v.seats[0].adult &&
      v.seats[0].child &&
      m.some((x) => x.kind === 'cause'),
  ],
  chain: [
    3,
    'pandemia',
    (m, v) =>
      v.ask === 'perception' &&
      v.round === 2 &&
      v.matches.some((x) => v.seats[0].chains.includes(x.chain) && x.missing === 1 && x.level >= 2),
  ],
  memory: [2, 'pandemia', (m, v) => v.ask === 'memory' && v.upcoming.every(Boolean)],
  end: [3, 'pandemia', (m, v) => v.row.filter((r) => r.level).length === 4 && v.round === 1],
  pandemia: [
    2,
    'pandemia',
    (m, v) =>
      v.ask === 'reroll' && v.pandemia.plan.total >= 3 && v.pandemia.researchers[0].markers[0] > 0,
  ],
  anomie: [3, 'anomie', (m, v) => v.ask === 'step' && m.some((x) => x.kind === 'support')],
  extinction: [
    2,
    'extinction',
    (m, v) =>
      v.ask === 'place_gene' &&
      v.extinction.laboratories[0].tubes.filter((t) => t.cards.length >= 2).length >= 3,
  ],
  oceanrealm: [
    2,
    'oceanrealm',
    (m, v) =>
      v.ask === 'symbol' &&
      v.round >= 2 &&
      v.oceanrealm.maps[0].regions.join('').replace(/\./g, '').length >= 12,
  ],
};
const out = [];
for (const [id, [n, dystopia, wanted]] of Object.entries(W)) {
  try {
    out.push(
      `"${id}": ${JSON.stringify(prune(await positionWhere('restart', n, wanted, 0, { dystopia, gadgets: 'off' })))}`,
    );
  } catch (e) {
    console.log(id, e.message);
  }
}
writeFileSync('/tmp/rbhow/howto/positions.json', `{\n${out.join(',\n')}\n}\n`);
console.log(out.length);
process.exit(0);
