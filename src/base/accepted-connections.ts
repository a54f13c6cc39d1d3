/**
 * How many connections of a port may wait to be accepted, unless the system allows fewer. Beyond it their clients try again
 * after a second.
 */
export const BACKLOG = 4096;
/** What work of one kind may take in a turn of the event loop, in milliseconds, before the rest of it waits for the next one. */
const MOST_MS = 10;
/** The same after many turns with a new connection in each. */
const LEAST_MS = 0.25;

let length = MOST_MS;
let isLooking = false;
let hasAccepted = false;

/**
 * To be called for each connection that is accepted. Only one of a port is in a turn of the event loop (libuv,
 * `uv__server_io`), however many wait. So as long as there is one in each turn, turns get shorter: whoever connects while
 * very many others do, and send at once, would otherwise wait for all that these ask for.
 */
export function connectionAccepted(): void {
  hasAccepted = true;
  if (isLooking) return;
  isLooking = true;
  setImmediate(look);
}

/** How long work of one kind may take in this turn, in milliseconds. */
export function turnLength(): number {
  return length;
}

function look(): void {
  length = hasAccepted ? Math.max(LEAST_MS, length / 2) : MOST_MS;
  isLooking = hasAccepted;
  hasAccepted = false;
  if (isLooking) setImmediate(look);
}
