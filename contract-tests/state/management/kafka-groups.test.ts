import { beforeEach, describe, expect, test } from 'vitest';
import { resetAccount } from '../../harness/databases.ts';
import { createTopic, firstUser, FIRST_CLUSTER, kafkaRest } from '../../harness/kafka-clusters.ts';
import { done, management } from '../../harness/management.ts';
import type { components } from '../../../generated/management/types.ts';

type Group = components['schemas']['kafka-group'];

beforeEach(async () => {
  await resetAccount();
  await createTopic({ name: 'orders' });
  await kafkaRest(
    firstUser(),
    '/produce/orders',
    ['a', 'b', 'c'].map((value) => ({ value })),
  );
});

const at = (group: string) => `/v2/kafka/group/${FIRST_CLUSTER}/${encodeURIComponent(group)}`;
const reset = (group: string, body: object) =>
  done<Group>('POST', `/v2/kafka/reset-group/${FIRST_CLUSTER}/${encodeURIComponent(group)}`, body);
const values = async (group: string) => {
  const { json } = await kafkaRest(firstUser(), `/consume/${group}/one/orders?timeout=0`);
  return (json as { value: string }[]).map(({ value }) => value);
};
const leave = (group: string) => kafkaRest(firstUser(), `/delete-consumer/${group}/one`, '');

describe('a consumer group', () => {
  test('continues at the offset of a reset', async () => {
    await reset('billing', { topic: 'orders', to: 'offset', offset: 1 });
    expect(await values('billing')).toEqual(['b', 'c']);
    await leave('billing');
    expect(await done<Group>('GET', at('billing'))).toMatchObject({
      state: 'empty',
      partitions: [{ committed_offset: 3, end_offset: 3, lag: 0 }],
    });
    await reset('billing', { topic: 'orders', to: 'earliest' });
    expect(await values('billing')).toEqual(['a', 'b', 'c']);
  });

  test('is neither reset nor deleted until it has stopped consuming', async () => {
    await values('billing');
    expect(await management('DELETE', at('billing'))).toHaveProperty('status', 412);
    expect(await done<Group>('GET', at('billing'))).toMatchObject({
      state: 'stable',
      instances: ['one'],
      partitions: [{ instance_id: 'one' }],
    });
    await leave('billing');
    expect(await done('DELETE', at('billing'))).toBe('OK');
    expect(await done('GET', `/v2/kafka/groups/${FIRST_CLUSTER}`)).toEqual([]);
  });

  test('may have any name', async () => {
    const name = 'a/b c?d#é%';
    const made = await reset(name, { topic: 'orders', to: 'latest' });
    expect(made.group_id).toBe(name);
    expect(await done('GET', at(name))).toEqual(made);
    expect(await done('DELETE', at(name))).toBe('OK');
  });
});
