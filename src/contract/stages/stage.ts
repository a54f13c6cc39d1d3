import { reportInternalError } from '../../base/internal-errors.ts';
import type { Call } from '../call.ts';

/** Returned by a stage that has answered the request itself, so that no further stage runs. */
export const ANSWERED = 'answered';

/**
 * One step of a request. An error that it throws becomes the answer. Stages that have nothing to wait for return
 * undefined rather than a promise, which makes hot requests cheaper.
 */
export type Stage = (call: Call) => void | typeof ANSWERED | Promise<void>;

/** Answers a request that a stage has refused, or that has failed in one. */
export type ErrorStage = (call: Call, error: unknown, at: Stage) => void | Promise<void>;

/** Runs stages one after the other. @param refuse answers if one of them throws, and the rest is left out */
export function inOrder(stages: readonly Stage[], refuse: ErrorStage): (call: Call) => void {
  /** Runs the stages, beginning at an index. */
  function run(call: Call, from: number): void {
    let at = from;
    try {
      for (; at < stages.length; at++) {
        const pending = stages[at]!(call);
        if (pending === undefined) continue;
        if (pending === ANSWERED) return;
        pending.then(
          () => run(call, at + 1),
          (error: unknown) => end(call, error, stages[at]!),
        );
        return;
      }
    } catch (error) {
      end(call, error, stages[at]!);
    }
  }

  /** Closes the connection if even the answer to an error can't be made. */
  function end(call: Call, error: unknown, at: Stage): void {
    const breakOff = (unforeseen: unknown) => {
      reportInternalError('http', unforeseen);
      call.response.destroy();
    };
    try {
      refuse(call, error, at)?.catch(breakOff);
    } catch (unforeseen) {
      breakOff(unforeseen);
    }
  }

  return (call) => run(call, 0);
}
