import { post, type CorpusRequest } from './request.ts';

const topic = { name: 'orders', partitions: 3, cluster_id: '1' };
const credential = { credential_name: 'a', cluster_id: '1', topic: '*', permissions: 'ALL' };
const connector = { name: 'sink', cluster_id: '1', properties: { 'connector.class': 'A' } };

/** Bodies of Kafka operations. */
export const kafkaBodies: readonly CorpusRequest[] = [
  {
    what: 'a cluster',
    ...post('/v2/kafka/cluster', { name: 'events', region: 'eu-west-1' }),
    status: 200,
  },
  {
    what: 'a cluster in a region of databases',
    ...post('/v2/kafka/cluster', { name: 'events', region: 'us-west-1' }),
    status: 400,
    error: 'region must be one of eu-west-1, us-east-1',
  },
  { what: 'a topic', ...post('/v2/kafka/topic', topic), status: 200 },
  {
    what: 'a topic with everything',
    ...post('/v2/kafka/topic', {
      ...{ ...topic, retention_time: -1, retention_size: -1, max_message_size: -1 },
      cleanup_policy: 'compact',
    }),
    status: 200,
  },
  {
    what: 'half a partition',
    ...post('/v2/kafka/topic', { ...topic, partitions: 0.5 }),
    status: 400,
    error: 'partitions must be an integer',
  },
  {
    what: 'a topic that Kafka could not have',
    ...post('/v2/kafka/topic', { ...topic, name: '..' }),
    status: 400,
  },
  {
    what: 'no change of a topic',
    ...post('/v2/kafka/update-topic/1', {}),
    status: 400,
    error: 'the body must not be empty',
  },
  { what: 'a credential', ...post('/v2/kafka/credential', credential), status: 200 },
  {
    what: 'a credential for a prefix',
    ...post('/v2/kafka/credential', { ...credential, topic: 'users.*' }),
    status: 200,
  },
  {
    what: 'a credential for a pattern',
    ...post('/v2/kafka/credential', { ...credential, topic: '*.users' }),
    status: 400,
  },
  {
    what: 'a group that reads everything again',
    ...post('/v2/kafka/reset-group/1/billing', { topic: 'orders', to: 'earliest' }),
    status: 200,
  },
  {
    what: 'a group that goes on at an offset',
    ...post('/v2/kafka/reset-group/1/billing', {
      ...{ topic: 'orders', partitions: [0], to: 'offset', offset: 40 },
    }),
    status: 200,
  },
  {
    what: 'a group that goes on at an offset that is not given',
    ...post('/v2/kafka/reset-group/1/billing', { topic: 'orders', to: 'offset' }),
    status: 400,
    error: 'offset is missing',
  },
  {
    what: 'a group that goes on at the end, and at a time',
    ...post('/v2/kafka/reset-group/1/billing', { topic: 'orders', to: 'latest', timestamp: 1 }),
    status: 400,
  },
  {
    what: 'a group that goes on in no partition',
    ...post('/v2/kafka/reset-group/1/billing', { topic: 'orders', partitions: [], to: 'latest' }),
    status: 400,
  },
  { what: 'a connector', ...post('/v2/kafka/connector', connector), status: 200 },
  {
    what: 'numbers and booleans as properties',
    ...post('/v2/kafka/connector', { ...connector, properties: { a: 1, b: true } }),
    status: 200,
  },
  {
    what: 'an object in a property',
    ...post('/v2/kafka/connector', { ...connector, properties: { a: {} } }),
    status: 400,
    error: 'properties.a must be a string, a number or a boolean',
  },
  {
    what: 'a property with slashes in its name',
    ...post('/v2/kafka/connector', { ...connector, properties: { 'a/b': null } }),
    status: 400,
  },
  {
    what: 'other properties, each a field',
    ...post('/v2/kafka/update-connector/1', { 'tasks.max': '2', topics: 'a' }),
    status: 200,
  },
  {
    what: 'other properties in one field',
    ...post('/v2/kafka/update-connector/1', { properties: { 'tasks.max': '2' } }),
    status: 200,
  },
  {
    what: 'properties that are a text',
    ...post('/v2/kafka/update-connector/1', { properties: 'tasks.max=2' }),
    status: 400,
    error: 'properties must be an object',
  },
  { what: 'null to start a connector', ...post('/v2/kafka/connector/1/start', null), status: 200 },
  { what: 'nothing to pause one', ...post('/v2/kafka/connector/1/pause', ''), status: 200 },
];
