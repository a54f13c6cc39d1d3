import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import type { Comparison } from './compare.ts';

/** An intended difference between Plinth and a Redis. */
interface Difference {
  readonly command: RegExp;
  /** The words in capitals among the arguments; applies always if absent. */
  readonly where?: (args: readonly string[]) => boolean;
  /** Only with a Redis before this version. */
  readonly before?: string;
  /** Only with this version of Redis and later ones. */
  readonly since?: string;
}

const has =
  (...words: string[]) =>
  (args: readonly string[]) =>
    words.some((word) => args.includes(word));

/**
 * Plinth does as the hosted service or another version of Redis, or nothing defines the result (the order of equal
 * elements, ranges by bytes among different scores).
 */
const DIFFERENCES: readonly Difference[] = [
  // SCAN of the hosted service visits more keys.
  { command: /^scan$/ },
  { command: /scan$/, where: has('NOVALUES'), before: '7.4' },
  { command: /scan$/, where: (args) => args[1] !== '0', before: '8.0' },
  // Until 7.2, the lag of groups was counted differently, and scores were written differently.
  { command: /^x(?:add|trim|group|setid|del)$/, before: '7.2' },
  { command: /^geo/, where: has('STOREDIST'), before: '7.2' },
  // Until 7.2, a consumer that claimed nothing was not created.
  { command: /^x(?:auto)?claim$/, before: '7.2' },
  // Over HTTP Plinth trims to the exact length, and generated ids contain the time.
  { command: /^x(?:add|trim)$/, where: has('~', '*') },
  // The hosted service does not create a consumer with NOACK.
  { command: /^xread/, where: has('NOACK', 'BLOCK') },
  { command: /^xread/, where: has('+'), before: '7.4' },
  { command: /^xread/, where: hasOddStreams, before: '7.4' },
  // The hosted service copies a key onto itself, and accepts UNLINK without keys that exist.
  { command: /^copy$/, where: (args) => has('DB')(args) || args[0] === args[1] },
  { command: /^unlink$/, where: (args) => args.length === 0 },
  // The hosted service accepts milliseconds in place of seconds.
  { command: /^hexpireat$/, where: has('4102444800000') },
  // Equal elements may have any order.
  { command: /^sort/, where: has('BY') },
  // Over HTTP LIMIT is supported for ranks too, as in the hosted service.
  { command: /^zrangestore$/, where: isRankWithLimit },
  // Counts end at 2^53.
  { command: /^x(?:setid|group)$/, where: has('9223372036854775807') },
  // Plinth doesn't know how a value was created.
  { command: /^object$/, where: has('ENCODING', 'REFCOUNT') },
  // Redis 8.0 counts a negative offset from the end if the sorted set is large.
  { command: /^z/, where: hasNegativeOffset, since: '8.0' },
  // Redis 8.0 accepts no score after a space.
  { command: /^z/, where: has(' 1', '( 1'), since: '8.0' },
  // Redis 8.0 treats this index as an existing one.
  { command: /^lset$/, where: has('9223372036854775807', '-9223372036854775807'), since: '8.0' },
  { command: /^bit(?:count|pos)$/, where: (args) => args.length > 1, before: '7.2' },
  { command: /^z(?:rev)?rank$/, where: (args) => args.length !== 2, before: '7.2' },
];

function isRankWithLimit(args: readonly string[]): boolean {
  const options = args.slice(4);
  return has('LIMIT')(options) && !has('BYSCORE', 'BYLEX')(options);
}

function hasNegativeOffset(args: readonly string[]): boolean {
  return args.some((arg, i) => arg === 'LIMIT' && args[i + 1]?.startsWith('-') === true);
}

function hasOddStreams(args: readonly string[]): boolean {
  return (args.length - args.indexOf('STREAMS') - 1) % 2 === 1;
}

/** Whether a command has different results in Plinth and in a Redis of this version. */
export function isDifferent([name = '', ...rest]: readonly string[], version: string): boolean {
  const args = rest.map((arg) => arg.toUpperCase());
  return DIFFERENCES.some(
    ({ command, where = () => true, before, since = '0' }) =>
      command.test(name) &&
      where(args) &&
      (before === undefined || !isAtLeast(version, before)) &&
      isAtLeast(version, since),
  );
}

const UNORDERED = /^(?:smembers|sinter|sunion|sdiff|keys|h(?:getall|keys|vals))$/;

/** How the replies to a command are compared. */
export function comparisonOf([name = '', subcommand = '']: readonly string[]): Comparison {
  if (/ttl$|expiretime$|^xpending$/.test(name)) return 'by kind';
  // For large values, a call returns a part of the elements, which each server chooses.
  if (name.endsWith('scan')) return 'by kind';
  if (name === 'xinfo' && /^(?:consumers|stream)$/i.test(subcommand)) return 'by kind';
  if (name === 'object' && /^idletime$/i.test(subcommand)) return 'by kind';
  // Redis 8.0 writes coordinates with fewer digits.
  if (name.startsWith('geo')) return 'by value';
  return UNORDERED.test(name) ? 'in any order' : 'exactly';
}
