import { lookup } from 'node:dns/promises';

/** The addresses of a host, in the order in which they are to be tried. Rejects where there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * As the other programs of this machine resolve names: `/etc/hosts`, then name servers (getaddrinfo). That
 * takes a thread of the pool that files need too, for as long as a name server takes; so one name is asked
 * for once at a time, and only so many at a time.
 * @param atATime of the pool's four threads
 */
export function hostLookup(resolve: Resolve = systemResolve, atATime = 2): Resolve {
  const underWay = new Map<string, Promise<readonly string[]>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(host: string): Promise<readonly string[]> {
    if (running >= atATime) await new Promise<void>((next) => waiting.push(next));
    else running += 1;
    try {
      return await resolve(host);
    } finally {
      underWay.delete(host);
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
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

async function systemResolve(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, order: 'verbatim' });
  return found.map(({ address }) => address);
}
