/** What is to be done at the end of this turn of the event loop. */
let waiting: (() => void)[] = [];
let isEnding = false;

/**
 * Calls back at the end of this turn of the event loop, once the input that has come is served.
 *
 * What callbacks make ready may ask for the end of the turn itself, such as answers that have waited for a write to a
 * log: that is called back in this turn too, because the next one may be long.
 * @param work must not throw
 */
export function atTurnEnd(work: () => void): void {
  if (waiting.push(work) === 1 && !isEnding) setImmediate(endTurn);
}

function endTurn(): void {
  isEnding = true;
  callBack();
  // A tick that is asked for in a microtask comes after all that continues when promises have been resolved (Node:
  // "process.nextTick() vs. queueMicrotask()").
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
  for (const work of all) work();
}
