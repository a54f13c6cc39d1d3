import { lookup } from 'node:dns/promises';
import { systemClock, type Clock } from '../../base/clock.ts';

/** The addresses of a host, in the order in which they are to be tried. Rejects where there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface HostLookupOptions {
  readonly resolve?: Resolve;
  readonly clock?: Clock;
}

/** Threads that lookups may take at a time, of the pool's four, which files need too. */
const THREADS = 2;
/** Threads besides, for hosts whose lookups take long. */
const THREADS_FOR_SLOW = 1;
/** Milliseconds after which a lookup has taken long: a name server was slow, or none answered. */
const SLOW = 500;
/** Hosts that are remembered to be slow; then the oldest is forgotten. */
const MOST_SLOW = 10_000;

/**
 * As the other programs of this machine resolve names: `/etc/hosts`, then name servers (getaddrinfo). That
 * takes a thread for as long as a name server takes. So one host is asked for once at a time, only so many
 * are at a time, and those that took long last time wait in a line of their own: a domain whose name servers
 * are dead delays no other.
 */
export function hostLookup({
  resolve = systemResolve,
  clock = systemClock,
}: HostLookupOptions = {}): Resolve {
  const underWay = new Map<string, Promise<readonly string[]>>();
  const slow = new Set<string>();
  const lines = { usual: new Line(THREADS), slow: new Line(THREADS_FOR_SLOW) };

  async function inLine(host: string): Promise<readonly string[]> {
    const line = slow.has(host) ? lines.slow : lines.usual;
    await line.turn();
    const began = clock.now();
    try {
      return await resolve(host);
    } finally {
      slow.delete(host);
      if (clock.now() - began >= SLOW) slow.add(host);
      if (slow.size > MOST_SLOW) for (const oldest of slow.values().take(1)) slow.delete(oldest);
      underWay.delete(host);
      line.done();
    }
  }

  return (host) => {
    const earlier = underWay.get(host);
    if (earlier !== undefined) return earlier;
    const addresses = inLine(host);
    underWay.set(host, addresses);
    return addresses;
  };
}

/** Lets so many at a time have their turn, the others in the order in which they came. */
class Line {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atATime: number) {
    this.#free = atATime;
  }

  async turn(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((next) => this.#waiting.push(next));
  }

  done(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

async function systemResolve(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, order: 'verbatim' });
  return found.map(({ address }) => address);
}
