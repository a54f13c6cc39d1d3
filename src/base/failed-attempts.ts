import type { Clock } from './clock.ts';

/** How many failed attempts an address may make in a row, and how fast they are restored. */
export interface AttemptsRule {
  readonly attempts: number;
  /** Milliseconds. */
  readonly backEvery: number;
}

/** Five per minute. */
const ATTEMPTS_RULE: AttemptsRule = { attempts: 5, backEvery: 12_000 };

/** How many addresses are remembered; beyond that, the one whose last failure is the oldest is dropped. */
const MOST_ADDRESSES = 10_000;

/**
 * Slows down password guessing, per client address.
 *
 * An address may fail five times, and one attempt is restored every twelve seconds. Without attempts left it has to
 * wait; attempts made in the meantime are neither counted nor checked. So a legitimate client waits at most twelve
 * seconds, and a guesser has five tries per minute.
 */
export class FailedAttempts {
  readonly #clock: Clock;
  readonly #rule: AttemptsRule;
  /** For each address, the Unix milliseconds at which all of its attempts are restored. */
  readonly #byAddress = new Map<string, number>();

  constructor(clock: Clock, rule: AttemptsRule = ATTEMPTS_RULE) {
    this.#clock = clock;
    this.#rule = rule;
  }

  /** How many milliseconds the address has to wait before its next attempt; 0 if it need not wait. */
  waitOf(address: string): number {
    const { attempts, backEvery } = this.#rule;
    return Math.max(0, this.#usedUp(address) - (attempts - 1) * backEvery);
  }

  /** Records that an attempt of the address failed. */
  failed(address: string): void {
    const usedUp = this.#usedUp(address) + this.#rule.backEvery;
    // Moved to the end, so that the address whose last failure is the oldest stays first in the map.
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

  /** How much of the attempts has been used, as the milliseconds until all are restored. */
  #usedUp(address: string): number {
    const usedUp = (this.#byAddress.get(address) ?? 0) - this.#clock.now();
    if (usedUp > 0) return usedUp;
    this.#byAddress.delete(address);
    return 0;
  }
}

/**
 * The key under which attempts of an address are counted: the address itself, or for IPv6 its /64 network, because a
 * host that has one address of such a network usually has all of them.
 */
export function attemptsKey(address: string): string {
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
