import type { Unfit } from './unfit-test.ts';

const OF_ONE_COPY = 'metrics and sync tokens are those of the copy that is asked';
const CLIENTS = 'INFO and CLIENT LIST show the clients of the copy that is asked';
const COUNTED_LATER = 'the totals include what other copies have counted some seconds later';
const REBALANCED_LATER =
  'instances on other copies learn of a rebalance at their next heartbeat, within three seconds';
const SAME_REQUESTS =
  'the clients in JavaScript, which are tested on copies, send the same requests';
const BEFORE_COPIES = 'what is not valid HTTP is refused by the balancer';
const BY_ROLE =
  'a copy looks at roles before it asks an engine, and teams.test.ts has members whom another copy has added';
const BEFORE_ENGINES = 'each copy refuses it before it asks an engine or another copy';

/** On several copies behind a balancer: tests of the state of one process, or of requests that the balancer answers. */
export const ON_COPIES: readonly Unfit[] = [
  {
    file: 'cases/console.test.ts',
    test: 'the overview counts what there is; a mock has nothing to count',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/console/metrics.test.ts',
    test: 'a request to the host of a region counts for that region',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/console/metrics.test.ts',
    test: 'the figures count the commands that were run',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/redis/arguments-and-results.test.ts',
    test: 'upstash-sync-token > changes with each write, and only then',
    reason: OF_ONE_COPY,
  },
  ...[
    'commands are counted by kind: reads, writes, hits and misses',
    'latencies are measured: the mean is not above the maximum',
  ].map((test) => ({
    file: 'state/management/statistics.test.ts',
    test,
    reason:
      'totals are those of all copies, but the figures of the last hour those of the copy that is asked',
  })),
  {
    file: 'clients/typed-client-commands.test.ts',
    test: 'users and settings are changed, and the server describes itself',
    reason:
      'CONFIG GET shows a change on the copy that made it; servers have settings of their own',
  },
  {
    file: 'state/management/limits.test.ts',
    test: 'commands a day > are counted by rows of pipelines; those above the limit fail until the plan is changed',
    reason: 'commands on other copies count some seconds later',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'a subscriber > is counted until it leaves',
    reason: CLIENTS,
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'a subscriber > over HTTP/1.0 gets events without chunks',
    reason: BEFORE_COPIES,
  },
  {
    file: 'state/console/kafka-metrics.test.ts',
    test: 'produced and fetched messages are counted by topic',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/management/kafka-statistics.test.ts',
    test: 'produced and consumed messages are counted at once, for the topic and its cluster',
    reason: COUNTED_LATER,
  },
  {
    file: 'clients/database-life.test.ts',
    test: 'a user creates, uses, changes and deletes a database',
    reason: COUNTED_LATER,
  },
  { file: 'clients/workflows.test.ts', reason: SAME_REQUESTS },
  {
    file: 'clients/upstash-kafka-consumer.test.ts',
    test: 'shares partitions with other instances of its group',
    reason: REBALANCED_LATER,
  },
  ...[
    'instances of a group > share its partitions, also when a third joins and one leaves',
    'instances of a group > keep as many of their partitions as possible',
    'instances of a group > get the new partitions of a topic',
    'instances of a group > lose the partitions of a deleted topic',
    'a partition with consumed but uncommitted messages > …',
  ].map((test) => ({ file: 'state/kafka/rebalance.test.ts', test, reason: REBALANCED_LATER })),
  {
    file: 'scenarios/kafka/documented-examples.test.ts',
    test: 'a refusal > 409 …',
    reason:
      'a copy knows only its own instances, so it does not say which other one has a partition',
  },
  {
    file: 'state/redis/bad-input.test.ts',
    test: 'very long > a flood of headers is refused, whatever its length',
    reason: BEFORE_COPIES,
  },
  { file: 'state/redis/bad-input.test.ts', test: 'not HTTP > …', reason: BEFORE_COPIES },
  { file: 'state/kafka/bad-input.test.ts', test: 'not HTTP > …', reason: BEFORE_COPIES },
  { file: 'clients/python.test.ts', reason: SAME_REQUESTS },
  {
    file: 'state/kafka/consume.test.ts',
    test: 'a consume > whose client disconnects without reading the answer consumes nothing',
    reason: 'the balancer has read the answer, so the copy does not know that the client has not',
  },
  {
    file: 'cases/console.test.ts',
    test: 'the page shows the addresses of what is running',
    reason: 'the page shows the addresses of its own copy, not those of the balancer',
  },
  {
    file: 'cases/console.test.ts',
    test: 'requests appear as they are answered, and are stored without their secrets',
    reason: 'the page shows the requests to its own copy',
  },
  ...[
    ...['foreign-requests', 'limits', 'other-pages', 'refused-operations'],
    ...['kafka/malformed', 'management/malformed', 'queue/malformed', 'management/read-only-keys'],
    ...['kafka', 'management', 'queue', 'redis', 'schema-registry'].map(
      (name) => `${name}/methods`,
    ),
  ].map((name) => ({ file: `cases/${name}.test.ts`, reason: BEFORE_ENGINES })),
  { file: 'state/management/roles.test.ts', reason: BY_ROLE },
  {
    file: 'state/console/live-log-secrets.test.ts',
    reason: 'the live log shows the requests to its own copy',
  },
  {
    file: 'state/redis/bad-input.test.ts',
    test: 'requests behind a bad one on the same connection are answered, in their order',
    reason: BEFORE_COPIES,
  },
];
