import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { churn } from './redis/churn.ts';
import { holdOf, type LargeCommand, type Measured } from './redis/holding.ts';
import { LARGE_COMMANDS } from './redis/large-commands.ts';
import { startRealServer } from './redis/real-server.ts';
import { startRedisPort } from './redis/port.ts';
import { stopAll } from './processes.ts';
import { saveRows } from './table.ts';
import { saveHolds, type HoldRow } from './redis/hold-table.ts';

/**
 * Whether anything blocks the event loop: millions of small operations, and how long large ones delay the other clients
 * of a database, in processor time, beside the newest `redis-server` of this machine.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const ONLY = process.env['BENCH_ONLY'];

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  if (ONLY === undefined) {
    const turns = join(folder, 'turns.json');
    await churn(await startRedisPort(join(folder, 'churned'), turns), turns);
    saveRows('redis-loop');
  }
  const plinth = await startRedisPort(join(folder, 'data'));
  const real = await startRealServer();
  const rows: HoldRow[] = [];
  for (const command of LARGE_COMMANDS) {
    if (ONLY !== undefined && !command.what.includes(ONLY)) continue;
    const row = await measured(command, plinth, real);
    rows.push(row);
    const [own, theirs] = [row.plinth, row.real].map(
      (held) => held && `${held.cpu.toFixed(0)} ms, ${held.wait.toFixed(0)} at once`,
    );
    console.log(`${command.what.padEnd(44)}${own!.padEnd(32)}${theirs ?? ''}`);
  }
  if (ONLY === undefined) saveHolds({ beside: real?.name, rows });
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function measured(
  command: LargeCommand,
  plinth: Measured,
  real: Measured | undefined,
): Promise<HoldRow> {
  return {
    what: command.what,
    plinth: await holdOf(plinth, command, ROUNDS),
    real:
      real === undefined || command.isOwn === true
        ? undefined
        : await holdOf(real, command, ROUNDS),
  };
}
