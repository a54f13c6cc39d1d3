import { lookup } from 'node:dns/promises';
import { Semaphore } from '../../base/semaphore.ts';
import { systemClock, type Clock } from '../../base/clock.ts';

/** Resolves a host to its addresses, in the order in which to try them. Rejects if there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface HostLookupOptions {
  readonly resolve?: Resolve;
  readonly clock?: Clock;
}

/** How many threads of the pool lookups may occupy. The pool has four, which file operations need as well. */
const THREADS = 2;
/** Additional threads, for hosts whose lookups are slow. */
const THREADS_FOR_SLOW = 1;
/** Milliseconds after which a lookup counts as slow, because a name server is slow or does not answer. */
const SLOW = 500;
/** How many slow hosts are remembered; beyond that the oldest is dropped. */
const MOST_SLOW = 10_000;

/**
 * Resolves names like other programs on this machine: `/etc/hosts`, then name servers (getaddrinfo). Each lookup
 * occupies a thread until a name server answers. So concurrent lookups of a host are combined, the number of lookups is
 * limited, and hosts that were slow last time have a queue of their own, so that a domain with dead name servers does
 * not delay others.
 */
export function hostLookup({
  resolve = systemResolve,
  clock = systemClock,
}: HostLookupOptions = {}): Resolve {
  const underWay = new Map<string, Promise<readonly string[]>>();
  const slow = new Set<string>();
  const threads = new Semaphore(THREADS);
  const threadsForSlow = new Semaphore(THREADS_FOR_SLOW);

  async function timed(host: string): Promise<readonly string[]> {
    const began = clock.now();
    try {
      return await resolve(host);
    } finally {
      slow.delete(host);
      if (clock.now() - began >= SLOW) slow.add(host);
      if (slow.size > MOST_SLOW) for (const oldest of slow.values().take(1)) slow.delete(oldest);
      underWay.delete(host);
    }
  }

  return (host) => {
    const earlier = underWay.get(host);
    if (earlier !== undefined) return earlier;
    const addresses = (slow.has(host) ? threadsForSlow : threads).run(() => timed(host));
    underWay.set(host, addresses);
    return addresses;
  };
}

async function systemResolve(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, order: 'verbatim' });
  return found.map(({ address }) => address);
}
