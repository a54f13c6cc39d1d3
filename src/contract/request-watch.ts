import type { Call } from './call.ts';
import type { AnyFamily } from './family.ts';
import type { Stage } from './stages/stage.ts';

/** The members of a family that a watch receives. */
export type WatchedFamily = Pick<AnyFamily, 'name' | 'contract' | 'redactCommands'>;

/** A hook for listeners to requests. A request that succeeds costs one check of `notify` while that is undefined. */
export interface RequestWatch {
  /** Called with each request when it arrives; undefined while those that succeed need not be known. */
  readonly notify: ((family: WatchedFamily, call: Call) => void) | undefined;
  /**
   * Called with each request that has been answered with a status of 400 or more.
   * @param milliseconds since it arrived
   */
  failed(family: WatchedFamily, call: Call, milliseconds: number): void;
}

/** The stage that shows requests to listeners. */
export function showTo(watch: RequestWatch, family: WatchedFamily): Stage {
  return (call) => watch.notify?.(family, call);
}
