import { describe, expect, test } from 'vitest';
import {
  at,
  CREATED,
  KafkaOperationsBench,
} from '../../../../testing/families/management/operations/kafka.ts';

const bench = new KafkaOperationsBench();

describe('a credential', () => {
  const order = {
    credential_name: 'mycreds',
    cluster_id: 'default',
    topic: 'users.*',
    permissions: 'PRODUCE',
  };

  test('has the record of the hosted service, with the password in the list too', async () => {
    const made = await bench.done('createKafkaCredential', { body: order });
    expect(made).toEqual({
      credential_id: expect.any(String),
      ...order,
      cluster_slug: 'default',
      username: expect.any(String),
      password: expect.any(String),
      creation_time: CREATED,
      state: 'active',
    });
    expect(await bench.done('listKafkaCredentials')).toEqual([made]);
  });

  test.each(['deleteKafkaCredential', 'deleteKafkaCredentialByPost'] as const)(
    '%s answers "OK", and 404 from then on',
    async (operation) => {
      const { credential_id: id } = await bench.done('createKafkaCredential', { body: order });
      expect(await bench.done(operation, at(id))).toBe('OK');
      expect(await bench.call(operation, at(id))).toHaveProperty('status', 404);
    },
  );

  test.each([
    ['a topic with a star in it', { topic: 'a*b' }, /^topic must have only letters, digits/],
    ['two stars', { topic: '**' }, /^topic must have only letters, digits/],
    ['no topic', { topic: '' }, /^topic must not be empty$/],
    ['other permissions', { permissions: 'READ' }, /^permissions must be one of ALL, PRODUCE, CON/],
    ['an empty name', { credential_name: '' }, /^credential_name must not be empty$/],
  ])('is refused with %s', async (_, changes, error) => {
    const body = { ...order, ...changes };
    const answer = await bench.call('createKafkaCredential', { body });
    expect(answer).toEqual({
      status: 400,
      body: { error: expect.stringMatching(error), status: 400 },
    });
  });

  test('above the limit is a 412', async () => {
    for (let i = 0; i < 10; i++) {
      const body = { ...order, credential_name: `c${i}` };
      await bench.done('createKafkaCredential', { body });
    }
    expect(await bench.call('createKafkaCredential', { body: order })).toMatchObject({
      status: 412,
      body: { error: 'the cluster must have fewer than 10 credentials: delete one first' },
    });
  });
});
