import type { OutgoingMessage } from '../../composer.ts';
import { entryToDeliver, setEntryState } from '../store/entry-rows.ts';
import { logEvent } from '../store/log-rows.ts';
import { deleteMessage, type WholeMessage } from '../store/message-rows.ts';
import type { RunOfMessage } from '../store/message-spec.ts';
import type { Reader, Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { Settlement } from '../dispatch/settle.ts';
import type { RunDeliveries as Deliveries, RunMessage } from '../dispatch/run-deliveries.ts';
import type { FinishedAttempt } from '../dispatch/settle.ts';
import type { Owners } from '../store/owners.ts';
import { JournalCache } from './journal-cache.ts';
import { endWait } from './events.ts';
import { release, settleOfRun } from './settle-run.ts';
import { RunWriter, type RunParts } from './run-writer.ts';

/** What messages of runs deliver, and what follows. */
export class RunDeliveries implements Deliveries {
  readonly #store: QueueStore;
  readonly #owners: Owners;
  readonly #parts: RunParts;
  readonly #journals = new JournalCache();

  constructor(store: QueueStore, owners: Owners, parts: RunParts) {
    this.#store = store;
    this.#owners = owners;
    this.#parts = parts;
  }

  async look(reader: Reader, row: WholeMessage, { kind }: RunOfMessage): Promise<RunMessage> {
    const entry = await reader.get(entryToDeliver, { message: row.seq });
    if (entry === undefined) return { kind: 'over' };
    if (kind !== 'failure' && entry.run_state !== 'RUN_STARTED') return { kind: 'over' };
    if (entry.published === 1) return { kind: 'over' };
    if (kind === 'wait' && entry.ends === null) return { kind: 'timedOut' };
    return { kind: 'deliver', ends: entry.ends };
  }

  async finish(transaction: Transaction, row: WholeMessage): Promise<Settlement> {
    logEvent(transaction, row, 'CANCELED');
    await transaction.run(deleteMessage, { seq: row.seq });
    const arrivals = await release(transaction, row.seq);
    return { ended: true, arrivals, held: 0 };
  }

  async timeOut(transaction: Transaction, row: WholeMessage): Promise<RunMessage> {
    const owner = this.#owners.get(row.owner);
    const writer = new RunWriter(transaction, owner, this.#parts);
    const ends = await endWait(writer, row.seq);
    writer.flush();
    return ends === undefined ? { kind: 'over' } : { kind: 'deliver', ends };
  }

  async complete(
    message: OutgoingMessage,
    { run, kind, headers, features }: RunOfMessage,
    ends: number | null,
  ): Promise<OutgoingMessage> {
    const ofRun = headers;
    if (ends === null || LITERAL.has(kind)) return { ...message, ofRun };
    if (ends > this.#parts.limits.inline && features.includes('LazyFetch')) {
      return { ...message, ofRun, body: NOTHING };
    }
    const journal = await this.#store.read((reader) => this.#journals.array(reader, run, ends));
    const { body = NOTHING, hash } = journal ?? {};
    return { ...message, ofRun, body, bodyHash: hash };
  }

  async settle(transaction: Transaction, attempted: FinishedAttempt): Promise<Settlement> {
    const owner = this.#owners.get(attempted.row.owner);
    const writer = new RunWriter(transaction, owner, this.#parts);
    const settlement = await settleOfRun(writer, attempted);
    writer.flush();
    return settlement;
  }

  /** A message of a run has been canceled by itself: its run can not go on. */
  canceled(transaction: Transaction, seq: number): void {
    transaction.add(setEntryState, { message: seq, state: 'STEP_CANCELED', info: null });
  }
}

const LITERAL: ReadonlySet<string> = new Set(['call', 'outcome', 'failure']);
const NOTHING = Buffer.alloc(0);
