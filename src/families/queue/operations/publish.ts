import type { components, operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Groups, Messages } from '../../../engines/queue/engine.ts';
import type { Workflows } from '../../../engines/queue/workflows/engine.ts';
import type { Published as EnginePublished, PublishOrder } from '../../../engines/queue/message.ts';
import type { PublishResult } from '../../../engines/queue/resources.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { QueueCaller } from '../caller.ts';
import { isOfWorkflow, readBatch } from '../publish-options/batch.ts';
import { groupSettings } from '../publish-options/group-headers.ts';
import { readPublish, type PublishRequest } from '../publish-options/publish-request.ts';

type Published = components['schemas']['published'];
type BatchResult = components['schemas']['batch-result'];

type PublishOperations = Pick<
  Handlers<operations, QueueCaller>,
  'publish' | 'publishV1' | 'enqueue' | 'batch'
>;

/** How many items of a batch are read and published at a time, so that other requests are served in between. */
const PART = 500;

/** Operations that publish: one message, one to a queue, a batch. */
export function publishOperations(
  messages: Pick<Messages, 'publish'>,
  groups: Pick<Groups, 'get'>,
  workflows: Pick<Workflows, 'publish'>,
): PublishOperations {
  const ofGroup = groupSettings(groups);

  async function publish(request: PublishRequest, destination: string, queue?: string) {
    const reading = readPublish(request, ofGroup, destination, queue);
    const order = reading instanceof Promise ? await reading : reading;
    const { user } = request.caller;
    if (order.run !== undefined) {
      const [result] = await workflows.publish(user, [order]);
      return { status: 200 as const, body: bodyOf(order, published(result!)) };
    }
    const [result] = await messages.publish(user, [order]);
    return answer(order, result!);
  }

  /** A batch with messages of runs is published as a whole, or refused as a whole. */
  async function publishRuns(
    items: readonly unknown[],
    { caller, remoteAddress }: Pick<PublishRequest, 'caller' | 'remoteAddress'>,
  ) {
    const orders = await readBatch(items, caller, remoteAddress, ofGroup);
    const refused = orders.find((order) => order instanceof Error);
    if (refused !== undefined) throw refused;
    const all = orders.filter((order): order is PublishOrder => !(order instanceof Error));
    const results = await workflows.publish(caller.user, all);
    return all.map((order, index) => bodyOf(order, published(results[index]!)));
  }

  return {
    publish: (request) => publish(request, request.path.destination),
    publishV1: (request) => publish(request, request.path.destination_url),
    enqueue: (request) => publish(request, request.path.destination, request.path.queueName),

    batch: async ({ body, caller, remoteAddress }) => {
      if (body.some(isOfWorkflow)) {
        return { status: 200, body: await publishRuns(body, { caller, remoteAddress }) };
      }
      const places: BatchResult[] = [];
      const results: PublishResult[] = [];
      for (let from = 0; from < body.length; from += PART) {
        const part = body.slice(from, from + PART);
        const items = await readBatch(part, caller, remoteAddress, ofGroup);
        const orders = items.filter((item): item is PublishOrder => !(item instanceof Error));
        const ofPart = await messages.publish(caller.user, orders).catch((error: unknown) => {
          // Part of the batch has been stored already, so the client must not retry it as a whole.
          if (from === 0 || !(error instanceof QueueError)) throw error;
          return orders.map(() => ({ error }));
        });
        let next = 0;
        for (const item of items) places.push(place(item, () => ofPart[next++]!));
        results.push(...ofPart);
      }
      throwCommonError(results);
      return { status: 200, body: places };
    },
  };
}

/** @throws QueueError if the engine refuses the message */
function published(result: PublishResult): Exclude<PublishResult, { error: unknown }> {
  if ('error' in result) throw result.error;
  return result;
}

/** The result of one item of a batch. */
function place(item: PublishOrder | Error, resultOf: () => PublishResult): BatchResult {
  if (item instanceof Error) return { error: item.message };
  const result = resultOf();
  return 'error' in result ? { error: result.error.message } : bodyOf(item, result);
}

/** @throws QueueError if the engine refuses the message */
function answer(order: PublishOrder, result: PublishResult) {
  if ('error' in result) throw result.error;
  const isDuplicate = result.messages.every((message) => message.deduplicated === true);
  return { status: isDuplicate ? (202 as const) : (200 as const), body: bodyOf(order, result) };
}

/** Clients expect an array for a URL group, however many endpoints it has. */
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

/**
 * An error that affects all items, independent of their content, becomes the answer to the whole
 * batch.
 */
function throwCommonError(results: readonly PublishResult[]): void {
  const errors = results.flatMap((result) => ('error' in result ? [result.error] : []));
  const [first] = errors;
  if (first === undefined || errors.length < results.length) return;
  if (errors.every(({ kind }) => kind === 'tooMany' || kind === 'unavailable')) throw first;
}
