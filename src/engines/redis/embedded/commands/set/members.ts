import { runLoop, takesMany } from '../../loop.ts';
import { SetValue } from '../../values/set.ts';
import type { CommandFunction, CommandContext } from '../command.ts';
import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { fitting, formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

export const sadd = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const existing = keyspace.writeAs(key, SetValue);
  const set = existing ?? new SetValue(keyspace.limits);
  set.expect(argv.length - 2, argv[2]!);
  const before = set.size;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => set.add(argv[i]!),
    finish: () => {
      const added = set.size - before;
      if (existing === undefined) keyspace.put(key, set, 'sadd');
      else if (added > 0) keyspace.changedKey(key, 'sadd');
      return added;
    },
  });
});

export const srem = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const set = keyspace.writeAs(key, SetValue);
  if (set === undefined) return 0;
  const before = set.size;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => set.delete(argv[i]!),
    finish: () => {
      const removed = before - set.size;
      if (removed > 0) {
        keyspace.changedKey(key, 'srem');
        if (set.size === 0) keyspace.delete(key);
      }
      return removed;
    },
  });
});

/** If the source does not exist, the type of the destination is not checked (`t_set.c` `smoveCommand`). */
export const smove: CommandFunction = ({ keyspace }, argv) => {
  const [, from, to, member] = argv as [string, string, string, string];
  const source = keyspace.writeAs(from, SetValue);
  if (source === undefined) return 0;
  const destination = keyspace.writeAs(to, SetValue);
  if (source === destination) return source.has(member) ? 1 : 0;
  if (!source.delete(member)) return 0;
  keyspace.changedKey(from, 'srem');
  if (source.size === 0) keyspace.delete(from);
  if (destination === undefined) keyspace.put(to, SetValue.of([member], keyspace.limits), 'sadd');
  else if (destination.add(member)) keyspace.changedKey(to, 'sadd');
  return 1;
};

export const scard: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readAs(argv[1]!, SetValue)?.size ?? 0;

export const sismember: CommandFunction = ({ keyspace }, argv) =>
  keyspace.readAs(argv[1]!, SetValue)?.has(argv[2]!) === true ? 1 : 0;

export const smismember = takesMany((ctx, argv) => {
  const set = ctx.keyspace.readAs(argv[1]!, SetValue);
  const reply: number[] = [];
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => reply.push(set?.has(argv[i]!) === true ? 1 : 0),
    finish: () => reply,
  });
});

export const smembers: CommandFunction = ({ keyspace }, argv) => {
  const set = keyspace.readAs(argv[1]!, SetValue);
  return set === undefined ? [] : [...set.values()];
};

/** If the key does not exist, the options are not parsed (`t_set.c` `sscanCommand`). */
export const sscan: CommandFunction = (ctx, argv) => inSteps(ctx, argv, scan(ctx, argv));

function* scan(
  { keyspace, database: { work } }: CommandContext,
  argv: readonly ByteString[],
): Steps<Reply> {
  const cursor = parseScanCursor(argv[2]!);
  const set = keyspace.readAs(argv[1]!, SetValue);
  if (set === undefined) return ['0', []];
  const { match, count } = parseScanOptions(argv, 3);
  const visited: ByteString[] = [];
  const next = yield* set.scan(cursor, count, (member) => {
    visited.push(member);
  });
  return [formatScanCursor(next), yield* fitting(visited, 1, match, work)];
}
