import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildProcess } from 'node:child_process';
import { quantile } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { answering, freePort, start, stopAll } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { record, saveRows } from './table.ts';

/**
 * The mock of any contract beside Prism's own command on the same document, in one run, by the processor time that each
 * takes for a request: other programs on the machine have no effect on it. `node bench/contract-mock.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = 2;
const CONNECTIONS = 32;
/** The required ratio of the processor times. */
const AIM = 10;

const DOCUMENT = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 100 } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }, example: [{ id: 1, name: Ada }] } } } }
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '201': { description: Created, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
  /pets/{petId}:
    get:
      parameters: [{ name: petId, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components:
  schemas:
    Pet: { type: object, required: [name], properties: { id: { type: integer }, name: { type: string }, email: { type: string, format: email }, tags: { type: array, items: { type: string } } } }
`;

const WORKLOADS: Readonly<Record<string, Workload>> = {
  'GET /pets': { path: '/pets?limit=10' },
  'GET /pets/7': { path: '/pets/7' },
  'POST /pets': { path: '/pets', body: JSON.stringify({ name: 'Ada', tags: ['a', 'b'] }) },
  'GET /pets, dynamic': { path: '/pets', headers: { prefer: 'dynamic=true' } },
};

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  console.log(
    `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  const document = join(folder, 'pets.yaml');
  writeFileSync(document, DOCUMENT);
  const mock = await served('../bin/plinth.js', document, ['--console-port', '0']);
  const prism = await served('../node_modules/.bin/prism', document, []);
  for (const [what, workload] of Object.entries(WORKLOADS)) {
    const times: Record<'mock' | 'prism', number[]> = { mock: [], prism: [] };
    // The first requests are compiled for.
    for (const server of [prism, mock]) await load(server.url, workload, CONNECTIONS, SECONDS);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, server] of Object.entries({ prism, mock })) {
        times[name as 'mock'].push(await timeOf(server, workload));
      }
    }
    const [ours, theirs] = [quantile(times.mock), quantile(times.prism)];
    record({
      what: `mock of a contract, ${what}`,
      reached: `${ours.toFixed(1)} µs`,
      beside: `Prism's own command: ${theirs.toFixed(1)} µs`,
      ratio: theirs / ours,
      aim: { atLeast: AIM },
    });
  }
  saveRows('contract-mock');
} finally {
  stopAll();
  rmSync(folder, { recursive: true });
}

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

async function served(program: string, document: string, more: readonly string[]): Promise<Server> {
  const port = await freePort();
  const path = fileURLToPath(new URL(program, import.meta.url));
  const args = ['--', path, 'mock', document, '--port', String(port), ...more];
  const child = start(process.execPath, args);
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { url, child };
}

/** The microseconds of processor time for a request. */
async function timeOf({ url, child }: Server, workload: Workload): Promise<number> {
  const before = processorTime(child.pid!);
  const { requestsPerSecond } = await load(url, workload, CONNECTIONS, SECONDS);
  const used = processorTime(child.pid!) - before;
  return (used * 1e6) / (requestsPerSecond * SECONDS);
}
