import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { done, resetQueue } from '../../harness/queue.ts';

/** Deliveries say where they are sent from, and receivers with keys of several regions pick theirs by it. */
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());
beforeEach(resetQueue);

const AMERICA = { host: 'us-east-1.queue.localhost' };

/** The regions that the next deliveries name. */
async function regionsOf(deliveries: number, publish: () => Promise<unknown>): Promise<unknown[]> {
  destination.received.length = 0;
  await publish();
  await destination.hasReceived(deliveries);
  return destination.received.map(({ headers }) => headers['upstash-region']);
}

test('a message is delivered with the region of its publish', async () => {
  const path = `/v2/publish/${destination.url}/echo`;
  expect(await regionsOf(1, () => done('POST', path, { headers: AMERICA }))).toEqual(['us-east-1']);
  expect(await regionsOf(1, () => done('POST', path))).toEqual(['eu-central-1']);
});

test('messages of a batch and callbacks are delivered with it too', async () => {
  const body = [
    {
      destination: `${destination.url}/echo`,
      headers: { 'Upstash-Callback': `${destination.url}/echo` },
    },
  ];
  expect(await regionsOf(2, () => done('POST', '/v2/batch', { headers: AMERICA, body }))).toEqual([
    'us-east-1',
    'us-east-1',
  ]);
});

test('a dead letter keeps its region', async () => {
  const path = `/v2/publish/${destination.url}/status?code=500`;
  const headers = { ...AMERICA, 'Upstash-Retries': '0' };
  await regionsOf(1, () => done('POST', path, { headers }));
  await expect.poll(() => deadLetters()).toHaveLength(1);
  const [{ dlqId }] = (await deadLetters()) as [{ dlqId: string }];
  expect(await regionsOf(1, () => done('POST', `/v2/dlq/retry/${dlqId}`))).toEqual(['us-east-1']);
});

async function deadLetters(): Promise<{ dlqId: string }[]> {
  const { messages } = await done<{ messages: { dlqId: string }[] }>('GET', '/v2/dlq');
  return messages;
}
