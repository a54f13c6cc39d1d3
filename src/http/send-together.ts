import { atTurnEnd } from '../base/turn-end.ts';

/** What sends answers that are ready. */
export interface Sender {
  send(): void;
}

/**
 * Answers that are sent at once, before the end of the turn. The client can process them while the next ones are
 * prepared, and they are not delayed if the system preempts the process during a long turn.
 */
const BATCH = 16;
/**
 * The most that are sent in one turn of the event loop. New connections are accepted between turns, and a client may
 * have its answers on many connections ready at once.
 */
const MOST = 64;

/** Those that send in this turn of the event loop. */
const sending: Sender[] = [];
/** How many more may send in this turn. */
let left = MOST;
let isTurnAwaited = false;

/**
 * Sends together with others of the same turn of the event loop, at its end at the latest. Each write wakes a waiting
 * client, which on a machine with idle cores is most of the cost of a small answer; written together, answers pay that
 * once.
 */
export function sendTogether(sender: Sender): void {
  awaitTurn();
  sending.push(sender);
  if (sending.length >= BATCH && left >= BATCH) send(BATCH);
}

function awaitTurn(): void {
  if (isTurnAwaited) return;
  isTurnAwaited = true;
  atTurnEnd(() => {
    isTurnAwaited = false;
    send(left);
    left = MOST;
    if (sending.length > 0) awaitTurn();
  });
}

function send(count: number): void {
  left -= count;
  for (const sender of sending.splice(0, count)) sender.send();
}
