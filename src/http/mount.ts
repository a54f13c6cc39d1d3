import { originForm } from './origin-form.ts';
import type { HttpRequest } from './exchange.ts';
import type { Listener } from './request-listener.ts';

/** Passes requests at or below a path to one listener, and all others to another. */
export function mount<Request extends Pick<HttpRequest, 'url'>, Response>(
  path: string,
  inner: Listener<Request, Response>,
  outer: Listener<Request, Response>,
): Listener<Request, Response> {
  return (request, response) => {
    const { url = '/' } = request;
    const target = url.startsWith('/') ? url : originForm(url).path;
    (isBelow(path, target) ? inner : outer)(request, response);
  };
}

/** The same for a listener that knows nothing of the path: below `/docs`, it gets `/a` of `/docs/a`. */
export function mountAt<Request extends Pick<HttpRequest, 'url'>, Response>(
  path: string,
  inner: Listener<Request, Response>,
  outer: Listener<Request, Response>,
): Listener<Request, Response> {
  const rooted: Listener<Request, Response> = (request, response) => {
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
