import type { components, operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Messages } from '../../../engines/queue/engine.ts';
import type { Published as EnginePublished, PublishOrder } from '../../../engines/queue/message.ts';
import type { PublishResult } from '../../../engines/queue/resources.ts';
import type { QueueCaller } from '../caller.ts';
import { readBatch } from '../orders/batch.ts';
import { readPublish, type PublishRequest } from '../orders/publish-request.ts';

type Published = components['schemas']['published'];
type BatchResult = components['schemas']['batch-result'];

type PublishOperations = Pick<
  Handlers<operations, QueueCaller>,
  'publish' | 'publishV1' | 'enqueue' | 'batch'
>;

/** Taking messages: one, one for a queue, many. */
export function publishOperations(engine: Pick<Messages, 'publish'>): PublishOperations {
  async function publish(request: PublishRequest, destination: string, queue?: string) {
    const order = readPublish(request, destination, queue);
    const [result] = await engine.publish(request.caller.user, [order]);
    return answer(order, result!);
  }

  return {
    publish: (request) => publish(request, request.path.destination),
    publishV1: (request) => publish(request, request.path.destination_url),
    enqueue: (request) => publish(request, request.path.destination, request.path.queueName),

    batch: async ({ body, caller, remoteAddress }) => {
      const items = readBatch(body, caller, remoteAddress);
      const orders = items.filter((item): item is PublishOrder => !(item instanceof Error));
      const results = await engine.publish(caller.user, orders);
      refuseWhereNothingCanGo(results);
      let next = 0;
      const places = items.map((item): BatchResult => {
        if (item instanceof Error) return { error: item.message };
        const result = results[next++]!;
        return 'error' in result ? { error: result.error.message } : bodyOf(item, result);
      });
      return { status: 200, body: places };
    },
  };
}

/** @throws QueueError where the engine refuses the message */
function answer(order: PublishOrder, result: PublishResult) {
  if ('error' in result) throw result.error;
  const isDuplicate = result.messages.every((message) => message.deduplicated === true);
  return { status: isDuplicate ? (202 as const) : (200 as const), body: bodyOf(order, result) };
}

/** Of a publish to a URL group the clients expect an array, however many endpoints it has. */
function bodyOf(
  { destination }: PublishOrder,
  { messages }: Exclude<PublishResult, { error: unknown }>,
): Published {
  return 'group' in destination ? messages.map(messageBody) : messageBody(messages[0]!);
}

function messageBody({ messageId, url, deduplicated }: EnginePublished) {
  return {
    messageId,
    ...(url !== undefined && { url }),
    ...(deduplicated !== undefined && { deduplicated }),
  };
}

/** What keeps all items from going out, and is no fault of theirs, is the answer to the batch. */
function refuseWhereNothingCanGo(results: readonly PublishResult[]): void {
  const errors = results.flatMap((result) => ('error' in result ? [result.error] : []));
  const [first] = errors;
  if (first === undefined || errors.length < results.length) return;
  if (errors.every(({ kind }) => kind === 'tooMany' || kind === 'unavailable')) throw first;
}
