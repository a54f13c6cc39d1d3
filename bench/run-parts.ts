import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printTable, savedRows, saveMedians, type Row } from './table.ts';

/** The parts of `npm run bench`, in the order in which they run. */
export const PARTS = [
  ...['redis', 'redis-port', 'redis-loop', 'search'],
  ...['kafka', 'queue', 'workflows', 'mock', 'express'],
];

/** Parts that are run by one name. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  redis: ['redis', 'redis-port', 'redis-loop'],
};

/** Whether a program stores rows for the table of `npm run bench`. */
export function isTabled(program: string): boolean {
  return PARTS.includes(program);
}

/**
 * Runs programs of this folder one after the other, then prints one table of their stored rows.
 * @param times how often each is run; the table has the medians
 */
export async function runParts(parts: readonly string[], times = 1): Promise<void> {
  for (const part of parts) {
    const runs: Row[][] = [];
    while (runs.length < times) {
      console.log(`\n${part}${times > 1 ? ` (${runs.length + 1} of ${times})` : ''}`);
      await runProgram(part);
      runs.push(savedRows([part]));
    }
    saveMedians(part, runs);
  }
  printTable(parts);
}

/** Runs a program of this folder. @throws Error if it fails, or there is none of the name */
export async function runProgram(name: string): Promise<void> {
  const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const code = await new Promise((resolve) => {
    spawn(process.execPath, [program], { stdio: 'inherit' }).on('exit', resolve);
  });
  if (code !== 0) throw new Error(`the bench of ${name} ended with ${String(code)}`);
}
