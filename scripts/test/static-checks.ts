import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Tally } from './tally.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What is checked without running the product, and the command that does it. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['formatting', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'tsc', '-p', '.'],
  ['types of the console', 'tsc', '-p', 'console-site/page'],
  ['specs', 'redocly', 'lint', '--format=stylish'],
  ['spelling', 'node', 'scripts/test/spelling.ts'],
  ['contracts break nobody since the last tag', 'node', 'bin/plinth.js', 'diff', 'last-tag'],
  ['generated code is current', 'node', 'scripts/generate/main.ts', '--check'],
];

/** Runs the checks side by side; what a failing one printed is shown. */
export async function runStaticChecks(): Promise<Tally> {
  const outcomes = await Promise.all(
    CHECKS.map(([name, command, ...args]) => run(name, command, args)),
  );
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}

function run(name: string, command: string, args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: ROOT, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${error === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (error !== null) console.log(stdout + stderr);
      resolve(error === null);
    });
  });
}
