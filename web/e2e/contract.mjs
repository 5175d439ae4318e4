// What goes over a page's WebSockets, held against docs/schema/table.json: both directions.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';

const here = dirname(fileURLToPath(import.meta.url));
const schema = JSON.parse(readFileSync(resolve(here, '../../docs/schema/table.json'), 'utf8'));
const ajv = new Ajv({ strict: false });
ajv.addSchema(schema, 'table');
const sides = {
  sent: ajv.compile({ $ref: 'table#/$defs/client' }),
  received: ajv.compile({ $ref: 'table#/$defs/server' }),
};

/** Reports every frame that the schema does not know. */
export function watchFrames(page, report) {
  const check = (side) => (frame) => {
    const fits = sides[side];
    let message;
    try {
      message = JSON.parse(frame.payload);
    } catch {
      return report(`${side}: not JSON: ${frame.payload}`);
    }
    if (!fits(message))
      report(`${side} against the schema: ${String(frame.payload).slice(0, 300)}`);
  };
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/socket')) return;
    socket.on('framesent', check('sent'));
    socket.on('framereceived', check('received'));
  });
}
