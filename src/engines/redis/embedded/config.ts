import {
  ALL_EVENTS,
  aliases,
  parameters,
  type EvictionPolicy,
  type FsyncPolicy,
} from './config-parameters.ts';
import { outputLimitsOf, INITIAL_OUTPUT_LIMITS, type OutputLimits } from './output-limits.ts';
import { quoted } from '../errors.ts';
import { RedisError } from '../reply.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from './values/encoding-limits.ts';

/**
 * Compact encodings take time proportional to their size, in which nobody else is served, so they end here, however much
 * is set: at this many entries, and for the nodes of streams at this many bytes.
 */
const MOST_COMPACT = 10_000;
const MOST_NODE_BYTES = 65_536;

/**
 * The settings of one database: as text under their Redis names for CONFIG GET and CONFIG SET, and as typed fields for
 * the code that uses them. The fields are updated at each change of the text.
 */
export class DatabaseConfig {
  /** In bytes; 0 is no limit. */
  maxMemory = 0;
  maxMemoryPolicy: EvictionPolicy = 'noeviction';
  maxMemorySamples = 0;
  lfuLogFactor = 0;
  /** In minutes; 0 is no decay. */
  lfuDecayTime = 0;
  /** From 1 to 10: the share of time that active expiry may take. */
  activeExpireEffort = 1;
  /** In milliseconds of processor time. */
  scriptTimeLimit = 0;
  appendFsync: FsyncPolicy = 'everysec';
  /** The growth of the log since the last rewrite that triggers the next one, in percent; 0 is never. */
  autoAofRewritePercentage = 0;
  /** In bytes. */
  autoAofRewriteMinSize = 0;
  /** The limits for unsent output, by class of client. */
  outputLimits: OutputLimits = outputLimitsOf(INITIAL_OUTPUT_LIMITS);
  /** The letters of `notify-keyspace-events`, with `A` spelled out. */
  notifyKeyspaceEvents: ReadonlySet<string> = new Set();

  /** One object, which is updated. */
  readonly encodingLimits: EncodingLimits = { ...DEFAULT_ENCODING_LIMITS };

  readonly #values = new Map<string, string>();
  readonly #listeners: ((name: string) => void)[] = [];

  /** @param initial values other than the defaults; immutable ones can be given only here */
  constructor(initial: Readonly<Record<string, string>> = {}) {
    for (const [name, parameter] of parameters) this.#values.set(name, parameter.initial);
    for (const [name, value] of Object.entries(initial)) {
      const failure = this.#put(name, value);
      if (failure !== undefined) throw failure;
    }
    this.#readFields();
  }

  names(): string[] {
    return [...this.#values.keys(), ...aliases.keys()];
  }

  /** The value as CONFIG GET prints it; undefined if there is no such parameter. */
  get(name: string): string | undefined {
    return this.#values.get(ownName(name));
  }

  /** Changes one parameter. @returns why it was not changed */
  set(name: string, value: string): RedisError | undefined {
    return this.setAll([[name, value]]);
  }

  /** Changes all the parameters or none (Redis 7.2 `config.c` `configSetCommand`). @returns why nothing was changed */
  setAll(changes: readonly (readonly [name: string, value: string])[]): RedisError | undefined {
    const names = new Set<string>();
    for (const [given, value] of changes) {
      const name = ownName(given);
      const parameter = parameters.get(name);
      if (parameter === undefined) {
        return new RedisError(
          `ERR Unknown option or number of arguments for CONFIG SET - '${quoted(given)}'`,
        );
      }
      // Tools set `appendonly` to what it is.
      const isKept = value.toLowerCase() === this.#values.get(name);
      if (parameter.immutable && !isKept)
        return refusal(given.toLowerCase(), "can't set immutable config");
      if (names.has(name)) return refusal(name, 'duplicate parameter');
      names.add(name);
    }
    const before = new Map(this.#values);
    for (const [name, value] of changes) {
      const failure = this.#put(ownName(name), value, name.toLowerCase());
      if (failure !== undefined) {
        for (const [key, old] of before) this.#values.set(key, old);
        return failure;
      }
    }
    this.#readFields();
    for (const name of names) {
      if (before.get(name) !== this.#values.get(name))
        for (const tell of this.#listeners) tell(name);
    }
    return undefined;
  }

  /** Calls `listener` with the name of each parameter whose value changes. */
  onChange(listener: (name: string) => void): void {
    this.#listeners.push(listener);
  }

  #put(name: string, text: string, given = name): RedisError | undefined {
    const parameter = parameters.get(name);
    if (parameter === undefined) return refusal(name, 'no such parameter');
    const parsed = parameter.parse(text, this.#values.get(name)!);
    if ('reason' in parsed) return refusal(given, parsed.reason);
    this.#values.set(name, parsed.value);
    return undefined;
  }

  #readFields(): void {
    const text = (name: string) => this.#values.get(name) ?? '';
    const letters = text('notify-keyspace-events').replace('A', ALL_EVENTS);
    this.maxMemory = Number(text('maxmemory'));
    this.maxMemoryPolicy = text('maxmemory-policy') as EvictionPolicy;
    this.maxMemorySamples = Number(text('maxmemory-samples'));
    this.lfuLogFactor = Number(text('lfu-log-factor'));
    this.lfuDecayTime = Number(text('lfu-decay-time'));
    this.activeExpireEffort = Number(text('active-expire-effort'));
    this.scriptTimeLimit = Number(text('script-time-limit'));
    this.appendFsync = text('appendfsync') as FsyncPolicy;
    this.autoAofRewritePercentage = Number(text('auto-aof-rewrite-percentage'));
    this.autoAofRewriteMinSize = Number(text('auto-aof-rewrite-min-size'));
    this.outputLimits = outputLimitsOf(text('client-output-buffer-limit'));
    this.notifyKeyspaceEvents = new Set(letters);
    const number = (name: string) => Number(text(name));
    const entries = (name: string) => Math.min(number(name), MOST_COMPACT);
    Object.assign(this.encodingLimits, {
      hashEntries: entries('hash-max-listpack-entries'),
      hashValue: number('hash-max-listpack-value'),
      listSize: number('list-max-listpack-size'),
      setIntegers: entries('set-max-intset-entries'),
      setEntries: entries('set-max-listpack-entries'),
      setValue: number('set-max-listpack-value'),
      sortedSetEntries: entries('zset-max-listpack-entries'),
      sortedSetValue: number('zset-max-listpack-value'),
      nodeEntries: entries('stream-node-max-entries') || MOST_COMPACT,
      nodeBytes: Math.min(number('stream-node-max-bytes') || MOST_NODE_BYTES, MOST_NODE_BYTES),
      sparseBytes: number('hll-sparse-max-bytes'),
    } satisfies EncodingLimits);
  }
}

/** The name of a parameter, in lower case, for one of its names. */
function ownName(given: string): string {
  const name = given.toLowerCase();
  return aliases.get(name) ?? name;
}

function refusal(name: string, reason: string): RedisError {
  return new RedisError(
    `ERR CONFIG SET failed (possibly related to argument '${name}') - ${reason}`,
  );
}
