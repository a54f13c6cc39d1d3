import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import { inSteps } from '../../long-command.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { lengthOfRange, moved, type ArrayIndex } from '../../values/array/array-index.ts';
import type { CommandFunction } from '../command.ts';
import { indexReply, MOST_INDEXES, parseIndex } from './indexes.ts';

export const arget: CommandFunction = ({ keyspace }, argv) => {
  const array = keyspace.readAs(argv[1]!, ArrayValue);
  const index = parseIndex(argv[2]!);
  return array?.get(index) ?? null;
};

export const armget = takesMany((ctx, argv) => {
  const array = ctx.keyspace.readAs(argv[1]!, ArrayValue);
  const values: (ByteString | null)[] = [];
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => {
      const index = parseIndex(argv[i]!);
      values.push(array?.get(index) ?? null);
    },
    finish: () => values,
  });
});

/** The number of indexes is limited, because Redis could not tell it was asked for billions without a value. */
export const argetrange: CommandFunction = (ctx, argv) => {
  const start = parseIndex(argv[2]!);
  const end = parseIndex(argv[3]!);
  const array = ctx.keyspace.readAs(argv[1]!, ArrayValue);
  const length = start <= end ? lengthOfRange(start, end) : lengthOfRange(end, start);
  if (length > MOST_INDEXES) {
    throw new RedisError(`ERR range exceeds maximum of ${MOST_INDEXES} items`);
  }
  ctx.replies.expect(length * sizeOf(null));
  ctx.database.work.spend(length);
  return inSteps(ctx, argv, valuesFrom(array, start, length, start <= end ? 1 : -1));
};

export const arlen: CommandFunction = ({ keyspace }, argv) =>
  indexReply(keyspace.readAs(argv[1]!, ArrayValue)?.length ?? 0);

export const arcount: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readAs(argv[1]!, ArrayValue)?.count ?? 0;

/** What is at so many indexes from one on. */
function* valuesFrom(
  array: ArrayValue | undefined,
  start: ArrayIndex,
  length: number,
  by: 1 | -1,
): Steps<Reply> {
  const values: Reply[] = [];
  let index = start;
  while (values.length < length) {
    values.push(array?.get(index) ?? null);
    index = moved(index, by);
    if (values.length % AT_ONCE === 0) yield;
  }
  return values;
}
