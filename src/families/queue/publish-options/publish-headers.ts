import type { HeaderList } from '../../../engines/queue/message.ts';
import { misplacedHeader, type Setting } from './setting.ts';

/** The two prefixes of settings: that of the base contract and that of the hosted service. */
const UPSTASH = 'upstash-';
const SERVICE = 'service-';

/** Prefixes of forwarded headers, by recipient. Longer ones come first. */
const FORWARDS = ['failure-callback-forward-', 'callback-forward-', 'forward-'] as const;
export type Forward = (typeof FORWARDS)[number];

/** Prefixes of options of a callback, and of headers for it (the Python client's `callback_headers`). */
const OF_CALLBACKS = ['failure-callback-', 'callback-'] as const;

/** What clients of workflows send with callbacks: the service knows it of their runs. */
const OF_RUNS = /^(?:workflow-|feature-set$|failure-callback)/;

const FORWARDS_OF_CALLBACKS = OF_CALLBACKS.map((prefix) => `${prefix}forward-` as const);

const WORKFLOW = 'workflow-';
const FEATURES = 'feature-set';

/** The `Service-…` headers that are settings; others with this prefix are ordinary headers. */
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
 * Settings of a URL group that a setting of the publish disables: those that would take precedence over it, and limits
 * that belong to the group's own flow-control key.
 */
const PUTS_OUT_OF_FORCE: Readonly<Record<string, string>> = {
  delay: 'not-before',
  'content-based-deduplication': 'deduplication-id',
  'flow-control-key': 'flow-control-value',
};

/**
 * The headers of a publish by purpose: settings, forwarded headers, and the rest. Names are case-insensitive. A
 * setting without a value is ignored. Most publishes have few of them, so maps are made when they get something.
 */
export class PublishHeaders {
  /** By the name without its prefix: `delay`. */
  #settings: Map<string, Setting[]> | undefined;
  #forwards: Map<Forward, (readonly [string, string])[]> | undefined;
  readonly #rest: (readonly [string, string])[] = [];
  /** The headers of workflows, by the name without the prefix: `runid`. */
  #run: Map<string, Setting> | undefined;

  /**
   * @param head names and values alternating, as in `rawHeaders` of Node
   * @param query settings from the query; headers take precedence
   * @param defaults those of a URL group; headers and query take precedence
   */
  constructor(head: readonly string[], query: HeaderList = [], defaults: HeaderList = []) {
    for (let i = 0; i + 1 < head.length; i += 2) this.#take(head[i]!, head[i + 1]!);
    if (query.length > 0) this.#addMissing(query, this.#names());
    if (defaults.length === 0) return;
    const own = [...this.#names()];
    this.#addMissing(defaults, new Set([...own, ...own.flatMap(overriddenBy)]));
  }

  #addMissing(fields: HeaderList, settled: ReadonlySet<string>): void {
    for (const [name, value] of fields) this.#take(name, value, settled);
  }

  /** A setting that may be given once. @throws HttpError */
  one(name: string): Setting | undefined {
    const given = this.#settings?.get(name);
    if (given === undefined) return undefined;
    if (given.length > 1) throw misplacedHeader(given[0]!, 'must be given only once');
    return given[0];
  }

  /** A setting that is a list, joined from repeated headers. */
  joined(name: string): Setting | undefined {
    const given = this.#settings?.get(name);
    if (given === undefined) return undefined;
    return { name: given[0]!.name, value: given.map(({ value }) => value).join(',') };
  }

  /** A header of a workflow: `Upstash-Workflow-RunId` is `workflow-runid`. */
  ofRun(name: string): Setting | undefined {
    return this.#run?.get(name);
  }

  /** Any header of a workflow. */
  get someOfRun(): Setting | undefined {
    if (this.#run === undefined) return undefined;
    return [...this.#run].find(([name]) => name.startsWith(WORKFLOW))?.[1];
  }

  /** The headers forwarded by a prefix, without that prefix. */
  forwarded(by: Forward): HeaderList {
    return this.#forwards?.get(by) ?? NONE;
  }

  /** The headers that are neither settings nor forwarded by name. */
  get rest(): HeaderList {
    return this.#rest;
  }

  /** The names of the given headers: settings, and forwarded headers with the prefix that forwards them. */
  #names(): ReadonlySet<string> {
    const names = new Set(this.#settings?.keys());
    for (const [by, fields] of this.#forwards ?? []) {
      for (const [name] of fields) names.add(by + name.toLowerCase());
    }
    return names;
  }

  #take(given: string, value: string, settled?: ReadonlySet<string>): void {
    const lower = given.toLowerCase();
    const family = familyOf(lower);
    if (family === undefined) {
      this.#rest.push([given, value]);
      return;
    }
    const name = lower.slice(family.length);
    const forward = FORWARDS.find((prefix) => name.startsWith(prefix));
    if (forward !== undefined) {
      if (settled?.has(name)) return;
      this.#pass(forward, [forwardedName(given, family + forward), value]);
    } else if (SETTINGS.has(name)) {
      // Clients in some languages send an empty header instead of none.
      if (value === '') return;
      if (settled?.has(name)) return;
      const setting = { name: family + name, value };
      const settings = (this.#settings ??= new Map());
      const others = settings.get(name);
      if (others === undefined) settings.set(name, [setting]);
      else others.push(setting);
    } else if (family === SERVICE) {
      this.#rest.push([given, value]);
    } else if (name.startsWith(WORKFLOW) || name === FEATURES) {
      // A URL group can't make its messages those of a run.
      if (value !== '' && settled === undefined) {
        (this.#run ??= new Map()).set(name, { name: lower, value });
      }
    } else {
      const of = OF_CALLBACKS.find((prefix) => name.startsWith(prefix));
      if (of === undefined) return;
      const rest = name.slice(of.length);
      if (SETTINGS.has(rest) || OF_RUNS.test(rest)) return;
      if (settled?.has(`${of}forward-${name.slice(of.length)}`)) return;
      this.#pass(`${of}forward-`, [forwardedName(given, family + of), value]);
    }
  }

  #pass(by: Forward, field: readonly [string, string]): void {
    const forwards = (this.#forwards ??= new Map());
    const fields = forwards.get(by);
    if (fields === undefined) forwards.set(by, [field]);
    else fields.push(field);
  }
}

const NONE: HeaderList = [];

/** The prefix of a setting, by the name of a header in lower case; undefined if it is none. */
function familyOf(lower: string): typeof UPSTASH | typeof SERVICE | undefined {
  if (lower.startsWith(UPSTASH)) return UPSTASH;
  return lower.startsWith(SERVICE) ? SERVICE : undefined;
}

/** Whether a header tells what is to be done with a message, or goes with its callbacks: `Upstash-Delay`. */
export function isSetting(given: string): boolean {
  const lower = given.toLowerCase();
  const family = familyOf(lower);
  if (family === undefined) return false;
  const name = lower.slice(family.length);
  if (SETTINGS.has(name)) return true;
  const ofCallbacks = family === UPSTASH ? OF_CALLBACKS : FORWARDS_OF_CALLBACKS;
  return ofCallbacks.some((prefix) => name.startsWith(prefix));
}

function overriddenBy(name: string): readonly string[] {
  const other = PUTS_OUT_OF_FORCE[name];
  return other === undefined ? [] : [other];
}

/** The name of a forwarded header without its prefix. @throws HttpError if nothing is left */
function forwardedName(given: string, prefix: string): string {
  const name = given.slice(prefix.length);
  if (name !== '') return name;
  throw misplacedHeader({ name: prefix }, 'must be followed by the name of a header');
}
