import { expect, test } from 'vitest';
import { TestConnect } from '../../../../../../testing/engines/connect/embedded/embedded.ts';

const GOOD = {
  'connector.class': 'PostgresConnector',
  'database.hostname': 'localhost',
  'database.user': 'me',
  'database.password': 'secret',
  'database.dbname': 'shop',
  'topic.prefix': 'shop',
};

const validate = async (more: Readonly<Record<string, string>>) => {
  const connect = await TestConnect.open();
  return connect.worker.validate('source', { ...GOOD, ...more });
};

test.each([
  {},
  { 'topic.prefix': '', 'database.server.name': 'shop' },
  { 'provide.transaction.metadata': 'false', 'heartbeat.interval.ms': '1000' },
  { 'table.include.list': 'public\\..*, other.a|other.b', 'column.exclude.list': '' },
])('the setting is valid: %j', async (more) => {
  expect(await validate(more)).toBeUndefined();
});

test.each([
  [{ 'topic.prefix': '' }, 'topic.prefix: A value is required'],
  [{ 'topic.prefix': 'a b' }, 'topic.prefix: has other characters'],
  [{ 'database.port': '0' }, 'database.port: Value must be at least 1'],
  [{ 'slot.name': 'My-slot' }, 'slot.name: Valid replication slot name must contain only'],
  [{ 'plugin.name': 'wal2json' }, 'plugin.name: String must be one of: pgoutput'],
  [{ 'snapshot.mode': 'custom' }, 'snapshot.mode: String must be one of: initial, '],
  [{ 'table.include.list': '(?=a)' }, 'table.include.list: Invalid regex: look-ahead'],
  [
    { 'table.include.list': 'a', 'table.exclude.list': 'b' },
    'table.exclude.list: "table.include.list" is already specified',
  ],
  [{ 'column.mask.hash.SHA-256.with.salt.x': 'a' }, 'This setting is not supported'],
  [{ 'message.key.columns': 'a:b' }, 'message.key.columns: This setting is not supported'],
  [{ 'provide.transaction.metadata': 'true' }, 'String must be one of: false'],
])('the setting is refused: %j', async (more, problem) => {
  const text = await validate(more);
  expect(text).toContain(problem);
  expect(text).not.toContain('secret');
});
