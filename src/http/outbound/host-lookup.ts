import { lookup } from 'node:dns/promises';
import { systemClock, type Clock } from '../../base/clock.ts';
import { LookupTurns } from './lookup-turns.ts';

/** Registries whose names have two labels, such as `co.uk` and `com.au`. */
const SHORT_REGISTRY = 3;

/** Resolves a host to its addresses, in the order in which to try them. Rejects if there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface HostLookupOptions {
  readonly resolve?: Resolve;
  readonly clock?: Clock;
}

/** Milliseconds after which a lookup counts as slow, because a name server is slow or does not answer. */
const SLOW = 500;
/** How many slow domains are remembered; beyond that the oldest is dropped. */
const MOST_SLOW = 10_000;
/** Milliseconds after which a lookup that has not begun is given up: whoever connects waits no longer. */
const WAITS_AT_MOST = 10_000;

/**
 * Resolves names like other programs on this machine: `/etc/hosts`, then name servers (getaddrinfo). Each lookup
 * occupies a thread until a name server answers. So concurrent lookups of a host are combined, the number of lookups is
 * limited, those of one domain are made one at a time, and domains whose last lookup was slow wait separately: a domain
 * with dead name servers does not delay others, however many hosts it has.
 */
export function hostLookup({
  resolve = systemResolve,
  clock = systemClock,
}: HostLookupOptions = {}): Resolve {
  const underWay = new Map<string, Promise<readonly string[]>>();
  const slow = new Set<string>();
  const turns = new LookupTurns();

  async function timed(host: string, domain: string): Promise<readonly string[]> {
    const began = clock.now();
    try {
      return await resolve(host);
    } finally {
      slow.delete(domain);
      if (clock.now() - began >= SLOW) slow.add(domain);
      if (slow.size > MOST_SLOW) for (const oldest of slow.values().take(1)) slow.delete(oldest);
    }
  }

  async function inTurn(host: string): Promise<readonly string[]> {
    const asked = clock.now();
    const domain = domainOf(host);
    await turns.begin(domain, slow.has(domain));
    try {
      if (clock.now() - asked > WAITS_AT_MOST) throw waitedTooLong(host);
      return await timed(host, domain);
    } finally {
      underWay.delete(host);
      turns.end(domain, slow.has(domain));
    }
  }

  return (host) => {
    const earlier = underWay.get(host);
    if (earlier !== undefined) return earlier;
    const addresses = inTurn(host);
    underWay.set(host, addresses);
    return addresses;
  };
}

/** The code is what a system says whose name servers don't answer. */
function waitedTooLong(host: string): Error {
  return Object.assign(new Error(`${host} could not be looked up in time`), { code: 'EAI_AGAIN' });
}

async function systemResolve(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, order: 'verbatim' });
  return found.map(({ address }) => address);
}

/**
 * The domain that a host belongs to, whose name servers answer for it: its last two labels, or three below a registry
 * such as `co.uk`. This is a guess, without a list of registries, and good enough for taking turns.
 */
export function domainOf(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isRegistry = top.length === 2 && second.length <= SHORT_REGISTRY;
  return labels.slice(isRegistry ? -3 : -2).join('.');
}
