import type { Call } from './call.ts';
import type { AnyFamily } from './family.ts';
import type { Stage } from './stages/stage.ts';

/** The members of a family that a watch receives. */
export type WatchedFamily = Pick<AnyFamily, 'name' | 'contract' | 'redactCommands'>;

/** A hook for listeners to requests. Without a listener, a request costs one check of `tell`. */
export interface RequestWatch {
  /** Called with each request when it arrives; undefined while there is no listener. */
  readonly notify: ((family: WatchedFamily, call: Call) => void) | undefined;
}

/** The stage that shows requests to listeners. */
export function showTo(watch: RequestWatch, family: WatchedFamily): Stage {
  return (call) => watch.notify?.(family, call);
}
