import type { Call } from './call.ts';
import type { Family } from './family.ts';

/** What a watch is told of the family. */
export type WatchedFamily = Pick<Family<unknown, unknown>, 'name' | 'responseValidators'>;

/** A listener for requests. Without one a request costs one look at `tell`. */
export interface RequestWatch {
  /** Called with each request when it has come; undefined while there is no listener. */
  readonly tell: ((family: WatchedFamily, call: Call) => void) | undefined;
}
