import { RE2JS } from 're2js';
import { messageOf } from '../../errors.ts';

/** The maximum length of an expression, and of its compiled program: the time of a match grows with both. */
const LONGEST = 1000;
const LARGEST = 2000;
/** How many results are cached: the texts are names of topics, which are few and repeat. */
const KEPT = 1000;

/** Syntax of Java that can't be matched in linear time, or that has another meaning here. */
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^\(\?<?[=!]/, 'look-ahead and look-behind are not supported'],
  [/^\\(?:[1-9]|k)/, 'back-references are not supported'],
  [/^(?:\(\?>|[*+?}]\+)/, 'atomic groups and possessive quantifiers are not supported'],
  [/^\\0/, 'octal escapes are not supported, write \\x and two hexadecimal digits'],
];
const UNSUPPORTED_IN_CLASS: readonly (readonly [RegExp, string])[] = [
  [/^(?:&&|\[)/, 'character classes within character classes are not supported'],
  [/^\\0/, 'octal escapes are not supported, write \\x and two hexadecimal digits'],
];

/**
 * A regular expression from a configuration, in the part of Java's syntax that can be matched in time
 * linear in the text, so that no expression and no text can block the platform.
 */
export class LinearRegex {
  readonly #compiled: RE2JS;
  readonly #results = new Map<string, boolean>();

  /** @throws Error if the expression is invalid, with the reason */
  constructor(source: string) {
    if (source.length > LONGEST) throw new Error(`longer than ${LONGEST} characters`);
    const unsupported = findUnsupported(source);
    if (unsupported !== undefined) throw new Error(unsupported);
    try {
      this.#compiled = RE2JS.compile(source);
    } catch (error) {
      throw new Error(messageOf(error).replace('error parsing regexp: ', ''), { cause: error });
    }
    if (this.#compiled.programSize() > LARGEST) {
      throw new Error('too large: its repetitions multiply');
    }
  }

  get groupCount(): number {
    return this.#compiled.groupCount();
  }

  /** The number of a named group; undefined if there is none. */
  groupNamed(name: string): number | undefined {
    const groups = this.#compiled.namedGroups();
    return Object.hasOwn(groups, name) ? groups[name] : undefined;
  }

  /** Whether it matches a whole text. */
  test(text: string): boolean {
    let result = this.#results.get(text);
    if (result === undefined) {
      result = this.#compiled.testExact(text);
      if (this.#results.size >= KEPT) this.#results.clear();
      this.#results.set(text, result);
    }
    return result;
  }

  /** @returns the match and that of each group, or null; undefined if the text does not match as a whole */
  groups(text: string): readonly (string | null)[] | undefined {
    const matcher = this.#compiled.matcher(text);
    if (!matcher.matches()) return undefined;
    return Array.from({ length: this.groupCount + 1 }, (_, i) => matcher.group(i));
  }
}

function findUnsupported(source: string): string | undefined {
  let isInClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const rest = source.slice(at, at + 4);
    const found = (isInClass ? UNSUPPORTED_IN_CLASS : UNSUPPORTED).find(([form]) =>
      form.test(rest),
    );
    if (found !== undefined) return found[1];
    if (rest.startsWith('\\Q')) {
      const end = source.indexOf('\\E', at);
      if (end < 0) return undefined;
      at = end + 1;
    } else if (rest.startsWith('\\')) {
      at += 1;
    } else if (isInClass) {
      if (rest.startsWith(']')) isInClass = false;
    } else if (rest.startsWith('[')) {
      isInClass = true;
      // A closing bracket directly after the opening one is a literal.
      if (/^\[\^?\]/.test(rest)) at += rest.startsWith('[^') ? 2 : 1;
    }
  }
  return undefined;
}
