import { useEffect, useState } from 'preact/hooks';

/** The current place in the console: the parts of the fragment, each percent-decoded. */
export type Route = readonly string[];

/**
 * `#/redis/keys/a%2Fb` is `['redis', 'keys', 'a/b']`; parts that can't be decoded are left
 * unchanged.
 */
export function routeOf(hash: string): Route {
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
}

/** The fragment of a route. */
export function hashOf(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The current route; components that use it are rendered again when it changes. */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    // The place may have changed since the first rendering.
    changed();
    return () => removeEventListener('hashchange', changed);
  }, []);
  return routeOf(hash);
}
