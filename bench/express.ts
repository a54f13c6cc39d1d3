import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mb, quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { answering, freePort, residentBytes, start, stopAll } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { BOOKS } from './servers/books.ts';
import { record, saveRows } from './table.ts';

/**
 * The Express middleware beside express-openapi-validator on the same document, in one run: requests a second, and
 * processor time a request. `node bench/express.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
/** Short, so that what else the machine does meanwhile falls on all of them. */
const SECONDS = 0.7;
/** Requests to each server before the first round: code is still being compiled in them, on a slow machine too. */
const BEFORE = 20_000;
const CONNECTIONS = 32;
/** The required rate, as a multiple of that of express-openapi-validator. */
const AIM = 4;
/** Less than this does not stand out from the differences between two runs of the same, in microseconds. */
const LEAST = 1;

const SERVERS = ['bare', 'theirs', 'validate', 'contract'] as const;
const WORKLOADS: Readonly<Record<string, Workload>> = {
  'GET with parameters': {
    path: '/v1/books?limit=5&tag=a&tag=b&new=true',
    headers: { 'x-page': '2' },
  },
  'POST of JSON': {
    path: '/v1/books',
    token: 'ada',
    body: JSON.stringify({ title: 'Emma', year: 1815, tags: ['novel', 'love'] }),
  },
};

const [, , server] = process.argv;
if (server === undefined) await compare();
else await serve(server);

/** Serves the contract in one of the ways; every request gets the same answer. */
async function serve(way: string): Promise<void> {
  const { default: express } = await import('express');
  const book = { title: 'Emma', year: 1815 };
  const app = express();
  if (way === 'theirs') {
    const { middleware } = await import('express-openapi-validator');
    const apiSpec: unknown = BOOKS;
    const options = { apiSpec, validateApiSpec: false } as Parameters<typeof middleware>[0];
    app.use(express.json(), middleware(options));
  }
  if (way === 'validate') {
    const { validate } = await import('../src/library/express.ts');
    app.use(express.json(), validate(BOOKS));
  }
  if (way === 'contract') {
    const { contract } = await import('../src/library/express.ts');
    const listBooks = () => ({ status: 200, body: [book] });
    const addBook = () => ({ status: 201, body: book });
    const authenticate = { card: () => 'ada' };
    app.use(
      contract(BOOKS, { handlers: { listBooks, addBook }, authenticate, checkAnswers: false }),
    );
  }
  if (way === 'bare') app.use(express.json());
  app.get('/v1/books', (_request, response) => void response.json([book]));
  app.post('/v1/books', (_request, response) => void response.status(201).json(book));
  const port = Number(process.argv[3]);
  createServer(app as RequestListener).listen(port, '127.0.0.1');
}

async function compare(): Promise<void> {
  try {
    console.log(
      `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
    );
    const running = await Promise.all(SERVERS.map(startServer));
    for (const [name, workload] of Object.entries(WORKLOADS))
      await measure(name, workload, running);
    for (const { way, child } of running) report(`${way}, resident`, mb(residentBytes(child)));
    saveRows('express');
  } finally {
    stopAll();
  }
}

interface Running {
  readonly way: (typeof SERVERS)[number];
  readonly url: string;
  readonly child: ReturnType<typeof start>;
}

async function startServer(way: Running['way']): Promise<Running> {
  const port = await freePort();
  const program = fileURLToPath(import.meta.url);
  const child = start(process.execPath, [program, way, String(port)]);
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { way, url, child };
}

async function measure(name: string, workload: Workload, running: readonly Running[]) {
  const rates = new Map<string, number[]>(SERVERS.map((way) => [way, []]));
  const costs = new Map<string, number[]>(SERVERS.map((way) => [way, []]));
  for (const { url } of running) {
    for (let sent = 0; sent < BEFORE;) {
      const { requestsPerSecond } = await load(url, workload, CONNECTIONS, SECONDS);
      sent += requestsPerSecond * SECONDS;
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { way, url, child } of running) {
      const before = processorTime(child.pid!);
      const { requestsPerSecond } = await load(url, workload, CONNECTIONS, SECONDS);
      const spent = processorTime(child.pid!) - before;
      rates.get(way)!.push(requestsPerSecond);
      costs.get(way)!.push((spent / (requestsPerSecond * SECONDS)) * 1e6);
    }
  }
  const rate = (way: string) => quantile(rates.get(way)!);
  const cost = (way: string) => quantile(costs.get(way)!);
  // Of pairs: a machine is not as fast in one round as in another.
  const added = (way: string) =>
    quantile(costs.get(way)!.map((each, round) => each - costs.get('bare')![round]!));
  for (const way of SERVERS) {
    report(
      `${name}, ${way}`,
      `${rate(way).toFixed(0)}/s, ${cost(way).toFixed(1)} µs of processor time`,
    );
  }
  const theirs = added('theirs');
  for (const way of ['validate', 'contract'] as const) {
    const ours = added(way);
    record({
      what: `${way}, ${name}: what it adds to Express`,
      reached: ours < LEAST ? 'nothing measurable' : `${ours.toFixed(1)} µs`,
      beside: `express-openapi-validator: ${theirs.toFixed(1)} µs`,
      ratio: theirs / Math.max(LEAST, ours),
      aim: { atLeast: AIM },
    });
  }
}
