import type { DatabaseConfig } from '../config.ts';
import { OPTIMISTIC_VOLATILE, type EvictionPolicy } from '../config-parameters.ts';
import { typeOf } from '../values/value.ts';
import { NEVER, type Entry } from './entry.ts';
import type { Keyspace } from './keyspace.ts';

/** `evict.c` `EVPOOL_SIZE` */
const POOL_SIZE = 16;

/**
 * The most evictions of one command, so that lowering the limit of a large database does not block all clients: the
 * next commands do the rest (as Redis with `maxmemory-eviction-tenacity`).
 */
const MOST_EVICTIONS = 1000;

/** How many keys are drawn until one is found that may be evicted, unless nearly all are search indexes. */
const MOST_DRAWS = 100;

/** The keys that a policy chooses from: all, or the volatile ones. */
interface Candidates {
  readonly size: number;
  random(random: () => number): Entry | undefined;
}

interface Candidate {
  readonly entry: Entry;
  /** The higher, the better to evict. */
  readonly score: number;
}

/**
 * Evicts keys when memory is short, by the policies of Redis 7.2 `evict.c`. Policies that rank keys are approximate:
 * each time a few keys are sampled, the best enter a pool that persists between calls, and the best of the pool is
 * evicted.
 */
export class Eviction {
  readonly #keyspace: Keyspace;
  readonly #config: DatabaseConfig;
  readonly #random: () => number;
  /** In ascending order of score. */
  #pool: Candidate[] = [];

  constructor(keyspace: Keyspace, config: DatabaseConfig, random: () => number) {
    this.#keyspace = keyspace;
    this.#config = config;
    this.#random = random;
    this.#readPolicy();
    config.onChange(() => this.#readPolicy());
  }

  /**
   * Evicts until the limit is met, or the time for one command is used up.
   * @param maxMemory in bytes; 0 is no limit
   * @returns false if nothing more may be evicted and the limit is still exceeded
   */
  makeRoom(maxMemory = this.#config.maxMemory): boolean {
    const keyspace = this.#keyspace;
    if (maxMemory === 0 || keyspace.usedBytes <= maxMemory) return true;
    for (let evicted = 0; keyspace.usedBytes > maxMemory; evicted++) {
      if (evicted === MOST_EVICTIONS) return true;
      const entry = this.#choose();
      if (entry === undefined) return false;
      keyspace.lose(entry, 'evicted');
    }
    return true;
  }

  #readPolicy(): void {
    const { maxMemoryPolicy, lfuLogFactor, lfuDecayTime } = this.#config;
    this.#keyspace.usage.rules = {
      frequency: maxMemoryPolicy.endsWith('-lfu'),
      logFactor: lfuLogFactor,
      decayMinutes: lfuDecayTime,
    };
    this.#pool = [];
  }

  #choose(): Entry | undefined {
    const policy = this.#config.maxMemoryPolicy;
    if (policy === 'noeviction') return undefined;
    const { keys, volatile } = this.#keyspace;
    if (policy === OPTIMISTIC_VOLATILE) {
      return this.#draw(volatile.size > 0 ? volatile : keys) ?? this.#draw(keys);
    }
    const candidates = policy.startsWith('volatile-') ? volatile : keys;
    return policy.endsWith('-random') ? this.#draw(candidates) : this.#best(candidates, policy);
  }

  /** The best candidate of the pool, after adding a few sampled keys to it. */
  #best(candidates: Candidates, policy: EvictionPolicy): Entry | undefined {
    for (;;) {
      let drawn: Entry | undefined;
      for (let i = 0; i < this.#config.maxMemorySamples; i++) {
        drawn = this.#draw(candidates);
        if (drawn === undefined) break;
        this.#offer(drawn, policy);
      }
      for (let best = this.#pool.pop(); best !== undefined; best = this.#pool.pop()) {
        if (this.#isStill(best.entry, policy)) return best.entry;
      }
      if (drawn === undefined) return undefined;
    }
  }

  /** Draws a key, but no search index: its definition would be lost, and it gives back memory as documents go. */
  #draw(candidates: Candidates): Entry | undefined {
    for (let i = 0; i < MOST_DRAWS; i++) {
      const drawn = candidates.random(this.#random);
      if (drawn === undefined || typeOf(drawn.value) !== 'search') return drawn;
    }
    return undefined;
  }

  /** Whether a candidate is still valid: it may have been deleted, or lost its expiry, since it was sampled. */
  #isStill(entry: Entry, policy: EvictionPolicy): boolean {
    if (this.#keyspace.keys.get(entry.key) !== entry) return false;
    return policy.startsWith('allkeys-') || entry.expireAt !== NEVER;
  }

  #offer(entry: Entry, policy: EvictionPolicy): void {
    const pool = this.#pool;
    if (pool.some((candidate) => candidate.entry === entry)) return;
    const score = this.#score(entry, policy);
    if (pool.length === POOL_SIZE) {
      if (score <= pool[0]!.score) return;
      pool.shift();
    }
    let at = pool.length;
    while (at > 0 && pool[at - 1]!.score >= score) at--;
    pool.splice(at, 0, { entry, score });
  }

  #score(entry: Entry, policy: EvictionPolicy): number {
    const { usage, now } = this.#keyspace;
    if (policy === 'volatile-ttl') return -entry.expireAt;
    return usage.rules.frequency ? -usage.frequency(entry.use, now) : usage.idle(entry.use, now);
  }
}
