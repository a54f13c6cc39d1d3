import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPILER_ENV } from '../generate/compiler-env.ts';
import type { Outcome } from './tally.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Check = readonly [name: string, command: string, ...args: string[]];

/** @param withTypes whether by rules that need types too, which take most of its processor time */
const lint = (withTypes: boolean): Check => [
  ...(['lint', 'oxlint', '--deny-warnings', '--threads', '1'] as const),
  ...(withTypes ? ['--type-aware'] : []),
];

/**
 * Types of everything but the console. One type checker: several share less, which costs processor time, and the tests
 * need all of it.
 * @param isOften whether what was found out is kept for the next run, which takes time too
 */
const types = (isOften: boolean): Check => [
  ...(['types', 'tsc', '-p', '.', '--checkers', '1'] as const),
  ...['--incremental', String(isOften)],
];

/** Checks that don't run the product, with their commands. */
const CHECKS: readonly Check[] = [
  ['formatting', 'oxfmt', '--check', '.'],
  ['types of the console', 'tsc', '-p', 'console-site/page', '--checkers', '1'],
  ['specs', 'node', 'bin/plinth.js', 'lint'],
  ['spelling', 'node', 'scripts/test/spelling.ts'],
  ['generated code is current', 'node', 'scripts/generate/main.ts', '--check'],
];

/** Needs the history: an archive of the sources has none. */
const AGAINST_HISTORY = [
  'contracts break nobody since the last tag',
  ...['node', 'bin/plinth.js', 'diff', 'last-tag'],
] as const;

const ENV = { ...process.env, ...COMPILER_ENV };

/**
 * Runs the checks side by side.
 * @param isQuick whether lint leaves out the rules that need types, and the checker of types remembers what it has seen
 * @returns besides the numbers, what those printed that failed, and why one was skipped
 */
export async function runStaticChecks(isQuick: boolean): Promise<Outcome> {
  const isClone = existsSync(`${ROOT}.git`);
  const checks = [lint(!isQuick), types(isQuick), ...CHECKS, ...(isClone ? [AGAINST_HISTORY] : [])];
  const outcomes = await Promise.all(
    checks.map(([name, command, ...args]) => run(name, command, args)),
  );
  const failures = outcomes.filter((failure) => failure !== undefined);
  const reasons = isClone ? [] : [`1 skipped: ${AGAINST_HISTORY[0]}: there is no Git repository`];
  return {
    passed: outcomes.length - failures.length,
    failed: failures.length,
    skipped: reasons.length,
    ...{ failures, reasons },
  };
}

/** @returns the output if it failed */
function run(name: string, command: string, args: readonly string[]): Promise<string | undefined> {
  const started = performance.now();
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { cwd: ROOT, env: ENV, maxBuffer: 64 << 20 },
      (error, stdout, stderr) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`${error === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
        resolve(error === null ? undefined : `${name}\n${stdout}${stderr}`);
      },
    );
  });
}
