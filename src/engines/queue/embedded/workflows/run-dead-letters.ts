import { QueueError } from '../../errors.ts';
import type { Page, PageRequest } from '../../filter.ts';
import type { QueueUser } from '../../user.ts';
import type { RunDeadLetters as RunDeadLettersOfEngine } from '../../workflows/engine.ts';
import type { RunDeadLetterFilter } from '../../workflows/filter.ts';
import type { RunDeadLetter, RunOverrides, StartedRun } from '../../workflows/run.ts';
import { readCursor, writeCursor } from '../../checks/cursor.ts';
import { asBuffer, redactBody, redactHeaders } from '../messages/describe.ts';
import { cancelMessage } from '../messages/cancel.ts';
import { readDetail } from '../store/log-rows.ts';
import { readLabels } from '../store/message-spec.ts';
import type { Owner } from '../store/owners.ts';
import type { Reader } from '../store/query.ts';
import {
  deleteRunDeadLetter,
  failedRun,
  runDeadLetterRow,
  runDeadLettersBefore,
} from '../store/run-dead-letter-rows.ts';
import { runRow, type RunRow } from '../store/run-rows.ts';
import {
  dlqIdOf,
  firstTicketAt,
  messageIdOf,
  seqOfMessageId,
  ticketOfDlqId,
  timeOf,
} from '../store/tickets.ts';
import { describeCallback } from './describe-run.ts';
import { repeatFailureCallback } from './failure-callback.ts';
import { matchingRun } from './find-runs.ts';
import { payloadOf } from './payload.ts';
import { checkOverrides, renewRun } from './renew-run.ts';
import { resumeRun } from './resume-run.ts';
import { readCallback, readConfig, REPEATABLE } from './run-config.ts';
import { createdAtOf, type RunWriter } from './run-writer.ts';
import { writeRuns, type WorkflowsParts } from './workflows.ts';

/** Dead letters that are looked at in one turn. */
const AT_ONCE = 100;

/** Runs that have failed. */
export class RunDeadLetters implements RunDeadLettersOfEngine {
  readonly #parts: WorkflowsParts;

  constructor(parts: WorkflowsParts) {
    this.#parts = parts;
  }

  async list(
    user: QueueUser,
    filter: RunDeadLetterFilter,
    page: PageRequest,
  ): Promise<Page<RunDeadLetter>> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    const { tickets, cursor } = await this.#some(owner, filter, page);
    const items: RunDeadLetter[] = [];
    for (const ticket of tickets) {
      const letter = await store.read((reader) => describe(reader, owner.owner, ticket));
      if (letter !== undefined) items.push(letter);
    }
    return { items, cursor };
  }

  async get(user: QueueUser, dlqId: string): Promise<RunDeadLetter> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const ticket = ticketOfDlqId(dlqId);
    const letter =
      ticket === undefined
        ? undefined
        : await store.read((reader) => describe(reader, owner, ticket));
    if (letter === undefined) throw new QueueError('deadLetterNotFound', { id: dlqId });
    return letter;
  }

  async deleteMany(
    user: QueueUser,
    filter: RunDeadLetterFilter,
    page: PageRequest,
  ): Promise<{ readonly deleted: number; readonly cursor?: string | undefined }> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    const { tickets, cursor } = await this.#some(owner, filter, page);
    const deleted = await store.write(async (transaction) => {
      let deleted = 0;
      for (const ticket of tickets) {
        deleted += await transaction.run(deleteRunDeadLetter, { owner: owner.owner, ticket });
      }
      return deleted;
    });
    return { deleted, cursor };
  }

  async renew(
    user: QueueUser,
    how: 'resume' | 'restart',
    filter: RunDeadLetterFilter,
    page: PageRequest,
    overrides: RunOverrides,
  ): Promise<Page<StartedRun>> {
    const owner = await this.#parts.owners.of(user);
    const { tickets, cursor } = await this.#some(owner, filter, page);
    const items: StartedRun[] = [];
    let refused: QueueError | undefined;
    if (tickets.length > 0) checkOverrides(overrides, owner, this.#parts.dispatcher.now);
    for (const ticket of tickets) {
      await this.#parts.store.turns.next(owner.owner);
      try {
        const run = await this.#renewOne(owner, ticket, how, overrides);
        if (run !== undefined) items.push(run);
      } catch (error) {
        if (!(error instanceof QueueError)) throw error;
        refused ??= error;
      }
    }
    if (items.length === 0 && refused !== undefined) throw refused;
    return { items, cursor };
  }

  /** @returns undefined if it is gone */
  async #renewOne(
    owner: Owner,
    ticket: number,
    how: 'resume' | 'restart',
    overrides: RunOverrides,
  ): Promise<StartedRun | undefined> {
    const parts = this.#parts;
    const id = `wfr_${parts.ids.secret(ID_BYTES)}`;
    const renewed = (copied?: RunRow) =>
      writeRuns(parts, owner, (writer) => renewRun(writer, { ticket, copied, id, overrides }));
    if (how === 'restart') return renewed();
    const of = { owner: owner.owner, ticket };
    const old = await parts.store.read((reader) => reader.get(failedRun, of));
    return old && (await resumeRun(parts, owner, { old, id, overrides }, renewed));
  }

  async repeatCallback(user: QueueUser, dlqId: string): Promise<StartedRun> {
    const owner = await this.#parts.owners.of(user);
    return writeRuns(this.#parts, owner, async (writer) => {
      const { row, message } = await letterOf(writer, dlqId);
      const run = writer.open(row);
      const state = row.callback_state;
      if (state === null || !REPEATABLE.has(state)) {
        throw new QueueError('callbackNotFailed', { id: dlqId });
      }
      await repeatFailureCallback(writer, run, message);
      return { runId: row.id, createdAt: createdAtOf(row) };
    });
  }

  async cancelCallback(user: QueueUser, dlqId: string): Promise<void> {
    const owner = await this.#parts.owners.of(user);
    await writeRuns(this.#parts, owner, async (writer) => {
      const { row } = await letterOf(writer, dlqId);
      const callback = readCallback(row.callback);
      if (callback === undefined || row.callback_state !== 'CALLBACK_INPROGRESS') {
        throw new QueueError('callbackNotInProgress', { id: dlqId });
      }
      const { transaction, parts, removed } = writer;
      const gone = await cancelMessage(transaction, owner.owner, callback.message, parts.rules);
      if (gone !== undefined && gone !== 'inFlight') removed.push(gone);
      writer.change(writer.open(row), { callback_state: 'CALLBACK_CANCELED' });
    });
  }

  /** The dead letters of a page, and the cursor of the next one. */
  async #some(
    { owner, limits }: Owner,
    filter: RunDeadLetterFilter,
    { cursor, count }: PageRequest,
  ): Promise<{ readonly tickets: readonly number[]; readonly cursor?: string | undefined }> {
    const { store, dispatcher } = this.#parts;
    const now = dispatcher.now;
    const first = firstTicketAt(now - limits.retention);
    let before = Math.min(readCursor('dlq', cursor), Number.MAX_SAFE_INTEGER);
    if (filter.dlqIds !== undefined) {
      const tickets: number[] = [];
      for (const id of new Set(filter.dlqIds)) {
        const ticket = ticketOfDlqId(id);
        if (ticket === undefined || ticket < first || ticket >= before) continue;
        const found = await store.read((reader) => reader.get(runDeadLetterRow, { owner, ticket }));
        if (found !== undefined) tickets.push(ticket);
      }
      return pageOf(
        tickets.toSorted((one, other) => other - one),
        count,
      );
    }
    const { from, to, callbackStates, responseStatuses, messageIds, ...ofRun } = filter;
    const matches = matchingRun(ofRun);
    const seqs = messageIds && new Set(messageIds.map(seqOfMessageId));
    const tickets: number[] = [];
    if (to !== undefined) before = Math.min(before, firstTicketAt(to + 1));
    const lowest = from === undefined ? first : Math.max(first, firstTicketAt(from));
    for (;;) {
      const page = { owner, first: lowest, before, most: AT_ONCE };
      const rows = await store.read((reader) => reader.all(runDeadLettersBefore, page));
      for (const row of rows) {
        if (!matches(row)) continue;
        if (seqs?.has(row.message) === false) continue;
        if (responseStatuses?.includes(row.status) === false) continue;
        const state = row.callback_state;
        if (callbackStates !== undefined && (state === null || !callbackStates.includes(state))) {
          continue;
        }
        tickets.push(row.ticket);
        if (tickets.length > count) return pageOf(tickets, count);
      }
      if (rows.length < AT_ONCE) return { tickets };
      before = rows.at(-1)!.ticket;
      await store.turns.next(owner);
    }
  }
}

/** The first of some dead letters, and where the others begin. */
function pageOf(
  tickets: readonly number[],
  count: number,
): { readonly tickets: readonly number[]; readonly cursor?: string | undefined } {
  if (tickets.length <= count) return { tickets };
  return { tickets: tickets.slice(0, count), cursor: writeCursor('dlq', tickets[count - 1]!) };
}

/** Random bytes of an id. */
const ID_BYTES = 16;

/** The run of a dead letter. @throws QueueError `deadLetterNotFound` */
async function letterOf(
  { transaction, owner }: RunWriter,
  dlqId: string,
): Promise<{ readonly row: RunRow; readonly message: number }> {
  const ticket = ticketOfDlqId(dlqId);
  const letter =
    ticket === undefined
      ? undefined
      : await transaction.get(runDeadLetterRow, { owner: owner.owner, ticket });
  const row = letter && (await transaction.get(runRow, { run: letter.run }));
  if (row === undefined) throw new QueueError('deadLetterNotFound', { id: dlqId });
  return { row, message: letter!.message };
}

async function describe(
  reader: Reader,
  owner: number,
  ticket: number,
): Promise<RunDeadLetter | undefined> {
  const letter = await reader.get(runDeadLetterRow, { owner, ticket });
  const row = letter && (await reader.get(runRow, { run: letter.run }));
  if (row === undefined) return undefined;
  const config = readConfig(row.config);
  const { headers = {}, error, retried = 0 } = readDetail(letter!.detail);
  const callback = readCallback(row.callback);
  const { redaction } = config;
  return {
    dlqId: dlqIdOf(ticket),
    messageId: messageIdOf(letter!.message),
    url: row.url,
    method: 'POST',
    headers: redactHeaders(config.headers, redaction),
    body: redactBody(await payloadOf(reader, row), redaction),
    maxRetries: config.retries,
    retried,
    notBefore: timeOf(letter!.message),
    createdAt: timeOf(letter!.message),
    timeout: config.timeout,
    retryDelay: config.retryDelay,
    failureCallback: config.failureCallback && {
      ...config.failureCallback,
      headers: redactHeaders(config.failureCallback.headers, redaction),
    },
    flowControl: config.flowControl,
    labels: readLabels(row.labels),
    callerIp: row.caller_ip,
    response: {
      status: letter!.status,
      headers,
      body: asBuffer(letter!.response ?? new Uint8Array(0)),
    },
    error,
    failedAt: timeOf(ticket),
    runId: row.id,
    runCreatedAt: createdAtOf(row),
    runUrl: row.url,
    callbackOfFailure: callback && describeCallback(callback, row),
  };
}
