import { checkDestinationUrl } from '../../checks/order.ts';
import { QueueError } from '../../errors.ts';
import type { HeaderList, Published } from '../../message.ts';
import { takeFlowControl } from '../flow-control/take-limits.ts';
import { messageIdOf } from '../store/tickets.ts';
import type { EntryKind } from '../store/workflow-schema.ts';
import { knownStep } from './publish-step.ts';
import { dueOf, type RunOrder } from './begin-run.ts';
import { entriesOf, publisherOf } from './publisher.ts';
import { dividedHeaders } from './run-headers.ts';
import type { RunWriter } from './run-writer.ts';

const OF_CALLS: ReadonlySet<EntryKind> = new Set(['call', 'step']);

/** Sends a request of a step to a third party. Its outcome is sent to the callback once. @throws QueueError */
export async function publishCall(writer: RunWriter, order: RunOrder): Promise<Published> {
  const run = await writer.inProgress(order.run.id);
  const { destination, callback, flowControl, body } = order;
  if (!('url' in destination)) throw new QueueError('groupNotFound', { name: destination.group });
  if (callback === undefined) {
    throw new QueueError('invalidStep', { rule: 'a call needs Upstash-Callback' });
  }
  checkDestinationUrl(destination.url);
  const step = stepOfCallback(callback.headers);
  if (step === undefined) {
    const rule = 'the callback of a call needs Upstash-Workflow-StepId';
    throw new QueueError('invalidStep', { rule });
  }
  const entries = await entriesOf(writer, run, step);
  const known = knownStep(entries, OF_CALLS);
  if (known !== undefined) return { messageId: messageIdOf(known.message), deduplicated: true };
  writer.count(run, 1);
  if (flowControl !== undefined) {
    const { transaction, owner, effects } = writer;
    const changed = await takeFlowControl(transaction, owner.owner, flowControl);
    if (changed !== undefined) effects.flowControls.push(changed);
  }
  const heldBy = await publisherOf(writer, run, entries);
  const { limits } = writer.owner;
  const arrival = writer.append(run, {
    kind: 'call',
    callType: 'toCallback',
    body,
    literal: body,
    step,
    url: destination.url,
    spec: {
      method: order.method,
      headers: dividedHeaders(order.headers).headers,
      retries: order.retries ?? 0,
      retryDelay: order.retryDelay,
      timeout: Math.min(order.timeout ?? limits.timeout, limits.timeout),
      notBefore: dueOf(writer, order),
      callback,
      flowControl,
      redaction: order.redaction ?? run.config.redaction,
      region: order.region,
      run: { run: run.row.run, kind: 'call', headers: [], features: order.run.features },
    },
    heldBy,
  });
  return { messageId: messageIdOf(arrival.seq) };
}

/** The number of the step that the outcome of a call leads to. */
export function stepOfCallback(headers: HeaderList): number | undefined {
  const value = headerOf(headers, 'upstash-workflow-stepid');
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

export function headerOf(headers: HeaderList, name: string): string | undefined {
  return headers.find(([given]) => given.toLowerCase() === name)?.[1];
}
