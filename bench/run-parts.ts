import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printTable } from './table.ts';

/** The parts of `npm run bench`, in the order in which they run. */
export const PARTS = ['redis', 'redis-port', 'redis-loop', 'kafka', 'queue', 'mock'];

/** Runs programs of this folder one after the other, then prints one table of their stored rows. */
export async function runParts(parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    console.log(`\n${part}`);
    const code = await new Promise((resolve) => {
      const program = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
      spawn(process.execPath, [program], { stdio: 'inherit' }).on('exit', resolve);
    });
    if (code !== 0) throw new Error(`the bench of ${part} ended with ${String(code)}`);
  }
  printTable(parts);
}
