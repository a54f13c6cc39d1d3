import { answerPreflight } from '../../http/cross-origin.ts';
import { isForged, type TrustedPages } from '../../http/forged-request.ts';
import { originForm } from '../../http/origin-form.ts';
import type { Call } from '../call.ts';
import type { FrontRules } from '../family.ts';
import { ANSWERED, type Stage } from './stage.ts';

/** Replaces a target that is an absolute URL by its path, and the `Host` header by its host. */
export function rewriteOriginForm({ request }: Call): void {
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
  { errors, isOpen = false }: Pick<FrontRules, 'errors' | 'isOpen'>,
  pages: TrustedPages,
): Stage {
  return ({ request }) => {
    if (isForged(request, pages, !isOpen)) throw errors.otherPage(request.url ?? '/');
  };
}

/** Refuses what no operation may receive, whatever else is wrong with it. */
export function refuseUnknownOperations(refuse: NonNullable<FrontRules['refuse']>): Stage {
  return ({ request }) => {
    const refusal = refuse(request.method ?? 'GET', pathOf(request.url ?? '/'));
    if (refusal !== undefined) throw refusal;
  };
}

/** Splits the URL into its path and its query. */
export function splitUrl(call: Call): void {
  const { url = '/' } = call.request;
  call.path = pathOf(url);
  call.rawQuery = url.slice(call.path.length + 1);
}

function pathOf(url: string): string {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? url : url.slice(0, queryAt);
}
