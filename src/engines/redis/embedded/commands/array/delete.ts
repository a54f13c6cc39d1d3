import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { inSteps } from '../../long-command.ts';
import { loopInSteps, runLoop, takesMany } from '../../loop.ts';
import type { Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import type { CommandContext } from '../command.ts';
import { parseIndex } from './indexes.ts';

export const ardel = takesMany((ctx, argv) => {
  const key = argv[1]!;
  let array: ArrayValue | undefined;
  let isOpen = false;
  let deleted = 0;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    check: (i) => parseIndex(argv[i]!),
    each: (i) => {
      if (!isOpen) array = ctx.keyspace.writeAs(key, ArrayValue);
      isOpen = true;
      if (array?.delete(parseIndex(argv[i]!))) deleted++;
    },
    finish: () => {
      if (deleted > 0) valuesDeleted(ctx, key, array!, 'ardel');
      return deleted;
    },
  });
});

/** Ends of ranges can be in either order (Redis 8.8 `t_array.c` `ardelrangeCommand`). */
export const ardelrange = takesMany((ctx, argv) => {
  if (argv.length % 2 === 1) throw errors.wrongArity('ardelrange');
  return inSteps(ctx, argv, rangesDeleted(ctx, argv));
});

function* rangesDeleted(ctx: CommandContext, argv: readonly ByteString[]): Steps<number> {
  const key = argv[1]!;
  yield* loopInSteps({
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => parseIndex(argv[i]!),
    finish: () => null,
  });
  const array = ctx.keyspace.writeAs(key, ArrayValue);
  if (array === undefined) return 0;
  let deleted = 0;
  for (let i = 2; i < argv.length; i += 2) {
    const [start, end] = [parseIndex(argv[i]!), parseIndex(argv[i + 1]!)];
    const [low, high] = start <= end ? [start, end] : [end, start];
    deleted += yield* array.deleteRange(low, high);
    // An array without values has nothing more to delete, however many ranges there are.
    if (array.count === 0) break;
    if (i % 512 === 0) yield;
  }
  if (deleted > 0) valuesDeleted(ctx, key, array, 'ardelrange');
  return deleted;
}

/** An array without values is deleted. */
function valuesDeleted(
  { keyspace }: CommandContext,
  key: ByteString,
  array: ArrayValue,
  event: KeyEvent,
): void {
  keyspace.changedKey(key, event);
  if (array.count === 0) keyspace.delete(key);
}
