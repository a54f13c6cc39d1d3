import type { ServerResponse } from 'node:http';
import { atTurnEnd } from '../base/turn-end.ts';

type Payload = string | Uint8Array | undefined;

/**
 * Responses that are ended at once, before the end of the turn. The client can process them while the next ones are
 * prepared, and they are not delayed if the system preempts the process during a long turn.
 */
const BATCH = 16;
/**
 * The most responses that end in one turn of the event loop. New connections are accepted between turns, and a client
 * may have its answers on many connections ready at once.
 */
const MOST = 64;

/** Responses to be ended in this turn of the event loop, with their payloads. */
const ending: (readonly [ServerResponse, Payload])[] = [];
/** How many more may be ended in this turn. */
let left = MOST;
let isTurnAwaited = false;

/**
 * Ends a response together with others of the same turn of the event loop, at its end at the latest. Each write wakes a
 * waiting client, which on a machine with idle cores is most of the cost of a small answer; written together, answers
 * pay that once.
 */
export function endTogether(response: ServerResponse, payload: Payload): void {
  awaitTurn();
  ending.push([response, payload]);
  if (ending.length >= BATCH && left >= BATCH) end(BATCH);
}

function awaitTurn(): void {
  if (isTurnAwaited) return;
  isTurnAwaited = true;
  atTurnEnd(() => {
    isTurnAwaited = false;
    end(left);
    left = MOST;
    if (ending.length > 0) awaitTurn();
  });
}

function end(count: number): void {
  left -= count;
  for (const [response, payload] of ending.splice(0, count)) {
    // The client may have left in the meantime.
    if (!response.destroyed) response.end(payload);
  }
}
