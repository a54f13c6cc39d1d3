// Makes `npm run` and `npx` find the pinned Node first, as `node_modules/.bin/node`.
//
// npm creates this link itself, but npm 10, which comes with Node 20 and 22, removes it again together
// with the packages for other machines, which have a `node` of their own. Plain JavaScript, because any
// Node may run it.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../bin/pinned-node.js';

const link = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const node = pinnedNode();
if (node !== undefined && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), node), link);
}
