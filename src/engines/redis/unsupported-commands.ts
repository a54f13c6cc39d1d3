/** Commands that are not served, and why. */
interface UnsupportedGroup {
  readonly reason: string;
  /** In lower case. */
  readonly names: readonly string[];
}

/** Commands that Redis up to 8.10 and the hosted service have and Plinth does not. The docs show them as a table. */
export const UNSUPPORTED_GROUPS: readonly UnsupportedGroup[] = [
  group('They are for the developers of Redis.', 'pfdebug pfselftest'),
  group('There is one database, 0, and nothing to move keys to.', 'move swapdb migrate'),
  group(
    'Figures of the commands are in INFO commandstats, SLOWLOG and the metrics.',
    'latency|graph latency|histogram hotkeys',
  ),
  group(
    'Vector sets are a type of Redis 8 that is not there.',
    'vadd vcard vdim vemb vgetattr vinfo vismember vlinks vrandmember vrange vrem vsetattr vsim',
  ),
  group('It is a command of Redis 8.10; AROP computes one figure at a time.', 'aragg'),
  group(
    'There are no replicas and no cluster.',
    'asking cluster readonly readwrite failover psync replconf replicaof slaveof sync',
  ),
  group(
    'The operator of the platform sees to it, not a user of a database.',
    'bgrewriteaof debug module shutdown lolwut',
  ),
];

const UNSERVED = new Set(UNSUPPORTED_GROUPS.flatMap(({ names }) => names));

/** Prefixes of the commands of Redis modules. */
const OF_A_MODULE = /^(?:ft|bf|cf|cms|topk|tdigest|ts)\.[a-z._]+$/;

/** Whether Redis has a command of this name, in lower case, that Plinth does not serve. */
export function isUnsupported(name: string): boolean {
  return UNSERVED.has(name) || OF_A_MODULE.test(name);
}

function group(reason: string, ...names: readonly string[]): UnsupportedGroup {
  return { reason, names: names.flatMap((line) => line.split(' ')) };
}
