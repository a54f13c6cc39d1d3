import { INITIAL_OUTPUT_LIMITS, parseOutputLimits } from './output-limits.ts';

/** The policies of `maxmemory-policy`, in the order in which Redis lists them. */
const EVICTION_POLICIES = [
  'volatile-lru',
  'volatile-lfu',
  'volatile-random',
  'volatile-ttl',
  'allkeys-lru',
  'allkeys-lfu',
  'allkeys-random',
  'noeviction',
] as const;

/**
 * The eviction policy of the hosted service, which Redis does not have: evicts keys with an expiry, and if there are
 * none, any keys. Only the platform sets it, so no error message lists it.
 */
export const OPTIMISTIC_VOLATILE = 'optimistic-volatile';
export type EvictionPolicy = (typeof EVICTION_POLICIES)[number] | typeof OPTIMISTIC_VOLATILE;

const FSYNC_POLICIES = ['everysec', 'always', 'no'] as const;
export type FsyncPolicy = (typeof FSYNC_POLICIES)[number];

/** One parameter of a database's configuration. */
interface Parameter {
  /** The initial value, as CONFIG GET prints it. */
  readonly initial: string;
  /** Whether it can't be changed while the database is open. */
  readonly immutable: boolean;
  /** Converts a value from a user to the text that CONFIG GET prints. @param before the present value */
  readonly parse: (text: string, before: string) => { value: string } | { reason: string };
}

const INT_MAX = 2 ** 31 - 1;
const MEMORY_UNITS: Record<string, bigint> = {
  '': 1n,
  b: 1n,
  k: 1000n,
  kb: 1024n,
  m: 1000n ** 2n,
  mb: 1024n ** 2n,
  g: 1000n ** 3n,
  gb: 1024n ** 3n,
};

/** The classes of events that `A` stands for in `notify-keyspace-events`. */
export const ALL_EVENTS = 'g$lshzxetda';

/** The parameters of a database by name, with the parsers of Redis 7.2 `config.c`. */
export const parameters: ReadonlyMap<string, Parameter> = new Map<string, Parameter>([
  ['maxmemory', { initial: '0', immutable: false, parse: parseMemory }],
  ['maxmemory-policy', oneOf(EVICTION_POLICIES, 'noeviction', OPTIMISTIC_VOLATILE)],
  ['maxmemory-samples', integer(1, 64, 5)],
  ['lfu-log-factor', integer(0, INT_MAX, 10)],
  ['lfu-decay-time', integer(0, INT_MAX, 1)],
  ['active-expire-effort', integer(1, 10, 1)],
  ['notify-keyspace-events', { initial: '', immutable: false, parse: parseEventClasses }],
  ['acllog-max-len', integer(0, INT_MAX, 128)],
  // 0 is no limit of keys.
  ['tracking-table-max-keys', integer(0, INT_MAX, 1_000_000)],
  ['slowlog-log-slower-than', integer(-1, Number.MAX_SAFE_INTEGER, 10_000)],
  // With the limit of Redis it could take all the memory of the process.
  ['slowlog-max-len', integer(0, 10_000, 128)],
  // In milliseconds; 0 is off.
  ['latency-monitor-threshold', integer(0, Number.MAX_SAFE_INTEGER, 0)],
  ['busy-reply-threshold', integer(0, INT_MAX, 5000)],
  // Not of Redis: the processor time after which a script is ended, in milliseconds.
  ['script-time-limit', integer(1, 60_000, 5000)],
  ['appendfsync', oneOf(FSYNC_POLICIES, 'everysec')],
  ['auto-aof-rewrite-percentage', integer(0, INT_MAX, 100)],
  ['auto-aof-rewrite-min-size', { initial: '67108864', immutable: false, parse: parseMemory }],
  [
    'client-output-buffer-limit',
    {
      initial: INITIAL_OUTPUT_LIMITS,
      immutable: false,
      parse: (text, before) => parseOutputLimits(text, before, parseMemory),
    },
  ],
  ['appendonly', { ...oneOf(['yes', 'no'], 'no'), immutable: true }],
  // There are no periodic snapshots. redis-benchmark reads this parameter, and test suites set it to nothing.
  ['save', oneOf([''], '')],
  ['databases', { ...integer(1, INT_MAX, 1), immutable: true }],
  ['hash-max-listpack-entries', integer(0, INT_MAX, 512)],
  ['hash-max-listpack-value', memory(64)],
  ['list-max-listpack-size', integer(-INT_MAX, INT_MAX, -2)],
  ['set-max-intset-entries', integer(0, INT_MAX, 512)],
  ['set-max-listpack-entries', integer(0, INT_MAX, 128)],
  ['set-max-listpack-value', memory(64)],
  ['zset-max-listpack-entries', integer(0, INT_MAX, 128)],
  ['zset-max-listpack-value', memory(64)],
  ['stream-node-max-bytes', memory(4096)],
  ['stream-node-max-entries', integer(0, INT_MAX, 100)],
  ['hll-sparse-max-bytes', memory(3000)],
  // These are kept and returned, so that tools and suites that set them run. Here they change nothing.
  ['timeout', integer(0, INT_MAX, 0)],
  ['tcp-keepalive', integer(0, INT_MAX, 300)],
  ['hz', integer(0, INT_MAX, 10)],
  ['latency-tracking', oneOf(['yes', 'no'], 'no')],
  ['list-compress-depth', integer(0, INT_MAX, 0)],
  ['activerehashing', oneOf(['yes', 'no'], 'yes')],
  ['activedefrag', oneOf(['no'], 'no')],
  ['lazyfree-lazy-eviction', oneOf(['yes', 'no'], 'no')],
  ['lazyfree-lazy-expire', oneOf(['yes', 'no'], 'no')],
  ['lazyfree-lazy-server-del', oneOf(['yes', 'no'], 'no')],
  ['lazyfree-lazy-user-del', oneOf(['yes', 'no'], 'no')],
  ['lazyfree-lazy-user-flush', oneOf(['yes', 'no'], 'no')],
  ['no-appendfsync-on-rewrite', oneOf(['yes', 'no'], 'no')],
  ['rdbcompression', oneOf(['yes', 'no'], 'yes')],
  // RESTORE checks all payloads, whatever it says.
  ['sanitize-dump-payload', oneOf(['no', 'yes', 'clients'], 'no')],
  ['stop-writes-on-bgsave-error', oneOf(['yes', 'no'], 'yes')],
]);

/** Other names of parameters, which Redis still knows (`config.c`). */
export const aliases: ReadonlyMap<string, string> = new Map([
  ['hash-max-ziplist-entries', 'hash-max-listpack-entries'],
  ['hash-max-ziplist-value', 'hash-max-listpack-value'],
  ['list-max-ziplist-size', 'list-max-listpack-size'],
  ['zset-max-ziplist-entries', 'zset-max-listpack-entries'],
  ['zset-max-ziplist-value', 'zset-max-listpack-value'],
  ['lua-time-limit', 'busy-reply-threshold'],
]);

function memory(initial: number): Parameter {
  return { initial: String(initial), immutable: false, parse: parseMemory };
}

/**
 * `util.c` `memtoull`: an integer number of bytes, with a decimal (`k`) or binary (`kb`) unit. More digits than those of 64
 * bits are an error, as `strtoull` has it; a million of them take long to parse.
 */
function parseMemory(text: string): { value: string } | { reason: string } {
  const [, digits, unit] = /^(\d{0,20})([a-z]{0,2})$/i.exec(text) ?? [];
  const factor = unit === undefined ? undefined : MEMORY_UNITS[unit.toLowerCase()];
  if (digits === undefined || factor === undefined) {
    return { reason: 'argument must be a memory value' };
  }
  return { value: String(BigInt(digits) * factor) };
}

/** @param unlisted a value that is also accepted, but that no error message lists */
function oneOf(values: readonly string[], initial: string, unlisted?: string): Parameter {
  return {
    initial,
    immutable: false,
    parse: (text) => {
      const value = text.toLowerCase();
      if (values.includes(value) || value === unlisted) return { value };
      return { reason: `argument(s) must be one of the following: ${values.join(', ')}` };
    },
  };
}

function integer(least: number, most: number, initial: number): Parameter {
  return {
    initial: String(initial),
    immutable: false,
    parse: (text) => {
      if (!/^(?:0|-?[1-9]\d{0,17})$/.test(text)) {
        return { reason: "argument couldn't be parsed into an integer" };
      }
      const value = Number(text);
      if (value >= least && value <= most) return { value: text };
      return { reason: `argument must be between ${least} and ${most} inclusive` };
    },
  };
}

/**
 * `notify.c`: the letters are returned in a fixed order, and as `A` if all of those are set. Unlike in Redis, `n` is
 * kept beside `A`, so that the reply to CONFIG GET can be set again.
 */
function parseEventClasses(text: string): { value: string } | { reason: string } {
  const letters = new Set(text.replaceAll('A', ALL_EVENTS));
  // The text is that of Redis 7.2, which has no letter for arrays.
  if (![...letters].every((letter) => `${ALL_EVENTS}nKEm`.includes(letter))) {
    return { reason: "Invalid event class character. Use 'Ag$lshzxeKEtmdn'." };
  }
  const present = (order: string) =>
    order
      .split('')
      .filter((letter) => letters.has(letter))
      .join('');
  const classes = present(ALL_EVENTS);
  const value =
    classes === ALL_EVENTS ? `A${present('KEmn')}` : `${classes}${present('n')}${present('KEm')}`;
  return { value };
}
