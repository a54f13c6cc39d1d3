import { mb, quantile, report } from './figures.ts';
import { Database } from '../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../src/engines/redis/embedded/session.ts';
import { RedisError } from '../src/engines/redis/reply.ts';

/**
 * Processor time and memory of vector indexes in the engine. `npm run bench -- vectors` fills an index for each number of
 * elements, and asks for the ten nearest vectors.
 */
const FLOATS = Number(process.env['BENCH_FLOATS'] ?? 128_000_000);
const KINDS = [
  [128, 'COSINE'],
  [128, 'EUCLIDEAN'],
  [384, 'COSINE'],
  [1536, 'COSINE'],
] as const;
const QUERIES = 10;

/** The bytes of floats from -1 to 1 that look random, the same in each run. */
const RANDOM = randomBytes(1_000_003);

function randomBytes(floats: number): string {
  let state = 42;
  const values = Float32Array.from({ length: floats }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  });
  return Buffer.from(values.buffer).toString('latin1');
}

/** Vectors that begin at other places of the same bytes. */
function vectors(dimension: number): () => string {
  const places = RANDOM.length / 4 - dimension;
  let at = 0;
  return () => {
    at = (at + 7919) % places;
    return RANDOM.slice(4 * at, 4 * (at + dimension));
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

for (const [dimension, metric] of KINDS) {
  const count = Math.floor(FLOATS / dimension);
  const { database, session } = openSession();
  const vector = vectors(dimension);
  let added = 0;
  const create = ['VECTOR.CREATE', 'index', 'DIM', String(dimension), 'METRIC', metric];
  await timed(session, 1, () => create);
  const adds = await timed(session, count, () => {
    return ['VECTOR.ADD', 'index', `doc:${added++}`, 'FP32', vector()];
  });
  const queries = await timed(session, QUERIES, () => {
    return ['VECTOR.QUERY', 'index', 'TOPK', '10', 'FP32', vector()];
  });
  const title = `${count.toLocaleString('en')} vectors of ${dimension}, ${metric}`;
  const bytes = database.keyspace.usedBytes;
  const adding = (1000 * adds.reduce((sum, each) => sum + each)) / count;
  report(`${title}: top 10`, `${quantile(queries).toFixed(0)} ms of processor time`);
  report(`${title}: adding`, `${adding.toFixed(1)} µs each`);
  report(`${title}: memory`, `${mb(bytes)}, ${(bytes / count).toFixed(0)} bytes each`);
}
