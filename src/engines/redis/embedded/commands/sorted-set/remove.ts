import type { ByteString } from '../../../bytes.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { inSteps } from '../../long-command.ts';
import { runLoop, takesMany } from '../../loop.ts';
import type { Steps } from '../../steps.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandFunction } from '../command.ts';
import { parseLexRange, parseRankRange, parseScoreRange, spanSize, type Range } from './range.ts';

export const zrem = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const set = keyspace.writeAs(key, SortedSetValue);
  if (set === undefined) return 0;
  const { size } = set;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => set.delete(argv[i]!),
    finish: () => {
      if (set.size < size) membersRemoved(keyspace, key, set, 'zrem');
      return size - set.size;
    },
  });
});

export const zremrangebyrank = removeRange(parseRankRange, 'zremrangebyrank');
export const zremrangebyscore = removeRange(parseScoreRange, 'zremrangebyscore');
export const zremrangebylex = removeRange(parseLexRange, 'zremrangebylex');

function removeRange(
  parse: (first: ByteString, last: ByteString) => Range,
  event: KeyEvent,
): CommandFunction {
  return (ctx, argv) => {
    const range = parse(argv[2]!, argv[3]!);
    return inSteps(ctx, argv, remove(ctx.keyspace, argv[1]!, event, range));
  };
}

/** @returns how many members were removed */
function* remove(
  keyspace: Keyspace,
  key: ByteString,
  event: KeyEvent,
  range: Range,
): Steps<number> {
  const set = keyspace.writeAs(key, SortedSetValue);
  if (set === undefined) return 0;
  const { size } = set;
  const span = range(set);
  yield* set.deleteRanks(span.start, spanSize(span));
  if (set.size < size) membersRemoved(keyspace, key, set, event);
  return size - set.size;
}

/** Notes that members were removed; deletes the key of an empty sorted set, which has an event of its own. */
export function membersRemoved(
  keyspace: Keyspace,
  key: ByteString,
  set: SortedSetValue,
  event: KeyEvent,
): void {
  keyspace.changedKey(key, event);
  if (set.size === 0) keyspace.delete(key);
}
