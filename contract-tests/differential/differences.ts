import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import type { Comparison } from './compare.ts';

/** Where Plinth does otherwise than a Redis. */
interface Difference {
  readonly command: RegExp;
  /** Of the arguments, the words in capitals; always if not given. */
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
 * As the hosted service does, as another version does, or as nothing promises (the order of what is equal, ranges by bytes
 * among different scores).
 */
const DIFFERENCES: readonly Difference[] = [
  // SCAN of the hosted service looks at more keys.
  { command: /^scan$/ },
  { command: /scan$/, where: has('NOVALUES'), before: '7.4' },
  { command: /scan$/, where: (args) => args[1] !== '0', before: '8.0' },
  // Until 7.2 the lag of groups was counted otherwise, and scores were written otherwise.
  { command: /^x(?:add|trim|group|setid|del)$/, before: '7.2' },
  { command: /^geo/, where: has('STOREDIST'), before: '7.2' },
  // Until 7.2 who claims nothing was no consumer.
  { command: /^x(?:auto)?claim$/, before: '7.2' },
  // Plinth trims to exactly so many, and ids that it makes have the time in them.
  { command: /^x(?:add|trim)$/, where: has('~', '*') },
  // The hosted service makes no consumer with NOACK.
  { command: /^xread/, where: has('NOACK', 'BLOCK') },
  { command: /^xread/, where: has('+'), before: '7.4' },
  { command: /^xread/, where: hasOddStreams, before: '7.4' },
  // The hosted service copies a key onto itself, and takes an UNLINK of nothing.
  { command: /^copy$/, where: (args) => has('DB')(args) || args[0] === args[1] },
  { command: /^unlink$/, where: (args) => args.length === 0 },
  // The hosted service takes milliseconds for seconds.
  { command: /^hexpireat$/, where: has('4102444800000') },
  // What is equal may stand in any order.
  { command: /^sort/, where: has('BY') },
  // The hosted service takes LIMIT for ranks too.
  { command: /^zrangestore$/, where: isRankWithLimit },
  // Counts end at 2^53.
  { command: /^x(?:setid|group)$/, where: has('9223372036854775807') },
  // How a value came about, Plinth does not know.
  { command: /^object$/, where: has('ENCODING', 'REFCOUNT') },
  // Redis 8.0 counts a negative offset from the end where the sorted set is large.
  { command: /^z/, where: hasNegativeOffset, since: '8.0' },
  // Redis 8.0 takes no score after a space.
  { command: /^z/, where: has(' 1', '( 1'), since: '8.0' },
  // Redis 8.0 takes this index for one that is there.
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

/** Whether what a command does differs between Plinth and a Redis of this version. */
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
  // Of what is large a call shows a part, and which one is for each to choose.
  if (name.endsWith('scan')) return 'by kind';
  if (name === 'xinfo' && /^(?:consumers|stream)$/i.test(subcommand)) return 'by kind';
  if (name === 'object' && /^idletime$/i.test(subcommand)) return 'by kind';
  // Redis 8.0 writes coordinates with fewer digits.
  if (name.startsWith('geo')) return 'by value';
  return UNORDERED.test(name) ? 'in any order' : 'exactly';
}
