import { createHash } from 'node:crypto';
import { lowerCase, toBuffer, type ByteString } from '../../bytes.ts';
import { commandNamed } from '../command-index.ts';
import { isOfUnservedCommand, Selector } from './selector.ts';
import type { User } from './user.ts';

/** Why a rule is refused, in the words of Redis 7.2 `acl.c` `ACLSetUserStringError`. */
const REASONS = {
  syntax: 'Syntax error',
  unknown: 'Unknown command or category name in ACL',
  keysAfterAll:
    "Adding a pattern after the * pattern (or the 'allkeys' flag) is not valid and does not have any effect. Try 'resetkeys' to start with an empty list of patterns",
  channelsAfterAll:
    "Adding a pattern after the * pattern (or the 'allchannels' flag) is not valid and does not have any effect. Try 'resetchannels' to start with an empty list of channels",
  noSuchPassword: 'The password you are trying to remove from the user does not exist',
  badHash:
    'The password hash must be exactly 64 characters and contain only lowercase hexadecimal characters',
  firstArgumentOfSubcommand: 'Allowing first-arg of a subcommand is not supported',
} as const;

/** The characters that Redis 7.2 `acl.c` `ACLStringHasSpaces` refuses in names and patterns. */
export const SPACE_OR_NUL = /[\0\t-\r ]/;

/** Rules that are single words, with their effects; case does not matter. */
type WordRules<T> = Readonly<Record<string, (target: T) => void>>;

const USER_WORDS: WordRules<User> = {
  on: (user) => (user.enabled = true),
  off: (user) => (user.enabled = false),
  'skip-sanitize-payload': (user) => (user.sanitizesPayload = false),
  'sanitize-payload': (user) => (user.sanitizesPayload = true),
  nopass: (user) => setPasswords(user, [], true),
  resetpass: (user) => setPasswords(user, [], false),
  clearselectors: (user) => (user.selectors = [user.selectors[0]]),
  reset: (user) => {
    setPasswords(user, [], false);
    user.enabled = false;
    user.sanitizesPayload = true;
    user.selectors = [new Selector()];
  },
};

const SELECTOR_WORDS: WordRules<Selector> = {
  allkeys: (selector) => selector.setAllKeys(true),
  '~*': (selector) => selector.setAllKeys(true),
  resetkeys: (selector) => selector.setAllKeys(false),
  allchannels: (selector) => selector.setAllChannels(true),
  '&*': (selector) => selector.setAllChannels(true),
  resetchannels: (selector) => selector.setAllChannels(false),
  allcommands: (selector) => selector.setAllCommands(true),
  '+@all': (selector) => selector.setAllCommands(true),
  nocommands: (selector) => selector.setAllCommands(false),
  '-@all': (selector) => selector.setAllCommands(false),
};

/** SHA-256 in hexadecimal, the form in which users' passwords are stored. */
export function hashPassword(password: ByteString): string {
  return createHash('sha256').update(toBuffer(password)).digest('hex');
}

/**
 * Applies rules in the syntax of ACL SETUSER to a user until one is refused, so pass a copy (Redis 7.2 `acl.c`
 * `ACLStringSetUser`).
 * @returns what is wrong with the refused one, without the error class; undefined if all were applied
 */
export function applyRules(user: User, rules: readonly ByteString[]): string | undefined {
  const joined = joinSelectors(rules);
  if ('unmatched' in joined) {
    return `Unmatched parenthesis in acl selector starting at '${joined.unmatched}'.`;
  }
  for (const rule of joined.rules) {
    const reason = applyToUser(user, rule);
    if (reason !== undefined) return `Error in ACL SETUSER modifier '${rule}': ${reason}`;
  }
  user.unrestricted = user.selectors.some((selector) => selector.unrestricted);
  return undefined;
}

/** Joins the words of a selector, which may have been split at its spaces. */
function joinSelectors(
  words: readonly ByteString[],
): { rules: ByteString[] } | { unmatched: ByteString } {
  const rules: ByteString[] = [];
  let open: ByteString[] | undefined;
  for (const word of words) {
    if (open === undefined && (!word.startsWith('(') || word.endsWith(')'))) {
      rules.push(word);
      continue;
    }
    open = [...(open ?? []), word];
    if (word.endsWith(')')) {
      rules.push(open.join(' '));
      open = undefined;
    }
  }
  return open === undefined ? { rules } : { unmatched: open[0]! };
}

/** `ACLSetUser`. */
function applyToUser(user: User, rule: ByteString): string | undefined {
  if (rule === '') return undefined;
  const word = own(USER_WORDS, rule.toLowerCase());
  if (word !== undefined) {
    word(user);
    return undefined;
  }
  const rest = rule.slice(1);
  switch (rule[0]) {
    case '>':
      return addPassword(user, hashPassword(rest));
    case '#':
      return isHash(rest) ? addPassword(user, rest) : REASONS.badHash;
    case '<':
      return removePassword(user, hashPassword(rest));
    case '!':
      return isHash(rest) ? removePassword(user, rest) : REASONS.badHash;
    case '(':
      if (rule.endsWith(')')) return addSelector(user, rule.slice(1, -1));
  }
  return applyToSelector(user.selectors[0], rule);
}

function addSelector(user: User, rules: ByteString): string | undefined {
  const selector = new Selector();
  for (const rule of rules.split(/[\0\t-\r ]+/)) {
    const reason = rule === '' ? undefined : applyToSelector(selector, rule);
    if (reason !== undefined) return reason;
  }
  user.selectors = [...user.selectors, selector];
  return undefined;
}

/** `ACLSetSelector`. */
function applyToSelector(selector: Selector, rule: ByteString): string | undefined {
  const word = own(SELECTOR_WORDS, rule.toLowerCase());
  if (word !== undefined) {
    word(selector);
    return undefined;
  }
  switch (rule[0]) {
    case '~':
    case '%':
      return addKeys(selector, rule);
    case '&':
      return addChannels(selector, rule.slice(1));
    case '+':
    case '-':
      return changeCommands(selector, rule[0], lowerCase(rule.slice(1)));
    default:
      return REASONS.syntax;
  }
}

/** `%` is followed by distinct letters in any order and case; the tilde may be missing. */
function addKeys(selector: Selector, rule: ByteString): string | undefined {
  if (selector.allKeys) return REASONS.keysAfterAll;
  const [, letters, pattern] = /^(?:~|%(r|w|rw|wr)(?:~|$))(.*)$/is.exec(rule) ?? [];
  if (pattern === undefined || SPACE_OR_NUL.test(pattern)) return REASONS.syntax;
  const has = (letter: string) => letters === undefined || letters.toLowerCase().includes(letter);
  selector.addKeys(pattern, has('r'), has('w'));
  return undefined;
}

function addChannels(selector: Selector, pattern: ByteString): string | undefined {
  if (selector.allChannels) return REASONS.channelsAfterAll;
  if (SPACE_OR_NUL.test(pattern)) return REASONS.syntax;
  selector.addChannels(pattern);
  return undefined;
}

/** @param subject in lower case: `get`, `config|get`, `@hash`, `select|0` */
function changeCommands(
  selector: Selector,
  sign: '+' | '-',
  subject: ByteString,
): string | undefined {
  if (subject.startsWith('@')) {
    if (!CATEGORIES.includes(subject.slice(1))) return REASONS.unknown;
  } else if (isOfUnservedCommand(subject)) {
    // Scripts that set up users of a Redis name such commands. The rule is kept, and has nothing to allow or deny.
  } else if (commandNamed(subject) === undefined) {
    const bar = subject.lastIndexOf('|');
    const command = commandNamed(subject.slice(0, Math.max(bar, 0)));
    if (sign === '-' || command === undefined) return REASONS.unknown;
    if (command.container !== undefined) return REASONS.firstArgumentOfSubcommand;
    const argument = subject.slice(bar + 1);
    // A space would end the rule when it is parsed again. Redis accepts it and aborts there.
    if (argument === '' || SPACE_OR_NUL.test(argument)) return REASONS.syntax;
    if (command.subcommands.length > 0) return REASONS.unknown;
  }
  selector.changeCommands(sign, subject);
  return undefined;
}

function setPasswords(user: User, passwords: readonly string[], none: boolean): void {
  user.passwords = passwords;
  user.noPassword = none;
}

function addPassword(user: User, hash: string): undefined {
  const others = user.passwords.filter((each) => each !== hash);
  setPasswords(
    user,
    others.length < user.passwords.length ? user.passwords : [...others, hash],
    false,
  );
}

function removePassword(user: User, hash: string): string | undefined {
  if (!user.passwords.includes(hash)) return REASONS.noSuchPassword;
  user.passwords = user.passwords.filter((each) => each !== hash);
  return undefined;
}

function isHash(text: ByteString): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * The ACL categories of Redis 7.2, in the order in which ACL CAT lists them (`acl.c`), those of RedisJSON and of Redis 8.8, and
 * those of indexes of vectors and of search.
 */
export const CATEGORIES: readonly string[] = [
  'keyspace',
  'read',
  'write',
  'set',
  'sortedset',
  'list',
  'hash',
  'string',
  'bitmap',
  'hyperloglog',
  'geo',
  'stream',
  'pubsub',
  'admin',
  'fast',
  'slow',
  'blocking',
  'dangerous',
  'connection',
  'transaction',
  'scripting',
  'json',
  'array',
  'vector',
  'search',
];
