import type { ServerResponse } from 'node:http';

type Payload = string | Uint8Array | undefined;

/**
 * So many at most in one turn, for a turn is what a new connection waits for: one is accepted in each, and a
 * client may have its answers in hand one behind the other on many connections.
 */
const MOST = 64;

/** Responses of this turn of the event loop, with what they end on. */
const ending: (readonly [ServerResponse, Payload])[] = [];

/**
 * Ends a response at the end of this turn of the event loop, together with the others that were made in it.
 * Each write wakes who waits for it, which for a machine whose cores are not busy is most of what a small
 * answer costs; answers that leave one right behind the other cost that once.
 */
export function endTogether(response: ServerResponse, payload: Payload): void {
  if (ending.length === 0) setImmediate(endAll);
  ending.push([response, payload]);
}

function endAll(): void {
  const responses = ending.splice(0, MOST);
  if (ending.length > 0) setImmediate(endAll);
  for (const [response, payload] of responses) {
    // Who asked may have left meanwhile.
    if (!response.destroyed) response.end(payload);
  }
}
