import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { runLoop, takesMany } from '../../loop.ts';
import type { CommandFunction } from '../command.ts';
import { readHash } from './live-hash.ts';

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
