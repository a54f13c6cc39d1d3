/** Milliseconds. The longest delay of a retry ("Each delay is capped at 1 day", retry page of the public service). */
export const LONGEST_DELAY = 86_400_000;

/**
 * The default delay of a retry: `min(86400, e^(2.5 n))` seconds before retry n, in whole seconds as in the hosted
 * service's table: 12 s, 2 m 28 s, 30 m 8 s, 6 h 7 m 6 s, and then 24 h.
 * @param retried retries that have been made
 * @returns milliseconds
 */
export function defaultDelay(retried: number): number {
  return Math.min(LONGEST_DELAY, Math.floor(Math.exp(2.5 * (retried + 1))) * 1000);
}

/*
 * Retry-delay expressions: `max(1000, pow(2, retried) * 1000)`. They have numbers, `+ - * / %`, parentheses,
 * the variable `retried` and the functions below; nothing in them can loop, do I/O or grow. As they are
 * short, they are evaluated while they are parsed.
 */

/** Characters. */
const LONGEST_EXPRESSION = 512;
/** Maximum nesting of parentheses, calls and signs. */
const DEEPEST_NESTING = 32;

interface Operation {
  readonly least: number;
  readonly most: number;
  readonly of: (...values: number[]) => number;
}

const one = (of: (value: number) => number): Operation => ({ least: 1, most: 1, of });

const functions: ReadonlyMap<string, Operation> = new Map([
  ['pow', { least: 2, most: 2, of: (base: number, exponent: number) => base ** exponent }],
  ['sqrt', one(Math.sqrt)],
  ['abs', one(Math.abs)],
  ['exp', one(Math.exp)],
  ['floor', one(Math.floor)],
  ['ceil', one(Math.ceil)],
  ['round', one(Math.round)],
  ['min', { least: 1, most: Infinity, of: Math.min }],
  ['max', { least: 1, most: Infinity, of: Math.max }],
]);

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const NAME = /[a-z_]\w*/iy;
const SPACES = /[ \t]*/y;

/** A syntax error in an expression: `expected a number, retried, a function or "(" at position 5, not "*"`. */
export class RetryDelayError extends Error {}

/** Checks an expression. @returns why it can't be parsed; undefined if it is valid */
export function retryDelayFault(expression: string): string | undefined {
  try {
    evaluate(expression, 0);
    return undefined;
  } catch (error) {
    if (error instanceof RetryDelayError) return error.message;
    throw error;
  }
}

/**
 * The delay that an expression gives. A negative result becomes 0; one longer than a day, or infinite, becomes a
 * day.
 * @param retried retries so far: 0 before the first
 * @returns whole milliseconds; undefined if the result is not a number (`sqrt(-1)`, `0 / 0`)
 * @throws RetryDelayError if the expression can't be parsed
 */
export function retryDelay(expression: string, retried: number): number | undefined {
  const milliseconds = evaluate(expression, retried);
  if (Number.isNaN(milliseconds)) return undefined;
  return Math.round(Math.min(Math.max(milliseconds, 0), LONGEST_DELAY));
}

function evaluate(expression: string, retried: number): number {
  if (expression.length > LONGEST_EXPRESSION) {
    throw new RetryDelayError(
      `it has ${expression.length} characters, and at most ${LONGEST_EXPRESSION} are allowed`,
    );
  }
  return new Evaluation(expression, retried).result();
}

/** Evaluates an expression from left to right, by recursive descent. */
class Evaluation {
  readonly #text: string;
  readonly #retried: number;
  #at = 0;
  #depth = 0;

  constructor(text: string, retried: number) {
    this.#text = text;
    this.#retried = retried;
  }

  result(): number {
    const value = this.#sum();
    if (this.#at < this.#text.length) throw this.#expected('an operator or the end');
    return value;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#take('*')) value *= this.#signed();
      else if (this.#take('/')) value /= this.#signed();
      else if (this.#take('%')) value %= this.#signed();
      else return value;
    }
  }

  #signed(): number {
    this.#depth += 1;
    if (this.#depth > DEEPEST_NESTING) {
      throw new RetryDelayError(
        `it is nested too deeply at position ${this.#at + 1}: at most ${DEEPEST_NESTING} levels are allowed`,
      );
    }
    const value = this.#take('-')
      ? -this.#signed()
      : this.#take('+')
        ? this.#signed()
        : this.#term();
    this.#depth -= 1;
    return value;
  }

  #term(): number {
    if (this.#take('(')) {
      const value = this.#sum();
      if (!this.#take(')')) throw this.#expected('an operator or ")"');
      return value;
    }
    const start = this.#at;
    const number = this.#match(NUMBER);
    if (number !== undefined) return Number(number);
    const name = this.#match(NAME);
    if (name === undefined) throw this.#expected('a number, retried, a function or "("');
    if (name === 'retried') return this.#retried;
    const operation = functions.get(name);
    if (operation === undefined) {
      throw new RetryDelayError(
        `"${shortened(name)}" at position ${start + 1} is not known; known are retried, ${[...functions.keys()].join(', ')}`,
      );
    }
    return this.#call(name, operation);
  }

  #call(name: string, { least, most, of }: Operation): number {
    const start = this.#at;
    if (!this.#take('(')) throw this.#expected(`"(" after ${name}`);
    const values: number[] = [];
    if (!this.#take(')')) {
      do values.push(this.#sum());
      while (this.#take(','));
      if (!this.#take(')')) throw this.#expected('an operator, "," or ")"');
    }
    if (values.length >= least && values.length <= most) return of(...values);
    const number = most === Infinity ? `at least ${least}` : String(least);
    throw new RetryDelayError(
      `${name} at position ${start - name.length + 1} takes ${number} ${least === 1 ? 'value' : 'values'}, not ${values.length}`,
    );
  }

  /** Skips spaces and then a character, if it is next. */
  #take(character: string): boolean {
    this.#match(SPACES);
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #expected(what: string): RetryDelayError {
    this.#match(SPACES);
    const [found] = this.#text.slice(this.#at);
    const place =
      found === undefined
        ? 'at its end'
        : `at position ${this.#at + 1}, not ${JSON.stringify(found)}`;
    return new RetryDelayError(`expected ${what} ${place}`);
  }
}

function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
