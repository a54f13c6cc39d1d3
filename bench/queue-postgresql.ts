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
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await perSecond(() => Promise.all(bareGroup()), AT_A_TIME));
    rates.ours.push(
      await perSecond(
        () =>
          Promise.all(
            Array.from({ length: AT_A_TIME }, () => engine.messages.publish(user, [order])),
          ),
        AT_A_TIME,
      ),
    );
  }
  const [ours, bare] = [quantile(rates.ours), quantile(rates.bare)];
  record({
    what: 'publish of 1 KB on PostgreSQL',
    reached: `${ours.toFixed(0)}/s`,
    beside: `bare inserts, ${AT_A_TIME} in a transaction: ${bare.toFixed(0)}/s`,
    ratio: ours / bare,
    aim: { atLeast: 0.5 },
  });
}

/** One row for each message, all in a transaction; the server is not waited for in between. */
function bareGroup(): Promise<unknown>[] {
  // They are sent as they are asked for, so the order is that of the calls.
  const sent: Promise<unknown>[] = [client.query('begin')];
  for (let i = 0; i < AT_A_TIME; i += 1) {
    id += 1;
    sent.push(
      client.query({
        name: 'bare',
        text: 'insert into bare values ($1, $2, $3)',
        values: [id, '{"method":"POST"}', BODY],
      }),
    );
  }
  sent.push(client.query('commit'));
  return sent;
}

async function perSecond(group: () => Promise<unknown>, count: number): Promise<number> {
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    await group();
    done += count;
  }
  return (done * 1000) / (performance.now() - begun);
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
