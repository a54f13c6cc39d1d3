import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundledProgram, CACHE, fileState, MADE, type Made } from '../../bin/clone-bundle.js';
import { bundle } from './bundle.ts';

const ROOT = new URL('../../', import.meta.url);
const KEPT = new URL(CACHE, ROOT);

/** The inputs of a bundle besides the modules: the code that bundles them, and the versions of packages. */
const BESIDES = [
  'package-lock.json',
  'tsconfig.json',
  ...['bundle.ts', 'chunks.ts', 'clone-bundle.ts', 'quick-to-load.ts', 'script-chunks.ts'].map(
    (name) => `scripts/build/${name}`,
  ),
];

/** What processes of a clone begin with: the program, and the platforms and mocks inside tests. */
const ENTRIES = { main: 'src/cli/main.ts', serving: 'src/library/serving.ts' };

/**
 * Bundles the program of a clone for `bin/plinth.js`, which uses it until a source changes, unless a current bundle
 * exists. Programs that run from an older one are not affected.
 * @returns where it is
 * @throws Error if something can't be found, or was changed meanwhile, or if `node_modules` is a link to another
 * clone's: a bundle there would find that clone's pages and documents
 */
export async function makeCloneBundle(): Promise<URL> {
  const current = bundledProgram(ROOT);
  if (current !== undefined) return current;
  mkdirSync(KEPT, { recursive: true });
  const kept = fileURLToPath(KEPT);
  if (`${realpathSync(kept)}/` !== kept) throw new Error(`${kept} is a link to another folder`);
  const begun = Date.now();
  // A change from now on has a later second in its time.
  await sleep(1000 - (begun % 1000));
  const outdated = bundles().filter((name) => name !== latest());
  const name = `program-${begun}-${process.pid}`;
  try {
    const files = await writeBundle(name, begun);
    const before = latest();
    publish({ program: `${name}/main.js`, files });
    const running = [before, latest()];
    for (const each of outdated) if (!running.includes(each)) remove(each);
  } catch (error) {
    remove(name);
    throw error;
  }
  return new URL(`${name}/main.js`, KEPT);
}

/** Writes a bundle into a folder. @returns its sources and its own files */
async function writeBundle(name: string, begun: number): Promise<Made['files']> {
  const folder = fileURLToPath(new URL(name, KEPT));
  const { sources } = await bundle(folder, ENTRIES, { isWhole: false });
  // For a file in `node_modules`, this alone tells Node that it is a module, without trying to parse it as
  // CommonJS first.
  writeFileSync(new URL(`${name}/package.json`, KEPT), '{ "type": "module" }\n');
  return [
    ...[...sources, ...BESIDES].map((file) => stateOfSource(file, begun)),
    // A full disk, or a tool that clears caches, may have left only a part of it.
    ...filesOf(name).map(stateOf),
  ];
}

/**
 * Makes starts use a bundle from now on. Atomic: concurrent writers are possible, and readers always
 * see a complete file.
 */
function publish(made: Made): void {
  const writing = new URL(`${MADE}.${process.pid}`, KEPT);
  writeFileSync(writing, JSON.stringify(made));
  renameSync(writing, new URL(MADE, KEPT));
}

function remove(name: string): void {
  rmSync(new URL(name, KEPT), { recursive: true, force: true });
}

function stateOfSource(file: string, begun: number): Made['files'][number] {
  const state = stateOf(file);
  if (state[2] > begun / 1000) throw new Error(`${file} was changed while it was bundled`);
  return state;
}

function stateOf(file: string): Made['files'][number] {
  const state = fileState(fileURLToPath(ROOT), file);
  if (state === undefined) throw new Error(`${file} was removed while it was bundled`);
  return [file, ...state];
}

/** The files that are loaded of a bundle. */
function filesOf(name: string): string[] {
  const files = readdirSync(new URL(`${name}/`, KEPT)).filter((file) => file.endsWith('.js'));
  return files.map((file) => `${CACHE}${name}/${file}`);
}

function bundles(): string[] {
  return readdirSync(KEPT).filter((name) => /^program-\d/.test(name));
}

/** The bundle that the latest starts used. */
function latest(): string | undefined {
  try {
    const { program } = JSON.parse(readFileSync(new URL(MADE, KEPT), 'utf8')) as Made;
    return program.split('/')[0];
  } catch {
    return undefined;
  }
}
