import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { answerTo, done, resetQueue } from '../../harness/queue.ts';

/** Canceling, deleting and republishing affect the selected items, and no others. */
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());
beforeEach(resetQueue);

const LATER = { 'Upstash-Delay': '1d' };
const invalid = (error: unknown) => ({ status: 400, json: { error } });

async function publish(count: number): Promise<string[]> {
  const item = { destination: `${destination.url}/hook`, headers: LATER };
  const body = Array.from({ length: count }, () => item);
  const published = await done<{ messageId: string }[]>('POST', '/v2/batch', { body });
  return published.map(({ messageId }) => messageId);
}

async function giveUp(
  count: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const url = `${destination.url}/status?code=489&Upstash-NonRetryable-Error=true`;
  const body = Array.from({ length: count }, () => ({ destination: url, headers }));
  await done('POST', '/v2/batch', { body });
  await expect.poll(deadLetters).toHaveLength(count);
  return deadLetters();
}

async function deadLetters(): Promise<string[]> {
  const { messages } = await done<{ messages: { dlqId: string }[] }>('GET', '/v2/dlq');
  return messages.map(({ dlqId }) => dlqId);
}

describe('messages', () => {
  const cancel = (query: string, body?: unknown) =>
    answerTo('DELETE', `/v2/messages${query}`, body === undefined ? {} : { body });
  const cancelled = (count: number) => ({ status: 200, json: { cancelled: count } });

  test('are canceled up to the given count, the oldest first', async () => {
    const ids = await publish(5);
    expect(await cancel('?count=2')).toEqual(cancelled(2));
    expect(await answerTo('GET', `/v2/messages/${ids[1]}`)).toHaveProperty('status', 404);
    expect(await answerTo('GET', `/v2/messages/${ids[2]}`)).toHaveProperty('status', 200);
    expect(await cancel('')).toEqual(cancelled(3));
  });

  test('are canceled 500 at a time with a count, and all without one', async () => {
    await publish(1100);
    expect(await cancel('?count=1000')).toEqual(cancelled(500));
    expect(await cancel('')).toEqual(cancelled(600));
  });

  test('are not canceled without any being named', async () => {
    await publish(1);
    expect(await cancel('', { messageIds: [] })).toEqual(cancelled(0));
    expect(await cancel('?messageIds=msg_unknown')).toEqual(cancelled(0));
    expect(await cancel('?messageIds=')).toEqual(invalid('messageIds must not be empty'));
    expect(await cancel('?label=')).toEqual(invalid('label must not be empty'));
    expect(await cancel('', { ids: ['a'] })).toEqual(invalid('ids is not a known field'));
    expect(await cancel('')).toEqual(cancelled(1));
  });
});

describe('dead letters', () => {
  test('are not deleted without any being named', async () => {
    const ids = await giveUp(2);
    const remove = (query: string, body?: unknown) =>
      answerTo('DELETE', `/v2/dlq${query}`, body === undefined ? {} : { body });
    expect(await remove('', { dlqIds: [] })).toEqual({ status: 200, json: { deleted: 0 } });
    expect(await remove('?dlqIds=')).toEqual(invalid('dlqIds must not be empty'));
    expect(await remove('?responseStatus=')).toEqual(invalid('responseStatus must not be empty'));
    expect(await remove('', { messageIds: ['a'] })).toEqual(
      invalid('messageIds is not a known field'),
    );
    expect(await deadLetters()).toEqual(ids);
  });

  test('are not published again without any being named', async () => {
    const ids = await giveUp(2);
    const retry = (query: string, body?: unknown) =>
      answerTo('POST', `/v2/dlq/retry${query}`, body === undefined ? {} : { body });
    expect(await retry('', { dlqIds: [] })).toEqual({ status: 201, json: { responses: [] } });
    expect(await retry('?dlqIds=,')).toEqual(invalid('dlqIds must not be empty'));
    expect(await deadLetters()).toEqual(ids);
  });

  test('that are published again twice at once are sent once', async () => {
    const [id] = await giveUp(1);
    destination.received.length = 0;
    const retries = await Promise.all(
      Array.from({ length: 4 }, () => answerTo('POST', `/v2/dlq/retry/${id}`)),
    );
    expect(
      retries
        .map(({ status }) => String(status))
        .toSorted()
        .join(),
    ).toBe('201,404,404,404');
    await expect.poll(deadLetters).toHaveLength(1);
    expect(destination.received).toHaveLength(1);
  });
});

describe('a cursor', () => {
  test('that is empty is the first page', async () => {
    // The end of other messages, which the reset has canceled, may be logged between the requests.
    const label = `given-up-${randomUUID()}`;
    await giveUp(2, { 'Upstash-Label': label });
    for (const path of ['/v2/dlq', '/v2/logs', '/v2/events']) {
      const page = await done('GET', `${path}?count=1&label=${label}`);
      expect(page).toHaveProperty('cursor');
      expect(await done('GET', `${path}?count=1&label=${label}&cursor=`)).toEqual(page);
    }
  });

  test('of one listing is refused by another', async () => {
    await giveUp(2);
    const { cursor: dead } = await done<{ cursor: string }>('GET', '/v2/dlq?count=1');
    const { cursor: logged } = await done<{ cursor: string }>('GET', '/v2/logs?count=1');
    const refusal = (cursor: string) =>
      invalid(`invalid cursor "${cursor}": it is not one that this listing has given`);
    expect(await answerTo('GET', `/v2/logs?cursor=${dead}`)).toEqual(refusal(dead));
    expect(await answerTo('GET', `/v2/dlq?cursor=${logged}`)).toEqual(refusal(logged));
    expect(await answerTo('DELETE', `/v2/dlq?cursor=${logged}`)).toEqual(refusal(logged));
    const long = 'x'.repeat(500);
    expect(await answerTo('GET', `/v2/events?cursor=${long}`)).toEqual(
      refusal(`${'x'.repeat(80)}…`),
    );
  });
});

describe('a listing', () => {
  test('of dead letters or logs of workflows is empty, because there are none', async () => {
    await giveUp(1);
    for (const filter of ['source=workflow', 'workflowRunId=wfr_1', 'workflowUrl=https://a.com']) {
      expect(await done('GET', `/v2/dlq?${filter}`)).toEqual({ messages: [] });
      expect(await done('GET', `/v2/logs?${filter}`)).toEqual({ logs: [] });
      expect(await done('GET', `/v2/events?${filter}`)).toEqual({ events: [] });
    }
  });

  test('of logs by message has the entries of each message, and no bodies if these are trimmed', async () => {
    const item = { destination: `${destination.url}/hook`, headers: LATER, body: 'hello' };
    const [{ messageId: one }, { messageId: other }] = await done<
      [{ messageId: string }, { messageId: string }]
    >('POST', '/v2/batch', { body: [item, item] });
    await done('DELETE', `/v2/messages/${one}`);
    type Entry = { messageId: string; state: string; body?: string };
    type Grouped = { logs: Entry[]; messages: { messageId: string; events: Entry[] }[] };
    const query = `messageIds=${one},${other}&groupBy=messageId&trimBody=2`;
    const grouped = () => done<Grouped>('GET', `/v2/logs?${query}`);
    const states = async () =>
      (await grouped()).messages.map(({ messageId, events }) => [
        messageId,
        events.map(({ state }) => state),
      ]);
    // On several copies, the one that delivers the message ends it once it hears of the cancellation.
    await expect
      .poll(async () => Object.fromEntries(await states()))
      .toEqual({ [one]: ['CANCELED', 'CANCEL_REQUESTED', 'CREATED'], [other]: ['CREATED'] });
    const { logs, messages } = await grouped();
    expect(logs).toEqual([]);
    const bodies = messages.flatMap(({ events }) => events.map(({ body }) => body));
    expect(bodies).toEqual(bodies.map(() => Buffer.from('he').toString('base64')));

    const single = await done<Grouped>('GET', `/v2/logs?messageId=${other}&trimBody=0`);
    expect(single.messages).toEqual([{ messageId: other, events: single.logs }]);
    expect(single.logs[0]).not.toHaveProperty('body');
  });
});
