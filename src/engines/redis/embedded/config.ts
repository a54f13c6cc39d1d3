import { parameters, type EvictionPolicy, type FsyncPolicy } from './config-parameters.ts';
import { outputLimitsOf, INITIAL_OUTPUT_LIMITS, type OutputLimits } from './output-limits.ts';
import { RedisError } from '../reply.ts';

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
  appendFsync: FsyncPolicy = 'everysec';
  /** The growth of the log since the last rewrite that triggers the next one, in percent; 0 is never. */
  autoAofRewritePercentage = 0;
  /** In bytes. */
  autoAofRewriteMinSize = 0;
  /** The limits for unsent output, by class of client. */
  outputLimits: OutputLimits = outputLimitsOf(INITIAL_OUTPUT_LIMITS);
  /** The letters of `notify-keyspace-events`, with `A` spelled out. */
  notifyKeyspaceEvents: ReadonlySet<string> = new Set();

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
    return [...this.#values.keys()];
  }

  /** The value as CONFIG GET prints it; undefined if there is no such parameter. */
  get(name: string): string | undefined {
    return this.#values.get(name.toLowerCase());
  }

  /** Changes one parameter. @returns why it was not changed */
  set(name: string, value: string): RedisError | undefined {
    return this.setAll([[name, value]]);
  }

  /** Changes all the parameters or none (Redis 7.2 `config.c` `configSetCommand`). @returns why nothing was changed */
  setAll(changes: readonly (readonly [name: string, value: string])[]): RedisError | undefined {
    const names = new Set<string>();
    for (const [given] of changes) {
      const name = given.toLowerCase();
      const parameter = parameters.get(name);
      if (parameter === undefined) {
        return new RedisError(
          `ERR Unknown option or number of arguments for CONFIG SET - '${given}'`,
        );
      }
      if (parameter.immutable) return refusal(name, "can't set immutable config");
      if (names.has(name)) return refusal(name, 'duplicate parameter');
      names.add(name);
    }
    const before = new Map(this.#values);
    for (const [name, value] of changes) {
      const failure = this.#put(name.toLowerCase(), value);
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

  #put(name: string, text: string): RedisError | undefined {
    const parameter = parameters.get(name);
    if (parameter === undefined) return refusal(name, 'no such parameter');
    const parsed = parameter.parse(text, this.#values.get(name)!);
    if ('reason' in parsed) return refusal(name, parsed.reason);
    this.#values.set(name, parsed.value);
    return undefined;
  }

  #readFields(): void {
    const text = (name: string) => this.#values.get(name) ?? '';
    const letters = text('notify-keyspace-events').replace('A', 'g$lshzxetd');
    this.maxMemory = Number(text('maxmemory'));
    this.maxMemoryPolicy = text('maxmemory-policy') as EvictionPolicy;
    this.maxMemorySamples = Number(text('maxmemory-samples'));
    this.lfuLogFactor = Number(text('lfu-log-factor'));
    this.lfuDecayTime = Number(text('lfu-decay-time'));
    this.activeExpireEffort = Number(text('active-expire-effort'));
    this.appendFsync = text('appendfsync') as FsyncPolicy;
    this.autoAofRewritePercentage = Number(text('auto-aof-rewrite-percentage'));
    this.autoAofRewriteMinSize = Number(text('auto-aof-rewrite-min-size'));
    this.outputLimits = outputLimitsOf(text('client-output-buffer-limit'));
    this.notifyKeyspaceEvents = new Set(letters);
  }
}

function refusal(name: string, reason: string): RedisError {
  return new RedisError(
    `ERR CONFIG SET failed (possibly related to argument '${name}') - ${reason}`,
  );
}
