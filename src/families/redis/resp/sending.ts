import { atTurnEnd } from '../../../base/turn-end.ts';
import type { Socket } from 'node:net';

/** A connection with output. */
export interface Sender {
  /** Whether it is waiting for its turn. Belongs to {@link Sending}. */
  isSending: boolean;
  /** Sends what there is. It does not throw. */
  send(): void;
}

/**
 * Writes the output of all connections once the input of this turn of the event loop has been served, as Redis does (7.2
 * `networking.c` `handleClientsWithPendingWrites`). The first packet wakes up the process that reads it, which is most
 * of the work of sending: so it is done once a turn.
 */
export class Sending {
  #senders: Sender[] = [];

  later(sender: Sender): void {
    if (sender.isSending) return;
    sender.isSending = true;
    if (this.#senders.push(sender) === 1) atTurnEnd(() => this.#send());
  }

  #send(): void {
    const senders = this.#senders;
    this.#senders = [];
    for (const sender of senders) {
      sender.isSending = false;
      sender.send();
    }
  }
}

/** How long a client may take to read the last replies, or a part of them, in milliseconds. */
const LINGER_MS = 2_000;

/**
 * Ends a connection once its output has been sent. Input is discarded meanwhile, because closing a socket with unread input
 * would discard the last replies; however much of it comes, it does not keep the connection open.
 */
export function endConnection(socket: Socket, lastOutput = ''): void {
  socket.removeAllListeners('data');
  socket.end(lastOutput, 'latin1');
  socket.resume();
  let unsent = socket.writableLength;
  const timer = setInterval(() => {
    if (socket.writableLength === unsent) socket.destroy();
    unsent = socket.writableLength;
  }, LINGER_MS);
  timer.unref();
  socket.once('close', () => clearInterval(timer));
}
