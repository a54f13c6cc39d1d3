#!/usr/bin/env -S node --
// The `--` keeps Node from taking flags of ours for its own, which Node 20 looks for anywhere in the arguments: the earlier
// name of --env-out is one.
//
// Plain JavaScript that any Node from 20 on can read: a Node that is too old for Plinth starts a newer one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledProgram, CACHE } from './clone-bundle.js';
import { keepCompiledCode } from './compiled-code.js';
import { isNewEnough, nodeFor } from './pinned-node.js';

const root = new URL('../', import.meta.url);
// A clone runs its sources, or a bundle of exactly these; a package only has the built program.
const source = new URL('src/cli/main.ts', root);
if (existsSync(source) && !existsSync(new URL('node_modules', root))) {
  console.error('The packages that Plinth needs are not installed: run `npm ci` first');
  process.exit(1);
}
if (isNewEnough(process.versions.node)) {
  withoutWarningOfSqlite();
  keepCompiledCode(new URL(CACHE, root));
  const built = new URL('dist/main.js', root);
  await import(existsSync(source) ? (bundledProgram(root) ?? source) : built);
} else {
  handOver();
}

/** Node 24 warns that its SQLite is experimental, which users can't do anything about. */
function withoutWarningOfSqlite() {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).startsWith('SQLite is an experimental')) emitWarning(warning, ...rest);
  };
}

function handOver() {
  let node;
  try {
    node = nodeFor(process);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  // In a separate process group, so that a signal reaches it once: through this process, whether it
  // came from a Ctrl-C, which goes to this whole group, or to this process alone.
  const child = spawn(node, ['--', fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    // The channel closes when this process ends, however it ends, which ends the other one too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
