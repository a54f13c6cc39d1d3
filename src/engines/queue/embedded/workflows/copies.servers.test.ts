import { afterAll, describe, expect, test } from 'vitest';
import { startPostgresql } from '../../../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import {
  startCopies,
  type TestCopy,
} from '../../../../../testing/engines/queue/embedded/copies/copies.ts';
import {
  FEATURES,
  ProgramEndpoint,
} from '../../../../../testing/engines/queue/embedded/workflows/endpoint.ts';
import type { Program } from '../../../../../testing/engines/queue/embedded/workflows/program.ts';
import { order, testUser } from '../../../../../testing/engines/queue/suite/queue.ts';
import type { RunPart } from '../../workflows/order.ts';

const missing = skipReason('postgresql');
const server = missing === undefined ? await startPostgresql() : undefined;
afterAll(() => server?.[Symbol.asyncDispose]());
const connection = {
  host: '127.0.0.1',
  port: server?.port ?? 0,
  user: 'plinth',
  database: 'postgres',
};

const user = testUser();
const RUNS = 8;
/** As long as a test may take: each step of the runs is several commits of a server, also on a busy machine. */
const patient = { timeout: 280_000 };

const run = (name: string) => ({ name, type: 'Run', out: name }) as const;
const PROGRAM: Program = [
  run('a'),
  [run('b'), run('c'), run('d')],
  { name: 'call', type: 'Call', url: '/third' },
  run('e'),
];
const RESULT = ['"a"', '"b"', '"c"', '"d"', '{"status":200,"body":""}', '"e"'];

/** An endpoint that publishes to one copy after the other. */
function endpointOf(copies: readonly TestCopy[]): ProgramEndpoint {
  let count = 0;
  const workflows = () => copies[(count += 1) % copies.length]!.bench.engine.workflows;
  const endpoint = new ProgramEndpoint(workflows, { '/flow': PROGRAM });
  for (const { bench } of copies) {
    bench.courier.script = (delivery) => endpoint.deliver(delivery);
  }
  return endpoint;
}

async function begin({ bench }: TestCopy, id: string): Promise<void> {
  const part: RunPart = { id, does: 'begin', features: FEATURES, depth: 0 };
  await bench.engine.workflows.publish(user, [order('/flow', { run: part })]);
}

/** The results of all runs. */
async function results({ bench }: TestCopy): Promise<unknown[]> {
  // What could not be written is written a second later by this clock.
  await bench.clock.advance(1000);
  const { items } = await bench.engine.workflows.list(user, {}, { count: RUNS });
  return items.map(({ state, result }) =>
    state === 'RUN_SUCCESS' ? (JSON.parse(result!.toString()) as unknown) : state,
  );
}

describe.skipIf(missing !== undefined)(`copies (${missing ?? 'PostgreSQL is installed'})`, () => {
  test('a run has one order of its steps, whichever copy they are published to', async () => {
    const copies = await startCopies(connection, 2);
    const endpoint = endpointOf(copies);
    for (let i = 0; i < RUNS; i += 1) await begin(copies[i % 2]!, `wfr_${i}`);
    await expect
      .poll(() => results(copies[0]!), patient)
      .toEqual(Array.from({ length: RUNS }, () => RESULT));
    expect(endpoint.ran).toHaveLength(RUNS * 6);
  });

  test('a run is taken over from a copy that is gone', async () => {
    const copies = await startCopies(connection, 2);
    const [one, other] = copies as [TestCopy, TestCopy];
    // The copy that delivers for the user answers nothing any more.
    const delivering = one.bench.store.shares.has(1) ? one : other;
    const left = delivering === one ? other : one;
    endpointOf([left]);
    delivering.bench.courier.script = () => undefined;
    for (let i = 0; i < RUNS; i += 1) await begin(left, `wfr_${i}`);
    await expect.poll(() => delivering.bench.courier.seen.length).toBe(RUNS);
    delivering.cut();
    await delivering.expire();
    await expect
      .poll(() => results(left), patient)
      .toEqual(Array.from({ length: RUNS }, () => RESULT));
  });
});
