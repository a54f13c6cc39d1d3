import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { floatBytes } from '../../values/vector/float-bytes.ts';
import { LONGEST_ID, VectorIndex } from '../../values/vector/vector-index.ts';
import type { CommandFunction } from '../command.ts';
import { existing } from './index-errors.ts';
import { elementsFor, readVector } from './vector-argument.ts';

/** The most bytes of an element in a reply. */
const ELEMENT_BYTES = 26;

/** The bytes of the floats are logged, whatever form they came in: they are read faster and are a fraction as long. */
export const vectorAdd: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const id = readId(argv[2]!);
  const given = readVector(argv, 3);
  if (given?.end !== argv.length) throw errors.syntax();
  const index = existing(key, keyspace.writeAs(key, VectorIndex));
  const vector = elementsFor(index.dimension, given);
  const isNew = index.set(id, vector);
  ctx.propagateAs(['VECTOR.ADD', key, id, 'FP32', floatBytes(vector)]);
  keyspace.changedKey(key, 'vector.add');
  return isNew ? 1 : 0;
};

export const vectorGet: CommandFunction = ({ keyspace, replies }, argv) => {
  const [, key, id] = argv as [ByteString, ByteString, ByteString];
  readId(id);
  const vector = existing(key, keyspace.readAs(key, VectorIndex)).get(id);
  if (vector === undefined) return null;
  replies.expect(vector.length * ELEMENT_BYTES);
  return Array.from(vector, formatDouble);
};

export const vectorDel: CommandFunction = ({ keyspace }, argv) => {
  const [, key, id] = argv as [ByteString, ByteString, ByteString];
  readId(id);
  if (!existing(key, keyspace.writeAs(key, VectorIndex)).delete(id)) return 0;
  keyspace.changedKey(key, 'vector.del');
  return 1;
};

function readId(id: ByteString): ByteString {
  if (id.length >= 1 && id.length <= LONGEST_ID) return id;
  throw new RedisError(`ERR an ID must have 1 to ${LONGEST_ID} bytes`);
}
