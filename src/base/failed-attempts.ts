import type { Clock } from './clock.ts';

/** How many failed attempts an address may make in a row, and after how long it gets one back. */
export interface AttemptsRule {
  readonly attempts: number;
  /** Milliseconds. */
  readonly backEvery: number;
}

/** Five a minute. */
const ATTEMPTS_RULE: AttemptsRule = { attempts: 5, backEvery: 12_000 };

/** The most addresses that are remembered; beyond that, the one whose last failure is the oldest is forgotten. */
const MOST_ADDRESSES = 10_000;

/**
 * Slows down guessing, for each address.
 *
 * An address may fail five times, and gets one attempt back every twelve seconds. Without one left it is told to
 * wait; attempts made meanwhile are neither counted nor checked. So a client waits twelve seconds at most, and a
 * guesser has five tries a minute.
 */
export class FailedAttempts {
  readonly #clock: Clock;
  readonly #rule: AttemptsRule;
  /** Unix milliseconds at which the address has all of its attempts back. */
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
    // Moved to the end, so that the map begins with the address whose last failure is the oldest.
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
 * The key that attempts of an address are counted under: the address itself, or for IPv6 its /64 network, because a
 * host with one address of such a network usually has all of them.
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
