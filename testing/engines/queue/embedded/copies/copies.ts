import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { Client, type ClientConfig } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { TestClock } from '../../../../base/test-clock.ts';
import { newSchema, PostgresqlQueueBench } from '../store/postgresql/bench.ts';
import { SHARDS } from '../../../../../src/engines/queue/embedded/copies/membership.ts';
import { copyRows, serverTime } from '../../../../../src/engines/queue/embedded/store/copy-rows.ts';

/** Milliseconds: that of platforms. Copies share their work anew with each renewal, of which there are several a lease. */
const JOINING = 6000;
/** Milliseconds once each copy has its shards: no busy machine is so slow that one of them counts as dead. */
const LEASE = 30_000;

/** One of several engines on one store; each behaves like a separate process. */
export interface TestCopy {
  readonly bench: PostgresqlQueueBench;
  /** The PostgreSQL schema that all of them use. */
  readonly schema: string;
  /** Cuts its connections to the server, permanently or until they are restored. */
  readonly cut: () => void;
  /** Ends its lease after it was cut off, as time does: others take over with their next renewal. */
  readonly expire: () => Promise<void>;
  readonly mend: () => void;
}

/** Starts engines on a new schema, and waits until each has its shards. They share one clock. */
export async function startCopies(connection: ClientConfig, count: number): Promise<TestCopy[]> {
  const schema = newSchema();
  const clock = new TestClock();
  const copies: TestCopy[] = [];
  for (let i = 0; i < count; i += 1) {
    copies.push(await startCopy(connection, { schema, clock }));
  }
  await expect
    .poll(() => Math.max(...copies.map(({ bench }) => bench.store.shares.shards.length)))
    .toBe(Math.ceil(SHARDS / count));
  await expect
    .poll(() => copies.reduce((sum, { bench }) => sum + bench.store.shares.shards.length, 0))
    .toBe(SHARDS);
  const { store } = copies[0]!.bench;
  const lasting = async () => {
    const [{ now }, rows] = await store.read(async (reader) => {
      return [(await reader.get(serverTime, {}))!, await reader.all(copyRows, {})] as const;
    });
    return rows.filter(({ until }) => until > now + JOINING).length;
  };
  for (const { bench } of copies) bench.store.lease = LEASE;
  await expect.poll(lasting).toBe(count);
  return copies;
}

async function startCopy(
  connection: ClientConfig,
  { schema, clock }: { readonly schema: string; readonly clock: TestClock },
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
  const bench = await PostgresqlQueueBench.start({ ...connection, port }, schema, clock, JOINING);
  const expire = async () => {
    const client = new Client(connection);
    await client.connect();
    const { copy } = bench.store.shares;
    await client.query(`update ${schema}.copy set until = 0 where copy = $1`, [copy]);
    await client.end();
  };
  return { bench, schema, cut, expire, mend: () => (isCut = false) };
}
