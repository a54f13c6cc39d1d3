import type { TailRule } from '../../http/canonicalize.ts';

/** `/{commandPath}` of the Redis family: every path of more than one segment is a command. */
export const redisTails: readonly TailRule[] = [
  { prefix: '/', except: ['/', '/pipeline', '/multi-exec'], isTail: (tail) => tail.includes('/') },
];
