import { excessInJson } from '../../../../base/json-size.ts';
import type { StepName } from '../../delivery.ts';
import { QueueError } from '../../errors.ts';
import type { Published } from '../../message.ts';
import type { Step } from '../../workflows/run.ts';
import type { EntryRow } from '../store/entry-rows.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import type { EntryKind } from '../store/workflow-schema.ts';
import { messageIdOf } from '../store/tickets.ts';
import { dueOf, type RunOrder } from './begin-run.ts';
import { entriesOf, publisherOf, type StepEntries } from './publisher.ts';
import { dividedHeaders, headersOfRun } from './run-headers.ts';
import { numberOfStep, type OpenRun, type RunWriter } from './run-writer.ts';

/** Appends a step, or the plan of one, that an endpoint has published. @throws QueueError */
export async function publishStep(writer: RunWriter, order: RunOrder): Promise<Published> {
  const run = await writer.inProgress(order.run.id);
  const step = readStep(order.body);
  const number = numberOfStep(step);
  const entries = await entriesOf(writer, run, number);
  const known = knownStep(entries, RESULTS);
  if (known !== undefined) return { messageId: messageIdOf(known.message), deduplicated: true };
  if (number > 0) writer.count(run, 1);
  const heldBy = await publisherOf(writer, run, entries);
  const arrival = writer.append(run, {
    kind: 'step',
    callType: 'step',
    body: order.body,
    step: number,
    info: { named: nameOf(step) },
    spec: await specOfStep(writer, run, order),
    heldBy,
  });
  return { messageId: messageIdOf(arrival.seq) };
}

/** Characters of a name that are kept beside the step itself. */
const SHOWN = 200;

/** How a step is called for people. */
function nameOf({ stepName, stepType }: Step): StepName {
  return { name: stepName.slice(0, SHOWN), type: stepType.slice(0, SHOWN) };
}

/** What leads to the result of a step, or is one. */
const RESULTS: ReadonlySet<EntryKind> = new Set(['step', 'wait', 'invoke']);

/** An entry of a step that the run has already. */
export function knownStep(
  { own }: StepEntries,
  kinds: ReadonlySet<EntryKind>,
): EntryRow | undefined {
  return own.find(({ kind }) => kinds.has(kind));
}

/** Clients without `WF_TriggerOnConfig` say with each step how it is delivered. */
export async function specOfStep(
  writer: RunWriter,
  run: OpenRun,
  order: RunOrder,
): Promise<MessageSpec> {
  const notBefore = dueOf(writer, order);
  if (run.config.features.includes('WF_TriggerOnConfig')) {
    return writer.specOf(run, { notBefore });
  }
  const { headers, ofRun } = dividedHeaders(order.headers);
  if (order.failureCallback !== undefined) {
    run.config = { ...run.config, failureCallback: order.failureCallback };
    writer.change(run, {});
  }
  const spec = await writer.specOf(run, { notBefore, headers });
  return {
    ...spec,
    retries: order.retries ?? spec.retries,
    retryDelay: order.retryDelay ?? spec.retryDelay,
    run: { ...spec.run!, headers: headersOfRun(run.row, ofRun) },
  };
}

/** @throws QueueError `invalidStep` */
export function readStep(body: Buffer): Step {
  const excess = excessInJson(body);
  if (excess !== undefined) throw new QueueError('invalidStep', { rule: `it has ${excess}` });
  let said: unknown;
  try {
    said = JSON.parse(body.toString());
  } catch {
    throw new QueueError('invalidStep', { rule: 'it must be JSON' });
  }
  return stepIn(said);
}

/** @throws QueueError `invalidStep` */
export function stepIn(said: unknown): Step {
  if (typeof said !== 'object' || said === null) {
    throw new QueueError('invalidStep', { rule: 'it must be an object' });
  }
  const { stepId, stepName, stepType, targetStep } = said as Record<string, unknown>;
  if (!isNumber(stepId)) throw new QueueError('invalidStep', { rule: 'stepId must be a number' });
  if (targetStep !== undefined && targetStep !== null && !isNumber(targetStep)) {
    throw new QueueError('invalidStep', { rule: 'targetStep must be a number' });
  }
  if (typeof stepName !== 'string' || typeof stepType !== 'string') {
    throw new QueueError('invalidStep', { rule: 'stepName and stepType must be text' });
  }
  if (stepId === 0 && !isNumber(targetStep)) {
    throw new QueueError('invalidStep', { rule: 'a plan, whose stepId is 0, needs a targetStep' });
  }
  return said as unknown as Step;
}

/** Steps are numbered from 1 on. */
function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9;
}
