import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetAccount } from '../../harness/databases.ts';
import {
  createCluster,
  createConnector,
  createTopic,
  firstUser,
  FIRST_CLUSTER,
  kafkaRest,
  settledConnector,
  type Connector,
  type KafkaTopic,
  type ListedConnector,
} from '../../harness/kafka-clusters.ts';
import { done, management } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

/** Set if connectors run outside of the platform, and may use any file. */
const workersFolder = process.env['CONNECTOR_FILES'];
/** The folder for connectors of the first cluster, in development. */
const folder =
  workersFolder === undefined
    ? join(target().dataDir, 'files', FIRST_CLUSTER)
    : join(workersFolder, 'connectors');
const nameOf = (file: string) => (workersFolder === undefined ? file : join(folder, file));
beforeEach(async () => {
  await resetAccount();
  mkdirSync(folder, { recursive: true });
});
afterEach(async () => {
  await resetAccount();
  rmSync(folder, { recursive: true });
});

const TEXTS = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
};
const source = (file: string) => ({
  'connector.class': 'org.apache.kafka.connect.file.FileStreamSourceConnector',
  ...TEXTS,
  file: nameOf(file),
  topic: 'lines',
});
const sink = (file: string) => ({
  'connector.class': 'org.apache.kafka.connect.file.FileStreamSinkConnector',
  ...TEXTS,
  file: nameOf(file),
  topics: 'lines',
});

const isRunning = ({ connector_state: state, tasks }: Connector) =>
  state === 'RUNNING' && tasks.length > 0 && tasks.every((task) => task.state === 'RUNNING');

/** Creates a connector and waits until it runs. */
async function run(name: string, properties: Readonly<Record<string, string>>): Promise<string> {
  const { connector_id: id } = await createConnector(name, properties);
  await settledConnector(id, isRunning);
  return id;
}

const textOf = (file: string) => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return '';
  }
};

describe('connectors', () => {
  test('copy the lines of a file into a topic, and from there into another file', async () => {
    writeFileSync(join(folder, 'in'), 'one\ntwo\n');
    const sourceId = await run('source', source('in'));
    const sinkId = await run('sink', sink('out'));
    await expect.poll(() => textOf('out')).toBe('one\ntwo\n');
    appendFileSync(join(folder, 'in'), 'three\n');
    await expect.poll(() => textOf('out')).toBe('one\ntwo\nthree\n');
    const read = { topic: 'lines', partition: 0, offset: 0, timeout: 0 };
    const { json } = await kafkaRest(firstUser(), '/fetch', read);
    expect((json as { value: string }[]).map(({ value }) => value)).toEqual([
      'one',
      'two',
      'three',
    ]);
    const listed = await done<ListedConnector[]>('GET', `/v2/kafka/connectors/${FIRST_CLUSTER}`);
    const ids = listed.map(({ connector_id: id }) => id);
    expect(ids.toSorted()).toEqual([sourceId, sinkId].toSorted());
    expect(listed.map(({ topics }) => topics)).toEqual([['lines'], ['lines']]);
    const [topic] = await done<KafkaTopic[]>('GET', `/v2/kafka/topics/${FIRST_CLUSTER}`);
    const statistics = await done('GET', `/v2/kafka/stats/topic/${topic!.topic_id}`);
    // The sink and the request above have each consumed the three messages.
    expect(statistics).toMatchObject({ total_monthly_produce: 3, total_monthly_consume: 6 });
  });

  test('that are paused copy nothing until they are started', async () => {
    await createTopic({ name: 'lines' });
    const id = await run('sink', sink('out'));
    expect(await done('POST', `/v2/kafka/connector/${id}/pause`)).toBe('OK');
    const paused = await settledConnector(id, ({ connector_state: state }) => state === 'PAUSED');
    expect(paused).toMatchObject({ state: 'running' });
    await kafkaRest(firstUser(), '/produce', { topic: 'lines', value: 'one' });
    expect(await done('POST', `/v2/kafka/connector/${id}/restart`)).toBe('OK');
    expect(textOf('out')).toBe('');
    // Terraform sends `null`.
    expect(await done('POST', `/v2/kafka/connector/${id}/start`, null)).toBe('OK');
    await expect.poll(() => textOf('out')).toBe('one\n');
  });

  test('continue at the same place with changed properties', async () => {
    writeFileSync(join(folder, 'in'), 'one\n');
    const id = await run('source', source('in'));
    await run('sink', sink('out'));
    await expect.poll(() => textOf('out')).toBe('one\n');
    const changed = await done<Connector>('POST', `/v2/kafka/update-connector/${id}`, {
      'batch.size': 10,
    });
    expect(changed).toMatchObject({
      state: 'pending',
      connector_state: '',
      tasks: [],
      topics: ['lines'],
    });
    const { properties } = await settledConnector(id, isRunning);
    expect(properties).toEqual({ ...source('in'), 'batch.size': '10' });
    appendFileSync(join(folder, 'in'), 'two\n');
    await expect.poll(() => textOf('out')).toBe('one\ntwo\n');
  });

  test('that are deleted copy nothing, and their names are free', async () => {
    writeFileSync(join(folder, 'in'), 'one\n');
    const id = await run('source', source('in'));
    await run('sink', sink('out'));
    await expect.poll(() => textOf('out')).toBe('one\n');
    expect(await done('DELETE', `/v2/kafka/connector/${id}`)).toBe('OK');
    appendFileSync(join(folder, 'in'), 'two\n');
    expect(await management('GET', `/v2/kafka/connector/${id}`)).toHaveProperty('status', 404);
    // A connector that starts from scratch doesn't know the position of the other one.
    await run('source', source('in'));
    await expect.poll(() => textOf('out')).toBe('one\none\ntwo\n');
  });
});

describe('a connector that is not valid', () => {
  test.each([
    ['an unknown class', { 'connector.class': 'org.example.Nothing' }, 'org.example.Nothing'],
    ['no class', { topics: 'lines' }, 'contains no connector type'],
    [
      'a class without what it needs',
      { 'connector.class': 'org.apache.kafka.connect.file.FileStreamSourceConnector' },
      'topic',
    ],
  ])('fails with the reason: %s', async (_, properties, words) => {
    const { connector_id: id, ...made } = await createConnector('wrong', properties);
    expect(made).toMatchObject({ state: 'pending', state_error_message: '' });
    const failed = await settledConnector(id);
    expect(failed).toMatchObject({
      state: 'failed',
      connector_state: '',
      tasks: [],
      properties,
      topics: 'topics' in properties ? ['lines'] : [],
      state_error_message: expect.stringContaining(words),
    });
  });

  test('runs when it has been corrected', async () => {
    const { connector_id: id } = await createConnector('sink', { ...sink('out'), topics: '' });
    expect(await settledConnector(id)).toHaveProperty('state', 'failed');
    await done('POST', `/v2/kafka/update-connector/${id}`, { topics: 'lines' });
    expect(await settledConnector(id, isRunning)).toMatchObject({
      state: 'running',
      state_error_message: '',
      topics: ['lines'],
    });
  });
});

describe('the error of a connector', () => {
  const http = {
    'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
    ...TEXTS,
    topics: 'lines',
    'http.url': 'http://127.0.0.1:9/',
    'http.authorization.type': 'none',
  };
  const postgres = {
    'connector.class': 'io.debezium.connector.postgresql.PostgresConnector',
    'database.hostname': '127.0.0.1',
    'database.user': 'me',
    'database.password': 'secret',
    'database.dbname': 'shop',
    'topic.prefix': 'shop',
  };

  test.each([
    [{ ...http, 'http.headers.additional': 'x-key: secret, x' }, 'http.headers.additional'],
    [{ ...http, 'http.url': 'htp://me:secret@host' }, 'http.url'],
    [{ ...http, 'tasks.max': '2147483647' }, 'tasks.max'],
    [{ ...http, topics: '', 'topics.regex': '(a)\\1' }, 'topics.regex'],
    [{ ...http, topics: '', 'topics.regex': '((a+)+){900}' }, 'topics.regex'],
    [
      {
        ...http,
        transforms: 'r',
        'transforms.r.type': 'RegexRouter',
        'transforms.r.regex': 'a',
        'transforms.r.replacement': '$1',
      },
      'transforms.r.replacement',
    ],
    [{ ...postgres, 'plugin.name': 'decoderbufs' }, 'plugin.name'],
    [{ ...postgres, 'column.mask.with.3.chars': 'a.b.c' }, 'column.mask.with.3.chars'],
  ])('names the property, without secrets: %j', async (properties, name) => {
    const { connector_id: id } = await createConnector('wrong', properties);
    const { state, state_error_message: error } = await settledConnector(id);
    expect(state).toBe('failed');
    expect(error).toContain(` for configuration ${name}: `);
    expect(error).not.toContain('secret');
  });
});

test('two clusters may have connectors of the same name', async () => {
  const other = await createCluster({ name: 'other' });
  writeFileSync(join(folder, 'in'), 'one\n');
  await run('both', source('in'));
  const { connector_id: id } = await createConnector('both', source('in'), other.cluster_id);
  await settledConnector(id, isRunning);
  expect(await done('DELETE', `/v2/kafka/connector/${id}`)).toBe('OK');
  appendFileSync(join(folder, 'in'), 'two\n');
  await run('sink', sink('out'));
  await expect.poll(() => textOf('out')).toBe('one\ntwo\n');
});

describe('properties', () => {
  const create = (properties: unknown) =>
    management('POST', '/v2/kafka/connector', {
      body: { name: 'sink', cluster_id: FIRST_CLUSTER, properties },
    });

  test.each([
    ['a list', [], 'properties must be an object'],
    ['nothing', {}, 'properties must not be empty'],
    ['a list in one of them', { a: [] }, 'properties.a must be a string, a number or a boolean'],
    ['null in one of them', { a: null }, 'properties.a must be a string, a number or a boolean'],
  ])('are refused if they are %s', async (_, properties, error) => {
    const { status, json } = await create(properties);
    expect({ status, json }).toEqual({ status: 400, json: { error, status: 400 } });
  });
});

test('names of connectors are unique in a cluster', async () => {
  await createConnector('sink', sink('out'));
  const body = { name: 'sink', cluster_id: FIRST_CLUSTER, properties: sink('out') };
  expect((await management('POST', '/v2/kafka/connector', { body })).json).toEqual({
    error: 'name must be unique: there is a connector sink already',
    status: 409,
  });
});
