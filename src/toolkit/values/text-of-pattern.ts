import type { Random } from '../../base/random.ts';

/** How often `*` and `+` repeat at most. */
const FEW = 6;
/** The longest text that a pattern is followed for. */
const LONGEST = 5000;

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const WORD = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}_`;
const PRINTED = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

const CLASSES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: WORD,
  s: ' ',
  D: LETTERS,
  W: '-.:/',
  S: WORD,
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };

/** A part of a pattern that makes a text. */
type Part = (random: Random) => string;

/** Thrown for what is not followed: assertions, backreferences, properties of Unicode. */
class NotFollowed extends Error {}

const known = new Map<string, Part | undefined>();

/** A text that a pattern probably matches; undefined if it has parts that are not followed. */
export function textOfPattern(source: string, random: Random): string | undefined {
  if (!known.has(source)) {
    if (known.size > 1000) known.clear();
    known.set(source, partFrom(source));
  }
  return known.get(source)?.(random).slice(0, LONGEST);
}

function partFrom(source: string): Part | undefined {
  try {
    return new Reader(source).whole();
  } catch (error) {
    if (error instanceof NotFollowed) return undefined;
    throw error;
  }
}

/** Reads a pattern of JavaScript from left to right. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  whole(): Part {
    const part = this.#alternatives();
    if (this.#at < this.#source.length) throw new NotFollowed();
    return part;
  }

  #alternatives(): Part {
    const all = [this.#sequence()];
    while (this.#take('|')) all.push(this.#sequence());
    return all.length === 1 ? all[0]! : (random) => random.pick(all)(random);
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#next())) {
      parts.push(this.#repeated(this.#single()));
    }
    return (random) => parts.map((part) => part(random)).join('');
  }

  #repeated(part: Part): Part {
    const [least, most] = this.#times();
    if (least === 1 && most === 1) return part;
    this.#take('?');
    const limit = Math.min(most, least + FEW);
    return (random) => {
      const count = least + random.below(limit - least + 1);
      let text = '';
      // What repeats may itself be long, or empty.
      for (let i = 0; i < Math.min(count, LONGEST) && text.length <= LONGEST; i++) {
        text += part(random);
      }
      return text;
    };
  }

  #times(): [number, number] {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    const [all, least, comma, most] =
      /^\{(\d+)(,?)(\d*)\}/.exec(this.#source.slice(this.#at)) ?? [];
    if (all === undefined) return [1, 1];
    this.#at += all.length;
    return [Number(least), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)];
  }

  #single(): Part {
    const character = this.#read();
    if (character === '^' || character === '$') return () => '';
    if (character === '.') return oneOf(WORD);
    if (character === '[') return oneOf(this.#set());
    if (character === '\\') return this.#escape();
    if (character !== '(') return () => character;
    if (this.#take('?')) this.#group();
    const inner = this.#alternatives();
    if (!this.#take(')')) throw new NotFollowed();
    return inner;
  }

  /** Passes over what stands at the beginning of a group, if it has no effect on its text. */
  #group(): void {
    if (this.#take(':')) return;
    const [name] = /^<[a-zA-Z_$][\w$]*>/.exec(this.#source.slice(this.#at)) ?? [];
    if (name === undefined) throw new NotFollowed();
    this.#at += name.length;
  }

  #escape(): Part {
    const character = this.#read();
    if (CLASSES[character] !== undefined) return oneOf(CLASSES[character]);
    if (character === 'b' || /[1-9kpPB]/.test(character)) throw new NotFollowed();
    const text = this.#escaped(character);
    return () => text;
  }

  #escaped(character: string): string {
    if (CONTROLS[character] !== undefined) return CONTROLS[character];
    if (character === '0') return '\0';
    if (character !== 'x' && character !== 'u') return character;
    const rest = this.#source.slice(this.#at);
    const [all, braced, plain] =
      (character === 'x' ? /^()([\da-f]{2})/i : /^(?:\{([\da-f]+)\}|([\da-f]{4}))/i).exec(rest) ??
      [];
    if (all === undefined) return character;
    this.#at += all.length;
    return String.fromCodePoint(Number.parseInt(braced || plain || '0', 16));
  }

  /** The characters of a class, of which those that can be printed are preferred. */
  #set(): string {
    const isNegated = this.#take('^');
    let characters = '';
    while (!this.#take(']')) {
      const from = this.#inSet();
      if (from.length === 1 && this.#next() === '-' && this.#source[this.#at + 1] !== ']') {
        this.#at += 1;
        characters += between(from, this.#inSet());
      } else characters += from;
    }
    const allowed = isNegated
      ? Array.from(WORD + PRINTED)
          .filter((each) => !characters.includes(each))
          .join('')
      : characters;
    if (allowed === '') throw new NotFollowed();
    return allowed;
  }

  #inSet(): string {
    const character = this.#read();
    if (character !== '\\') return character;
    const next = this.#read();
    if (/[pP]/.test(next)) throw new NotFollowed();
    return CLASSES[next] ?? (next === 'b' ? '\b' : this.#escaped(next));
  }

  #next(): string {
    return this.#source[this.#at] ?? '';
  }

  #read(): string {
    if (this.#at >= this.#source.length) throw new NotFollowed();
    return this.#source[this.#at++]!;
  }

  #take(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }
}

function oneOf(characters: string): Part {
  const all = Array.from(characters);
  return (random) => random.pick(all);
}

/** The characters of a range; of a long one the first hundred. */
function between(from: string, to: string): string {
  const [first, last] = [from.codePointAt(0)!, to.codePointAt(0)!];
  const length = Math.max(0, Math.min(last - first + 1, 100));
  return Array.from({ length }, (_, i) => String.fromCodePoint(first + i)).join('');
}
