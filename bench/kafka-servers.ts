import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Producer } from '@platformatic/kafka';
import { startKafka } from '../scripts/servers/kafka.ts';
import { skipReason } from '../scripts/servers/skip-reason.ts';
import { quantile } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { startPlatform } from './platform.ts';
import { stopAll } from './processes.ts';
import { record, saveRows } from './table.ts';

/**
 * Producing to an Apache Kafka through the REST API, beside the client library called directly, in one run on one
 * broker. `node bench/kafka-servers.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 2;
const CONNECTIONS = 64;
const BATCH = 100;
const AUTHORIZATION = `Basic ${Buffer.from('plinth-development-user:plinth-development-password').toString('base64')}`;
const VALUE = Buffer.from('x'.repeat(1024));
const TOPIC = 'plinth.default.bench';
const AT_LEAST = 0.7;
/** The fastest mode of the library: with idempotence it sends only one request at a time. */
const ACKS_ALL = -1;

const why = skipReason('kafka');
if (why === undefined) await measure();
else console.log(`nothing is measured: ${why}`);

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  await using kafka = await startKafka();
  const bootstrapBrokers = kafka.brokers.split(',');
  const producer = new Producer({
    clientId: 'bench',
    bootstrapBrokers,
    acks: ACKS_ALL,
    strict: false,
  });
  try {
    console.log(
      `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
    );
    const { kafka: url } = await startPlatform(join(folder, 'data'), [
      ...['--kafka-brokers', kafka.brokers],
    ]);
    const value = VALUE.toString();
    await compared('produce of 1 KB to Kafka', { url, producer }, { value }, 1);
    const batch = Array.from({ length: BATCH }, () => ({ value, partition: 0 }));
    await compared(`produce of ${BATCH} x 1 KB to Kafka`, { url, producer }, batch, BATCH);
    saveRows('kafka-servers');
  } finally {
    await producer.close();
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compared(
  what: string,
  { url, producer }: { readonly url: string; readonly producer: Producer },
  body: unknown,
  records: number,
): Promise<void> {
  const workload: Workload = {
    path: '/produce/bench',
    authorization: AUTHORIZATION,
    body: JSON.stringify(body),
  };
  await load(url, workload, CONNECTIONS, 1);
  const rates: Record<'ours' | 'direct', number[]> = { ours: [], direct: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.direct.push(await sendDirectly(producer, records));
    rates.ours.push((await load(url, workload, CONNECTIONS, SECONDS)).requestsPerSecond);
  }
  const [ours, direct] = [quantile(rates.ours) * records, quantile(rates.direct) * records];
  record({
    what,
    reached: `${ours.toFixed(0)} records/s`,
    beside: `the client library: ${direct.toFixed(0)}/s`,
    ratio: ours / direct,
    aim: { atLeast: AT_LEAST },
  });
}

/** Keeps one send in progress for each connection. @returns requests per second */
async function sendDirectly(producer: Producer, records: number): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let sent = 0;
  const sender = async () => {
    while (performance.now() < end) {
      const messages = Array.from({ length: records }, () => ({
        topic: TOPIC,
        partition: 0,
        value: VALUE,
      }));
      await producer.send({ messages });
      sent++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sender));
  return sent / SECONDS;
}
