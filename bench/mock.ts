import { fileURLToPath } from 'node:url';
import { mb, quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { answering, freePort, residentBytes, start, stopAll } from './processes.ts';
import { record, saveRows } from './table.ts';

/**
 * The mock beside Prism's own command on the same documents, in one run: one request of each family without `Prefer`.
 * `node bench/mock.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = 2;
const CONNECTIONS = 32;
/** The required rate, as a multiple of that of Prism's own command. */
const AIM = 2;

const TOKEN = 'token-of-the-bench';
const basic = (name: string) => `Basic ${btoa(`${name}:secret-of-the-bench`)}`;
const EMAIL = 'bench@plinth.local';
const QUEUE_TOKEN = 'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoiZGVmYXVsdFBhc3N3b3JkIn0=';
const FAMILIES: Readonly<Record<string, { port: string; workload: Workload }>> = {
  redis: { port: 'redis', workload: { path: '/ping', token: TOKEN } },
  kafka: { port: 'kafka', workload: { path: '/topics', authorization: basic('bench') } },
  'schema-registry': {
    port: 'kafka',
    workload: { path: '/schema-registry/subjects', authorization: basic('bench') },
  },
  queue: { port: 'queue', workload: { path: '/v2/queues', token: QUEUE_TOKEN } },
  management: {
    port: 'management',
    workload: { path: '/v2/redis/databases', authorization: basic(EMAIL) },
  },
};

try {
  console.log(
    `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  const ports = await startMock();
  for (const [family, { port, workload }] of Object.entries(FAMILIES)) {
    await besidePrism(family, `http://127.0.0.1:${ports[port]}`, workload);
  }
  saveRows('mock');
} finally {
  stopAll();
}

/** Reports the mock's time to the first answer, and its memory then. @returns its ports by family */
async function startMock(): Promise<Record<string, number>> {
  const ports: Record<string, number> = {};
  for (const name of ['redis', 'kafka', 'queue', 'management', 'console'])
    ports[name] = await freePort();
  const begun = performance.now();
  const mock = start(process.execPath, [
    ...['--', fileURLToPath(new URL('../bin/plinth.js', import.meta.url)), 'mock'],
    ...Object.entries(ports).flatMap(([name, port]) => [`--${name}-port`, String(port)]),
    ...['--redis-token', TOKEN, '--email', EMAIL, '--api-key', 'secret-of-the-bench'],
    ...['--kafka-username', 'bench', '--kafka-password', 'secret-of-the-bench'],
  ]);
  // The console is ready when all families are.
  await answering(`http://127.0.0.1:${ports['console']}/health`);
  report('mock, until it is ready', `${(performance.now() - begun).toFixed(0)} ms`);
  report('mock, resident before a family is asked', mb(residentBytes(mock)));
  return ports;
}

async function besidePrism(family: string, mock: string, workload: Workload): Promise<void> {
  const port = await freePort();
  const program = fileURLToPath(new URL('../node_modules/.bin/prism', import.meta.url));
  const document = fileURLToPath(new URL(`../generated/${family}/openapi.json`, import.meta.url));
  const prism = `http://127.0.0.1:${port}`;
  const child = start(process.execPath, [program, 'mock', document, '--port', String(port)]);
  await answering(prism);
  await answering(mock + workload.path);
  const rates: Record<'mock' | 'prism', number[]> = { mock: [], prism: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of [
      ['prism', prism],
      ['mock', mock],
    ] as const) {
      rates[name].push((await load(url, workload, CONNECTIONS, SECONDS)).requestsPerSecond);
    }
  }
  child.kill('SIGKILL');
  const [ours, theirs] = [quantile(rates.mock), quantile(rates.prism)];
  record({
    what: `mock, ${family} GET ${workload.path}`,
    reached: `${ours.toFixed(0)}/s`,
    beside: `Prism's own command: ${theirs.toFixed(0)}/s`,
    ratio: ours / theirs,
    aim: { atLeast: AIM },
  });
}
