import { expect, test } from 'vitest';
import { namedTopics } from './connector.ts';

const JDBC = { 'connector.class': 'io.aiven.connect.jdbc.JdbcSourceConnector' };
const DEBEZIUM = { 'connector.class': 'io.debezium.connector.postgresql.PostgresConnector' };

test.each([
  ['a sink', { topics: 'orders, carts,orders' }, ['orders', 'carts']],
  ['a pattern', { 'topics.regex': 'orders.*' }, []],
  ['a source of one topic', { topic: 'lines' }, ['lines']],
  [
    'tables',
    { ...JDBC, 'topic.prefix': 'db-', 'table.whitelist': 'people,shop.orders' },
    ['db-people', 'db-orders'],
  ],
  ['a query', { ...JDBC, 'topic.prefix': 'answers', query: 'select 1' }, ['answers']],
  ['all tables', { ...JDBC, 'topic.prefix': 'db-' }, []],
  [
    'changes of tables',
    { ...DEBEZIUM, 'topic.prefix': 'shop', 'table.include.list': 'public.orders,public\\.c_1,x.*' },
    ['shop.public.orders', 'shop.public.c_1'],
  ],
  [
    'tables whose topics a router names',
    {
      ...JDBC,
      'topic.prefix': 'db-',
      'table.whitelist': 'people',
      transforms: 'r',
      'transforms.r.type': 'org.apache.kafka.connect.transforms.RegexRouter',
    },
    [],
  ],
])('finds the topics of %s', (_, properties, topics) => {
  expect(namedTopics(properties)).toEqual(topics);
});
