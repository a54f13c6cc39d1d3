import { describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { upstashQstash } from '../harness/upstash-qstash.ts';

const { queueUrl } = await recordedTarget();
const { client, hook, arrival } = upstashQstash(queueUrl);

/** Reads of the official client about messages that have been delivered or given up. */

describe('dead letters', () => {
  const giveUp = async (label: string) => {
    const url = hook('/status?code=489&Upstash-NonRetryable-Error=true&body=never');
    const { messageId } = await client().publish({ url, body: label, label });
    await expect
      .poll(
        async () => (await client().dlq.listMessages({ filter: { messageId } })).messages.length,
      )
      .toBe(1);
    return messageId;
  };

  test('are listed with their last response', async () => {
    const messageId = await giveUp('a');
    const { messages, cursor } = await client().dlq.listMessages();
    expect(cursor).toBeUndefined();
    expect(messages).toMatchObject([
      {
        messageId,
        dlqId: expect.stringMatching(/^\d+-\d+$/),
        responseStatus: 489,
        responseBody: 'never',
        body: 'a',
        label: 'a',
      },
    ]);
    const { dlqId } = messages[0]!;
    expect(await client().dlq.listMessages({ dlqIds: [dlqId] })).toMatchObject({ messages });
    const filter = { label: 'b', responseStatus: 489 };
    expect(await client().dlq.listMessages({ filter })).toMatchObject({ messages: [] });
  });

  test('are deleted one by one, by their ids, by a filter, and all', async () => {
    const { dlq } = client();
    for (const label of ['a', 'b', 'c', 'c', 'd']) await giveUp(label);
    const { messages } = await dlq.listMessages({ count: 10 });
    const idOf = (label: string) => messages.find((message) => message.label === label)!.dlqId;
    expect(await dlq.delete(idOf('a'))).toEqual({ deleted: 1 });
    await expect(dlq.delete(idOf('a'))).rejects.toMatchObject({ status: 404 });
    expect(await dlq.deleteMany({ dlqIds: [idOf('b')] })).toEqual({ deleted: 1 });
    expect(await dlq.delete({ filter: { label: 'c' }, count: 1 })).toMatchObject({
      deleted: 1,
      cursor: expect.any(String),
    });
    expect(await dlq.delete({ all: true })).toEqual({ deleted: 2 });
  });

  test('are published again', async () => {
    const { dlq } = client();
    const messageId = await giveUp('a');
    const { dlqId } = (await dlq.listMessages()).messages[0]!;
    const { responses, cursor } = await dlq.retry(dlqId);
    expect(cursor).toBeUndefined();
    expect(responses).toEqual([{ messageId: expect.stringMatching(/^msg_/) }]);
    expect(responses[0]!.messageId).not.toBe(messageId);
    await expect(dlq.retry('1-0')).rejects.toMatchObject({ status: 404 });
  });

  test('are published again by a filter, by their ids, and all', async () => {
    const { dlq } = client();
    for (const label of ['a', 'b', 'b']) await giveUp(label);
    // A message that is published again fails again.
    const all = async () => (await dlq.listMessages({ count: 10 })).messages;
    const page = await dlq.retry({ filter: { label: 'b', fromDate: 0 }, count: 1 });
    expect(page).toEqual({ cursor: expect.any(String), responses: [expect.anything()] });
    await expect.poll(all).toHaveLength(3);
    const [one, other] = await all();
    const { responses } = await dlq.retry([one!.dlqId, other!.dlqId]);
    expect(responses).toHaveLength(2);
    await expect.poll(all).toHaveLength(3);
    expect((await dlq.retry({ all: true })).responses).toHaveLength(3);
  });
});

test('logs are listed and filtered', async () => {
  const { messageId } = await client().publish({ url: hook(), body: 'hello', label: 'logged' });
  await arrival();
  const states = async () =>
    (await client().logs({ filter: { messageId } })).logs.map(({ state }) => state);
  await expect.poll(states).toEqual(['DELIVERED', 'ACTIVE', 'CREATED']);
  const { logs, cursor } = await client().logs({ filter: { label: 'logged', count: 1 } });
  expect(logs).toMatchObject([{ messageId, body: Buffer.from('hello').toString('base64') }]);
  expect(cursor).toEqual(expect.any(String));
  const rest = await client().logs({ filter: { label: 'logged' }, ...(cursor && { cursor }) });
  expect(rest.logs).toHaveLength(2);
  expect((await client().events({ messageIds: [messageId] })).events).toHaveLength(3);
});
