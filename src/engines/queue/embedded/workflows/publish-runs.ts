import { checkDestinationUrl, checkOrder } from '../../checks/order.ts';
import { QueueError } from '../../errors.ts';
import type { Published, PublishOrder } from '../../message.ts';
import { takeDailyUsage } from '../publish/daily-limit.ts';
import { publishOrder } from '../publish/publish.ts';
import { begin, isRunOrder, type RunOrder } from './begin-run.ts';
import { publishInvocation } from './invoke.ts';
import { publishCall } from './publish-call.ts';
import { publishStep } from './publish-step.ts';
import type { RunWriter } from './run-writer.ts';

/** Publishes messages of which some belong to runs. @throws QueueError if one is refused: nothing must be kept then */
export async function publishAll(
  writer: RunWriter,
  orders: readonly PublishOrder[],
): Promise<{ readonly messages: readonly Published[] }[]> {
  const { transaction, owner, effects } = writer;
  // What can be refused without writing is refused first: another attempt of the group would cost a transaction.
  for (const order of orders) {
    if (isRunOrder(order)) await admit(writer, order);
  }
  const results: { readonly messages: readonly Published[] }[] = [];
  for (const order of orders) {
    const published = isRunOrder(order)
      ? [await publishOne(writer, order)]
      : await publishOrder({ transaction, owner, effects }, order);
    results.push({ messages: published });
  }
  return results;
}

/** Refuses an order by what can be known without writing. @throws QueueError */
export async function admit(writer: RunWriter, order: RunOrder): Promise<void> {
  const { run, destination } = order;
  checkOrder(order, writer.owner.limits, writer.now);
  if ('url' in destination) checkDestinationUrl(destination.url);
  if (run.does === 'step' || run.does === 'call') await writer.inProgress(run.id);
  else checkRunId(run.id);
  const limit = writer.parts.limits.depth;
  if (run.depth >= limit) throw new QueueError('invokedTooDeep', { limit });
}

async function publishOne(writer: RunWriter, order: RunOrder): Promise<Published> {
  await takeDailyUsage(writer.transaction, writer.owner, 1);
  switch (order.run.does) {
    case 'step':
      return publishStep(writer, order);
    case 'call':
      return publishCall(writer, order);
    case 'invoke':
      return publishInvocation(writer, order);
    case 'begin': {
      const { messageId, deduplicated } = await begin(writer, order, order.body);
      return { messageId, ...(deduplicated && { deduplicated }) };
    }
  }
}

/** Ids are headers of deliveries. */
const RUN_ID = /^[\u0020-\u007e]{1,256}$/;

function checkRunId(id: string): void {
  if (RUN_ID.test(id)) return;
  const rule = 'it must have 1 to 256 characters of ASCII';
  throw new QueueError('invalidName', { what: 'workflow run id', name: id.slice(0, 40), rule });
}
