import type { Composer } from '../../composer.ts';
import { QueueError } from '../../errors.ts';
import type { PublishOrder } from '../../message.ts';
import type { CallType, Step, StepState } from '../../workflows/run.ts';
import type { CancelRules } from '../messages/cancel.ts';
import { hostOf, storeMessage, type Arrival } from '../dispatch/new-message.ts';
import { countDailyUsage } from '../publish/daily-limit.ts';
import { PublishEffects } from '../publish/publish.ts';
import { flowControlRow } from '../store/flow-control-rows.ts';
import { insertEntry, lastEntry, placeEntry, type EntryRow } from '../store/entry-rows.ts';
import type { LoggedMessage } from '../store/message-rows.ts';
import { rescheduleMessage, loggedMessage } from '../store/message-rows.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import type { Owner } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import { changeRun, growRun, latestRun, runRow, type RunRow } from '../store/run-rows.ts';
import type { EntryKind } from '../store/workflow-schema.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import { appendText, entryText } from './journal.ts';
import type { RunLimits } from './limits.ts';
import { readConfig, writeInfo, type EntryInfo, type RunConfig } from './run-config.ts';
import { headersOfRun } from './run-headers.ts';

/** What the writers of runs need besides a transaction. */
export interface RunParts {
  readonly limits: RunLimits;
  readonly composer: Composer;
  readonly rules: CancelRules;
}

/** A run within a transaction; its row is written at the end. */
export interface OpenRun {
  row: RunRow;
  config: RunConfig;
  isGrown: boolean;
  isChanged: boolean;
  /** The last entry of its journal before this transaction, once it has been asked for. */
  last?: EntryRow | null;
}

/** How an entry is delivered. */
export interface EntryOrder {
  readonly kind: EntryKind;
  readonly callType: CallType;
  readonly body: Buffer;
  /** The number of the step; of a plan the negative number. */
  readonly step: number | null;
  readonly info?: EntryInfo | undefined;
  readonly url?: string | undefined;
  readonly spec: MessageSpec;
  /** Delivered in place of the journal. */
  readonly literal?: Buffer | undefined;
  /** The message that has to end before. */
  readonly heldBy?: number | undefined;
  readonly callerIp?: string | undefined;
}

/** Reads and writes runs in one transaction. Runs are written once, by {@link flush}. */
export class RunWriter {
  readonly transaction: Transaction;
  readonly owner: Owner;
  readonly parts: RunParts;
  readonly effects = new PublishEffects();
  /** Messages that were deleted. */
  readonly removed: LoggedMessage[] = [];
  readonly #runs = new Map<number, OpenRun>();

  constructor(transaction: Transaction, owner: Owner, parts: RunParts) {
    this.transaction = transaction;
    this.owner = owner;
    this.parts = parts;
  }

  get now(): number {
    return Math.floor(this.transaction.now());
  }

  /** The latest run of an id. */
  async latest(id: string): Promise<OpenRun | undefined> {
    for (const open of this.#runs.values()) {
      if (open.row.id === id && open.row.ended_at === null) return open;
    }
    const row = await this.transaction.get(latestRun, { owner: this.owner.owner, id });
    return row && this.open(row);
  }

  /** A run that is in progress. @throws QueueError `runNotInProgress` */
  async inProgress(id: string): Promise<OpenRun> {
    const run = await this.latest(id);
    if (run === undefined || run.row.ended_at !== null) {
      throw new QueueError('runNotInProgress', { id });
    }
    return run;
  }

  async numbered(run: number): Promise<OpenRun | undefined> {
    const known = this.#runs.get(run);
    if (known !== undefined) return known;
    const row = await this.transaction.get(runRow, { run });
    return row && this.open(row);
  }

  open(row: RunRow): OpenRun {
    const known = this.#runs.get(row.run);
    if (known !== undefined) return known;
    const open = { row, config: readConfig(row.config), isGrown: false, isChanged: false };
    this.#runs.set(row.run, open);
    return open;
  }

  /** The last entry of its journal before this transaction. To be called before it grows. */
  async lastOf(run: OpenRun): Promise<EntryRow | null> {
    run.last ??= (await this.transaction.get(lastEntry, { run: run.row.run })) ?? null;
    return run.last;
  }

  change(run: OpenRun, changes: Partial<RunRow>): void {
    run.row = { ...run.row, ...changes };
    run.isChanged = true;
  }

  /** Counts steps that a run gets. @throws QueueError `tooManySteps` */
  count(run: OpenRun, steps: number): void {
    const limit = this.parts.limits.steps;
    const all = run.row.steps + steps;
    if (all > limit) throw new QueueError('tooManySteps', { id: run.row.id, limit });
    run.row = { ...run.row, steps: all };
    run.isGrown = true;
  }

  /** Appends an entry, whose message is stored with it. @throws QueueError `journalTooLarge` */
  append(run: OpenRun, order: EntryOrder): Arrival {
    const { literal, heldBy, step } = order;
    // The id of the message is part of the entry, and its size of the message: the ticket is as long in any case.
    const length = entryText(messageIdOf(0), order.callType, order.body).length;
    const ends = run.row.size + (run.row.size === 0 ? 0 : 1) + length;
    this.#checkSize(run, ends);
    const size = literal === undefined ? ends + 2 : literal.length;
    const arrival = this.store(run, order, size);
    const place = this.#grow(run, messageIdOf(arrival.seq), order);
    this.transaction.add(insertEntry, {
      message: arrival.seq,
      run: run.row.run,
      kind: order.kind,
      step,
      ...place,
      size,
      state: 'STEP_PROGRESS',
      published: 0,
      held_by: heldBy ?? null,
      info: writeInfo(order.info ?? {}),
    });
    return arrival;
  }

  /** Stores the message of an entry. */
  store(
    run: OpenRun,
    { url = run.row.url, spec, literal, heldBy, callerIp }: EntryOrder,
    size: number,
  ): Arrival {
    const { labels, caller_ip } = run.row;
    const arrival = storeMessage(this.transaction, {
      owner: this.owner.owner,
      url,
      host: hostOf(url),
      labels: labels === null ? [] : (JSON.parse(labels) as string[]),
      callerIp: callerIp ?? caller_ip,
      spec,
      body: literal ?? NOTHING,
      size,
      held: heldBy !== undefined,
    });
    if (heldBy === undefined) this.effects.arrivals.push(arrival);
    return arrival;
  }

  /**
   * Puts an entry at its place in the journal that was known before, and makes its message due.
   * @param before the number that it has had
   */
  async place(
    run: OpenRun,
    message: { readonly before: number; readonly seq: number },
    { body, info }: { readonly body: Buffer; readonly info: EntryInfo },
  ): Promise<void> {
    const id = messageIdOf(message.seq);
    this.#checkSize(run, run.row.size + 1 + entryText(id, 'step', body).length);
    const place = this.#grow(run, id, { callType: 'step', body });
    await this.transaction.run(placeEntry, {
      before: message.before,
      message: message.seq,
      ...place,
      size: place.ends + 2,
      info: writeInfo(info),
    });
  }

  /** Whether a journal may get an entry with this body. */
  hasRoom({ row }: OpenRun, body: Buffer): boolean {
    return (
      row.size + 1 + entryText(messageIdOf(0), 'step', body).length <= this.parts.limits.journal
    );
  }

  /** Makes a message due that waits for a later moment. */
  async makeDue(seq: number): Promise<void> {
    const row = await this.transaction.get(loggedMessage, { seq });
    if (row === undefined || row.canceled === 1) return;
    const { lane, retried, holds, turn } = row;
    const arrival = { seq, lane, due: this.now };
    this.transaction.add(rescheduleMessage, { ...arrival, retried, holds, turn });
    this.transaction.notify(this.owner.owner, { kind: 'arrived', ...arrival });
    this.effects.arrivals.push(arrival);
  }

  /** How a step is delivered that the service appends, or whose client has given the settings with the run. */
  async specOf(run: OpenRun, changes: Partial<MessageSpec> = {}): Promise<MessageSpec> {
    const { config, row } = run;
    return {
      method: 'POST',
      headers: config.headers,
      retries: config.retries,
      retryDelay: config.retryDelay,
      timeout: config.timeout,
      notBefore: this.now,
      flowControl: config.flowControl && (await this.limitsNow(config.flowControl)),
      redaction: config.redaction,
      region: config.region,
      run: {
        run: row.run,
        kind: 'step',
        headers: headersOfRun(row, config.ofRun),
        features: config.features,
      },
      ...changes,
    };
  }

  /** The limits of a key may have changed since; if it is gone, the message sets its own again. */
  async limitsNow(
    control: NonNullable<PublishOrder['flowControl']>,
  ): Promise<NonNullable<PublishOrder['flowControl']>> {
    const key = { owner: this.owner.owner, key: control.key };
    const known = await this.transaction.get(flowControlRow, key);
    return known === undefined ? control : { key: control.key };
  }

  /** Counts messages that the service publishes by itself. */
  async countUsage(messages: number): Promise<void> {
    await countDailyUsage(this.transaction, this.owner.owner, messages);
  }

  /** Writes the runs. */
  flush(): void {
    for (const run of this.#runs.values()) {
      const { row } = run;
      if (run.isGrown) this.transaction.add(growRun, row);
      if (run.isChanged) {
        this.transaction.add(changeRun, { ...row, config: JSON.stringify(run.config) });
      }
      run.isGrown = false;
      run.isChanged = false;
    }
  }

  #checkSize(run: OpenRun, size: number): void {
    const limit = this.parts.limits.journal;
    if (size > limit) throw new QueueError('journalTooLarge', { id: run.row.id, limit });
  }

  #grow(
    run: OpenRun,
    messageId: string,
    { callType, body }: Pick<EntryOrder, 'callType' | 'body'>,
  ): { readonly begins: number; readonly ends: number } {
    const { size, part, run: number } = run.row;
    const text = entryText(messageId, callType, body);
    const isFirst = size === 0;
    const end = appendText(this.transaction, number, { size, part }, isFirst ? text : `,${text}`);
    run.row = { ...run.row, ...end, problem: null };
    run.isGrown = true;
    return { begins: isFirst ? 0 : size + 1, ends: end.size };
  }
}

const NOTHING = Buffer.alloc(0);

/** The number under which an entry is found: that of its step, of a plan the negative one. */
export function numberOfStep({ stepId, targetStep }: Step): number {
  return stepId === 0 && targetStep !== undefined ? -targetStep : stepId;
}

/** When a run was created, in Unix milliseconds. */
export function createdAtOf({ run }: Pick<RunRow, 'run'>): number {
  return timeOf(run);
}

export const OPEN_STATES: ReadonlySet<StepState> = new Set(['STEP_PROGRESS', 'STEP_RETRY']);
