import { retriesOf } from '../../checks/order.ts';
import type { DeliveryOrder, PublishOrder } from '../../message.ts';
import type { RunPart } from '../../workflows/order.ts';
import type { StartedRun } from '../../workflows/run.ts';
import { takeFlowControl } from '../flow-control/take-limits.ts';
import { deleteEntry, lastEntry } from '../store/entry-rows.ts';
import { deleteParts } from '../store/journal-rows.ts';
import { writeLabels, type MessageSpec } from '../store/message-spec.ts';
import { insertRun, type RunRow } from '../store/run-rows.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import type { RunConfig } from './run-config.ts';
import { dividedHeaders, headersOfRun } from './run-headers.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/** An order for a run. */
export type RunOrder = PublishOrder & { readonly run: RunPart };

export function isRunOrder(order: PublishOrder): order is RunOrder {
  return order.run !== undefined;
}

export type Begun = StartedRun & { readonly messageId: string };

/**
 * Creates a run with its payload, unless it is in progress.
 * @param origin of a run that another one has invoked
 */
export async function begin(
  writer: RunWriter,
  order: RunOrder,
  payload: Buffer,
  origin: Pick<RunRow, 'invoker' | 'invocation'> = { invoker: null, invocation: null },
): Promise<Begun> {
  const { transaction, owner } = writer;
  const { run: part, destination } = order;
  const known = await writer.latest(part.id);
  if (known?.row.ended_at === null) {
    if (part.again === true && (await beginAgain(writer, known, order, payload)) !== undefined) {
      return startedOf(known.row, await messageOf(writer, known));
    }
    return { ...startedOf(known.row, await messageOf(writer, known)), deduplicated: true };
  }
  if (order.flowControl !== undefined) {
    const changed = await takeFlowControl(transaction, owner.owner, order.flowControl);
    if (changed !== undefined) writer.effects.flowControls.push(changed);
  }
  const url = part.url ?? ('url' in destination ? destination.url : '');
  const row: RunRow = {
    run: transaction.ticket(),
    owner: owner.owner,
    id: part.id,
    url,
    state: 'RUN_STARTED',
    ended_at: null,
    config: JSON.stringify(configOf(writer, order, url)),
    labels: writeLabels(order.labels),
    flow_key: order.flowControl?.key ?? null,
    caller_ip: order.callerIp,
    size: 0,
    part: 0,
    steps: 0,
    ...origin,
    result: null,
    failure: null,
    callback: null,
    callback_state: null,
    problem: null,
  };
  transaction.add(insertRun, row);
  const run = writer.open(row);
  const messageId = await beginAt(writer, run, order, payload);
  return startedOf(row, messageId);
}

/** Appends the payload, which is delivered first. */
async function beginAt(
  writer: RunWriter,
  run: OpenRun,
  order: Pick<DeliveryOrder, 'delay' | 'notBefore'> & { readonly run?: RunPart | undefined },
  payload: Buffer,
): Promise<string> {
  const spec = await writer.specOf(run, { notBefore: dueOf(writer, order) });
  const arrival = writer.append(run, {
    kind: 'step',
    callType: 'step',
    body: payload,
    step: 0,
    spec: order.run?.unknown === true ? withUnknownClient(run, spec) : spec,
  });
  return messageIdOf(arrival.seq);
}

/** The endpoint is to begin the run once more, with the settings that only it knows. */
function withUnknownClient(run: OpenRun, spec: MessageSpec): MessageSpec {
  const headers = [
    ...headersOfRun(run.row, run.config.ofRun),
    ['Upstash-Workflow-Unknown-Sdk', 'true'] as const,
  ];
  return { ...spec, run: { ...spec.run!, headers } };
}

/**
 * Begins a run anew that exists already, on behalf of its endpoint, as long as it has no steps.
 * @returns undefined if it has
 */
async function beginAgain(
  writer: RunWriter,
  run: OpenRun,
  order: RunOrder,
  payload: Buffer,
): Promise<string | undefined> {
  const { transaction } = writer;
  const last = await transaction.get(lastEntry, { run: run.row.run });
  if (last === undefined || last.begins !== 0) return undefined;
  const { failureCallback } = run.config;
  const config = configOf(writer, order, run.row.url);
  run.config = { ...config, failureCallback: config.failureCallback ?? failureCallback };
  const labels = order.labels.length === 0 ? run.row.labels : writeLabels(order.labels);
  writer.change(run, { labels, size: 0, part: 0 });
  transaction.add(deleteParts, { run: run.row.run });
  await transaction.run(deleteEntry, { message: last.message });
  return beginAt(writer, run, order, payload);
}

async function messageOf({ transaction }: RunWriter, { row }: OpenRun): Promise<string> {
  const last = await transaction.get(lastEntry, { run: row.run });
  return messageIdOf(last?.message ?? row.run);
}

function startedOf(row: RunRow, messageId: string): Begun {
  return { runId: row.id, createdAt: timeOf(row.run), messageId };
}

function configOf({ owner }: RunWriter, order: RunOrder, url: string): RunConfig {
  const { run, failureCallback } = order;
  const { limits } = owner;
  const byDefault = run.triggered === true ? { ...FAILURE, url } : undefined;
  return {
    ...dividedHeaders(order.headers),
    retries: retriesOf(order, limits),
    retryDelay: order.retryDelay,
    timeout: Math.min(order.timeout ?? limits.timeout, limits.timeout),
    flowControl: order.flowControl,
    redaction: order.redaction,
    region: order.region,
    failureCallback: failureCallback ?? byDefault,
    features: run.features,
    triggered: run.triggered,
  };
}

const FAILURE = { method: 'POST', headers: [], when: 'failed' } as const;

/** When a message is first due: at the requested time, but never before now. */
export function dueOf(
  { now }: RunWriter,
  { notBefore, delay = 0 }: Pick<DeliveryOrder, 'delay' | 'notBefore'>,
): number {
  const asked = notBefore ?? (delay > 0 ? Math.ceil(now + delay) : 0);
  return Math.max(Math.ceil(asked), now);
}
