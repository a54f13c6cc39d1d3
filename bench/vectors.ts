import { mb, quantile, report } from './figures.ts';
import { Database } from '../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../src/engines/redis/embedded/session.ts';
import { RedisError } from '../src/engines/redis/reply.ts';

/**
 * Processor time and memory of vector indexes in the engine. `npm run bench -- vectors` fills an index for each metric,
 * and asks for the ten nearest vectors.
 */
const FLOATS = Number(process.env['BENCH_FLOATS'] ?? 128_000_000);
const DIMENSIONS = [128, 384, 1536];
const QUERIES = 10;

/** Numbers from -1 to 1 in an order that looks random, the same in each run. */
function numbers(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

function openSession(): { database: Database; session: EmbeddedSession } {
  const database = new Database();
  const user = database.acl.user('default')!;
  return { database, session: new EmbeddedSession(database, { id: 1, user, address: '' }) };
}

/** Runs commands one after the other. @returns the milliseconds of processor time of each */
async function timed(
  session: EmbeddedSession,
  count: number,
  command: () => readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const words = command();
    const before = process.cpuUsage();
    const reply = await session.execute(words);
    const { user, system } = process.cpuUsage(before);
    if (reply instanceof RedisError) throw reply;
    times.push((user + system) / 1000);
  }
  return times;
}

for (const dimension of DIMENSIONS) {
  for (const metric of ['COSINE', 'EUCLIDEAN', 'DOT']) {
    const count = Math.floor(FLOATS / dimension);
    const { database, session } = openSession();
    const next = numbers();
    const vector = () => {
      const floats = Float32Array.from({ length: dimension }, next);
      return Buffer.from(floats.buffer).toString('latin1');
    };
    let added = 0;
    await timed(session, 1, () => [
      'VECTOR.CREATE',
      'index',
      'DIM',
      `${dimension}`,
      'METRIC',
      metric,
    ]);
    const adds = await timed(session, count, () => {
      return ['VECTOR.ADD', 'index', `doc:${added++}`, 'FP32', vector()];
    });
    const queries = await timed(session, QUERIES, () => {
      return ['VECTOR.QUERY', 'index', 'TOPK', '10', 'FP32', vector()];
    });
    const title = `${count.toLocaleString('en')} vectors of ${dimension}, ${metric}`;
    const bytes = database.keyspace.usedBytes;
    report(`${title}: top 10`, `${quantile(queries).toFixed(0)} ms of processor time`);
    report(
      `${title}: added`,
      `${((1000 * adds.reduce((a, b) => a + b)) / count).toFixed(1)} µs each`,
    );
    report(`${title}: memory`, `${mb(bytes)}, ${(bytes / count).toFixed(0)} bytes each`);
  }
}
