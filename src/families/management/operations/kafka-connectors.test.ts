import { describe, expect, test } from 'vitest';
import { TEST_CLASS } from '../../../../testing/control/kafka/connect.ts';
import {
  at,
  CREATED,
  KafkaOperationsBench,
} from '../../../../testing/families/management/operations/kafka.ts';

const bench = new KafkaOperationsBench();

describe('a connector', () => {
  const properties = { 'connector.class': TEST_CLASS, topics: 'orders' };
  const create = (more: object = {}) =>
    bench.done('createConnector', {
      body: {
        name: 'connectorName',
        cluster_id: 'default',
        properties: { ...properties, ...more },
      },
    });
  const get = (id: unknown) => bench.done('getConnector', at(id));

  test('has the record of the hosted service', async () => {
    const made = await create({ 'tasks.max': 1, enabled: true });
    const fields = {
      connector_id: expect.any(String),
      name: 'connectorName',
      customer_id: bench.platform.owner.customerId,
      cluster_id: 'default',
      creation_time: CREATED,
      deletion_time: 0,
      state_error_message: '',
      connector_class: TEST_CLASS,
      encoded_username: expect.any(String),
    };
    const pending = { state: 'pending', connector_state: '', tasks: [], topics: ['orders'] };
    expect(made).toEqual({ ...fields, ...pending, TTL: CREATED + 1800 });
    await bench.platform.kafka.idle();
    const running = {
      ...fields,
      state: 'running',
      connector_state: 'RUNNING',
      topics: ['orders'],
      tasks: [{ id: 0, state: 'RUNNING', trace: '' }],
      properties: { ...properties, 'tasks.max': '1', enabled: 'true' },
    };
    const { connector_id: id } = made;
    expect(await get(id)).toEqual(running);
    expect(await bench.done('listConnectors', { path: { cluster_id: 'default' } })).toEqual([
      { ...running, TTL: CREATED + 1800 },
    ]);
  });

  test.each([
    ['each as a field', { topics: 'other', 'tasks.max': 2 }],
    ['all in one field', { properties: { topics: 'other', 'tasks.max': '2' } }],
  ])('accepts other properties: %s', async (_, body) => {
    const { connector_id: id } = await create();
    await bench.platform.kafka.idle();
    const changed = await bench.done('updateConnector', { ...at(id), body });
    expect(changed).toMatchObject({ state: 'pending', TTL: CREATED + 1800 });
    expect(changed).not.toHaveProperty('properties');
    await bench.platform.kafka.idle();
    expect(await get(id)).toMatchObject({
      properties: { ...properties, topics: 'other', 'tasks.max': '2' },
    });
  });

  test.each([
    ['nothing', {}, 'the body must not be empty'],
    ['no properties', { properties: {} }, 'properties must not be empty'],
    ['a list', { topics: ['a'] }, 'topics must be a string, a number or a boolean'],
    ['null', { topics: null }, 'topics must be a string, a number or a boolean'],
  ])('refuses changes with %s', async (_, body, error) => {
    const { connector_id: id } = await create();
    expect(await bench.call('updateConnector', { ...at(id), body })).toEqual({
      status: 400,
      body: { error, status: 400 },
    });
  });

  test('is paused, started and restarted, each with "OK"', async () => {
    const { connector_id: id } = await create();
    expect(await bench.done('pauseConnector', at(id))).toBe('OK');
    expect(await get(id)).toMatchObject({ state: 'running', connector_state: 'PAUSED' });
    expect(await bench.done('startConnector', at(id))).toBe('OK');
    expect(await get(id)).toMatchObject({ connector_state: 'RUNNING' });
    expect(await bench.done('restartConnector', at(id))).toBe('OK');
  });

  test.each(['deleteConnector', 'deleteConnectorByPost'] as const)(
    '%s answers "OK", and 404 from then on',
    async (operation) => {
      const { connector_id: id } = await create();
      expect(await bench.done(operation, at(id))).toBe('OK');
      expect(await bench.call(operation, at(id))).toHaveProperty('status', 404);
    },
  );

  test('of an unknown class fails, with the message of Kafka Connect', async () => {
    const { connector_id: id } = await create({ 'connector.class': 'org.example.Unknown' });
    await bench.platform.kafka.idle();
    expect(await get(id)).toMatchObject({
      state: 'failed',
      connector_state: '',
      tasks: [],
      topics: ['orders'],
      state_error_message: expect.stringMatching(
        /^Connector configuration is invalid and contains the following 1 error\(s\):\n/,
      ),
      connector_class: 'org.example.Unknown',
    });
  });
});
