import type { OutgoingMessage } from '../../composer.ts';
import type { WholeMessage } from '../store/message-rows.ts';
import type { RunOfMessage } from '../store/message-spec.ts';
import type { Reader, Transaction } from '../store/query.ts';
import type { Eventual } from '../../../../base/and-then.ts';
import type { FinishedAttempt, Settlement } from './settle.ts';

/** What is to be done with a message of a run whose turn it is. */
export type RunMessage =
  /** Up to this place in the journal; null for a body of its own. */
  | { readonly kind: 'deliver'; readonly ends: number | null }
  /** Its run has ended, or it has led to the next step before a crash. */
  | { readonly kind: 'over' }
  /** It has waited for an event in vain: that is to be written, see {@link RunDeliveries.timeOut}. */
  | { readonly kind: 'timedOut' };

/** Messages of workflows: they deliver the journals of their runs, and what follows is decided there. */
export interface RunDeliveries {
  look(reader: Reader, row: WholeMessage, run: RunOfMessage): Eventual<RunMessage>;
  /** Ends a message that is over. */
  finish(transaction: Transaction, row: WholeMessage): Promise<Settlement>;
  timeOut(transaction: Transaction, row: WholeMessage): Promise<RunMessage>;
  /** The message with the body and the headers that only those of runs have. */
  complete(
    message: OutgoingMessage,
    owner: number,
    run: RunOfMessage,
    ends: number | null,
  ): Eventual<OutgoingMessage>;
  /** An attempt has ended, and what follows is written. @param ms milliseconds that it took */
  attempted(run: RunOfMessage, attempted: FinishedAttempt, ms: number): void;
  /** Writes what follows an attempt. */
  settle(transaction: Transaction, attempted: FinishedAttempt): Promise<Settlement>;
}
