/** The settings of the eviction policies that concern accesses. */
interface UsageRules {
  /** Whether accesses are counted (the `-lfu` policies) rather than timed. */
  readonly frequency: boolean;
  /** `lfu-log-factor` */
  readonly logFactor: number;
  /** `lfu-decay-time`, in minutes; 0 is no decay. */
  readonly decayMinutes: number;
}

/** One step of the idle clock, in milliseconds; 2^31 of them are eight years. */
const IDLE_STEP = 125;
const MINUTE = 60_000;
const MINUTES_MASK = 0xffff;
/** `evict.c` `LFU_INIT_VAL`: gives a new key some time before it is among the least used. */
const FIRST_FREQUENCY = 5;
const MOST_FREQUENCY = 255;

/**
 * Encodes the time or frequency of accesses in one small integer per key (`Entry.use`), which is
 * - under most policies the time of the last access, in steps since this object was made;
 * - under the `-lfu` policies a logarithmic counter in the low 8 bits, and above it the minute, in 16 bits, in which it
 * last changed (Redis 7.2 `evict.c`, from `LFUGetTimeInMinutes` on).
 *
 * As in Redis, after a change of the policy the numbers of the other kind are misread for a while.
 */
export class Usage {
  rules: UsageRules = { frequency: false, logFactor: 10, decayMinutes: 1 };
  readonly #random: () => number;
  readonly #start: number;

  constructor(start: number, random: () => number) {
    this.#start = start;
    this.#random = random;
  }

  /** The value for a key that is new at `now`. */
  first(now: number): number {
    return this.rules.frequency ? pack(now, FIRST_FREQUENCY) : this.#step(now);
  }

  /** The value for a key that is accessed at `now`, given its previous value. */
  next(use: number, now: number): number {
    if (!this.rules.frequency) return this.#step(now);
    const frequency = this.frequency(use, now);
    return pack(now, this.#chance(frequency) ? frequency + 1 : frequency);
  }

  /** The time since the last access, in milliseconds. */
  idle(use: number, now: number): number {
    return Math.max(0, this.#step(now) - use) * IDLE_STEP;
  }

  /** The counter of a key, minus one for each decay time that has passed (`LFUDecrAndReturn`). */
  frequency(use: number, now: number): number {
    const { decayMinutes } = this.rules;
    const counter = use & 0xff;
    if (decayMinutes === 0) return counter;
    const elapsed = (minuteOf(now) - (use >> 8)) & MINUTES_MASK;
    return Math.max(0, counter - Math.floor(elapsed / decayMinutes));
  }

  /** The value for a key that was idle for so long; undefined under the `-lfu` policies. */
  idleSince(idle: number, now: number): number | undefined {
    return this.rules.frequency ? undefined : this.#step(now) - Math.round(idle / IDLE_STEP);
  }

  /** The value for a key with this counter; undefined unless under the `-lfu` policies. */
  withFrequency(frequency: number, now: number): number | undefined {
    return this.rules.frequency ? pack(now, frequency) : undefined;
  }

  #step(now: number): number {
    return Math.floor((now - this.#start) / IDLE_STEP);
  }

  /** Whether the counter increases this time: the higher it is, the less likely (`LFULogIncr`). */
  #chance(frequency: number): boolean {
    if (frequency >= MOST_FREQUENCY) return false;
    const above = Math.max(0, frequency - FIRST_FREQUENCY);
    return this.#random() < 1 / (above * this.rules.logFactor + 1);
  }
}

function minuteOf(now: number): number {
  return Math.floor(now / MINUTE) & MINUTES_MASK;
}

function pack(now: number, frequency: number): number {
  return (minuteOf(now) << 8) | frequency;
}

/** The counters of a keyspace that INFO shows and CONFIG RESETSTAT resets (Redis 7.2 `server.c` `resetServerStats`). */
export class KeyspaceStatistics {
  hits = 0;
  misses = 0;
  expired = 0;
  expiredFields = 0;
  evicted = 0;

  reset(): void {
    this.hits = 0;
    this.misses = 0;
    this.expired = 0;
    this.expiredFields = 0;
    this.evicted = 0;
  }
}
