import type { Clock } from './clock.ts';

/** How many attempts of an address may fail in a row, and after how long one more is allowed. */
export interface AttemptsRule {
  readonly attempts: number;
  /** Milliseconds. */
  readonly backEvery: number;
}

/** Five a minute. */
const ATTEMPTS_RULE: AttemptsRule = { attempts: 5, backEvery: 12_000 };

/** The most addresses that are remembered; then the one that failed longest ago is forgotten. */
const MOST_ADDRESSES = 10_000;

/**
 * Slows guessing down, per address.
 *
 * Each address has five attempts that may fail, and gets one back every twelve seconds. Who has none
 * left is told to wait, and attempts made meanwhile neither count nor are looked at; so nobody waits
 * more than twelve seconds for the next one, and nobody guesses more than five times a minute for long.
 */
export class FailedAttempts {
  readonly #clock: Clock;
  readonly #rule: AttemptsRule;
  /** When the address will have all of its attempts back. */
  readonly #byAddress = new Map<string, number>();

  constructor(clock: Clock, rule: AttemptsRule = ATTEMPTS_RULE) {
    this.#clock = clock;
    this.#rule = rule;
  }

  /** How many milliseconds the address has to wait before its next attempt; 0 is none. */
  waitOf(address: string): number {
    const { attempts, backEvery } = this.#rule;
    return Math.max(0, this.#usedUp(address) - (attempts - 1) * backEvery);
  }

  /** Notes that an attempt of the address failed. */
  failed(address: string): void {
    const usedUp = this.#usedUp(address) + this.#rule.backEvery;
    // Put at the end again, so that the map begins with who failed longest ago.
    this.#byAddress.delete(address);
    this.#byAddress.set(address, this.#clock.now() + usedUp);
    const [oldest] = this.#byAddress.keys();
    if (this.#byAddress.size > MOST_ADDRESSES && oldest !== undefined) {
      this.#byAddress.delete(oldest);
    }
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#byAddress.size;
  }

  /** The attempts that the address has used up, as the milliseconds until all are allowed again. */
  #usedUp(address: string): number {
    const usedUp = (this.#byAddress.get(address) ?? 0) - this.#clock.now();
    if (usedUp > 0) return usedUp;
    this.#byAddress.delete(address);
    return 0;
  }
}

/**
 * Whom an address stands for: itself, or for IPv6 its network of 64 bits, because a host that has
 * one address of such a network usually has all of them.
 */
export function guesserAt(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
