import type { Unfit } from './unfit-test.ts';

const BOUNDS_OF_SCRIPTS =
  'scripts run on the server, which limits neither their memory nor the time of those that have written';

const NO_WRITES = 'servers allow FCALL_RO only for functions that are registered with no-writes';
const LOCKING = 'servers do not know the flag allow-key-locking, so it is removed';

const TIME_OF_SERVERS = 'keys expire by the clock of their server, which can not be moved';
const SEVERAL_SLOTS = 'it has commands, scripts or transactions with keys in several slots';
const BRACES = 'on a cluster BullMQ needs a prefix in braces';

const inPython = (check: string, reason: string): Unfit => ({
  file: 'clients/python.test.ts',
  test: `upstash-redis in Python > ${check} …`,
  reason,
});

/** On servers of Redis and Valkey, single or clustered. */
export const ON_SERVERS: readonly Unfit[] = [
  inPython('a_page_of_a_scan', 'the server decides how many keys are in a page of a scan'),
  inPython('a_part_of_a_range', 'servers refuse LIMIT without BYSCORE or BYLEX'),
  inPython('streams', 'servers trim streams by whole nodes with MAXLEN ~'),
  inPython('consumer_groups', 'XACKDEL begins with Redis 8.2'),
  inPython('servers_and_channels', 'MSETEX begins with Redis 8.4'),
  {
    file: 'state/redis/hostile-scripts.test.ts',
    test: 'a hostile script is stopped, and others are served as before…',
    reason: BOUNDS_OF_SCRIPTS,
  },
  {
    file: 'state/redis/hostile-functions.test.ts',
    test: 'a hostile library is refused when it is loaded, and others stay…',
    reason: BOUNDS_OF_SCRIPTS,
  },
  {
    file: 'state/redis/hostile-functions.test.ts',
    test: 'a hostile function is stopped, and others are served as before…',
    reason: BOUNDS_OF_SCRIPTS,
  },
  {
    file: 'state/redis/scripts.test.ts',
    test: 'the permissions of a script > are restricted to its declared keys by allow-key-locking…',
    reason: LOCKING,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'flags restrict a function',
    reason: LOCKING,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'FCALL_RO > calls functions that only read, with or without the flag no-writes',
    reason: NO_WRITES,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'FCALL_RO > refuses a write, with the message of the hosted service where Redis would refuse the call',
    reason: NO_WRITES,
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'FUNCTION DUMP and RESTORE > with APPEND add all libraries or none, with REPLACE replace existing ones, with FLUSH delete all others',
    reason: 'the error for an existing library is that of the server',
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'INFO counts libraries and functions',
    reason: 'INFO does not count the libraries on a server',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'MONITOR > shows the commands of others and of their scripts, without passwords',
    reason: 'the platform does not see the commands of scripts on a server',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'a message > reaches the subscribers of its channel, and of matching patterns',
    reason: 'a server sends the messages of several patterns in an order of its own',
  },
  {
    file: 'state/redis/live-messages.test.ts',
    test: 'a message > may come from a script, a transaction or a keyspace event',
    reason: 'scripts publish to the channels of the server, and there are no keyspace events',
  },
  {
    file: 'state/redis/bad-input.test.ts',
    test: 'very long > a response that repeats a long value too often is refused',
    reason:
      'the size of a reply is limited by the setting client-output-buffer-limit of the server',
  },
  {
    file: 'state/control/clock.test.ts',
    test: 'a platform > expires keys when its clock is moved on',
    reason: TIME_OF_SERVERS,
  },
];

const OLDER_WORDS = 'Redis 7.0 has other messages for what a script may not do';

/** On an older Redis: 7.0, from Debian 12. */
export const ON_OLDER: readonly Unfit[] = [
  {
    file: 'clients/typed-client-commands.test.ts',
    test: 'sorted sets are read by rank and by score, and combined',
    reason: 'ZRANK WITHSCORE begins with Redis 7.2',
  },
  {
    file: 'clients/typed-client-commands.test.ts',
    test: 'keys are sorted, copied, expired and deleted',
    reason: 'small lists are listpacks since Redis 7.2',
  },
  {
    file: 'state/redis/functions.test.ts',
    test: 'the permissions of a function > are those of its caller',
    reason: OLDER_WORDS,
  },
  {
    file: 'state/redis/scripts.test.ts',
    test: 'the permissions of a script > are those of its caller, and can be checked',
    reason: OLDER_WORDS,
  },
];

const inSlots = (file: string, tests: readonly string[], reason = SEVERAL_SLOTS): Unfit[] =>
  tests.map((test) => ({ file, test, reason }));

/** On a cluster, where Redis refuses commands with keys in several slots. */
export const ON_CLUSTERS: readonly Unfit[] = [
  ...inSlots('scenarios/redis/documented-examples.test.ts', ['200 array']),
  ...inSlots('clients/typed-client-commands.test.ts', [
    'strings are set with conditions and expiries, counted and compared',
    'bitmaps are set, counted, searched and combined',
    'lists are pushed to, searched and popped from',
    'sets are intersected and joined',
    'sorted sets are read by rank and by score, and combined',
    'a scan visits every key',
    'keys are sorted, copied, expired and deleted',
  ]),
  ...inSlots('clients/upstash-redis-methods.test.ts', [
    'strings > are appended to, overwritten in part and counted',
    'strings > are used as bitmaps',
    'lists are searched, changed in the middle and popped from',
    'sets are compared, and members are moved and drawn',
    'sorted sets are changed under conditions, read by range and combined',
    'keys are copied, expired, scanned and deleted',
    'many commands are run at once > without base64',
  ]),
  ...inSlots('clients/upstash-redis.test.ts', [
    '@upstash/redis > the value OK is not mistaken for a status',
    '@upstash/redis > a transaction runs all of its commands, or is discarded',
    '@upstash/redis > a pipeline answers each command, made by hand or automatically',
  ]),
  ...inSlots('clients/upstash-redis-data-types.test.ts', [
    'geo: positions are added, measured and searched',
    'HyperLogLog: visitors are counted',
  ]),
  ...inSlots('clients/upstash-ratelimit.test.ts', [
    'slidingWindow > …',
    'many concurrent callers never exceed the limit',
    'multi-region slidingWindow > allows the limit',
  ]),
  ...inSlots(
    'clients/upstash-ratelimit.test.ts',
    [
      'fixedWindow > reports what remains, and resets a caller',
      'tokenBucket > reports what remains, and resets a caller',
      'cachedFixedWindow > reports what remains, and resets a caller',
      'multi-region fixedWindow > allows the limit',
    ],
    'a caller is reset by a script that scans, and a script sees only one node',
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
    'node-redis in RESP2 > runs transactions in order with other commands',
    'node-redis in RESP3 > runs transactions in order with other commands',
  ]),
  ...inSlots('state/redis/arguments-and-results.test.ts', [
    'results > maps are flat arrays, scores are strings, and an empty collection is an empty array',
    'Upstash-Encoding: base64 > strings are encoded at every depth, numbers and null are not',
  ]),
  ...inSlots('clients/bullmq.test.ts', ['BullMQ > …'], BRACES),
  ...inSlots(
    'clients/bullmq-over-http.test.ts',
    ['jobs are added to a queue and processed by scripts over HTTP'],
    BRACES,
  ),
];
