import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { scoreOf, type Metric } from '../../values/vector/metric.ts';
import type { FoundVector } from '../../values/vector/nearest-vectors.ts';
import { search as nearest } from '../../values/vector/search.ts';
import { VectorIndex } from '../../values/vector/vector-index.ts';
import type { CommandFunction } from '../command.ts';
import { search } from '../search/long-search.ts';
import { existing } from './index-errors.ts';
import { elementsFor, readVector, type VectorArgument } from './vector-argument.ts';

const MOST_RESULTS = 1000;
const PROFILES = new Set(['FAST', 'BALANCED', 'PRECISE']);
/** Comparing this many elements takes as long as looking at one value. */
const ELEMENTS_A_VALUE = 512;

/** One that takes long is a search beside other commands, of the vectors as they are when it begins. */
export const vectorQuery: CommandFunction = (ctx, argv) => {
  const { keyspace, database, replies } = ctx;
  const { most, given } = readOptions(argv);
  const key = argv[1]!;
  const read = () => existing(key, keyspace.readAs(key, VectorIndex));
  const now = read();
  elementsFor(now.dimension, given);
  database.work.spend(Math.ceil((now.size * now.dimension) / ELEMENTS_A_VALUE));
  // One that waits for other searches begins with what there is then.
  let first: VectorIndex | undefined = now;
  const keep = keyspace.memory.keeping();
  return search<FoundVectors>(ctx, argv, {
    index: undefined,
    *find() {
      const index = first ?? read();
      first = undefined;
      const query = elementsFor(index.dimension, given);
      const isThere = () => keyspace.peek(key)?.value === index;
      const vectors = yield* nearest(index, query, most, { isThere, keep });
      return { metric: index.metric, vectors };
    },
    forget: () => keep(0),
    reply({ metric, vectors }) {
      replies.expect(vectors.reduce((sum, { id }) => sum + id.length, 0));
      return vectors.map(({ id, nearness }) => [id, formatDouble(scoreOf(metric, nearness))]);
    },
  });
};

interface FoundVectors {
  readonly metric: Metric;
  readonly vectors: readonly FoundVector[];
}

interface QueryOptions {
  readonly most: number;
  readonly given: VectorArgument;
}

/** All vectors are compared with any profile. */
function readOptions(argv: readonly ByteString[]): QueryOptions {
  let most: number | undefined;
  let given: VectorArgument | undefined;
  for (let i = 2; i < argv.length;) {
    const vector = given === undefined ? readVector(argv, i) : undefined;
    const option = argv[i]!.toUpperCase();
    const value = argv[i + 1];
    if (vector !== undefined) {
      given = vector;
      i = vector.end;
    } else if (option === 'TOPK' && value !== undefined) {
      most = readMost(value);
      i += 2;
    } else if (option === 'PROFILE' && value !== undefined) {
      checkProfile(value);
      i += 2;
    } else {
      throw errors.syntax();
    }
  }
  if (most === undefined || given === undefined) throw errors.syntax();
  return { most, given };
}

function readMost(text: ByteString): number {
  const most = parseInteger(text);
  if (most >= 1 && most <= MOST_RESULTS) return most;
  throw new RedisError(`ERR TOPK must be between 1 and ${MOST_RESULTS}`);
}

function checkProfile(text: ByteString): void {
  if (PROFILES.has(text.toUpperCase())) return;
  throw new RedisError('ERR the profile must be FAST, BALANCED or PRECISE');
}
