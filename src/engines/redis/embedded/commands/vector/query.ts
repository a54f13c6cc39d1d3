import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseInteger } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { scoreOf } from '../../values/vector/metric.ts';
import { search } from '../../values/vector/search.ts';
import { VectorIndex } from '../../values/vector/vector-index.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { existing } from './index-errors.ts';
import { elementsFor, readVector, type VectorArgument } from './vector-argument.ts';

const MOST_RESULTS = 1000;
const PROFILES = new Set(['FAST', 'BALANCED', 'PRECISE']);
/** Comparing this many elements takes as long as looking at one value. */
const ELEMENTS_A_VALUE = 512;

export const vectorQuery: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const { most, given } = readOptions(argv);
  const key = argv[1]!;
  const index = existing(key, keyspace.readAs(key, VectorIndex));
  const query = elementsFor(index.dimension, given);
  database.work.spend(Math.ceil((index.size * index.dimension) / ELEMENTS_A_VALUE));
  return inSteps(ctx, argv, results(ctx, index, query, most));
};

function* results(
  { replies }: CommandContext,
  index: VectorIndex,
  query: Float32Array,
  most: number,
): Steps<Reply> {
  const found = yield* search(index, query, most);
  replies.expect(found.reduce((sum, { id }) => sum + id.length, 0));
  return found.map(({ id, nearness }) => [id, formatDouble(scoreOf(index.metric, nearness))]);
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
