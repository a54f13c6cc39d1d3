import type { TailRule } from '../../http/canonicalize.ts';

/** `/produce/{topic}/{message}`: everything after the topic is the message, slashes included. */
export const kafkaTails: readonly TailRule[] = [
  {
    prefix: '/produce/{topic}/',
    isTail: (tail) => tail.includes('/'),
    // A message is percent-encoded like any value; only its slashes may be raw.
    encode: (tail) => tail.replaceAll('/', '%2F'),
  },
];
