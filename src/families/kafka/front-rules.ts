import type { FrontRules } from '../../contract/family.ts';
import { kafkaContractErrors } from './errors.ts';
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

/** The rules of this family for the first stages of a request. */
export const kafkaFrontRules: FrontRules = {
  tails: kafkaTails,
  errors: kafkaContractErrors,
};
