import { Redis } from 'ioredis';
import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import type { CommandFile } from './commands.ts';
import { target, type BackingRedis } from './target.ts';

/** The server that the platform of this run keeps its databases on; the first if there are several. */
export async function backingRedis(): Promise<BackingRedis | undefined> {
  const servers = process.env['PLINTH_REDIS_SERVERS'];
  if (servers === undefined) return undefined;
  const url = await urlOf(servers.split(',')[0]!);
  const client = new Redis(url);
  try {
    const info = await client.info('server');
    const replication = await client.info('replication');
    const valkey = /^valkey_version:(\S+)/m.exec(info)?.[1];
    const redis = /^redis_version:(\S+)/m.exec(info)![1]!;
    const commands = (await client.call('COMMAND', 'LIST')) as string[];
    return {
      product: valkey === undefined ? 'redis' : 'valkey',
      version: valkey ?? redis,
      commands: commands.map((name) => name.toLowerCase()).filter((name) => !name.includes('|')),
      url,
      isCluster: /^(?:redis|server)_mode:cluster/m.test(info),
      hasReplicas: /^(?:connected_slaves:[1-9]|role:slave)/m.test(replication),
    };
  } finally {
    client.disconnect();
  }
}

/** The URL for clients of a server in the platform's setting. */
async function urlOf(setting: string): Promise<string> {
  // Any node of a cluster answers the same.
  const [, kind, host] = /^redis(\+\w+)?:\/\/([^/]+)/.exec(setting)!;
  if (kind !== '+sentinel') return `redis://${host!}`;
  const sentinel = new Redis(`redis://${host!}`);
  try {
    const [names] = (await sentinel.call('SENTINEL', 'MASTERS')) as string[][];
    const valueOf = (name: string) => names![names!.indexOf(name) + 1]!;
    return `redis://${valueOf('ip')}:${valueOf('port')}`;
  } finally {
    sentinel.disconnect();
  }
}

/** Whether the keys of one of some commands are in several slots of a cluster. */
export async function crossesSlots(
  behind: BackingRedis | undefined,
  commands: readonly (readonly unknown[])[],
): Promise<boolean> {
  if (behind?.isCluster !== true) return false;
  const client = new Redis(behind.url);
  try {
    for (const argv of commands) {
      // An error if the command has no keys.
      const asked = client.call('COMMAND', 'GETKEYS', ...argv.map(String));
      const keys = (await asked.catch(() => [])) as string[];
      const slots = await Promise.all(keys.map((key) => client.call('CLUSTER', 'KEYSLOT', key)));
      if (new Set(slots).size > 1) return true;
    }
    return false;
  } finally {
    client.disconnect();
  }
}

/** An example that a server answers differently from the platform's own engine. */
interface Difference {
  /** The name in its command file: `FUNCTION DUMP`. */
  readonly command: string;
  /** The titles of its examples; all by default. */
  readonly titles?: readonly string[];
  /** The first Redis that answers as documented; none by default. */
  readonly redis?: string;
  /** The first Valkey that does. */
  readonly valkey?: string;
  /** The first Redis that no longer does. */
  readonly notSince?: string;
  /** Whether only clusters differ. */
  readonly isOfClusters?: boolean;
  /** Whether only servers with replicas differ. */
  readonly isOfReplicas?: boolean;
  /** Matches the preceding steps of the example, joined with spaces; others don't differ. */
  readonly given?: RegExp;
  readonly because: string;
}

const UNTITLED = 'as documented';
const KEPT_BY_OPERATOR = 'the operator of the server sees to what it keeps';
const SHARED_FIGURES =
  'latencies and memory of a server are those of all its databases, so these are refused';
const SHARED_SLOW_LOG = 'the slow log of a server is that of all its databases, so it is refused';
const COUNTS_INPUTS = 'AGGREGATE COUNT begins with Redis 8.8';
const OWN_NUMBERS = 'Redis 8.0 and later write coordinates with fewer digits';

const NODE_BY_NODE = 'a scan of a cluster goes from node to node, with cursors of its own';

/** Differences that are correct: the server's own texts, formats, options and settings. */
const DIFFERENCES: readonly Difference[] = [
  { command: 'SAVE', titles: [UNTITLED], because: KEPT_BY_OPERATOR },
  { command: 'BGSAVE', titles: [UNTITLED], because: KEPT_BY_OPERATOR },
  { command: 'SLOWLOG GET', because: SHARED_SLOW_LOG },
  { command: 'SLOWLOG LEN', because: SHARED_SLOW_LOG },
  { command: 'SLOWLOG RESET', because: SHARED_SLOW_LOG },
  { command: 'LATENCY DOCTOR', because: SHARED_FIGURES },
  { command: 'LATENCY HISTORY', because: SHARED_FIGURES },
  { command: 'LATENCY LATEST', because: SHARED_FIGURES },
  { command: 'LATENCY RESET', because: SHARED_FIGURES },
  { command: 'MEMORY DOCTOR', because: SHARED_FIGURES },
  { command: 'MEMORY STATS', because: SHARED_FIGURES },
  {
    command: 'OBJECT FREQ',
    titles: ['With a policy that goes by the frequency'],
    because: 'the policy by which a server evicts is a setting of its own',
  },
  {
    command: 'FCALL_RO',
    titles: [UNTITLED, 'A function that writes'],
    given: /^(?!.*no-writes)/s,
    because: 'servers let FCALL_RO call only what is registered with no-writes',
  },
  {
    command: 'DUMP',
    titles: ['Most payloads are no text, as this one is; clients ask for them in base64'],
    notSince: '7.2',
    because: 'the payload bears the version of the format that the server writes',
  },
  { command: 'GEOPOS', titles: [UNTITLED], notSince: '8.0', because: OWN_NUMBERS },
  {
    command: 'GEORADIUSBYMEMBER_RO',
    titles: ['With their coordinates'],
    notSince: '8.0',
    because: OWN_NUMBERS,
  },
  {
    command: 'GEORADIUSBYMEMBER',
    titles: ['With their coordinates'],
    notSince: '8.0',
    because: OWN_NUMBERS,
  },
  {
    command: 'GEORADIUS_RO',
    titles: ['With their coordinates'],
    notSince: '8.0',
    because: OWN_NUMBERS,
  },
  {
    command: 'GEORADIUS',
    titles: ['With their coordinates'],
    notSince: '8.0',
    because: OWN_NUMBERS,
  },
  {
    command: 'GEOSEARCH',
    titles: ['All that is known of a member'],
    notSince: '8.0',
    because: OWN_NUMBERS,
  },
  {
    command: 'BITOP',
    titles: ['DIFF has at least two'],
    redis: '8.2',
    because: 'BITOP DIFF begins with Redis 8.2',
  },
  {
    command: 'SET',
    titles: ['Only if nobody else has changed it'],
    redis: '8.4',
    valkey: '8.1',
    because: 'SET IFEQ begins with Redis 8.4 and Valkey 8.1',
  },
  {
    command: 'BITCOUNT',
    titles: ['A start needs an end'],
    redis: '8.0',
    because: 'without a key the arguments are checked since Redis 8.0',
  },
  {
    command: 'HGETEX',
    titles: ['Without FIELDS'],
    because: 'some builds of Redis 8.0.2 refuse it for the number of its arguments',
  },
  {
    command: 'HSCAN',
    titles: ['Only the fields that match, without their values'],
    redis: '7.4',
    valkey: '8.0',
    because: 'HSCAN NOVALUES begins with Redis 7.4 and Valkey 8.0',
  },
  {
    command: 'INFO',
    titles: [UNTITLED],
    redis: '7.4',
    because: 'INFO keyspace tells of fields that expire since Redis 7.4',
  },
  {
    command: 'SSCAN',
    titles: ['Only what matches a pattern'],
    redis: '7.2',
    valkey: '8.0',
    because: 'small sets of text are kept in order since Redis 7.2',
  },
  {
    command: 'XINFO CONSUMERS',
    titles: [UNTITLED],
    redis: '7.2',
    valkey: '8.0',
    because: 'XINFO CONSUMERS tells of inactivity since Redis 7.2',
  },
  {
    command: 'XREAD',
    titles: ['The last one'],
    redis: '7.4',
    valkey: '8.0',
    because: 'XREAD has the ID + since Redis 7.4',
  },
  {
    command: 'XREAD',
    titles: ['A stream without an ID'],
    redis: '7.4',
    because: 'the error names the ID + since Redis 7.4',
  },
  {
    command: 'XADD',
    titles: ['Sent again by its producer', 'Only generated IDs go with those of a producer'],
    redis: '8.6',
    because: 'IDs of producers begin with Redis 8.6',
  },
  {
    command: 'XREADGROUP',
    titles: [
      'What others have not acknowledged, then what is new',
      'An idle time that is no integer',
    ],
    redis: '8.4',
    because: 'XREADGROUP CLAIM begins with Redis 8.4',
  },
  {
    command: 'ZRANK',
    titles: ['With the score'],
    redis: '7.2',
    valkey: '8.0',
    because: 'ZRANK WITHSCORE begins with Redis 7.2',
  },
  {
    command: 'ZREVRANK',
    titles: ['With the score'],
    redis: '7.2',
    valkey: '8.0',
    because: 'ZREVRANK WITHSCORE begins with Redis 7.2',
  },
  {
    command: 'ZUNION',
    titles: ['The number of inputs that have each member'],
    redis: '8.8',
    because: COUNTS_INPUTS,
  },
  {
    command: 'ZINTER',
    titles: ['The weights of the inputs that have each member'],
    redis: '8.8',
    because: COUNTS_INPUTS,
  },
  { command: 'SCAN', isOfClusters: true, because: NODE_BY_NODE },
  {
    command: 'WAIT',
    titles: ['No replica can come', 'A request does not wait for ever'],
    isOfReplicas: true,
    because: 'the server has replicas, which WAIT counts',
  },
  {
    command: 'OBJECT REFCOUNT',
    titles: [UNTITLED],
    given: /42/,
    redis: '7.0',
    because: 'Valkey shares no small integers',
  },
];

/** Why a server need not answer an example of a command as documented; undefined if it must. */
export function whyNotOn(
  behind: BackingRedis | undefined,
  command: string,
  {
    title = UNTITLED,
    given = [],
  }: Partial<Pick<CommandFile['examples'][number], 'title' | 'given'>>,
): string | undefined {
  if (behind === undefined) return undefined;
  const { product, version, commands } = behind;
  const name = command.split(' ')[0]!;
  if (!commands.includes(name.toLowerCase())) return `${product} ${version} has no ${name}`;
  const steps = given.flat().join(' ');
  return DIFFERENCES.find(
    (each) =>
      each.command === command &&
      (each.isOfClusters !== true || behind.isCluster) &&
      (each.isOfReplicas !== true || behind.hasReplicas) &&
      (each.titles?.includes(title) ?? true) &&
      (each.given?.test(steps) ?? true) &&
      !isAsDocumented(each, product, version),
  )?.because;
}

/** Valkey was forked from Redis 7.2. */
function isAsDocumented(
  difference: Difference,
  product: BackingRedis['product'],
  version: string,
): boolean {
  const since = difference[product];
  if (since !== undefined) return isAtLeast(version, since);
  const until = difference.notSince;
  if (until === undefined) return false;
  return !isAtLeast(product === 'valkey' ? '7.2' : version, until);
}

/** Skips a test of something that not all servers support. @param title of an example of the command that shows it */
export function skipWithout(skip: (note: string) => void, command: string, title?: string): void {
  const because = whyNotOn(target().backingRedis, command, title === undefined ? {} : { title });
  if (because !== undefined) skip(because);
}
