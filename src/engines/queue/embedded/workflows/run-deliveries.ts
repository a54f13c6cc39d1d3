import type { OutgoingMessage } from '../../composer.ts';
import type { CanceledRun, RunsOfMessages } from '../messages/cancel-with-run.ts';
import { entryRow, entryToDeliver } from '../store/entry-rows.ts';
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
import { cancelRun } from './ending.ts';
import { endWait } from './events.ts';
import { release } from './released.ts';
import { settleOfRun } from './settle-run.ts';
import { OWN_BODIES } from './run-config.ts';
import { StepMetrics } from './step-metrics.ts';
import { RunWriter, type RunParts } from './run-writer.ts';

/** What messages of runs deliver, and what follows. */
export class RunDeliveries implements Deliveries, RunsOfMessages {
  readonly #store: QueueStore;
  readonly #owners: Owners;
  readonly #parts: RunParts;
  readonly #journals = new JournalCache();
  readonly metrics = new StepMetrics();

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
    const { arrivals } = await release(transaction, row.seq);
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
    owner: number,
    { run, kind, headers, features }: RunOfMessage,
    ends: number | null,
  ): Promise<OutgoingMessage> {
    const ofRun = headers;
    if (ends === null || OWN_BODIES.has(kind)) return { ...message, ofRun };
    if (ends > this.#parts.limits.inline && features.includes('LazyFetch')) {
      return { ...message, ofRun, body: NOTHING };
    }
    const source = { store: this.#store, owner, run };
    const journal = await this.#journals.array(source, ends);
    const { body = NOTHING, hash } = journal ?? {};
    return { ...message, ofRun, body, bodyHash: hash };
  }

  attempted({ kind, run }: RunOfMessage, { message, outcome }: FinishedAttempt, ms: number): void {
    this.#journals.release(run, message.body);
    this.metrics.attempted(kind, outcome, ms);
  }

  async settle(transaction: Transaction, attempted: FinishedAttempt): Promise<Settlement> {
    const owner = this.#owners.get(attempted.row.owner);
    const writer = new RunWriter(transaction, owner, this.#parts);
    const settlement = await settleOfRun(writer, attempted);
    writer.flush();
    return settlement;
  }

  async canceled(
    transaction: Transaction,
    owner: number,
    seq: number,
  ): Promise<CanceledRun | undefined> {
    const entry = await transaction.get(entryRow, { message: seq });
    if (entry === undefined) return undefined;
    const writer = new RunWriter(transaction, this.#owners.get(owner), this.#parts);
    const run = await writer.numbered(entry.run);
    if (run === undefined) return undefined;
    if (entry.kind !== 'failure') {
      if (run.row.ended_at === null) await cancelRun(writer, run);
    } else if (run.row.callback_state === 'CALLBACK_INPROGRESS') {
      writer.change(run, { callback_state: 'CALLBACK_CANCELED' });
    }
    writer.flush();
    return writer;
  }
}

const NOTHING = Buffer.alloc(0);
