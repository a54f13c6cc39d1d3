import type { ServerResponse } from 'node:http';
import { atTurnEnd } from '../base/turn-end.ts';

type Payload = string | Uint8Array | undefined;

/**
 * As many responses end at once, without waiting for the end of the turn: the client takes these while the next ones are
 * made, and they are not held back where the system takes the processor away in the middle of a long turn.
 */
const BATCH = 16;
/**
 * The most responses that end while a turn of the event loop lasts, and at its end. A new connection waits for a turn, and
 * a client may have its answers on many connections ready at once.
 */
const MOST = 64;

/** Responses that are to end in this turn of the event loop, with their payloads. */
const ending: (readonly [ServerResponse, Payload])[] = [];
/** How many more may end in this turn. */
let left = MOST;
let isTurnAwaited = false;

/**
 * Ends a response together with others of this turn of the event loop, at the end of the turn at the latest. Each write
 * wakes a waiting client, which on a machine with idle cores is most of the cost of a small answer; answers that are
 * written together pay it once.
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
    // The client may have left meanwhile.
    if (!response.destroyed) response.end(payload);
  }
}
