// The mark as icons of an installed page: PNGs, drawn while building without any library.
import { deflateSync } from 'node:zlib';

// The polygons of public/mark.svg, in a box from -50,-54 to 50,46.
const MARK = [
  ['-40.99,31 40.99,31 6.35,-29 0,-18 21.94,20 -47.34,20', 0xffe3b3],
  ['-6.35,-51 -47.34,20 21.94,20 15.59,9 -28.29,9 6.35,-51', 0xff8a5c],
  ['47.34,20 6.35,-51 -28.29,9 -15.59,9 6.35,-29 40.99,31', 0x7466f0],
].map(([points, colour]) => [points.split(' ').map((p) => p.split(',').map(Number)), colour]);
const CENTRE = [0, -8];
const GROUND = 0x1b1633; // the night of the home page

/** How much of the icon the mark takes: others cut a maskable one to any shape. */
const SHARE = { any: 0.8, maskable: 0.58 };
const CORNER = 0.22; // of the side; a maskable icon has none
const SAMPLES = 3; // each way, for every pixel

const COLOURS = [GROUND, ...MARK.map(([, colour]) => colour)];
const NOTHING = 255;

/** One line of samples: an index into COLOURS for each, nothing outside a rounded corner. */
function line(v, count, purpose) {
  const samples = new Uint8Array(count).fill(0);
  const scale = 100 / SHARE[purpose];
  const y = (v - 0.5) * scale + CENTRE[1];
  const column = (x) => Math.round(((x - CENTRE[0]) / scale + 0.5) * count);
  // What is drawn later lies on top.
  MARK.forEach(([polygon], i) => {
    const crossings = polygon.flatMap(([ax, ay], k) => {
      const [bx, by] = polygon.at(k - 1);
      return ay > y === by > y ? [] : [((bx - ax) * (y - ay)) / (by - ay) + ax];
    });
    crossings.sort((left, right) => left - right);
    for (let k = 0; k + 1 < crossings.length; k += 2)
      samples.fill(i + 1, column(crossings[k]), column(crossings[k + 1]));
  });
  const dy = Math.max(CORNER - v, v - 1 + CORNER, 0);
  if (purpose === 'maskable' || dy === 0) return samples;
  const gone = Math.round((CORNER - Math.sqrt(CORNER * CORNER - dy * dy)) * count);
  return samples.fill(NOTHING, 0, gone).fill(NOTHING, count - gone);
}

function pixels(size, purpose) {
  const rows = Buffer.alloc(size * (1 + size * 4)); // a filter byte, then RGBA
  for (let py = 0, at = 0; py < size; ++py) {
    ++at;
    const lines = Array.from({ length: SAMPLES }, (_, k) =>
      line((py + (k + 0.5) / SAMPLES) / size, size * SAMPLES, purpose),
    );
    for (let px = 0; px < size; ++px, at += 4) mix(lines, px * SAMPLES, rows, at);
  }
  return rows;
}

/** The mean of a pixel's samples. */
function mix(lines, from, rows, at) {
  let [red, green, blue, seen] = [0, 0, 0, 0];
  for (const samples of lines)
    for (let k = from; k < from + SAMPLES; ++k) {
      if (samples[k] === NOTHING) continue;
      const colour = COLOURS[samples[k]];
      red += colour >> 16;
      green += (colour >> 8) & 255;
      blue += colour & 255;
      ++seen;
    }
  if (!seen) return;
  rows[at] = red / seen;
  rows[at + 1] = green / seen;
  rows[at + 2] = blue / seen;
  rows[at + 3] = (255 * seen) / (SAMPLES * SAMPLES);
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; ++k) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc32(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'ascii'), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A square PNG; `purpose` is "any" or "maskable". */
export function icon(size, purpose) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8); // 8 bits for each of red, green, blue and opacity
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels(size, purpose), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
