import type { ExportedDeadLetter, ExportedMessage, ExportedOrder } from '../../data-transfer.ts';
import { asBuffer, type DescribedRow } from '../messages/describe.ts';
import type { WholeDeadLetter } from '../store/dead-letter-rows.ts';
import { readDetail } from '../store/log-rows.ts';
import type { WholeMessage } from '../store/message-rows.ts';
import { readLabels, readSpec } from '../store/message-spec.ts';

/** A message as it was published. */
function readOrder(row: DescribedRow, retried: number): ExportedOrder {
  const { url, group_name: group, endpoint, queue, schedule } = row;
  return {
    ...readSpec(row.spec!),
    destination: { url },
    group: group ?? undefined,
    endpoint: endpoint ?? undefined,
    queue: queue ?? undefined,
    scheduleId: schedule ?? undefined,
    body: asBuffer(row.body!),
    labels: readLabels(row.labels),
    callerIp: row.caller_ip,
    retried,
  };
}

export function readExportedMessage(row: WholeMessage): ExportedMessage {
  const order = readOrder(row, row.retried);
  // The order of messages in a queue depends on when they were first due: with a later time of a retry it
  // would lose its place.
  return row.queue === null && row.due !== order.notBefore ? { ...order, due: row.due } : order;
}

export function readExportedDeadLetter(row: WholeDeadLetter): ExportedDeadLetter {
  const { headers = {}, error, retried = 0 } = readDetail(row.detail);
  const order = readOrder(row, retried);
  if (row.status === 0) return { ...order, error };
  const body = asBuffer(row.response ?? new Uint8Array(0));
  return { ...order, error, response: { status: row.status, headers, body } };
}
