import type { HttpRequest } from './exchange.ts';
import { isOfOtherPage, isOwnOrigin } from './foreign-request.ts';

/** The pages of other origins that are served with what a browser adds to their requests by itself. */
export interface TrustedPages {
  /** Origins that the operator allows. */
  readonly origins: ReadonlySet<string>;
  /** Whether scripts of pages on this machine are served, as in development. */
  readonly ofThisMachine: boolean;
  /** The port of the console, whose pages send requests to the other addresses. */
  readonly consolePort: number;
}

/** Serves no page of another origin with the credentials that a browser has stored. */
export const NO_PAGES: TrustedPages = {
  origins: new Set(),
  ofThisMachine: false,
  consolePort: 0,
};

const BEARER = /^bearer +\S/i;

/**
 * Whether a page of another origin may have caused the request without knowing any credentials. Browsers add stored
 * Basic credentials to every request for an origin (RFC 7617, section 2.2), whichever page causes it: links, images,
 * forms and scripts. They add no bearer token and no token in the URL by themselves, so a page that sends one knows it.
 * @param needsCredentials whether the address answers nobody without credentials
 */
export function isForged(
  request: Pick<HttpRequest, 'headers'>,
  pages: TrustedPages,
  needsCredentials: boolean,
): boolean {
  const { headers } = request;
  // Nearly all requests are of programs, which send none of these.
  if (headers.origin === undefined && !('sec-fetch-site' in headers) && !('referer' in headers))
    return false;
  if (!isOfOtherPage(request)) return false;
  const { authorization } = headers;
  const isAmbient =
    !needsCredentials || (authorization !== undefined && !BEARER.test(authorization));
  return isAmbient && !isTrusted(request, pages);
}

function isTrusted(
  { headers }: Pick<HttpRequest, 'headers'>,
  { origins, ofThisMachine, consolePort }: TrustedPages,
): boolean {
  const { origin, host, 'sec-fetch-mode': mode } = headers;
  if (origin === undefined) return false;
  if (origins.has(origin.toLowerCase())) return true;
  // Links and forms are of no use to the programs whose pages these are, but to anybody who can place one there.
  if (mode !== undefined && mode !== 'cors') return false;
  if (ofThisMachine && isOwnOrigin(origin)) return true;
  const page = URL.parse(origin);
  return (
    page !== null &&
    page.port === String(consolePort) &&
    page.hostname === URL.parse(`http://${host}`)?.hostname
  );
}
