import * as fc from 'fast-check';
import {
  commandFiles,
  isServedOverHttp,
  type CommandArgument,
  type CommandFile,
} from '../harness/commands.ts';
import type { Comparison } from './compare.ts';

type Words = fc.Arbitrary<string[]>;

/** What is there before the commands are run: keys of each type, some of them with an expiry. */
export const CONTENT: readonly (readonly string[])[] = [
  ['MSET', 's1', '10', 's2', 'hello world', 's3', '3.25', 's4', '\xff\x00\x0f\xf0'],
  ['RPUSH', 'l1', 'a', 'b', 'c', 'a', '3', '1', '2'],
  ['RPUSH', 'l2', '1', '2', '3', '-1', '2.5'],
  ['HSET', 'h1', 'a', '1', 'b', '2', 'c', 'x', 'f', '3.5'],
  ['SADD', 't1', 'a', 'b', 'c', 'f'],
  ['SADD', 't2', '1', '2', '3', '10'],
  ['ZADD', 'z1', '1', 'a', '2', 'b', '3', 'c', '3', 'd', '5.5', 'f'],
  ['ZADD', 'z2', '-1', 'a', '10', 'b', 'inf', 'x'],
  ['GEOADD', 'g1', '13.361389', '38.115556', 'a', '15.087269', '37.502669', 'b', '-3', '40', 'c'],
  ['PFADD', 'p1', 'a', 'b', 'c'],
  ['XADD', 'x1', '1-1', 'a', '1', 'b', 'x'],
  ['XADD', 'x1', '1-2', 'a', '2', 'b', 'y'],
  ['XADD', 'x1', '3-1', 'c', '3'],
  ['XGROUP', 'CREATE', 'x1', 'g', '0'],
  ['XREADGROUP', 'GROUP', 'g', 'c', 'COUNT', '2', 'STREAMS', 'x1', '>'],
  ['EXPIRE', 'h1', '200000'],
  ['EXPIRE', 'z2', '200000'],
];

const GROUPS = new Set(
  'string bitmap hash list set sorted-set geo hyperloglog stream generic'.split(' '),
);

/** The Redis that is compared with. */
const NEWEST = [7, 0];

/** What they reply is drawn at random, counted in their own way, or a matter of the moment. */
const NOT_COMPARABLE = new Set(
  'spop srandmember hrandfield zrandmember randomkey dump restore memory|usage wait waitaof'.split(
    ' ',
  ),
);

const key = fc.constantFrom(
  ...'s1 s2 s3 s4 l1 l2 h1 t1 t2 z1 z2 g1 p1 x1 x1 none nobody'.split(' '),
  '',
);
const word = fc.constantFrom(
  ...'a b c f x 1 2 3 -1 10 3.5 hello'.split(' '),
  '',
  'x y',
  '\xff\x01',
);
const smallInteger = fc.constantFrom('0', '1', '2', '3', '-1', '-2', '5', '10');
const anyInteger = fc.constantFrom(
  ...['9223372036854775807', '-9223372036854775807', '9223372036854775808', '2147483648'],
  ...['1.5', 'a', '', ' 1', '01', '+1', '-0'],
);
const double = fc.constantFrom(
  ...'0 1 -1 1.5 2 inf -inf +inf nan 1e5 a (1 (2.5 -0 .5 5. infinity 3.0000000000000004'.split(' '),
  '',
);
/** So far ahead, or so long past, that no key expires between the two servers. */
const moment = fc.constantFrom('4102444800', '4102444800000', '100000000', '0', '-1', 'a');
const pattern = fc.constantFrom('*', 'h*', '?', '[a-c]', 'z*', '\\*', 's?', '');
const entryId = fc.constantFrom(
  '1-1',
  '1-2',
  '2',
  '3-1',
  '4-1',
  '9-*',
  '0',
  '-',
  '+',
  '>',
  '(1-1',
  'x',
);
const encoding = fc.constantFrom('u8', 'i8', 'u1', 'i64', 'u63', 'u64', 'i16', 'u0', 'x');
const bitOffset = fc.constantFrom('0', '#0', '#1', '7', '100', '-1', '#-1', 'a');
const type = fc.constantFrom('string', 'list', 'set', 'zset', 'hash', 'none');
const integer = fc.oneof({ weight: 5, arbitrary: smallInteger }, anyInteger);
const anyWord = fc.oneof(
  key,
  word,
  anyInteger,
  double,
  fc.constantFrom('NX', 'GET', 'LIMIT', 'EX'),
);

function valueOf({ name, type: kind }: CommandArgument): fc.Arbitrary<string> {
  if (kind === 'key') return key;
  if (kind === 'pattern') return pattern;
  if (kind === 'double') return double;
  if (kind === 'unix-time' || /seconds|ttl/.test(name)) return moment;
  if (name === 'encoding') return encoding;
  if (name === 'id' || name === 'lastid') return entryId;
  if (name === 'group') return fc.constantFrom('g', 'g', 'h');
  if (name === 'min-idle-time') return fc.constantFrom('0', '0', '100000', 'x');
  if (name === 'type') return type;
  if (name === 'offset') return fc.oneof(integer, bitOffset);
  if (name === 'cursor') return fc.constant('0');
  if (kind === 'integer') return integer;
  return /^(?:min|max|start|stop|end)$/.test(name) ? fc.oneof(integer, double) : word;
}

function isThere({ since }: { readonly since?: string | undefined }): boolean {
  const [major = 0, minor = 0] = (since ?? '0').split('.').map(Number);
  return major < NEWEST[0]! || (major === NEWEST[0] && minor <= NEWEST[1]!);
}

function joined(parts: readonly Words[]): Words {
  return fc.tuple(...parts).map((words) => words.flat());
}

/** The words of an argument, with the word before it; none where it may be left out. */
function wordsOf(argument: CommandArgument): Words {
  const { token, optional = false, multiple = false, arguments: inner = [] } = argument;
  let words: Words;
  if (argument.type === 'pure-token') words = fc.constant([token!]);
  else if (argument.type === 'oneof') words = fc.oneof(...inner.filter(isThere).map(wordsOf));
  else if (argument.type === 'block') words = joined(inner.map(wordsOf));
  else words = valueOf(argument).map((value) => [value]);
  if (multiple) {
    words = fc.array(words, { minLength: 1, maxLength: 3 }).map((several) => several.flat());
  }
  if (token !== undefined && argument.type !== 'pure-token') {
    words = words.map((several) => [token, ...several]);
  }
  if (!optional) return words;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 2, arbitrary: words },
  );
}

/** Where keys are counted, the number mostly is that of the keys. */
function withNumberOfKeys(argument: CommandArgument | undefined): Words {
  const keys = argument === undefined ? fc.constant([]) : wordsOf(argument);
  return fc
    .tuple(keys, fc.option(integer, { freq: 20 }))
    .map(([names, other]) => [other ?? String(names.length), ...names]);
}

function commandOf({ name, arguments: given = [] }: CommandFile): Words {
  const parts: Words[] = [fc.constant(name.toLowerCase().split(/[ |]/))];
  for (let i = 0; i < given.length; i++) {
    const argument = given[i]!;
    if (!isThere(argument)) continue;
    parts.push(argument.name === 'numkeys' ? withNumberOfKeys(given[++i]) : wordsOf(argument));
  }
  return joined(parts);
}

/** Mostly as it is; else a word too few, too many, or another in its place. */
function spoiled(command: Words): Words {
  const place = fc.nat(100);
  return fc.oneof(
    { weight: 10, arbitrary: command },
    {
      weight: 1,
      arbitrary: fc
        .tuple(command, place, fc.nat(2), fc.array(anyWord, { maxLength: 1 }))
        .map(([argv, at, removed, added]) =>
          argv.toSpliced(1 + (at % argv.length), removed, ...added),
        ),
    },
  );
}

/** A command of Redis 7.0 on keys of whatever type, right or wrong. */
export const anyCommand: Words = fc
  .oneof(
    ...[...commandFiles]
      .filter(([name, file]) => {
        const isServed = isServedOverHttp(file) && isThere(file);
        return GROUPS.has(file.group) && isServed && !NOT_COMPARABLE.has(name);
      })
      .filter(([name]) => !/^object|\|help$/.test(name))
      .map(([, file]) => spoiled(commandOf(file))),
  )
  .filter((argv) => !isDifferent(argv) && !needsMuch(argv));

/**
 * Whether Plinth does otherwise than Redis 7.0: as the hosted service does, as later versions do, or as
 * nothing promises (the order of what is equal, ranges by bytes among different scores).
 */
function isDifferent([name = '', ...args]: readonly string[]): boolean {
  const words = new Set(args.map((arg) => arg.toUpperCase()));
  if (name === 'scan') return true;
  if (/^x(?:add|trim)$/.test(name)) return words.has('~') || words.has('*');
  if (name.startsWith('xread')) return isReadDifferently(args);
  if (/^x(?:info|setid)$/.test(name)) return true;
  if (name === 'copy') return words.has('DB') || args[0] === args[1];
  if (name === 'unlink') return args.length === 0;
  if (name === 'bitop') return !/^(?:and|or|xor|not)$/i.test(args[0] ?? '');
  if (name === 'set') return args.some((arg) => /^IF/i.test(arg));
  if (/^(?:bitcount|bitpos)$/.test(name)) return args.length > 1;
  if (/^z(?:rev)?rank$/.test(name)) return args.length !== 2;
  if (name === 'zrangestore' && words.has('LIMIT')) return true;
  if (/^zrange(?:store)?$/.test(name)) return words.has('BYLEX');
  if (name.startsWith('sort')) return words.has('BY');
  if (name.endsWith('scan')) return words.has('COUNT') || words.has('NOVALUES');
  return /lex/.test(name);
}

/** What Redis words otherwise since 7.4, what waits, and what makes no consumer on the hosted service. */
function isReadDifferently(args: readonly string[]): boolean {
  const words = args.map((arg) => arg.toUpperCase());
  const streams = words.length - words.indexOf('STREAMS') - 1;
  return streams % 2 === 1 || ['+', 'BLOCK', 'NOACK'].some((word) => words.includes(word));
}

/** Whether it might make a string of hundreds of megabytes. */
function needsMuch([name = '', ...args]: readonly string[]): boolean {
  return /^(?:setrange|setbit|bitfield)/.test(name) && args.some((arg) => /\d{8}/.test(arg));
}

const UNORDERED = /^(?:smembers|sinter|sunion|sdiff|keys|h(?:getall|keys|vals)|.*scan)$/;

/** How the replies to a command are compared. */
export function comparisonOf([name = '']: readonly string[]): Comparison {
  if (/ttl$|expiretime$|^xpending$/.test(name)) return 'by kind';
  return UNORDERED.test(name) ? 'in any order' : 'exactly';
}
