import type { ByteString } from '../../src/engines/redis/bytes.ts';
import {
  isServedOverHttp,
  type ArgumentDocument,
  type CommandDocument,
  type OptionConflict,
} from '../../src/engines/redis/command-document.ts';
import { errors } from '../../src/engines/redis/errors.ts';
import type { RedisError } from '../../src/engines/redis/reply.ts';
import { errorOf, SYNTAX, valueError } from './argument-values.ts';

type Arguments = readonly ArgumentDocument[];

/** Which options a call has: their tokens, and the names of optional values without one. */
export type Options = ReadonlySet<string>;

/**
 * Reads the words of a call by the arguments of the command's file.
 * @param argv with the name, which has as many words as in the file
 * @returns its options
 * @throws RedisError for a word that no argument allows, and for a value that an argument does not allow
 */
export function readCall(document: CommandDocument, argv: readonly ByteString[]): Options {
  const reading = new Reading(document, argv);
  reading.sequence(document.arguments, argv.length, NONE);
  reading.end();
  return reading.options;
}

/** How many items the reply to a call has. */
export interface ReplySize {
  /** Whether it has exactly as many, not at most. */
  readonly isExact: boolean;
  readonly count: number;
}

/** What a call that can be read says of the size of its reply; undefined if nothing. */
export function replySize(
  document: CommandDocument,
  argv: readonly ByteString[],
): ReplySize | undefined {
  if (!document.arguments.some(({ sizesReply }) => sizesReply !== undefined)) return undefined;
  const reading = new Reading(document, argv);
  reading.sequence(document.arguments, argv.length, NONE);
  return reading.size;
}

const NONE: ReadonlySet<string> = new Set();

/** One call, while it is read from left to right. No word is read twice, however long the call is. */
class Reading {
  readonly options = new Set<string>();
  size: ReplySize | undefined;
  readonly #name: string;
  readonly #syntaxError: string;
  readonly #conflicts: readonly OptionConflict[];
  readonly #words: readonly ByteString[];
  #at: number;
  /** Checks of values that depend on options. */
  readonly #later: (() => void)[] = [];
  /** What the last number said of how many arguments follow it. */
  #count: { readonly most: number; readonly of: ArgumentDocument } | undefined;

  constructor(document: CommandDocument, words: readonly ByteString[]) {
    const { name, syntaxError = SYNTAX, conflicts = [] } = document;
    this.#conflicts = conflicts;
    this.#name = name;
    this.#syntaxError = syntaxError;
    this.#words = words;
    this.#at = name.split(' ').length;
  }

  end(): void {
    if (this.#at < this.#words.length) throw this.#unexpected();
    const { options } = this;
    const conflict = this.#conflicts.find(
      ({ have, lack = [] }) =>
        have.every((token) => options.has(token)) && !lack.some((token) => options.has(token)),
    );
    if (conflict !== undefined) throw this.#failed(conflict.error);
    for (const check of this.#later) check();
  }

  /**
   * Reads arguments in their order, but those that begin with a token, or may be absent, among each other in any.
   * @param end where the words that they may take end
   * @param after the tokens that may follow them
   */
  sequence(list: Arguments, end: number, after: ReadonlySet<string>): void {
    for (let i = 0; i < list.length;) {
      const from = i;
      while (i < list.length && isOption(list[i]!)) i++;
      const next = list.slice(i === from ? i + 1 : i);
      const until = end - lengthOf(next);
      if (i > from) this.#someOf(list.slice(from, i), until, tokensBefore(next, after));
      else {
        this.#required(list[i]!, next[0], until, tokensBefore(next, after));
        i++;
      }
    }
  }

  #someOf(options: Arguments, end: number, after: ReadonlySet<string>): void {
    const missing = new Set(options);
    while (this.#at < end) {
      const token = this.#words[this.#at]!.toUpperCase();
      const begun = (option: ArgumentDocument) => firstTokens(option).has(token);
      const found =
        options.find((option) => missing.has(option) && begun(option)) ??
        options.find((option) => (mayRepeat(option) || this.options.has(token)) && begun(option)) ??
        (after.has(token) ? undefined : options.find((o) => missing.has(o) && isOpen(o)));
      if (found === undefined) {
        const { conflictError } = options.find(begun) ?? {};
        if (conflictError !== undefined) throw this.#failed(conflictError);
        break;
      }
      missing.delete(found);
      const rest = [...missing];
      const until = end - lengthOf(rest);
      if (this.#at >= until && isOpen(found) && !begun(found)) break;
      this.#optional(
        found,
        until,
        new Set([...after, ...rest.flatMap((o) => [...firstTokens(o)])]),
      );
    }
    const required = [...missing].find(({ optional = false }) => !optional);
    if (required !== undefined) throw this.#failed(required.typeError ?? this.#syntaxError);
  }

  #optional(argument: ArgumentDocument, end: number, after: ReadonlySet<string>): void {
    if (isOpen(argument)) this.options.add(argument.name);
    this.#required(argument, undefined, end, after);
  }

  #required(
    argument: ArgumentDocument,
    next: ArgumentDocument | undefined,
    end: number,
    after: ReadonlySet<string>,
  ): void {
    const { type, token, multiple = false, multipleToken = false } = argument;
    if (token !== undefined) this.#token(token);
    if (type === 'pure-token') return;
    if (!multiple) {
      this.#one(argument, end, after);
      if (argument.sizesReply !== undefined)
        this.#sizes(argument, Number(this.#words[this.#at - 1]));
      if (isCountOf(argument, next)) {
        this.#count = { most: Number(this.#words[this.#at - 1]), of: argument };
      }
      return;
    }
    if (multipleToken) return this.#one(argument, end, after);
    this.#several(argument, next, end, after);
  }

  #several(
    argument: ArgumentDocument,
    next: ArgumentDocument | undefined,
    end: number,
    after: ReadonlySet<string>,
  ): void {
    const size = sizeOf(argument);
    const counted = this.#count;
    this.#count = undefined;
    let until = end;
    if (counted !== undefined) {
      until = this.#at + counted.most * (size ?? 1);
      if (until > end) throw this.#failed(counted.of.countError ?? this.#syntaxError);
    } else if (next?.multiple === true) {
      // As many words of the one as of the other: `STREAMS key [key ...] id [id ...]`.
      const both = end + lengthOf([next]) - this.#at;
      if (both % 2 === 1) throw this.#failed(argument.countError ?? this.#syntaxError);
      until = this.#at + both / 2;
    }
    const first = this.#at;
    for (let count = 1; this.#at < until; count++) {
      const isFollowed = counted === undefined && this.#at > first;
      if (isFollowed && after.size > 0 && after.has(this.#words[this.#at]!.toUpperCase())) return;
      if (size !== undefined && this.#at + size > until) {
        throw this.#failed(argument.countError ?? this.#syntaxError);
      }
      const before = this.#at;
      this.#one(argument, until, after);
      if (this.#at === before) return;
      this.#sizes(argument, count);
    }
  }

  #sizes({ sizesReply }: ArgumentDocument, count: number): void {
    if (sizesReply !== undefined) this.size = { isExact: sizesReply === 'each', count };
  }

  #one(argument: ArgumentDocument, end: number, after: ReadonlySet<string>): void {
    const { type, arguments: inner = [] } = argument;
    if (type === 'block') return this.sequence(inner, end, after);
    if (type === 'oneof') return this.#oneOf(argument, end, after);
    const word = this.#words[this.#at];
    if (word === undefined || this.#at >= end) throw this.#unexpected();
    if (argument.formatWith === undefined) this.#check(argument, word);
    else this.#later.push(() => this.#check(argument, word));
    if (!isServedOverHttp(argument)) {
      throw errors.notAvailable(`${this.#name} ${argument.token ?? ''}`);
    }
    this.#at++;
  }

  #check(argument: ArgumentDocument, word: ByteString): void {
    const error = valueError(argument, word, this.#name, this.options);
    if (error !== undefined) throw error;
  }

  #oneOf(argument: ArgumentDocument, end: number, after: ReadonlySet<string>): void {
    const { arguments: alternatives = [], typeError = this.#syntaxError } = argument;
    const token = this.#words[this.#at]?.toUpperCase() ?? '';
    const chosen =
      alternatives.find((each) => firstTokens(each).has(token)) ?? alternatives.find(isOpen);
    if (this.#at >= this.#words.length) throw this.#unexpected();
    if (chosen === undefined || this.#at >= end) throw this.#failed(typeError);
    this.#required(chosen, undefined, end, after);
  }

  #token(token: string): void {
    if (this.#words[this.#at]?.toUpperCase() !== token) throw this.#unexpected();
    this.options.add(token);
    this.#at++;
  }

  /** The error of a word that is not allowed where it is, or of one that is missing. */
  #unexpected(): RedisError {
    return this.#failed(this.#syntaxError);
  }

  #failed(text: string): RedisError {
    return errorOf(text, this.#words[this.#at] ?? '', this.#name);
  }
}

/** Whether an argument may be absent, or stand among others in any order. */
function isOption(argument: ArgumentDocument): boolean {
  return argument.optional === true || argument.token !== undefined || !isOpen(argument);
}

/** Whether an option can be given twice: a choice mostly not. */
function mayRepeat({ type, combines }: ArgumentDocument): boolean {
  return type !== 'oneof' || combines === true;
}

/** `numkeys key [key ...]`: also if there may be no keys. */
function isCountOf({ name, type }: ArgumentDocument, next: ArgumentDocument | undefined): boolean {
  return type === 'integer' && name.startsWith('num') && next?.multiple === true;
}

/** The fewest words of arguments. */
function lengthOf(list: Arguments): number {
  return list.reduce((sum, argument) => sum + fewestWords(argument), 0);
}

const fewest = new WeakMap<ArgumentDocument, number>();

function fewestWords(argument: ArgumentDocument): number {
  const known = fewest.get(argument);
  if (known !== undefined) return known;
  const { type, token, optional = false, arguments: inner = [] } = argument;
  const before = token === undefined || type === 'pure-token' ? 0 : 1;
  const own = () => {
    if (type === 'oneof') return Math.min(...inner.map(fewestWords));
    return type === 'block' ? lengthOf(inner) : 1;
  };
  const words = optional ? 0 : before + own();
  fewest.set(argument, words);
  return words;
}

/** How many words each of several arguments has, if it is always the same number. */
function sizeOf({ type, arguments: inner = [] }: ArgumentDocument): number | undefined {
  if (type === 'oneof') return undefined;
  if (type !== 'block') return 1;
  const isFixed = inner.every(
    (each) => each.type !== 'oneof' && each.type !== 'block' && each.optional !== true,
  );
  return isFixed ? lengthOf(inner) : undefined;
}

const firsts = new WeakMap<ArgumentDocument, ReadonlySet<string>>();

/** The tokens that an argument may begin with. */
function firstTokens(argument: ArgumentDocument): ReadonlySet<string> {
  const known = firsts.get(argument);
  if (known !== undefined) return known;
  const { token, type, arguments: inner = [] } = argument;
  const own = () => {
    if (token !== undefined) return [token];
    if (type === 'oneof') return inner.flatMap((each) => [...firstTokens(each)]);
    return type === 'block' ? [...tokensBefore(inner, NONE)] : [];
  };
  const tokens = new Set(own());
  firsts.set(argument, tokens);
  return tokens;
}

/** The tokens that may come first of arguments, and after them if all may be absent. */
function tokensBefore(list: Arguments, after: ReadonlySet<string>): ReadonlySet<string> {
  const required = list.findIndex(({ optional = false }) => !optional);
  const leading = required < 0 ? list : list.slice(0, required + 1);
  if (leading.length === 0) return after;
  const tokens = leading.flatMap((argument) => [...firstTokens(argument)]);
  return new Set(required < 0 ? [...tokens, ...after] : tokens);
}

/** Whether an argument may begin with any word. */
function isOpen(argument: ArgumentDocument): boolean {
  const { token, type, arguments: inner = [] } = argument;
  if (token !== undefined) return false;
  if (type === 'oneof') return inner.some(isOpen);
  if (type !== 'block') return type !== 'pure-token';
  const required = inner.findIndex(({ optional = false }) => !optional);
  const leading = required < 0 ? inner : inner.slice(0, required + 1);
  return leading.some(isOpen);
}
