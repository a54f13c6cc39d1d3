import { describe, expect, test } from 'vitest';
import { remoteProperties, refusedProperties, type RemoteNames } from './remote-properties.ts';

const place: RemoteNames = {
  prefix: 'plinth.main.',
  name: 'plinth.main.orders.01234567',
  ownName: 'orders',
  autoCreation: { partitions: 3 },
};

test('a sink reads topics with the prefix, and its transforms see them without it', () => {
  const there = remoteProperties(
    'sink',
    {
      name: 'whatever',
      topics: 'orders, sales',
      'errors.deadletterqueue.topic.name': 'dead',
      transforms: 'mask',
      'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
    },
    place,
  );
  expect(there).toEqual({
    name: 'plinth.main.orders.01234567',
    topics: 'plinth.main.orders,plinth.main.sales',
    'errors.deadletterqueue.topic.name': 'plinth.main.dead',
    transforms: 'plinthTopics,mask',
    'transforms.plinthTopics.type': 'org.apache.kafka.connect.transforms.RegexRouter',
    'transforms.plinthTopics.regex': '\\Qplinth.main.\\E(.*)',
    'transforms.plinthTopics.replacement': '$1',
    'consumer.override.group.id': 'plinth.main.connect-orders',
    'key.converter': 'org.apache.kafka.connect.json.JsonConverter',
    'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
  });
});

test('a pattern applies to the names after the prefix', () => {
  const there = remoteProperties('sink', { 'topics.regex': '^orders|sales.*' }, place);
  expect(there['topics.regex']).toBe('\\Qplinth.main.\\E(?:orders|sales.*)');
});

test('a source writes to topics with the prefix, which are created with the settings of the cluster', () => {
  const there = remoteProperties('source', { topic: 'lines', transforms: 'mask' }, place);
  expect(there).toMatchObject({
    topic: 'lines',
    transforms: 'mask,plinthTopics',
    'transforms.plinthTopics.regex': '(.*)',
    'transforms.plinthTopics.replacement': 'plinth.main.$1',
    'topic.creation.default.replication.factor': '-1',
    'topic.creation.default.partitions': '3',
  });
});

test('rules of a source for new topics apply to topics with the prefix', () => {
  const there = remoteProperties(
    'source',
    { 'topic.creation.groups': 'big', 'topic.creation.big.include': 'a.*,b' },
    place,
  );
  expect(there['topic.creation.big.include']).toBe(
    '\\Qplinth.main.\\E(?:a.*),\\Qplinth.main.\\E(?:b)',
  );
  expect(there).not.toHaveProperty('topic.creation.default.partitions');
});

describe('a connector is refused', () => {
  test.each([
    [{ 'consumer.override.group.id': 'x' }, /the clients of connectors can not be changed$/],
    [{ 'producer.override.bootstrap.servers': 'x' }, /the clients of connectors/],
    [{ 'offsets.storage.topic': 'x' }, /kept in one topic for all$/],
    [{ 'transforms.plinthTopics.type': 'x' }, /has a transform of this name$/],
    [{ 'value.converter.upstash.schema.registry.enable': 'true' }, /schema.registry.url instead$/],
    // Patterns that would end the group after the prefix, and so match names without it.
    [{ 'topics.regex': 'a)|(.*' }, /^Invalid value a\)\|\(\.\* for configuration topics\.regex: /],
    [{ 'topics.regex': '\\Q[\\E)|(.*|]' }, /^Invalid value .* for configuration topics\.regex: /],
    [{ 'topics.regex': '(?x)#)|(.*' }, /^Invalid value .* for configuration topics\.regex: /],
  ])('with %j', (properties, words) => {
    expect(refusedProperties(properties)).toEqual([expect.stringMatching(words)]);
  });

  test('but not with usual properties', () => {
    const usual = {
      'topics.regex': 'orders-[a-z]+',
      'value.converter.upstash.schema.registry.enable': 'false',
      'errors.tolerance': 'all',
    };
    expect(refusedProperties(usual)).toEqual([]);
  });
});
