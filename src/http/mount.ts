import type { RequestListener } from './request-listener.ts';

/** Passes requests at or below a path to one listener, and all others to another. */
export function mount(
  path: string,
  inner: RequestListener,
  outer: RequestListener,
): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    const isInner = url.startsWith(path) && ENDS.has(url.charAt(path.length));
    (isInner ? inner : outer)(request, response);
  };
}

/** Characters that may follow the path. */
const ENDS: ReadonlySet<string> = new Set(['', '/', '?']);
