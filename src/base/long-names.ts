import { createHash } from 'node:crypto';

/**
 * The longest string whose characters V8 hashes (`String::kMaxHashCalcLength`). It hashes longer ones by their length
 * alone, so a table with many of the same length compares each new one with all of them.
 */
export const LONGEST_HASHED = 16_383;

/** The first character of a digest, and its length: one character and 32 bytes as base64. */
const MARK = 0xff_ff;
const DIGEST_LENGTH = 44;

interface Digested {
  readonly name: string;
  readonly digest: string;
}

/** The names digested last, because a command looks up the same one several times, or two in turn. */
let last: Digested = { name: '', digest: '' };
let lastButOne = last;

/** Whether a table may be keyed by the name itself. A short one that looks like a digest may not, or the two could be equal. */
export function isOwnKey(name: string): boolean {
  const { length } = name;
  if (length < DIGEST_LENGTH) return true;
  return length <= LONGEST_HASHED && (length > DIGEST_LENGTH || name.charCodeAt(0) !== MARK);
}

/** What a name for which {@link isOwnKey} is false has as its key: a SHA-256, equal for no other name. */
export function digestOf<Name extends string>(name: Name): Name {
  if (name !== last.name) {
    [last, lastButOne] = [lastButOne, last];
    if (name !== last.name) last = { name, digest: digest(name) };
  }
  // Every string is a key for the table, which gives out names only.
  return last.digest as Name;
}

/**
 * What a table is keyed by for a name that a client has chosen: the name, or a short digest of it if it is long.
 * {@link NameMap} and {@link NameSet} are tables that do this; this is for those whose values know their names.
 */
export function tableKey<Name extends string>(name: Name): Name {
  return isOwnKey(name) ? name : digestOf(name);
}

/** The long names of each table that has some, by digest: beside it, because most tables have none and are small. */
export const longNames = new WeakMap<object, Map<string, string>>();

/** Remembers which long name a table has under a digest. */
export function keepLongName(table: object, digest: string, name: string): void {
  const long = longNames.get(table);
  if (long === undefined) longNames.set(table, new Map([[digest, name]]));
  else long.set(digest, name);
}

function digest(name: string): string {
  // As UTF-16, in which different strings are different bytes, half surrogates included.
  const hash = createHash('sha256').update(name, 'utf16le').digest('base64url');
  return String.fromCharCode(MARK) + hash;
}
