import type { Call } from './call.ts';
import type { Family } from './family.ts';

/** What a watch may know of the family that is asked. */
export type WatchedFamily = Pick<Family<unknown, unknown>, 'name' | 'responseValidators'>;

/** Somebody who may want to know of requests. A request costs one look at `tell` while nobody does. */
export interface RequestWatch {
  /** Is called with each request when it has come; undefined while nobody wants to know. */
  readonly tell: ((family: WatchedFamily, call: Call) => void) | undefined;
}
