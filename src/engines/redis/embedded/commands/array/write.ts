import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { LAST_INDEX, moved } from '../../values/array/array-index.ts';
import { parseIndex } from './indexes.ts';

export const arset = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const first = parseIndex(argv[2]!);
  const last = moved(first, argv.length - 4);
  if (last > LAST_INDEX) throw new RedisError('ERR array index overflow');
  const existing = keyspace.writeAs(key, ArrayValue);
  const array = existing ?? new ArrayValue();
  const before = array.count;
  if (argv.length > 4) array.expect(first, last);
  return runLoop(ctx, argv, {
    from: 3,
    to: argv.length,
    stride: 1,
    each: (i) => array.set(moved(first, i - 3), argv[i]!),
    finish: () => {
      if (existing === undefined) keyspace.put(key, array, 'arset');
      else keyspace.changedKey(key, 'arset');
      return array.count - before;
    },
  });
});

/** All indexes are checked before the type of the key (Redis 8.8 `t_array.c` `armsetCommand`). */
export const armset = takesMany((ctx, argv) => {
  if (argv.length % 2 === 1) throw errors.wrongArity('armset');
  const { keyspace } = ctx;
  const key = argv[1]!;
  let existing: ArrayValue | undefined;
  let array: ArrayValue | undefined;
  let added = 0;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 2,
    check: (i) => parseIndex(argv[i]!),
    each: (i) => {
      if (array === undefined) {
        existing = keyspace.writeAs(key, ArrayValue);
        array = existing ?? new ArrayValue();
      }
      if (array.set(parseIndex(argv[i]!), argv[i + 1]!)) added++;
    },
    finish: () => {
      if (existing === undefined) keyspace.put(key, array!, 'armset');
      else keyspace.changedKey(key, 'armset');
      return added;
    },
  });
});
