import type { OutgoingMessage } from '../../composer.ts';
import type { Outcome } from '../../delivery.ts';
import { QueueError } from '../../errors.ts';
import { hostOf, storeMessage } from '../dispatch/new-message.ts';
import { asBuffer } from '../messages/describe.ts';
import { contentOf } from '../store/log-rows.ts';
import { readSpec, type MessageSpec } from '../store/message-spec.ts';
import { insertEntry, lastEntryBefore } from '../store/entry-rows.ts';
import { dlqIdOf, messageIdOf } from '../store/tickets.ts';
import { textBetween } from './journal.ts';
import { readCallback, type RunCallback } from './run-config.ts';
import { dividedHeaders, headersOfFailure } from './run-headers.ts';
import { payloadOf } from './payload.ts';
import { createdAtOf, type OpenRun, type RunWriter } from './run-writer.ts';

/** What a failure callback reports. */
export interface ReportedFailure {
  readonly message: OutgoingMessage;
  /** Whether its body is the journal. */
  readonly hasJournal: boolean;
  readonly outcome: Outcome;
  /** The dead letter. */
  readonly ticket: number;
  /** What is wrong, where the answer does not say it. */
  readonly error?: string | undefined;
}

/** Bytes that a callback may have more than the bodies in it. */
const ENVELOPE = 1024 * 1024;

/** Sends the failure callback of a run, if it has one. */
export async function sendFailureCallback(
  writer: RunWriter,
  run: OpenRun,
  failure: ReportedFailure,
): Promise<void> {
  const { failureCallback, features } = run.config;
  if (failureCallback === undefined) return;
  const { message, outcome, ticket, error } = failure;
  const { transaction, parts, owner } = writer;
  const payload = features.includes('InitialBody')
    ? await payloadOf(transaction, run.row)
    : await sourceOf(writer, run, failure);
  const told = outcome.kind === 'failure' ? outcomeOf(error ?? outcome.reason) : outcome;
  const { body } = parts.composer.callbackBody({
    message: { ...message, body: payload },
    outcome: error === undefined ? told : outcomeOf(error),
    dlqId: dlqIdOf(ticket),
    maxSize: 4 * (payload.length + KEPT) + ENVELOPE,
  });
  const { headers, ofRun } = dividedHeaders(failureCallback.headers);
  const withRun = Buffer.concat([
    body.subarray(0, -1),
    Buffer.from(
      `,"workflowRunId":${JSON.stringify(run.row.id)},"workflowCreatedAt":${createdAtOf(run.row)}}`,
    ),
  ]);
  const retries = failureCallback.retries ?? run.config.retries;
  const spec = await writer.specOf(run, {
    method: failureCallback.method,
    headers: [['Content-Type', 'application/json'], ...headers.filter(([name]) => !isType(name))],
    retries,
    retryDelay: failureCallback.retryDelay ?? run.config.retryDelay,
    timeout: Math.min(failureCallback.timeout ?? run.config.timeout, owner.limits.timeout),
    run: {
      run: run.row.run,
      kind: 'failure',
      headers: headersOfFailure(run.row, ofRun),
      features: run.config.features,
    },
  });
  await storeCallback(writer, run, { url: failureCallback.url, body: withRun, spec });
}

/** Bytes of a journal that a failure callback has. */
const MOST_JOURNAL = 1024 * 1024;

/** The body of the message, of a long journal the beginning: whole entries, at least the first one. */
async function sourceOf(
  { transaction }: RunWriter,
  { row }: OpenRun,
  { message, hasJournal }: ReportedFailure,
): Promise<Buffer> {
  const { body } = message;
  if (!hasJournal || (body.length > 0 && body.length <= MOST_JOURNAL)) return body;
  const within = { run: row.run, before: MOST_JOURNAL };
  const last = (await transaction.get(lastEntryBefore, within)) ?? { ends: 0 };
  const text = await textBetween(transaction, row.run, 0, last.ends!);
  return Buffer.from(`[${text}]`, 'latin1');
}

interface StoredCallback {
  readonly url: string;
  readonly body: Buffer;
  readonly spec: MessageSpec;
}

async function storeCallback(
  writer: RunWriter,
  run: OpenRun,
  { url, body, spec }: StoredCallback,
): Promise<void> {
  const { transaction, owner } = writer;
  const arrival = storeMessage(transaction, {
    owner: owner.owner,
    url,
    host: hostOf(url),
    labels: [],
    callerIp: run.row.caller_ip,
    spec,
    body,
  });
  transaction.add(insertEntry, {
    message: arrival.seq,
    run: run.row.run,
    kind: 'failure',
    step: null,
    begins: null,
    ends: null,
    size: body.length,
    state: 'STEP_PROGRESS',
    published: 0,
    held_by: null,
    info: null,
  });
  writer.effects.arrivals.push(arrival);
  await writer.countUsage(1);
  const callback: RunCallback = { message: arrival.seq, url, maxRetries: spec.retries };
  writer.change(run, {
    callback: JSON.stringify(callback),
    callback_state: 'CALLBACK_INPROGRESS',
  });
}

/** Sends the failure callback of a failed run again. @param message the message that it has failed with */
export async function repeatFailureCallback(
  writer: RunWriter,
  run: OpenRun,
  message: number,
): Promise<void> {
  const callback = readCallback(run.row.callback)!;
  const { transaction } = writer;
  const content = await transaction.get(contentOf, { message: callback.message });
  if (content === undefined) throw new QueueError('messageNotFound', { id: messageIdOf(message) });
  const { url, spec, body } = content;
  const sent = asBuffer(body!);
  await storeCallback(writer, run, {
    url,
    body: sent,
    spec: { ...readSpec(spec!), notBefore: writer.now },
  });
}

/** Bytes of an answer that are reported. */
const KEPT = 1024 * 1024;

function isType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

/** Clients read the error of a run from the body of its last answer. */
function outcomeOf(error: string): Outcome {
  return {
    kind: 'response',
    status: 0,
    headers: {},
    body: Buffer.from(JSON.stringify({ error: 'Error', message: error })),
    truncated: false,
  };
}
