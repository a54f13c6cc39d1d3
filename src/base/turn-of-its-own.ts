/** Work that waits for a turn of the event loop of its own. */
const waiting: (() => void)[] = [];

/**
 * Calls back in a later turn of the event loop, one caller in each, in order. Whatever has arrived is processed between
 * them, so that pieces of work that take long hold up others for one of them at most.
 * @param work must not throw
 */
export function inTurnOfItsOwn(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(next);
}

function next(): void {
  waiting[0]!();
  waiting.shift();
  if (waiting.length > 0) setImmediate(next);
}
