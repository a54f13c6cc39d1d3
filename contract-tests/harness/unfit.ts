interface Unfit {
  /** From `contract-tests` on. */
  readonly file: string;
  /**
   * With the names of what it stands in, as reports have it, or with `…` at the end, how those begin; all of the file where left out.
   */
  readonly test?: string;
  /** What the engine does instead, and that it is meant to. */
  readonly reason: string;
}

const GAP = 'a transaction takes an offset of its own in Kafka, so what follows is one further on';

const NOT_EMPTIED =
  'a store that copies share is not emptied by one of them, and its clock is not moved';

const BOUNDS_OF_SCRIPTS =
  'scripts are those of the server, which bounds neither their memory nor, once they have written, their time';

const NO_WRITES = 'servers let FCALL_RO call only what is registered with no-writes';
const LOCKING = 'servers do not know the flag allow-key-locking, so it is left out';

const TIME_OF_SERVERS = 'keys expire by the time of their server, which is not moved';
const OF_ONE_COPY =
  'it is told of the copy that is asked: metrics and sync tokens are gathered from each';
const CLIENTS = 'INFO and CLIENT LIST tell of the clients of the copy that is asked';
const COUNTED_LATER = 'what the other copies have counted is in the totals some seconds later';
const REBALANCED_LATER =
  'instances in other copies hear of a rebalance at their next heartbeat, within three seconds';
const NO_OTHER_CLASSES = 'the Kafka Connect of the tests has no classes but those for files';
const BEFORE_COPIES = 'what is no HTTP, or not quite, is refused by the balancer before the copies';
const SEVERAL_SLOTS = 'it has commands, scripts or transactions with keys in several slots';
const BRACES = 'on a cluster BullMQ is to be given a prefix in braces';

const inPython = (check: string, reason: string): Unfit => ({
  file: 'clients/python.test.ts',
  test: `upstash-redis in Python > ${check} …`,
  reason,
});

/** On servers of Redis and Valkey, alone or in a cluster. */
const ON_SERVERS: readonly Unfit[] = [
  inPython('a_page_of_a_scan', 'the server decides how many keys are in a page of a scan'),
  inPython('a_part_of_a_range', 'servers refuse LIMIT without BYSCORE or BYLEX'),
  inPython('streams', 'servers trim by whole nodes where about so many entries are to be left'),
  inPython('consumer_groups', 'XACKDEL begins with Redis 8.2'),
  inPython('servers_and_channels', 'MSETEX begins with Redis 8.4'),
  {
    file: 'state/redis/scripts.test.ts',
    test: 'a script that misbehaves is stopped, and others are served as before…',
    reason: BOUNDS_OF_SCRIPTS,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'a library that misbehaves when it is loaded is refused, and those that are there stay…',
    reason: BOUNDS_OF_SCRIPTS,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'a function that misbehaves is stopped, and others are served as before…',
    reason: BOUNDS_OF_SCRIPTS,
  },
  {
    file: 'state/redis/scripts.test.ts',
    test: 'what a script may do > with allow-key-locking, no keys but those that it was given',
    reason: LOCKING,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'flags say what a function may do',
    reason: LOCKING,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'FCALL_RO > calls what only reads, whether it has said so or not',
    reason: NO_WRITES,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'FCALL_RO > refuses a write: in the words of the hosted service where Redis would not have called it',
    reason: NO_WRITES,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'libraries as one payload > APPEND adds all of them or none, REPLACE replaces, FLUSH removes the others',
    reason: 'a library that is there already is named in the words of the server',
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'INFO counts libraries and functions',
    reason: 'INFO does not count the libraries of functions that are on a server',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'MONITOR > shows the commands of others, those of scripts too, and no passwords',
    reason: 'what scripts run on a server is not seen by the platform',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'a message > reaches who listens to its channel, and who listens to patterns that match',
    reason: 'a server tells of several patterns in an order of its own',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'a message > that scripts and transactions publish comes too, and so do events of keys',
    reason: 'scripts name channels as the server has them, and no events of keys are told',
  },
  {
    file: 'state/redis/bad-input.test.ts',
    test: 'very long > a long value that is named very often is not sent so often',
    reason:
      'what a server may put into memory for a reply is its own setting, client-output-buffer-limit',
  },
  {
    file: 'state/control/clock.test.ts',
    test: 'a platform > keys expire when the clock is moved on',
    reason: TIME_OF_SERVERS,
  },
];

const OLDER_WORDS = 'Redis 7.0 has words of its own for what a script was not let do';

/** On the Redis of the system where it is not the newest: 7.0 with Debian 12. */
const ON_OLDER: readonly Unfit[] = [
  {
    file: 'clients/typed-client-commands.test.ts',
    test: 'sorted sets, by rank, score and name',
    reason: 'ZRANK WITHSCORE begins with Redis 7.2',
  },
  {
    file: 'clients/typed-client-commands.test.ts',
    test: 'keys',
    reason: 'small lists are listpacks since Redis 7.2',
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'what a function may do > is what its caller may',
    reason: OLDER_WORDS,
  },
  {
    file: 'state/redis/scripts.test.ts',
    test: 'what a script may do > is what its caller may, and it can ask',
    reason: OLDER_WORDS,
  },
];

const inSlots = (file: string, tests: readonly string[], reason = SEVERAL_SLOTS): Unfit[] =>
  tests.map((test) => ({ file, test, reason }));

/** Redis's own rules for commands of several keys. */
const ON_CLUSTERS: readonly Unfit[] = [
  ...inSlots('clients/typed-client-commands.test.ts', [
    'strings, with a condition and an expiry',
    'bits',
    'lists',
    'sets',
    'sorted sets, by rank, score and name',
    'a scan visits every key',
    'keys',
  ]),
  ...inSlots('clients/upstash-redis-methods.test.ts', [
    'strings > parts and numbers',
    'strings > bits',
    'lists',
    'sets',
    'sorted sets',
    'keys',
    'many at once > without base64',
  ]),
  ...inSlots('clients/upstash-redis.test.ts', [
    '@upstash/redis > the value OK is not taken for a status',
    '@upstash/redis > transactions',
    '@upstash/redis > pipelines, by hand and automatic',
  ]),
  ...inSlots('clients/upstash-redis-data-types.test.ts', [
    'positions are added, measured and searched',
    'visitors are counted',
  ]),
  ...inSlots('clients/upstash-ratelimit.test.ts', [
    'slidingWindow > …',
    'many callers at once never get more than there is',
    'multi-region slidingWindow > lets so many through',
  ]),
  ...inSlots(
    'clients/upstash-ratelimit.test.ts',
    [
      'fixedWindow > tells what remains, and forgets a caller',
      'tokenBucket > tells what remains, and forgets a caller',
      'cachedFixedWindow > tells what remains, and forgets a caller',
      'multi-region fixedWindow > lets so many through',
    ],
    'a caller is forgotten by a script that scans, and a script sees one node',
  ),
  ...inSlots('clients/python.test.ts', [
    'upstash-redis in Python > strings …',
    'upstash-redis in Python > lists …',
    'upstash-redis in Python > sets …',
    'upstash-redis in Python > keys …',
    'upstash-redis in Python > positions …',
    'upstash-redis in Python > counting_visitors …',
    'redis in Python > strings …',
  ]),
  ...inSlots('clients/ioredis.test.ts', ['ioredis > runs scripts, and scans']),
  ...inSlots('clients/node-redis.test.ts', [
    'node-redis in RESP2 > transactions, in order with what else is sent',
    'node-redis in RESP3 > transactions, in order with what else is sent',
  ]),
  ...inSlots('state/redis/arguments-and-results.test.ts', [
    'results > maps are flat arrays, scores are strings, and what is empty is an empty array',
    'Upstash-Encoding: base64 > strings are encoded at every depth, numbers and null are not',
  ]),
  ...inSlots('clients/bullmq.test.ts', ['BullMQ > …'], BRACES),
  ...inSlots(
    'clients/bullmq-over-http.test.ts',
    ['a queue is filled and worked off by scripts over HTTP'],
    BRACES,
  ),
];

/** With several platforms behind a balancer: what is told of one process, or is said to the balancer. */
const ON_COPIES: readonly Unfit[] = [
  {
    file: 'state/console/metrics.test.ts',
    test: 'a request by the host of a region shows under that region',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/console/metrics.test.ts',
    test: 'the figures are those of what was done',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/redis/arguments-and-results.test.ts',
    test: 'upstash-sync-token > changes with each write, and with nothing else',
    reason: OF_ONE_COPY,
  },
  ...[
    'commands are counted as they run: reads, writes, hits and misses',
    'latencies are measured: the mean is not above the slowest',
  ].map((test) => ({
    file: 'state/management/statistics.test.ts',
    test,
    reason:
      'totals are those of all copies, and the figures of the last hour those of the one that is asked',
  })),
  {
    file: 'clients/typed-client-commands.test.ts',
    test: 'users, settings and what there is to know of the service',
    reason: 'what CONFIG SET changes is shown by that copy; servers go by settings of their own',
  },
  {
    file: 'state/management/limits.test.ts',
    test: 'commands a day > are counted row by row; those above the limit fail until the plan allows more',
    reason: 'what the other copies have let through counts some seconds later',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'who listens > is counted until they leave',
    reason: CLIENTS,
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'who listens > over HTTP/1.0 gets events without chunks',
    reason: BEFORE_COPIES,
  },
  {
    file: 'state/console/kafka-metrics.test.ts',
    test: 'what is produced and fetched shows by topic',
    reason: OF_ONE_COPY,
  },
  {
    file: 'state/management/kafka-statistics.test.ts',
    test: 'what is produced and consumed is counted at once, for the topic and its cluster',
    reason: COUNTED_LATER,
  },
  {
    file: 'clients/database-life.test.ts',
    test: 'the life of a database, as its user sees it',
    reason: COUNTED_LATER,
  },
  {
    file: 'clients/workflows.test.ts',
    test: 'database-life.arazzo.yaml',
    reason: COUNTED_LATER,
  },
  {
    file: 'clients/upstash-kafka-consumer.test.ts',
    test: 'shares partitions with others of its group',
    reason: REBALANCED_LATER,
  },
  ...[
    'instances of a group > share the partitions, also when a third joins and one leaves',
    'instances of a group > keep what they can',
    'instances of a group > get the partitions that a topic grows by',
    'instances of a group > have no partitions of a topic that is deleted',
    'a partition with messages that were given out and not committed > …',
  ].map((test) => ({ file: 'state/kafka/rebalance.test.ts', test, reason: REBALANCED_LATER })),
  {
    file: 'state/redis/bad-input.test.ts',
    test: 'very long > a flood of headers is refused, however long it is',
    reason: BEFORE_COPIES,
  },
  { file: 'state/redis/bad-input.test.ts', test: 'not HTTP > …', reason: BEFORE_COPIES },
  { file: 'state/kafka/bad-input.test.ts', test: 'not HTTP > …', reason: BEFORE_COPIES },
  {
    file: 'state/kafka/consume.test.ts',
    test: 'a consume > whose client has left without reading the answer consumes nothing',
    reason: 'the balancer has read the answer, so the copy does not know that the client has not',
  },
  {
    file: 'cases/console/told.test.ts',
    test: 'the page is told what runs where',
    reason: 'the page is told the addresses of its own copy, not those of the balancer',
  },
  {
    file: 'cases/console/told.test.ts',
    test: 'requests are told as they are answered, and each is kept without its secrets',
    reason: 'the page is told of the requests to its own copy',
  },
  {
    file: 'state/redis/bad-input.test.ts',
    test: 'requests that follow bad ones on the same connection are answered, in their order',
    reason: BEFORE_COPIES,
  },
];

/** What tests of the contract do not hold on an engine, by its name in `scripts/test/engines/engines.ts`. */
export const UNFIT: Readonly<Record<string, readonly Unfit[]>> = {
  Redis: ON_SERVERS,
  'older Redis': ON_OLDER,
  'Redis Cluster': [...ON_SERVERS, ...ON_CLUSTERS],
  Valkey: ON_SERVERS,
  copies: ON_COPIES,
  Kafka: [
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a message > or several of many topics in that of GET /produce',
      reason: GAP,
    },
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a message > or several of many topics in that of POST /produce',
      reason: GAP,
    },
    {
      file: 'state/kafka/produce.test.ts',
      test: 'a topic > is made when it is first produced to, under any name that it can have',
      reason:
        'names of topics on Kafka begin with a prefix, which leaves fewer than 249 characters',
    },
  ],
  'Kafka Connect': [
    {
      file: 'state/management/kafka-connectors.test.ts',
      test: 'connectors > carry lines of a file into a topic, and out of it into another',
      reason: 'what connectors carry on a Kafka Connect is not counted as usage of the cluster',
    },
    {
      file: 'state/management/kafka-connectors.test.ts',
      test: 'what a connector failed with > names the property and tells no secret: …',
      reason: NO_OTHER_CLASSES,
    },
    {
      file: 'clients/confluent-schema-registry.test.ts',
      test: 'with Avro > a connector reads what the client has encoded',
      reason: NO_OTHER_CLASSES,
    },
  ],
  'schema registry': [
    {
      file: 'state/schema-registry/hostile.test.ts',
      test: `subjects may be called almost anything > but not what no name can be: ${'x'.repeat(513)}`,
      reason:
        'names of subjects on a registry begin with a prefix, which leaves fewer than 512 characters',
    },
  ],
  PostgreSQL: [
    { file: 'state/control/state.test.ts', reason: NOT_EMPTIED },
    { file: 'state/control/refused-seeds.test.ts', reason: NOT_EMPTIED },
    { file: 'state/control/clock.test.ts', reason: NOT_EMPTIED },
  ],
};

function unfitOn(engines: string): readonly Unfit[] {
  return engines.split(',').flatMap((engine) => UNFIT[engine] ?? []);
}

/** Files that are none for what keeps the data: they are not run. Their paths begin at `contract-tests`. */
export function unfitFiles(engines: string): readonly Unfit[] {
  return unfitOn(engines)
    .filter(({ test }) => test === undefined)
    .map(({ file, reason }) => ({ file: `contract-tests/${file}`, reason }));
}

/**
 * Why a test is none for what keeps the data, or undefined where it is one.
 * @param engines their names, with commas between
 * @param file ends with the path that the table has
 */
export function unfitReason(engines: string, file: string, test: string): string | undefined {
  return unfitOn(engines).find(
    (one) => file.endsWith(`contract-tests/${one.file}`) && isNamed(one.test, test),
  )?.reason;
}

function isNamed(named: string | undefined, test: string): boolean {
  return named?.endsWith('…') === true ? test.startsWith(named.slice(0, -1)) : named === test;
}
