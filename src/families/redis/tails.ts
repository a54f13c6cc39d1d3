import type { TailRule } from '../../http/canonicalize.ts';

/** The tail is a list of names, in which an encoded slash is part of a name. */
const isNames = (tail: string): boolean => tail !== '';

/**
 * `/{commandPath}` of the Redis family: every path of several segments is a command, except those of channels and
 * patterns.
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
