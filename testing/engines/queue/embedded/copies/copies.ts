import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import type { ClientConfig } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { TestClock } from '../../../../base/test-clock.ts';
import { newSchema, PostgresqlQueueBench } from '../store/postgresql/bench.ts';
import { SHARDS } from '../../../../../src/engines/queue/embedded/copies/membership.ts';

/** Milliseconds: long enough for a busy machine. */
export const LEASE = 6000;

/** One of several engines on one store; each behaves like a separate process. */
export interface TestCopy {
  readonly bench: PostgresqlQueueBench;
  /** The PostgreSQL schema that all of them use. */
  readonly schema: string;
  /** Cuts its connections to the server, permanently or until they are restored. */
  readonly cut: () => void;
  readonly mend: () => void;
}

/**
 * Starts engines on a new schema, and waits until each has its shards. They share one clock.
 * @param lease milliseconds
 */
export async function startCopies(
  connection: ClientConfig,
  count: number,
  lease = LEASE,
): Promise<TestCopy[]> {
  const schema = newSchema();
  const clock = new TestClock();
  const copies: TestCopy[] = [];
  for (let i = 0; i < count; i += 1) {
    copies.push(await startCopy(connection, { schema, clock, lease }));
  }
  await expect
    .poll(() => Math.max(...copies.map(({ bench }) => bench.store.shares.shards.length)))
    .toBe(Math.ceil(SHARDS / count));
  await expect
    .poll(() => copies.reduce((sum, { bench }) => sum + bench.store.shares.shards.length, 0))
    .toBe(SHARDS);
  return copies;
}

async function startCopy(
  connection: ClientConfig,
  {
    schema,
    clock,
    lease,
  }: { readonly schema: string; readonly clock: TestClock; readonly lease: number },
): Promise<TestCopy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const server = connect(connection.port!, connection.host);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  const bench = await PostgresqlQueueBench.start({ ...connection, port }, schema, clock, lease);
  return { bench, schema, cut, mend: () => (isCut = false) };
}
