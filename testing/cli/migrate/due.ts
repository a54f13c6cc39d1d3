import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { PORTS, type Cli } from '../cli.ts';
import { changeFile, QUEUE } from './files.ts';
import { PlatformContent } from './content.ts';

/** Counts deliveries by path; `/hang` is not answered at first. */
class Receiver {
  readonly counts: Record<string, number> = {};
  answers = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url!.slice(1);
      this.counts[path] = (this.counts[path] ?? 0) + 1;
      request.resume();
      if (this.answers || path !== 'hang') response.end();
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    onTestFinished(() => {
      this.#server.closeAllConnections();
      this.#server.close();
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}

/**
 * A platform is killed while it delivers; a message and a schedule become due while nothing runs; then everything is
 * migrated. The target delivers each of them once, and repeats the delivery that was cut off.
 */
export async function expectDueOnce(
  cli: Cli,
  target: object & { readonly dataDir: string },
): Promise<void> {
  const everything = new PlatformContent(cli);
  const from = join(cli.folder(), 'source');
  const receiver = new Receiver();
  const url = await receiver.listen();
  const source = cli.spawn(['start', ...PORTS, '--data-dir', from]);
  const env = await source.ready();
  const commands = [
    ['publish', `${url}/late`, '--delay', '1d'],
    ['schedule', 'create', `${url}/tick`, '--cron', '0 3 1 1 *'],
    ['publish', `${url}/hang`],
  ];
  for (const args of commands) {
    const { code, stderr } = await cli.plinth(args, { env }).ended;
    expect(code, stderr).toBe(0);
  }
  await expect.poll(() => receiver.counts).toEqual({ hang: 1 });
  source.child.kill('SIGKILL');
  await source.ended;
  const past = Date.now() - 3_600_000;
  changeFile(
    from,
    QUEUE,
    `update message set due = ${past}; update schedule set next_at = ${past}`,
  );
  receiver.answers = true;

  const { code, stderr } = await everything.migrate(from, everything.config(target)).ended;
  expect(code, stderr).toBe(0);
  expect(receiver.counts).toEqual({ hang: 1 });
  const all = { hang: 2, late: 1, tick: 1 };
  await everything.on(target, async () => {
    await expect.poll(() => receiver.counts).toEqual(all);
  });
  // A second start finds nothing left to deliver.
  await everything.on(target, async (again) => {
    const { stdout } = await cli.plinth(['message', 'list', '--json'], { env: again }).ended;
    const states = (JSON.parse(stdout) as { state: string }[]).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['DELIVERED']));
  });
  expect(receiver.counts).toEqual(all);
}
