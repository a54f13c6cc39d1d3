import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { processorTime } from '../../bench/processor-time.ts';
import { test } from '../../testing/cli/cli.ts';
import { filesIn } from '../../testing/cli/toolkit.ts';
import { largeDocument } from '../../testing/contracts/large-document.ts';

const OPERATIONS = 5000;
const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };

/** The most memory that a process has had, in megabytes (Linux, `proc_pid_status(5)`). */
function peakOf(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

test('a mock of thousands of operations is ready within 3 s of processor time, and takes at most 500 MB', async ({
  cli,
}) => {
  const file = filesIn(cli, { 'large.json': JSON.stringify(largeDocument(OPERATIONS)) });
  const run = cli.spawn(['mock', file('large.json'), '--port', '0', '--console-port', '0']);
  await run.until('Console ');
  expect(run.stdout()).toContain(`(${OPERATIONS} operations)`);
  const pid = run.child.pid!;
  expect(processorTime(pid)).toBeLessThan(3);

  const [, url] = /Mock +(\S+)/.exec(run.stdout())!;
  for (let i = 0; i < OPERATIONS / 5; i += 10) {
    const resources = `${url}/group${i % 50}/resources${i}`;
    expect((await fetch(`${resources}/abcdefgh`, { headers })).status).toBe(200);
    const created = await fetch(resources, { method: 'POST', headers, body: '{"name":"Ada"}' });
    expect(created.status).toBe(201);
  }
  expect(peakOf(pid)).toBeLessThan(500);
});
