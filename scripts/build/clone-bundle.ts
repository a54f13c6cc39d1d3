import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundledProgram, CACHE, MADE, sourceState, type Made } from '../../bin/clone-bundle.js';
import { bundle } from './bundle.ts';

const ROOT = new URL('../../', import.meta.url);
const KEPT = new URL(CACHE, ROOT);

/** What decides besides the modules what is in a bundle: how they are bundled, and which versions of packages. */
const BESIDES = [
  'package-lock.json',
  'tsconfig.json',
  ...['bundle.ts', 'chunks.ts', 'clone-bundle.ts', 'quick-to-load.ts'].map(
    (name) => `scripts/build/${name}`,
  ),
];

/**
 * Bundles the program of a clone for `bin/plinth.js`, which takes it for as long as no source is another, unless there is
 * such a bundle already. What runs from the one before goes on.
 * @returns where it is
 * @throws Error where something can't be found, or was changed meanwhile
 */
export async function makeCloneBundle(): Promise<URL> {
  const current = bundledProgram(ROOT);
  if (current !== undefined) return current;
  mkdirSync(KEPT, { recursive: true });
  const begun = Date.now();
  // A source that changes from now on tells so by a later second.
  await sleep(1000 - (begun % 1000));
  const outdated = bundles().filter((name) => name !== latest());
  const name = `program-${begun}-${process.pid}`;
  const { sources: modules } = await bundle(fileURLToPath(new URL(name, KEPT)), {
    main: 'src/cli/main.ts',
  });
  // Of a file in `node_modules` Node only knows by this that it is a module, without trying to read it as another.
  writeFileSync(new URL(`${name}/package.json`, KEPT), '{ "type": "module" }\n');
  const sources = [...modules, ...BESIDES].map((file) => stateOf(file, begun));
  const made: Made = { program: `${name}/main.js`, sources };
  // Several may be at it, and whoever reads it finds all of it.
  const writing = new URL(`${MADE}.${process.pid}`, KEPT);
  writeFileSync(writing, JSON.stringify(made));
  renameSync(writing, new URL(MADE, KEPT));
  for (const each of outdated) {
    if (each !== latest()) rmSync(new URL(each, KEPT), { recursive: true, force: true });
  }
  return new URL(made.program, KEPT);
}

function stateOf(file: string, begun: number): readonly [string, number, number] {
  const state = sourceState(fileURLToPath(ROOT), file);
  if (state === undefined || state[1] > begun / 1000)
    throw new Error(`${file} was changed while it was bundled`);
  return [file, ...state];
}

function bundles(): string[] {
  return readdirSync(KEPT).filter((name) => /^program-\d/.test(name));
}

/** The bundle that starts took last. */
function latest(): string | undefined {
  try {
    const { program } = JSON.parse(readFileSync(new URL(MADE, KEPT), 'utf8')) as Made;
    return program.split('/')[0];
  } catch {
    return undefined;
  }
}
