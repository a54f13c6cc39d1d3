import { Client } from 'pg';
import { randomIds } from '../src/base/ids.ts';
import { systemAlarms } from '../src/base/alarms.ts';
import { systemClock } from '../src/base/clock.ts';
import { signingComposer } from '../src/engines/queue/embedded/delivery/signing-composer.ts';
import { startEmbeddedQueue } from '../src/engines/queue/embedded/embedded-queue.ts';
import { KeyRing } from '../src/engines/queue/embedded/signing/key-ring.ts';
import { PostgresqlQueueStore } from '../src/engines/queue/embedded/store/postgresql/postgresql-store.ts';
import type { PublishOrder } from '../src/engines/queue/message.ts';
import type { QueueUser } from '../src/engines/queue/user.ts';
import { startPostgresql } from '../scripts/servers/postgresql.ts';
import { quantile } from './figures.ts';
import { processorTimeWithChildren } from './processor-time.ts';
import { record, saveRows } from './table.ts';

/**
 * Publishing to a queue in PostgreSQL beside inserts of the same bytes by the same client, as many at a time in one
 * transaction, in one run. `node bench/queue-postgresql.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const AT_A_TIME = 64;
let id = 0;
const BODY = Buffer.alloc(1024, 'x');

await using server = await startPostgresql({ settings: { fsync: 'on' } });
const connection = {
  host: '127.0.0.1',
  port: server.port,
  user: 'plinth',
  database: 'postgres',
};
const store = await PostgresqlQueueStore.open({ connection, clock: systemClock });
const keys = await KeyRing.load(store, { ids: randomIds });
const engine = await startEmbeddedQueue({
  store,
  keys,
  clock: systemClock,
  alarms: systemAlarms,
  courier: { deliver: () => Promise.reject(new Error('nothing is due')), close: async () => {} },
  composer: signingComposer({
    signingKey: (userId) => keys.signingKey(userId),
    ids: randomIds,
    clock: systemClock,
  }),
});
const client = new Client({ ...connection, pipeline: true });
await client.connect();
await client.query('create table bare (id bigint primary key, spec text, body bytea)');
try {
  await publishing();
  saveRows('queue-postgresql');
} finally {
  await client.end();
  await engine.close(0);
}

async function publishing(): Promise<void> {
  const user: QueueUser = { id: 'bench', limits: unlimited() };
  const order: PublishOrder = {
    method: 'POST',
    headers: [],
    labels: [],
    callerIp: '127.0.0.1',
    destination: { url: 'http://127.0.0.1/later' },
    delay: 3_600_000,
    body: BODY,
  };
  const groups = {
    bare: () => Promise.all(bareGroup()),
    ours: () =>
      Promise.all(Array.from({ length: AT_A_TIME }, () => engine.messages.publish(user, [order]))),
  };
  const kinds = ['bare', 'ours'] as const;
  const rates: Record<(typeof kinds)[number], number[]> = { ours: [], bare: [] };
  const costs: Record<(typeof kinds)[number], number[]> = { ours: [], bare: [] };
  for (const kind of kinds) await perSecond(groups[kind], AT_A_TIME);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of kinds) {
      const { rate, cost } = await perSecond(groups[kind], AT_A_TIME);
      rates[kind].push(rate);
      costs[kind].push(cost);
    }
  }
  const [ours, bare] = [quantile(rates.ours), quantile(rates.bare)];
  // More reliable on a busy machine than rates: waits for a core or the disk don't count.
  const [cost, ofBare] = [quantile(costs.ours), quantile(costs.bare)];
  record({
    what: 'publish of 1 KB, processor time of the PostgreSQL',
    reached: `${cost.toFixed(1)} µs`,
    beside: `bare inserts, ${AT_A_TIME} in a transaction: ${ofBare.toFixed(1)} µs`,
    ratio: cost / ofBare,
  });
  record({
    what: 'publish of 1 KB on PostgreSQL',
    reached: `${ours.toFixed(0)}/s`,
    beside: `bare inserts, ${AT_A_TIME} in a transaction: ${bare.toFixed(0)}/s`,
    ratio: ours / bare,
    aim: { atLeast: 0.5 },
  });
}

/** One row per message, all in one transaction, without waiting for the server in between. */
function bareGroup(): Promise<unknown>[] {
  const begun = client.query('begin');
  const inserts = Array.from({ length: AT_A_TIME }, () => {
    id += 1;
    return client.query({
      name: 'bare',
      text: 'insert into bare values ($1, $2, $3)',
      values: [id, '{"method":"POST"}', BODY],
    });
  });
  return [begun, ...inserts, client.query('commit')];
}

/** @returns the number per second, and the server's processor time for each in microseconds */
async function perSecond(
  group: () => Promise<unknown>,
  count: number,
): Promise<{ readonly rate: number; readonly cost: number }> {
  const begun = performance.now();
  const before = processorTimeWithChildren(server.process.pid!);
  let done = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    await group();
    done += count;
  }
  const spent = processorTimeWithChildren(server.process.pid!) - before;
  return { rate: (done * 1000) / (performance.now() - begun), cost: (spent * 1e6) / done };
}

function unlimited(): QueueUser['limits'] {
  const most = Number.MAX_SAFE_INTEGER;
  return {
    maxMessageSize: most,
    maxRequestsPerDay: most,
    maxRetries: 3,
    maxDelay: most,
    maxQueues: 1,
    maxGroups: 1,
    maxEndpointsPerGroup: 1,
    maxSchedules: 1,
    maxParallelism: 1,
    maxGlobalParallelism: 1,
    retention: 86_400_000,
    timeout: 60_000,
  };
}
