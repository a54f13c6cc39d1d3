import { answerPreflight } from '../../http/cross-origin.ts';
import { isForged, type TrustedPages } from '../../http/forged-request.ts';
import { originForm } from '../../http/origin-form.ts';
import type { Call } from '../call.ts';
import type { AnyFamily } from '../family.ts';
import type { Mounting } from '../binder-options.ts';
import type { Router } from '../model/router.ts';
import { ANSWERED, type Stage } from './stage.ts';

/** Replaces a target that is an absolute URL by its path, and the `Host` header by its host. */
export function rewriteOriginForm({ request }: Pick<Call, 'request'>): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  // CONNECT names a host and a port in place of a path (RFC 9112, section 3.2.3).
  const { path, host } = request.method === 'CONNECT' ? { path: '/' } : originForm(url);
  request.url = path;
  if (host !== undefined) request.headers.host = host;
}

/** Answers what browsers ask before they let a page of another origin send a request. */
export function preflight({ request, response }: Call): void | typeof ANSWERED {
  if (answerPreflight(request, response)) return ANSWERED;
}

/**
 * Refuses what a page of another origin may have caused without knowing any credentials.
 * @param pages those that are served with a browser's stored credentials
 */
export function refuseOtherPages(
  { errors, isOpen = false }: Pick<AnyFamily, 'errors' | 'isOpen'>,
  pages: TrustedPages,
): Stage {
  return ({ request }) => {
    if (isForged(request, pages, !isOpen)) throw errors.otherPage(request.url ?? '/');
  };
}

/** Splits the URL into its path and its query. */
export function splitUrl(call: Call): void {
  split(call, call.request.url);
}

/** The same with the URL that was sent, where an application shows only what is below the path of a router. */
export function splitWholeUrl(call: Call): void {
  const { originalUrl, url } = call.request as { originalUrl?: string; url?: string };
  split(call, originalUrl ?? url);
}

function split(call: Call, url = '/'): void {
  const queryAt = url.indexOf('?');
  call.path = queryAt < 0 ? url : url.slice(0, queryAt);
  call.rawQuery = queryAt < 0 ? '' : url.slice(queryAt + 1);
}

/** Refuses what no operation may receive, whatever else is wrong with it. */
export function refuseUnknownOperations(
  refuse: NonNullable<AnyFamily['refuse']>,
  router: Pick<Router, 'spelled'>,
): Stage {
  return ({ request, path }) => {
    const refusal = refuse(request.method ?? 'GET', router.spelled(path));
    if (refusal !== undefined) throw refusal;
  };
}

/** Hands on the requests that are for what follows in the application. */
export function passOn(passes: NonNullable<Mounting['passes']>): Stage {
  return ({ request, path, next }) => {
    if (next === undefined || !passes(path, request.method ?? 'GET')) return;
    next();
    return ANSWERED;
  };
}
