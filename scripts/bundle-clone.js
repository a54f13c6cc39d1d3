// Has starts from a clone run a bundle, as those from a package do, for as long as the sources stay as they are.
//
// npm runs this after it has changed `node_modules`. Plain JavaScript, because it is run by whatever Node there is.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFor } from '../bin/pinned-node.js';

const program = fileURLToPath(new URL('build/clone.ts', import.meta.url));
try {
  execFileSync(nodeFor(process), ['--', program], { stdio: ['ignore', 'ignore', 'pipe'] });
} catch (error) {
  // Without it a start takes longer: tools may not be installed.
  const said = String(error.stderr ?? '').trim();
  const why = /^\w*Error(?: \[\w+\])?: (.+)/m.exec(said)?.[1] ?? (said || error.message);
  console.error(`Plinth starts from its sources: ${why}`);
}
