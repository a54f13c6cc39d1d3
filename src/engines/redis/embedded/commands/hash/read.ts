import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { runLoop, takesMany } from '../../loop.ts';
import type { CommandFunction, CommandContext } from '../command.ts';
import { readHash } from './live-hash.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { fitting, formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

export const hget: CommandFunction = (ctx, argv) => readHash(ctx, argv[1]!)?.get(argv[2]!) ?? null;

export const hmget = takesMany((ctx, argv) => {
  const hash = readHash(ctx, argv[1]!);
  const reply: Reply[] = [];
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => reply.push(hash?.get(argv[i]!) ?? null),
    finish: () => reply,
  });
});

export const hgetall: CommandFunction = (ctx, argv) => {
  const reply: ByteString[] = [];
  for (const [field, value] of readHash(ctx, argv[1]!)?.entries() ?? []) reply.push(field, value);
  return reply;
};

export const hkeys: CommandFunction = (ctx, argv) => [...(readHash(ctx, argv[1]!)?.fields() ?? [])];

export const hvals: CommandFunction = (ctx, argv) => [...(readHash(ctx, argv[1]!)?.values() ?? [])];

export const hlen: CommandFunction = (ctx, argv) => readHash(ctx, argv[1]!)?.size ?? 0;

export const hexists: CommandFunction = (ctx, argv) =>
  readHash(ctx, argv[1]!)?.has(argv[2]!) ? 1 : 0;

export const hstrlen: CommandFunction = (ctx, argv) =>
  readHash(ctx, argv[1]!)?.get(argv[2]!)?.length ?? 0;

/**
 * Redis parses the options only after it has found a hash (7.2 `t_hash.c` `hscanCommand`, 7.4 `db.c`
 * `scanGenericCommand` for NOVALUES).
 */
export const hscan: CommandFunction = (ctx, argv) => inSteps(ctx, argv, scan(ctx, argv));

function* scan(ctx: CommandContext, argv: readonly ByteString[]): Steps<Reply> {
  const cursor = parseScanCursor(argv[2]!);
  const hash = readHash(ctx, argv[1]!);
  if (hash === undefined) return ['0', []];
  const { match, count, noValues } = parseScanOptions(argv, 3, ['NOVALUES']);
  const visited: ByteString[] = [];
  const next = yield* hash.scan(cursor, count, (field, value) => {
    visited.push(field);
    if (!noValues) visited.push(value);
  });
  const found = yield* fitting(visited, noValues ? 1 : 2, match, ctx.database.work);
  return [formatScanCursor(next), found];
}
