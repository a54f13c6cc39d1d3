import type { TailRule } from '../../http/canonicalize.ts';

/** Whatever follows is a list of names, in which an encoded slash is part of one. */
const isNames = (tail: string): boolean => tail !== '';

/**
 * `/{commandPath}` of the Redis family: every path of more than one segment is a command, but for those of channels
 * and patterns.
 */
export const redisTails: readonly TailRule[] = [
  { prefix: '/subscribe/', isTail: isNames },
  { prefix: '/psubscribe/', isTail: isNames },
  {
    prefix: '/',
    except: ['/', '/pipeline', '/multi-exec', '/monitor'],
    isTail: (tail) => tail.includes('/'),
  },
];
