import { reportInternalError } from './internal-errors.ts';

/** Callbacks for the end of this turn of the event loop. */
let waiting: (() => void)[] = [];
let isEnding = false;

/**
 * Calls back at the end of this turn of the event loop, after the pending input has been processed.
 *
 * Callbacks may in turn cause others to be added, such as answers that waited for a write to a log. Those run in the
 * same turn too, because the next one may be long. One that throws is reported, and the others run.
 */
export function atTurnEnd(work: () => void): void {
  if (waiting.push(work) === 1 && !isEnding) setImmediate(endTurn);
}

function endTurn(): void {
  isEnding = true;
  callBack();
  // A tick scheduled in a microtask runs after all continuations of resolved promises (Node: "process.nextTick() vs.
  // queueMicrotask()").
  queueMicrotask(() => {
    process.nextTick(() => {
      isEnding = false;
      callBack();
    });
  });
}

function callBack(): void {
  const all = waiting;
  waiting = [];
  for (const work of all) {
    try {
      work();
    } catch (error) {
      reportInternalError('background', error);
    }
  }
}
