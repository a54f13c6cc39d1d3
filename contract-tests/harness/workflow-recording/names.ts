/** What the platform, or the client, has chosen anew in each run: its pattern, and one that a replay may choose. */
const KINDS = {
  msg: { pattern: /\bmsg_[0-9a-z]{6,}\b/g, chosen: (n: number) => `msg_hefg8dt${n}` },
  dlq: { pattern: /\b1[5-9]\d{11}-\d+\b/g, chosen: (n: number) => `1767225600000-${n}` },
  // Others have been chosen by the programs.
  run: { pattern: /\bwfr_(?!recorded-)[\w-]{6,}/g, chosen: (n: number) => `wfr_replayed${n}` },
} as const;
type Kind = keyof typeof KINDS;

/** A moment in Unix milliseconds. Moments are not told from each other. */
const MOMENT = /\b1[5-9]\d{11}\b/g;
/** A signature of the platform. */
const SIGNATURE = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const NAME = /\{(msg|dlq|run):(\d+)\}/g;

/** Texts that are the same during a run of a program, by what they are called in a recording. */
export type Fixed = Readonly<
  Record<'queue' | 'endpoint' | 'queueHost' | 'endpointHost' | 'token' | 'user', readonly string[]>
>;

/**
 * Names for all that differs between two runs of a program. They are numbered as they appear, so that two runs whose texts
 * are the same otherwise have the same names.
 */
export class Names {
  readonly #fixed: Fixed;
  readonly #names = new Map<string, string>();
  readonly #values = new Map<string, string>();
  readonly #counts: Record<Kind, number> = { msg: 0, dlq: 0, run: 0 };
  /** The moment that texts with one are given in {@link filled}. */
  moment = String(Date.UTC(2026, 0, 1));

  constructor(fixed: Fixed) {
    this.#fixed = fixed;
  }

  /** A value with names in it. */
  named<Value>(value: Value): Value;
  named(value: unknown): unknown {
    if (typeof value === 'string') return this.#namedText(value);
    if (typeof value === 'number') return isMoment(value) ? '{time}' : value;
    if (Array.isArray(value)) return value.map((item: unknown) => this.named(item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, each]) => [key, this.named(each) as unknown]);
    return Object.fromEntries(entries) as unknown;
  }

  /** A text without names: with what they stand for here. What nothing has shown yet is chosen. */
  filled(text: string): string {
    let filled = text.replaceAll(NAME, (name, kind: Kind, n: string) =>
      this.#valueOf(name, kind, n),
    );
    for (const [name, [value = '']] of Object.entries(this.#fixed)) {
      filled = filled
        .replaceAll(`{${name}}`, value)
        .replaceAll(`{${name}%}`, encodeURIComponent(value));
    }
    return filled.replaceAll('{time}', this.moment);
  }

  #valueOf(name: string, kind: Kind, n: string): string {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const value = KINDS[kind].chosen(Number(n));
    this.#counts[kind] = Math.max(this.#counts[kind], Number(n));
    this.#names.set(value, name);
    this.#values.set(name, value);
    return value;
  }

  #namedText(text: string): string {
    let named = text.replaceAll(SIGNATURE, '{signature}');
    for (const [name, values] of Object.entries(this.#fixed)) {
      for (const value of values) {
        named = named
          .replaceAll(value, `{${name}}`)
          .replaceAll(encodeURIComponent(value), `{${name}%}`);
      }
    }
    for (const [kind, { pattern }] of Object.entries(KINDS)) {
      named = named.replaceAll(pattern, (value) => this.#nameOf(kind as Kind, value));
    }
    return named.replaceAll(MOMENT, '{time}');
  }

  #nameOf(kind: Kind, value: string): string {
    let name = this.#names.get(value);
    if (name === undefined) {
      this.#counts[kind] += 1;
      name = `{${kind}:${this.#counts[kind]}}`;
      this.#names.set(value, name);
      this.#values.set(name, value);
    }
    return name;
  }
}

function isMoment(value: number): boolean {
  return value >= 1.5e12 && value < 2e12;
}
