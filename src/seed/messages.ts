import type { QueueEngine } from '../engines/queue/engine.ts';
import type { ExportedOrder } from '../engines/queue/data-transfer.ts';
import type { QueueUser } from '../engines/queue/user.ts';
import type { components } from '../../generated/control/types.ts';
import { bufferOf, seedBytes } from './bytes.ts';
import { deliveryOf, exportedDelivery, withoutUndefined, type SeedDelivery } from './delivery.ts';
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

export async function exportedMessages({
  engine: { dataTransfer },
  user,
  done,
}: MessageOwner): Promise<SeedMessage[]> {
  const exported: SeedMessage[] = [];
  for await (const message of dataTransfer.messages(user)) {
    const [notBefore, due] = [wholeOf(message.notBefore), wholeOf(message.due)];
    exported.push(withoutUndefined<SeedMessage>({ ...exportedOrder(message), notBefore, due }));
    await done(1);
  }
  return exported;
}

/** Seeds of earlier versions have fractions of milliseconds. */
function wholeOf(moment: number | undefined): number | undefined {
  return moment === undefined ? undefined : Math.floor(moment);
}

export async function exportedDeadLetters({
  engine: { dataTransfer },
  user,
  done,
}: MessageOwner): Promise<SeedDeadLetter[]> {
  const exported: SeedDeadLetter[] = [];
  for await (const letter of dataTransfer.deadLetters(user)) {
    const { response, error } = letter;
    const shown = response && {
      status: response.status,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, values]) => [name, [...values]]),
      ),
      body: seedBytes(response.body),
    };
    exported.push(
      withoutUndefined<SeedDeadLetter>({ ...exportedOrder(letter), error, response: shown }),
    );
    await done(1);
  }
  return exported;
}

function exportedOrder(order: ExportedOrder): SeedOrder {
  const { destination, group, endpoint, scheduleId, retried } = order;
  const place = withoutUndefined<Omit<SeedOrder, keyof SeedDelivery>>({
    url: destination.url,
    urlGroup: group,
    endpoint,
    schedule: scheduleId,
    retried: retried === 0 ? undefined : retried,
  });
  return { ...place, ...exportedDelivery(order) };
}
