// What the server prints of Paradox Initiative, read from the content itself.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Json } from '../src/net/frames';

type Values = Record<string, string>;

/** The entries of one kind in a small TOML file, a value to a line. */
function entries(file: string, kind: string): Values[] {
  const text = readFileSync(resolve(process.cwd(), `../content/initiative/${file}.toml`), 'utf8');
  return text
    .split(/^(?=\[\[)/m)
    .filter((entry) => entry.startsWith(`[[${kind}]]`))
    .map((entry) =>
      Object.fromEntries(
        [...entry.matchAll(/^(\w+) = "?(.*?)"?$/gm)].map((pair) => [pair[1]!, pair[2]!]),
      ),
    );
}
const byId = (list: Values[], made: (entry: Values) => Json): Json =>
  Object.fromEntries(list.map((entry) => [entry.id!, made(entry)]));

const KINDS: Record<string, string> = { PA: 'past', PR: 'present', FU: 'future', NX: 'nexus' };
const kindOf = (card: string): string => KINDS[card.slice(-2)] ?? 'parallel';

function card(entry: Values, numbers: Values[]): Json {
  const kind = kindOf(entry.id!);
  const number = numbers.find((one) => one.id === kind)!;
  return {
    title: entry.title!,
    kind,
    start_column: Number(number.start_column),
    glitch_step: Number(number.glitch_step),
    cost: (entry.cost ?? '').replaceAll(' ', ''),
    ...(entry.id!.startsWith('W') && { world: entry.id!.slice(0, 3) }),
    ...(entry.asset && { asset: entry.asset }),
    ...(entry.cell && { cell: entry.cell }),
    ...(entry.reward && { reward: entry.reward }),
  };
}

function goal({ name, counts }: Values): Json {
  const [what, of] = counts!.split(' ');
  return {
    name: name!,
    ...(what === 'ASSET' && { asset: of! }),
    ...(what === 'KIND' && { kind: KINDS[of!]! }),
  };
}

function rival(entry: Values): Json {
  return {
    symbols: (entry.symbols ?? entry.symbol)!.split(' ').map(Number),
    ...(entry.repair
      ? { clockwise: entry.repair === 'cw' }
      : { pawn: Number(entry.pawn), glitch: Number(entry.glitch) }),
  };
}

export function initiativeContent(): Json {
  const numbers = entries('constants', 'kind');
  return {
    worlds: byId(entries('worlds', 'world'), ({ name, look }) => ({ name: name!, look: look! })),
    cards: byId(entries('cards', 'card'), (entry) => card(entry, numbers)),
    goals: byId(entries('goals', 'goal'), goal),
    rates: entries('goals', 'rate').map(({ group, points }) => ({
      group: Number(group),
      points: Number(points),
    })),
    modules: byId(entries('tech', 'module'), ({ name, text }) => ({ name: name!, text: text! })),
    colours: byId(entries('looks', 'colour'), ({ name, alliance }) => ({
      name: name!,
      alliance: alliance ?? '',
    })),
    symbols: entries('looks', 'symbol').map(({ name }) => name!),
    experiments: ['Resonance Mast', 'Fold Engine', 'Threshold Ring'],
    set_points: [0, 1, 3, 6, 10],
    experiment_points: [0, 1, 3, 6],
    rival: { colours: byId(entries('rival', 'colour'), rival), circuit: [4, 5, 6, 9, 8, 7] },
  };
}
