/** What the eviction policies need to be told of the configuration. */
export interface UsageRules {
  /** Count how often a key is used (the `-lfu` policies) and not when it was last. */
  readonly frequency: boolean;
  /** `lfu-log-factor` */
  readonly logFactor: number;
  /** `lfu-decay-time`, in minutes; 0 is no decay. */
  readonly decayMinutes: number;
}

/** One step of the idle clock, in milliseconds; 2^31 of them are eight years of running. */
const IDLE_STEP = 125;
const MINUTE = 60_000;
const MINUTES_MASK = 0xffff;
/** `evict.c` `LFU_INIT_VAL`: a new key gets some time to be used before it is among the least used. */
const FIRST_FREQUENCY = 5;
const MOST_FREQUENCY = 255;

/**
 * Tells when or how often a key was used, in one small integer per key (`Entry.use`), which is one of
 * two things:
 * - under most policies the time of the last use, in steps since this object was made;
 * - under the `-lfu` policies a logarithmic counter in the low 8 bits, and above it the minute, in 16
 *   bits, in which it last changed (Redis 7.2 `evict.c`, from `LFUGetTimeInMinutes` on).
 *
 * As in Redis, the numbers of one kind are misread for a while after a change to the other.
 */
export class Usage {
  rules: UsageRules = { frequency: false, logFactor: 10, decayMinutes: 1 };
  readonly #random: () => number;
  readonly #start: number;

  constructor(start: number, random: () => number) {
    this.#start = start;
    this.#random = random;
  }

  /** The mark of a key that is new at `now`. */
  first(now: number): number {
    return this.rules.frequency ? pack(now, FIRST_FREQUENCY) : this.#step(now);
  }

  /** The mark of a key that is used at `now`, made from the mark that it had. */
  next(use: number, now: number): number {
    if (!this.rules.frequency) return this.#step(now);
    const frequency = this.frequency(use, now);
    return pack(now, this.#chance(frequency) ? frequency + 1 : frequency);
  }

  /** How long a key was not used, in milliseconds. */
  idle(use: number, now: number): number {
    return Math.max(0, this.#step(now) - use) * IDLE_STEP;
  }

  /** The counter of a key, less one for each decay time that has passed (`LFUDecrAndReturn`). */
  frequency(use: number, now: number): number {
    const { decayMinutes } = this.rules;
    const counter = use & 0xff;
    if (decayMinutes === 0) return counter;
    const elapsed = (minuteOf(now) - (use >> 8)) & MINUTES_MASK;
    return Math.max(0, counter - Math.floor(elapsed / decayMinutes));
  }

  /** The mark of a key that was not used for so long; undefined where that is not what is counted. */
  idleSince(idle: number, now: number): number | undefined {
    return this.rules.frequency ? undefined : this.#step(now) - Math.round(idle / IDLE_STEP);
  }

  /** The mark of a key with this counter; undefined where that is not what is counted. */
  withFrequency(frequency: number, now: number): number | undefined {
    return this.rules.frequency ? pack(now, frequency) : undefined;
  }

  #step(now: number): number {
    return Math.floor((now - this.#start) / IDLE_STEP);
  }

  /** Whether the counter goes up this time: the higher it is, the seldomer (`LFULogIncr`). */
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
