import type { ChildProcess } from 'node:child_process';
import { mb, report } from '../figures.ts';
import { residentBytes } from '../processes.ts';
import { connected, pipelined, startRealServer } from './real-server.ts';
import { record } from '../table.ts';

const ENTRIES = 1_000_000;
const AT_ONCE = 1000;
const VALUE_BYTES = 100;
const SETTLED = 3000;

/** The memory of a stream of a million entries, beside the same stream in a real Redis. */
export async function streams(url: string, token: string, child: ChildProcess): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const ours = await growth(child, async (rows) => {
    const answer = await fetch(`${url}/pipeline`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  });
  const what = 'a stream of a million entries of 100 bytes';
  const real = await startRealServer();
  if (real === undefined) return report(what, mb(ours));
  const socket = await connected(real.port);
  const theirs = await growth(real.child, async (rows) => void (await pipelined(socket, rows)));
  socket.destroy();
  real.child.kill('SIGKILL');
  record({
    what,
    reached: mb(ours),
    beside: `${real.name}: ${mb(theirs)}`,
    ratio: ours / theirs,
    aim: { atMost: 2 },
  });
}

/** The growth of a process while the entries are added. */
async function growth(
  child: ChildProcess,
  run: (rows: string[][]) => Promise<void>,
): Promise<number> {
  const before = residentBytes(child);
  for (let at = 0; at < ENTRIES; at += AT_ONCE) {
    await run(
      Array.from({ length: AT_ONCE }, (_, i) => {
        const value = String(at + i).padStart(VALUE_BYTES, 'entry ');
        return ['XADD', 'log', '*', 'value', value];
      }),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  return residentBytes(child) - before;
}
