import type { ServerResponse } from 'node:http';

type Payload = string | Uint8Array | undefined;

/**
 * The most responses that end in one turn of the event loop. A new connection waits for a turn, and a client may have
 * its answers on many connections ready at once.
 */
const MOST = 64;

/** Responses of this turn of the event loop, with their payloads. */
const ending: (readonly [ServerResponse, Payload])[] = [];

/**
 * Ends a response at the end of this turn of the event loop, together with the others of the turn. Each write wakes a
 * waiting client, which on a machine with idle cores is most of the cost of a small answer; answers that are written
 * together pay it once.
 */
export function endTogether(response: ServerResponse, payload: Payload): void {
  if (ending.length === 0) setImmediate(endAll);
  ending.push([response, payload]);
}

function endAll(): void {
  const responses = ending.splice(0, MOST);
  if (ending.length > 0) setImmediate(endAll);
  for (const [response, payload] of responses) {
    // The client may have left meanwhile.
    if (!response.destroyed) response.end(payload);
  }
}
