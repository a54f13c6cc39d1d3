import type { ByteString } from '../bytes.ts';
import type { CommandSpec, KeySpec } from '../command-spec.ts';
import { readInt64 } from '../numbers.ts';

/** A key among the arguments of a call, and how the call uses it. */
export interface KeyUse {
  /** The index in `argv`. */
  readonly position: number;
  /** As in {@link KeySpec}. */
  readonly flags: readonly string[];
}

const READS = ['RO', 'access'];
const READS_AND_WRITES = ['RW', 'access', 'update'];
const OVERWRITES = ['OW', 'update'];

/** Options with which SET also reads the value. */
const READING_SET_OPTIONS = new Set(['GET', 'IFEQ', 'IFNE', 'IFDEQ', 'IFDNE']);

/**
 * Commands whose keys or key flags depend on the options (Redis 7.2 `db.c` `setGetKeys`, `bitfieldGetKeys`,
 * `sortGetKeys`, `georadiusGetKeys`; 8.4 `delexGetKeys`).
 */
const finders = new Map<string, (argv: readonly ByteString[]) => KeyUse[]>([
  ['set', setKeys],
  ['bitfield', bitfieldKeys],
  ['sort', sortKeys],
  ['delex', delexKeys],
  ['georadius', geoRadiusKeys],
  ['georadiusbymember', geoRadiusKeys],
]);

/**
 * The keys that a call names, in the order of the command's key specifications (Redis 7.2 `db.c`
 * `getKeysFromCommandWithSpecs`).
 * @returns none if the arguments make no sense, because the command will refuse them
 */
export function keysOf(spec: CommandSpec, argv: readonly ByteString[]): readonly KeyUse[] {
  const finder = finders.get(spec.name);
  if (finder !== undefined) return finder(argv);
  const keys: KeyUse[] = [];
  for (const keySpec of spec.keys) {
    const range = rangeOf(keySpec, argv);
    if (range === 'absent') continue;
    if (range === 'invalid') return [];
    for (let i = range.first; i <= range.last; i += range.step) {
      keys.push({ position: i, flags: keySpec.flags });
    }
  }
  return keys;
}

/** Whether the argument of a call at an index is a key. */
export function isKeyOf(spec: CommandSpec, argv: readonly ByteString[], index: number): boolean {
  return keysOf(spec, argv).some(({ position }) => position === index);
}

/** Whether a command only removes from a key that it uses with these flags. */
export function isTakenFrom({ flags }: Pick<KeySpec, 'flags'>): boolean {
  return flags.includes('delete') && !flags.includes('insert') && !flags.includes('update');
}

/** What a command does to the value of a key, as far as that may grow. */
export type ChangeOfValue = 'kept or less' | 'replaced' | 'grown';

/** Commands that replace a value although the flags of its key say that they update it: they reply with the old one. */
const REPLACING = new Set(['set', 'getset']);

/** What becomes of the value of a key that a command uses with these flags. */
export function changeOfValue({ flags }: Pick<KeySpec, 'flags'>): ChangeOfValue {
  if (flags.includes('RO') || isTakenFrom({ flags })) return 'kept or less';
  return flags.includes('OW') ? 'replaced' : 'grown';
}

/** The same of a command whose only key is its first argument, whatever its options are; undefined for others. */
export function changeOfOnlyValue({ name, keys }: CommandSpec): ChangeOfValue | undefined {
  if (REPLACING.has(name)) return 'replaced';
  const [key] = keys;
  if (key === undefined || keys.length > 1 || finders.has(name)) return undefined;
  const isFirst = 'index' in key.begin && key.begin.index === 1;
  const isAlone = 'range' in key.find && key.find.range.last === 0;
  return isFirst && isAlone ? changeOfValue(key) : undefined;
}

/** Whether a command is a write that only removes, by the flags of its keys. */
export function onlyTakesFromKeys({ flags, keys }: CommandSpec): boolean {
  return flags.includes('write') && keys.length > 0 && keys.every(isTakenFrom);
}

/** Whether a command takes an element from one key and adds it to another. */
export function movesElement({ keys }: CommandSpec): boolean {
  return (
    keys.some(isTakenFrom) &&
    keys.some(({ flags }) => flags.includes('RW') && flags.includes('insert'))
  );
}

/** Whether keys and values alternate in the arguments of a command. */
export function hasPairs({ keys }: CommandSpec): boolean {
  return keys.some(({ find }) => ('range' in find ? find.range : find.keynum).step === 2);
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/** `getKeysUsingKeySpecs`. A keyword that is not there is an option that was not given. */
function rangeOf(spec: KeySpec, argv: readonly ByteString[]): Range | 'absent' | 'invalid' {
  const begin = 'index' in spec.begin ? spec.begin.index : afterKeyword(spec.begin, argv);
  if (begin === undefined) return 'absent';
  const range = 'range' in spec.find ? spanned(spec.find.range, begin) : counted(spec.find.keynum);
  if (range === undefined) return 'invalid';
  const { first, last } = range;
  // An optional list without elements, as the sources of PFMERGE, says nothing about the keys before it.
  if ('range' in spec.find && spec.find.range.last < 0 && first >= argv.length) return 'absent';
  return first >= argv.length || last >= argv.length || last < first ? 'invalid' : range;

  function spanned(find: { last: number; step: number; limit: number }, first: number): Range {
    let last = first + find.last;
    if (find.last < 0) {
      last = argv.length + find.last;
      if (find.limit > 1) last = first + Math.trunc((argv.length - first) / find.limit) + find.last;
    }
    return { first, last, step: find.step };
  }

  function counted(find: { at: number; first: number; step: number }): Range | undefined {
    const count = readInt64(argv[begin! + find.at] ?? '');
    if (count === undefined || count < 0n) return undefined;
    const first = begin! + find.first;
    return { first, last: first + (Number(count) - 1) * find.step, step: find.step };
  }
}

/** The index after a keyword; `from` counts from the end where it is negative. */
function afterKeyword(
  { keyword, from }: { readonly keyword: string; readonly from: number },
  argv: readonly ByteString[],
): number | undefined {
  const step = from > 0 ? 1 : -1;
  let at = from > 0 ? from : argv.length + from;
  for (; at > 0 && at < argv.length; at += step) {
    if (argv[at]!.toUpperCase() === keyword.toUpperCase()) return at + 1;
  }
  return undefined;
}

function setKeys(argv: readonly ByteString[]): KeyUse[] {
  const reads = argv.slice(3).some((word) => READING_SET_OPTIONS.has(word.toUpperCase()));
  return [{ position: 1, flags: reads ? READS_AND_WRITES : OVERWRITES }];
}

/** BITFIELD only reads if it has nothing but GET and OVERFLOW. */
function bitfieldKeys(argv: readonly ByteString[]): KeyUse[] {
  const words: Record<string, number> = { GET: 3, OVERFLOW: 2 };
  let at = 2;
  while (at < argv.length) {
    const taken = words[argv[at]!.toUpperCase()];
    if (taken === undefined || at + taken > argv.length) break;
    at += taken;
  }
  return [{ position: 1, flags: at === argv.length ? READS : READS_AND_WRITES }];
}

/** Only the last STORE counts; the arguments after BY, GET and LIMIT are their values. */
function sortKeys(argv: readonly ByteString[]): KeyUse[] {
  const values: Record<string, number> = { BY: 1, GET: 1, LIMIT: 2 };
  let destination: number | undefined;
  for (let i = 2; i < argv.length; i++) {
    const word = argv[i]!.toUpperCase();
    if (word === 'STORE' && i + 1 < argv.length) destination = ++i;
    else i += values[word] ?? 0;
  }
  const source = { position: 1, flags: READS };
  return destination === undefined
    ? [source]
    : [source, { position: destination, flags: OVERWRITES }];
}

/** Only the last destination counts, which is the one that is written. */
function geoRadiusKeys(argv: readonly ByteString[]): KeyUse[] {
  let destination: number | undefined;
  for (let i = 5; i + 1 < argv.length; i++) {
    if (/^STORE(?:DIST)?$/i.test(argv[i]!)) destination = ++i;
  }
  const source = { position: 1, flags: READS };
  return destination === undefined
    ? [source]
    : [source, { position: destination, flags: OVERWRITES }];
}

/** With a condition DELEX tells something about the value. */
function delexKeys(argv: readonly ByteString[]): KeyUse[] {
  return [{ position: 1, flags: argv.length > 2 ? ['RW', 'access', 'delete'] : ['RM', 'delete'] }];
}
