import { beforeAll, expect, test } from 'vitest';
import { createDatabase, resetAccount, type CreatedDatabase } from '../../harness/databases.ts';
import { createConnector, createCredential, createTopic } from '../../harness/kafka-clusters.ts';
import { done, type Credentials } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

let database: CreatedDatabase;
let reader: Credentials;
// The tests only read.
beforeAll(async () => {
  await resetAccount();
  database = await createDatabase({ name: 'shop' });
  await createTopic({ name: 'orders' });
  await createCredential({ credential_name: 'mine' });
  await createConnector('sink', { 'connector.class': 'x', 'connection.password': 'of-the-sink' });
  const { key } = await done<{ key: string }>('POST', '/v2/apikey', {
    name: 'reader',
    read_only: true,
  });
  reader = { email: target().email, apiKey: key };
});

const SECRET = /"(password|rest_token|token|properties)"/;
const READ_ONLY = /"(read_only_rest_token|read_only_token)"/;

const READS = [
  '/v2/redis/databases',
  '/v2/queue/user',
  '/v2/qstash/user',
  '/v2/qstash/users',
  '/v2/kafka/clusters',
  '/v2/kafka/cluster/default',
  '/v2/kafka/topics/default',
  '/v2/kafka/credentials',
  '/v2/kafka/connectors/default',
];

const read = async (path: string, credentials: Credentials = target()) =>
  JSON.stringify(await done('GET', path, undefined, { credentials }));

test.each(READS)('a read-only key gets no credential with write access from %s', async (path) => {
  expect(await read(path)).toMatch(SECRET);
  expect(await read(path, reader)).not.toMatch(SECRET);
});

test('a read-only key gets the read-only tokens', async () => {
  const own = `/v2/redis/database/${database.database_id}`;
  expect(await done('GET', own, undefined, { credentials: reader })).toMatchObject({
    database_name: 'shop',
    read_only_rest_token: database.read_only_rest_token,
  });
  expect(await read('/v2/qstash/users', reader)).toMatch(READ_ONLY);
});

test.each(READS.filter((path) => !path.includes('connectors')))(
  '%s omits passwords and tokens if they are to be hidden',
  async (path) => {
    const hidden = await read(`${path}?credentials=hide`);
    expect(hidden).not.toMatch(SECRET);
    expect(hidden).not.toMatch(READ_ONLY);
    expect(await read(`${path}?credentials=show`)).toMatch(SECRET);
  },
);

test('a database with hidden credentials has all other fields', async () => {
  const path = `/v2/redis/database/${database.database_id}`;
  const shown = await done<Record<string, unknown>>('GET', path);
  const { password, rest_token, read_only_rest_token, ...rest } = shown;
  expect([password, rest_token, read_only_rest_token]).toEqual([
    database.password,
    database.rest_token,
    database.read_only_rest_token,
  ]);
  expect(await done('GET', `${path}?credentials=hide`)).toEqual(rest);
});

test('the list of keys marks read-only ones, and the last other one can not be deleted', async () => {
  const keys = await done<{ name: string; read_only: boolean }[]>('GET', '/v2/apikeys');
  // Those of the same second are in no certain order.
  const byName = Object.fromEntries(keys.map(({ name, read_only: readOnly }) => [name, readOnly]));
  expect(byName).toEqual({ settings: false, reader: true });
});
