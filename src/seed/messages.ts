import { JsonList, type Sparse } from '../base/json-pieces.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { ExportedOrder } from '../engines/queue/data-transfer.ts';
import type { QueueUser } from '../engines/queue/user.ts';
import type { components } from '../../generated/control/types.ts';
import { bufferOf, seedBytes } from './bytes.ts';
import { deliveryOf, exportedDelivery, type SeedDelivery } from './delivery.ts';
import { withPlace, type SeededParts } from './seed.ts';

type SeedMessage = components['schemas']['seed-message'];
type SeedDeadLetter = components['schemas']['seed-dead-letter'];
type SeedOrder = SeedDelivery &
  Pick<SeedMessage, 'url' | 'urlGroup' | 'endpoint' | 'schedule' | 'retried'>;

/** The user that messages belong to. */
interface MessageOwner {
  readonly engine: QueueEngine;
  readonly user: QueueUser;
  readonly done: SeededParts['done'];
}

/**
 * @param now Unix milliseconds, from which delays count
 * @throws SeedError
 */
export async function seedMessages(
  { engine: { dataTransfer }, user, done }: MessageOwner,
  messages: readonly SeedMessage[],
  now: number,
): Promise<void> {
  for (const [index, message] of messages.entries()) {
    // Clocks have fractions of milliseconds, stored times have none.
    const { delay = 0, notBefore = Math.floor(now) + delay, due } = message;
    const order = { ...orderOf(message), notBefore, due };
    await withPlace(`queue.messages[${index}]`, () => dataTransfer.addMessage(user, order));
    await done(1);
  }
}

/** @throws SeedError */
export async function seedDeadLetters(
  { engine: { dataTransfer }, user, done }: MessageOwner,
  letters: readonly SeedDeadLetter[],
): Promise<void> {
  for (const [index, letter] of letters.entries()) {
    const { response, error } = letter;
    const order = {
      ...orderOf(letter),
      error,
      response: response && {
        status: response.status,
        headers: response.headers ?? {},
        body: response.body === undefined ? Buffer.alloc(0) : bufferOf(response.body),
      },
    };
    await withPlace(`queue.deadLetters[${index}]`, () => dataTransfer.addDeadLetter(user, order));
    await done(1);
  }
}

function orderOf(seed: SeedOrder): ExportedOrder {
  const { url, urlGroup: group, endpoint, schedule: scheduleId, retried = 0 } = seed;
  return { ...deliveryOf(seed), destination: { url }, group, endpoint, scheduleId, retried };
}

/** The messages, in the order of publication. */
export function exportedMessages(owner: MessageOwner): JsonList<Sparse<SeedMessage>> {
  return new JsonList(messagesOf(owner));
}

async function* messagesOf({
  engine: { dataTransfer },
  user,
  done,
}: MessageOwner): AsyncGenerator<readonly Sparse<SeedMessage>[]> {
  for await (const portion of dataTransfer.messages(user)) {
    yield portion.map((message) => {
      const [notBefore, due] = [wholeOf(message.notBefore), wholeOf(message.due)];
      return { ...exportedOrder(message), notBefore, due, delay: undefined };
    });
    await done(portion.length);
  }
}

/** Seeds of earlier versions have fractions of milliseconds. */
function wholeOf(moment: number | undefined): number | undefined {
  return moment === undefined ? undefined : Math.floor(moment);
}

/** The dead letters, oldest first. */
export function exportedDeadLetters(owner: MessageOwner): JsonList<Sparse<SeedDeadLetter>> {
  return new JsonList(deadLettersOf(owner));
}

async function* deadLettersOf({
  engine: { dataTransfer },
  user,
  done,
}: MessageOwner): AsyncGenerator<readonly Sparse<SeedDeadLetter>[]> {
  for await (const portion of dataTransfer.deadLetters(user)) {
    yield portion.map((letter) => {
      const { response, error } = letter;
      const shown = response && {
        status: response.status,
        headers: Object.fromEntries(
          Object.entries(response.headers).map(([name, values]) => [name, [...values]]),
        ),
        body: seedBytes(response.body),
      };
      return { ...exportedOrder(letter), error, response: shown };
    });
    await done(portion.length);
  }
}

function exportedOrder(order: ExportedOrder): Sparse<SeedOrder> {
  const { destination, group, endpoint, scheduleId, retried } = order;
  return {
    url: destination.url,
    urlGroup: group,
    endpoint,
    schedule: scheduleId,
    retried: retried === 0 ? undefined : retried,
    ...exportedDelivery(order),
  };
}
