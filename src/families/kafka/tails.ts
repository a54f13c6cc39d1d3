import type { TailRule } from '../../http/canonicalize.ts';

/** `/produce/{topic}/{message}`: a message is what follows the topic, with its slashes. */
export const kafkaTails: readonly TailRule[] = [
  {
    prefix: '/produce/{topic}/',
    isTail: (tail) => tail.includes('/'),
    // A message is a value, percent-encoded as any; only its slashes may stand as they are.
    encode: (tail) => tail.replaceAll('/', '%2F'),
  },
];
