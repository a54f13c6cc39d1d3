import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PARTS } from './parts.ts';
import { printTable } from './table.ts';

/** Each family beside its baselines, one after the other, then one table of all. */

for (const part of PARTS) {
  console.log(`\n${part}`);
  const code = await new Promise((resolve) => {
    const program = fileURLToPath(new URL(`${part}.ts`, import.meta.url));
    spawn(process.execPath, [program], { stdio: 'inherit' }).on('exit', resolve);
  });
  if (code !== 0) throw new Error(`the bench of ${part} ended with ${String(code)}`);
}
printTable(PARTS);
