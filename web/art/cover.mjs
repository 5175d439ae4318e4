// A cover as one picture file that needs nothing else: 260 x 340.
import { initiative } from './initiative.mjs';
import { island } from './island.mjs';
import { paradominetor } from './paradominetor.mjs';
import { paradoxical } from './paradoxical.mjs';
import { restart } from './restart.mjs';
import { defs } from './worlds.mjs';

const covers = { paradominetor, paradoxical, initiative, island, restart };
export const names = Object.keys(covers);

// The pieces' colours, as in src/look/tokens.css.
const COLOURS = {
  red: ['#d9423a', '#98231f', '#ff8578'],
  blue: ['#2c6cd6', '#173f8c', '#7fb2ff'],
  yellow: ['#f2b21d', '#a06f00', '#ffe08a'],
  black: ['#26242f', '#0d0c12', '#6a6678'],
  white: ['#f6f1e4', '#b9b09a', '#ffffff'],
};

const gradient = (id, stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
const SHARED = `<defs>
${gradient('bone', '<stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#e4d8c2"/>')}
<radialGradient id="orb" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>
</defs>`;

function plain(text) {
  return text.replace(/var\(--(\w+?)(-[dl])?\)/g, (whole, name, tone) => {
    const set = COLOURS[name];
    return set ? set[tone === '-d' ? 1 : tone === '-l' ? 2 : 0] : whole;
  });
}

export function cover(name) {
  const worlds = name === 'initiative' ? defs([25, 22, 16, 18, 14, 17]) : '';
  return plain(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 340">${SHARED}${worlds}${covers[name]()}</svg>\n`,
  );
}
