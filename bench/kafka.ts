import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mb, quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { startPlatform, stop, type BenchedPlatform } from './platform.ts';
import { answering, freePort, residentBytes, start, stopAll } from './processes.ts';
import { record, saveRows } from './table.ts';

/**
 * The Kafka REST API beside a bare `node:http` server that appends to a file, in one run; also latency, and the costs
 * of idle consumers and of a large log. `node bench/kafka.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** The size of the log of the start that is measured. */
const GIGABYTES = Number(process.env['BENCH_LOG_GB'] ?? 2);
const SECONDS = 2;
const CONNECTIONS = 64;
const BATCH = 100;
const IDLE = 500;
const PARTITIONS = 1000;
const AUTHORIZATION = `Basic ${Buffer.from('plinth-development-user:plinth-development-password').toString('base64')}`;
const ACCOUNT = `Basic ${Buffer.from('developer@plinth.local:plinth-development-api-key').toString('base64')}`;
const VALUE = 'x'.repeat(1024);

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  console.log(
    `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  const platform = await startPlatform(join(folder, 'data'));
  const sink = await startSink();
  const one = JSON.stringify({ value: VALUE });
  const batch = JSON.stringify(Array.from({ length: BATCH }, () => ({ value: VALUE })));
  const urls = { kafka: platform.kafka, sink };
  await produce('produce of 1 KB', urls, { body: one, records: 1, atLeast: 0.85 });
  await produce(`produce of ${BATCH} x 1 KB`, urls, { body: batch, records: BATCH, atLeast: 0.9 });
  await fetching(platform.kafka);
  await latency(platform.kafka);
  await idleConsumers(platform);
  await opening(platform);
  saveRows('kafka');
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function startSink(): Promise<string> {
  const port = await freePort();
  const server = fileURLToPath(new URL('servers/bare-log-sink.ts', import.meta.url));
  start(process.execPath, [server, String(port), join(folder, 'sink')]);
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return url;
}

/** The number of records in a body, and the required ratio. */
interface Produced {
  readonly body: string;
  readonly records: number;
  readonly atLeast: number;
}

async function produce(
  what: string,
  { kafka, sink }: { readonly kafka: string; readonly sink: string },
  { body, records, atLeast }: Produced,
) {
  const workload: Workload = { path: '/produce/bench', authorization: AUTHORIZATION, body };
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const p99: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push((await load(sink, workload, CONNECTIONS, SECONDS)).requestsPerSecond);
    const measured = await load(kafka, workload, CONNECTIONS, SECONDS);
    rates.ours.push(measured.requestsPerSecond);
    p99.push(measured.p99);
  }
  const [ours, bare] = [quantile(rates.ours) * records, quantile(rates.bare) * records];
  record({
    what,
    reached: `${ours.toFixed(0)} records/s, p99 ${quantile(p99).toFixed(1)} ms`,
    beside: `a bare sink: ${bare.toFixed(0)}/s`,
    ratio: ours / bare,
    aim: { atLeast },
  });
}

async function fetching(kafka: string): Promise<void> {
  const body = JSON.stringify({ topic: 'bench', partition: 0, offset: 0 });
  const answer = await call(kafka, '/fetch', body);
  const records = ((await answer.json()) as unknown[]).length;
  const workload: Workload = { path: '/fetch', authorization: AUTHORIZATION, body };
  const { requestsPerSecond } = await load(kafka, workload, 8, SECONDS);
  const bytes = requestsPerSecond * records * VALUE.length;
  report('fetch of 1 KB records', `${mb(bytes)}/s of values, ${records} records an answer`);
}

/** The time from producing a message until a long-polling consumer receives it. */
async function latency(kafka: string): Promise<void> {
  const path = '/consume/latency/one/latency?timeout=2000';
  await (await call(kafka, '/produce/latency', '{"value":"first"}')).text();
  await (await call(kafka, path, undefined, { 'Kafka-Auto-Offset-Reset': 'earliest' })).text();
  const took: number[] = [];
  for (let i = 0; i < 1000; i++) {
    const consumed = call(kafka, path).then((response) => response.json());
    await new Promise((resolve) => setTimeout(resolve, 2));
    const begun = performance.now();
    const produced = call(kafka, '/produce/latency', JSON.stringify({ value: VALUE }));
    if (((await consumed) as unknown[]).length > 0) took.push(performance.now() - begun);
    await (await produced).text();
  }
  report(
    'produce to consume',
    `p50 ${quantile(took).toFixed(2)} ms, p99 ${quantile(took, 0.99).toFixed(2)} ms`,
  );
}

async function idleConsumers({ kafka, management, child }: BenchedPlatform): Promise<void> {
  await createTopic(management, 'idle', IDLE);
  const before = residentBytes(child);
  for (let i = 0; i < IDLE; i++) {
    await (await call(kafka, `/consume/idle/${i}/idle?timeout=1`)).text();
  }
  report(`${IDLE} idle consumers`, mb(residentBytes(child) - before));
}

async function opening(platform: BenchedPlatform): Promise<void> {
  await createTopic(platform.management, 'large', PARTITIONS);
  const requests = Math.ceil((GIGABYTES * 1e9) / (VALUE.length * PARTITIONS));
  const body = JSON.stringify(
    Array.from({ length: PARTITIONS }, (_, partition) => ({ value: VALUE, partition })),
  );
  for (let sent = 0; sent < requests; sent += 4) {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const response = await call(platform.kafka, '/produce/large', body);
        if (!response.ok) throw new Error(await response.text());
        await response.arrayBuffer();
      }),
    );
  }
  await stop(platform, 'SIGKILL');
  const recovered = await startPlatform(join(folder, 'data'));
  await stop(recovered);
  const again = await startPlatform(join(folder, 'data'));
  record({
    what: `start with ${PARTITIONS} partitions, ${GIGABYTES} GB, after SIGKILL`,
    reached: `${recovered.ready.toFixed(0)} ms`,
    beside: `the same after a stop: ${again.ready.toFixed(0)} ms`,
    ratio: recovered.ready / again.ready,
  });
}

async function createTopic(management: string, name: string, partitions: number): Promise<void> {
  const limits = { retention_time: -1, retention_size: -1, max_message_size: 1_048_576 };
  const topic = { name, partitions, cluster_id: 'default', cleanup_policy: 'delete', ...limits };
  const response = await fetch(`${management}/v2/kafka/topic`, {
    method: 'POST',
    headers: { authorization: ACCOUNT },
    body: JSON.stringify(topic),
  });
  if (!response.ok) throw new Error(await response.text());
}

function call(kafka: string, path: string, body?: string, headers = {}): Promise<Response> {
  return fetch(kafka + path, {
    headers: { authorization: AUTHORIZATION, ...headers },
    ...(body !== undefined && { method: 'POST', body }),
  });
}
