import { excessInJson } from '../../../../base/json-size.ts';
import { QueueError } from '../../errors.ts';
import type { Published } from '../../message.ts';
import type { Step } from '../../workflows/run.ts';
import { redactBody, redactHeaders } from '../messages/describe.ts';
import { entryRow, insertEntry, setEntryState } from '../store/entry-rows.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import type { EntryKind } from '../store/workflow-schema.ts';
import { begin, type RunOrder } from './begin-run.ts';
import { knownStep, stepIn } from './publish-step.ts';
import { entriesOf, publisherOf } from './publisher.ts';
import { readInfo, readInvocation, writeInfo, type Invocation } from './run-config.ts';
import { dividedHeaders } from './run-headers.ts';
import { numberOfStep, type OpenRun, type RunWriter } from './run-writer.ts';

/** The envelope in which a run sends another one its payload. */
interface Envelope {
  readonly payload: Buffer;
  readonly runId: string;
  readonly url: string;
  readonly step: Readonly<Record<string, unknown>> & Step;
}

/** Bytes of the payload that the log of the invoker shows. */
const SHOWN = 64 * 1024;

const OF_INVOCATIONS: ReadonlySet<EntryKind> = new Set(['invoke', 'step']);

/** Begins a run for another one, which waits for its end. @throws QueueError */
export async function publishInvocation(writer: RunWriter, order: RunOrder): Promise<Published> {
  const { transaction } = writer;
  const { payload, runId, url, step } = readEnvelope(order.body);
  const invoker = await writer.inProgress(runId);
  const number = numberOfStep(step);
  const entries = await entriesOf(writer, invoker, number);
  const known = knownStep(entries, OF_INVOCATIONS);
  if (known !== undefined) return { messageId: messageIdOf(known.message), deduplicated: true };
  writer.count(invoker, 1);
  await publisherOf(writer, invoker, entries);
  const createdAt = timeOf(invoker.row.run);
  const invocation: Invocation = { runId, url, createdAt, step };
  const begun = await begin(writer, order, payload, {
    invoker: invoker.row.run,
    invocation: JSON.stringify(invocation),
  });
  const { messageId, deduplicated } = begun;
  // A run that is in progress already has another invoker, or none: nothing would ever continue this one.
  if (deduplicated) {
    throw new QueueError('invalidStep', { rule: `the run ${begun.runId} is in progress already` });
  }
  const child = (await writer.latest(begun.runId))!.row;
  const { redaction } = order;
  const invoked = {
    runId: child.id,
    url: child.url,
    createdAt: timeOf(child.run),
    message: child.run,
    headers: redactHeaders(dividedHeaders(order.headers).headers, redaction),
    body: redactBody(payload, redaction).subarray(0, SHOWN).toString('base64'),
  };
  transaction.add(insertEntry, {
    message: child.run,
    run: invoker.row.run,
    kind: 'invoke',
    step: number,
    begins: null,
    ends: null,
    size: 0,
    state: 'STEP_PROGRESS',
    published: 0,
    held_by: null,
    info: writeInfo({ step, invoked }),
  });
  return { messageId };
}

/** The result of a run for the one that has invoked it. */
export interface InvocationResult {
  readonly body?: string | undefined;
  readonly isFailed: boolean;
  readonly isCanceled: boolean;
}

/** A run has ended: the one that has invoked it, if any, continues with the result. */
export async function tellInvoker(
  writer: RunWriter,
  { row }: OpenRun,
  { body, isFailed, isCanceled }: InvocationResult,
): Promise<void> {
  const invocation = readInvocation(row.invocation);
  if (invocation === undefined || row.invoker === null) return;
  const { transaction } = writer;
  const invoker = await writer.numbered(row.invoker);
  const waiting = await transaction.get(entryRow, { message: row.run });
  if (invoker === undefined || waiting === undefined) return;
  const out = JSON.stringify({ body, isFailed, isCanceled });
  const info = readInfo(waiting.info);
  const step = { ...invocation.step, out };
  if (invoker.row.ended_at !== null) {
    const told = writeInfo({ ...info, step });
    transaction.add(setEntryState, { message: row.run, state: 'STEP_SUCCESS', info: told });
    return;
  }
  const result = Buffer.from(JSON.stringify(step));
  if (!writer.hasRoom(invoker, result)) {
    writer.change(invoker, {
      problem: 'the result of an invoked run is too large for the journal',
    });
    return;
  }
  const spec = await writer.specOf(invoker);
  const order = {
    kind: 'invoke',
    callType: 'step',
    body: result,
    step: waiting.step,
    spec,
  } as const;
  const { seq } = writer.store(invoker, order, invoker.row.size + result.length * 2);
  const { step: _, ...rest } = info;
  await writer.place(invoker, { before: row.run, seq }, { body: result, info: rest });
  await writer.countUsage(1);
}

/** @throws QueueError `invalidStep` */
function readEnvelope(body: Buffer): Envelope {
  const excess = excessInJson(body);
  if (excess !== undefined) {
    throw new QueueError('invalidStep', { rule: `the envelope of an invocation has ${excess}` });
  }
  let said: unknown;
  try {
    said = JSON.parse(body.toString());
  } catch {
    throw new QueueError('invalidStep', { rule: 'the envelope of an invocation must be JSON' });
  }
  const given = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  const { workflowRunId, workflowUrl, step, body: payload } = given;
  if (typeof workflowRunId !== 'string') {
    throw new QueueError('invalidStep', { rule: 'the envelope must name the workflowRunId' });
  }
  stepIn(step);
  return {
    payload: Buffer.from(typeof payload === 'string' ? payload : textOf(payload)),
    runId: workflowRunId,
    url: typeof workflowUrl === 'string' ? workflowUrl : '',
    step: step as Envelope['step'],
  };
}

function textOf(payload: unknown): string {
  return payload === undefined || payload === null ? '' : JSON.stringify(payload);
}
