import type { HeaderList } from '../../../engines/queue/message.ts';
import { misplaced } from './rule.ts';
import { refuseWorkflow } from './workflow-headers.ts';

/** A header that configures a message. */
export interface Setting {
  /** In lower case: `upstash-delay`. */
  readonly name: string;
  readonly value: string;
}

/** The two families of names: that of the base contract and that of the hosted service. */
const FAMILIES = ['upstash-', 'service-'] as const;

/** What a header that begins so is passed on by, and to whom. Longer beginnings come first. */
const FORWARDS = ['failure-callback-forward-', 'callback-forward-', 'forward-'] as const;
export type Forward = (typeof FORWARDS)[number];

/** What begins so is an option of a callback, or a header for it (the Python client's `callback_headers`). */
const OF_CALLBACKS = ['failure-callback-', 'callback-'] as const;

/** What `Service-…` headers have a meaning; others of this beginning are ordinary headers. */
const SETTINGS: ReadonlySet<string> = new Set(
  [
    'method delay not-before retries retry-delay timeout deduplication-id',
    'content-based-deduplication header-forward queue-name flow-control-key flow-control-value',
    'label redact-fields cron schedule-id',
    ...['callback', 'failure-callback'].map((name) =>
      ['', '-method', '-timeout', '-retries', '-retry-delay', '-delay']
        .map((end) => name + end)
        .join(' '),
    ),
  ].flatMap((names) => names.split(' ')),
);

/**
 * The headers of a publish, told apart by what they are for: settings, headers to be passed on, and the
 * rest. Names are compared without case. A setting without a value is none.
 */
export class GivenHeaders {
  /** By the name without its family: `delay`. */
  readonly #settings = new Map<string, Setting[]>();
  readonly #forwards = new Map<Forward, (readonly [string, string])[]>();
  readonly #rest: (readonly [string, string])[] = [];

  /**
   * @param head names and values by turns, as Node gives the raw head of a request
   * @param query settings from the query; those of the head go before them
   */
  constructor(head: readonly string[], query: HeaderList = []) {
    for (let i = 0; i + 1 < head.length; i += 2) this.#take(head[i]!, head[i + 1]!);
    if (query.length === 0) return;
    const inHead = new Set(this.#settings.keys());
    for (const [name, value] of query) this.#take(name, value, inHead);
  }

  /** A setting that may be given once. @throws HttpError */
  one(name: string): Setting | undefined {
    const given = this.#settings.get(name);
    if (given === undefined) return undefined;
    if (given.length > 1) throw misplaced(given[0]!, 'must be given only once');
    return given[0];
  }

  /** A setting that is a list, which several headers may give together. */
  joined(name: string): Setting | undefined {
    const given = this.#settings.get(name);
    if (given === undefined) return undefined;
    return { name: given[0]!.name, value: given.map(({ value }) => value).join(',') };
  }

  /** What is to be passed on by headers that begin so, without that beginning. */
  forwarded(by: Forward): HeaderList {
    return this.#forwards.get(by) ?? [];
  }

  /** The headers that neither configure nor are passed on by name. */
  get rest(): HeaderList {
    return this.#rest;
  }

  #take(given: string, value: string, settled?: ReadonlySet<string>): void {
    const lower = given.toLowerCase();
    const family = FAMILIES.find((prefix) => lower.startsWith(prefix));
    if (family === undefined) {
      this.#rest.push([given, value]);
      return;
    }
    refuseWorkflow(given, value);
    const name = lower.slice(family.length);
    const forward = FORWARDS.find((prefix) => name.startsWith(prefix));
    if (forward !== undefined) {
      this.#pass(forward, [passedOn(given, family + forward), value]);
    } else if (SETTINGS.has(name)) {
      // Clients in some languages write what they leave out.
      if (value === '') return;
      if (settled?.has(name)) return;
      const setting = { name: family + name, value };
      const others = this.#settings.get(name);
      if (others === undefined) this.#settings.set(name, [setting]);
      else others.push(setting);
    } else if (family === 'service-') {
      this.#rest.push([given, value]);
    } else {
      const of = OF_CALLBACKS.find((prefix) => name.startsWith(prefix));
      if (of === undefined || SETTINGS.has(name.slice(of.length))) return;
      this.#pass(`${of}forward-`, [passedOn(given, family + of), value]);
    }
  }

  #pass(by: Forward, field: readonly [string, string]): void {
    const fields = this.#forwards.get(by);
    if (fields === undefined) this.#forwards.set(by, [field]);
    else fields.push(field);
  }
}

/** The name that a header is passed on by. @throws HttpError where there is none */
function passedOn(given: string, prefix: string): string {
  const name = given.slice(prefix.length);
  if (name !== '') return name;
  throw misplaced({ name: prefix }, 'must be followed by the name of a header');
}
