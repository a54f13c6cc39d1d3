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

/** Runs the checks side by side. @returns besides how many passed, what those printed that failed */
export async function runStaticChecks(): Promise<Tally & { readonly failures: readonly string[] }> {
  const outcomes = await Promise.all(
    CHECKS.map(([name, command, ...args]) => run(name, command, args)),
  );
  const failures = outcomes.filter((failure) => failure !== undefined);
  return { passed: outcomes.length - failures.length, failed: failures.length, failures };
}

/** @returns what it printed, where it failed */
function run(name: string, command: string, args: readonly string[]): Promise<string | undefined> {
  const started = performance.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: ROOT, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${error === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      resolve(error === null ? undefined : `${name}\n${stdout}${stderr}`);
    });
  });
}
