import { originForm } from './origin-form.ts';
import type { RequestListener } from './request-listener.ts';

/** Passes requests at or below a path to one listener, and all others to another. */
export function mount(
  path: string,
  inner: RequestListener,
  outer: RequestListener,
): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    const target = url.startsWith('/') ? url : originForm(url).path;
    (isBelow(path, target) ? inner : outer)(request, response);
  };
}

/** The same for a listener that knows nothing of the path: below `/docs`, it gets `/a` of `/docs/a`. */
export function mountAt(
  path: string,
  inner: RequestListener,
  outer: RequestListener,
): RequestListener {
  const rooted: RequestListener = (request, response) => {
    const { url = '/' } = request;
    const rest = (url.startsWith('/') ? url : originForm(url).path).slice(path.length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    inner(request, response);
  };
  return mount(path, rooted, outer);
}

/** Whether a URL is at or below a path. */
function isBelow(path: string, url: string): boolean {
  return url.startsWith(path) && ENDS.has(url.charAt(path.length));
}

/** Characters that may follow the path. */
const ENDS: ReadonlySet<string> = new Set(['', '/', '?']);
