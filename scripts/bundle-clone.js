// Makes starts from a clone use a bundle, as those from a package do, until the sources change.
//
// npm runs this after it has changed `node_modules`. Plain JavaScript, because any Node may run it.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFor } from '../bin/pinned-node.js';

const program = fileURLToPath(new URL('build/clone.ts', import.meta.url));
try {
  execFileSync(nodeFor(process), ['--', program], { stdio: ['ignore', 'ignore', 'pipe'] });
} catch (error) {
  // Not fatal: a start only takes longer without a bundle, and the tools may not be installed.
  const said = String(error.stderr ?? '').trim();
  const why = /^\w*Error(?: \[\w+\])?: (.+)/m.exec(said)?.[1] ?? (said || error.message);
  console.error(`Plinth starts from its sources: ${why}`);
}
