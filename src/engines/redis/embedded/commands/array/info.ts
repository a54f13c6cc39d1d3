import { errors } from '../../../errors.ts';
import { formatDouble } from '../../../numbers.ts';
import { mapReply, type Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { SLICE_SIZE } from '../../values/array/array-index.ts';
import type { CommandFunction } from '../command.ts';
import { indexReply } from './indexes.ts';

/** Redis 8.8 `t_array.c` `arinfoCommand` */
export const arinfo: CommandFunction = (ctx, argv) => {
  const isFull = argv[2]?.toUpperCase() === 'FULL';
  if (argv.length > 3 || (argv.length === 3 && !isFull)) throw errors.syntax();
  const array = ctx.keyspace.readAs(argv[1]!, ArrayValue);
  if (array === undefined) throw errors.noSuchKey();
  const { size, blocks } = array.directory;
  const summary = {
    count: array.count,
    len: indexReply(array.length),
    'next-insert-index': indexReply(array.next ?? 0),
    slices: array.slices,
    'directory-size': size,
    'super-dir-entries': blocks,
    'slice-size': SLICE_SIZE,
  };
  if (!isFull) return mapReply(summary);
  ctx.database.work.spend(array.slices);
  return inSteps(ctx, argv, withSlices(array, summary));
};

function* withSlices(array: ArrayValue, summary: Readonly<Record<string, Reply>>): Steps<Reply> {
  const dense = { slices: 0, places: 0, values: 0 };
  const sparse = { slices: 0, places: 0, values: 0 };
  for (const { isDense, places, count } of array.allSlices()) {
    const kind = isDense ? dense : sparse;
    kind.slices++;
    kind.places += places;
    kind.values += count;
    if ((dense.slices + sparse.slices) % AT_ONCE === 0) yield;
  }
  return mapReply({
    ...summary,
    'dense-slices': dense.slices,
    'sparse-slices': sparse.slices,
    'avg-dense-size': ratio(dense.places, dense.slices),
    'avg-dense-fill': ratio(dense.values, dense.places),
    'avg-sparse-size': ratio(sparse.places, sparse.slices),
  });
}

function ratio(part: number, whole: number): string {
  return formatDouble(whole === 0 ? 0 : part / whole);
}
