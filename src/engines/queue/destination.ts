import { isIPv4 } from 'node:net';
import { memoize } from '../../base/memoize.ts';

/** The parts of a URL as a request needs them. */
export interface DestinationParts {
  /** Scheme, host and port: `https://example.com`. */
  readonly origin: string;
  /** Path and query, byte for byte those of the URL as far as a request allows. */
  readonly path: string;
}

/** Characters. */
const LONGEST_URL = 8192;

/** Scheme, authority, and what follows up to the fragment. */
const PARTS = /^(https?):\/\/([^/?#]*)([^#]*)/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Spaces, line breaks, control characters. URL parsers drop some of them, which changes the meaning. */
const UNREADABLE = /[\s\u0000-\u0020\u007f]/;
const BEYOND_ASCII = /[^\u0021-\u007e]/gu;

/**
 * What is wrong with the URL of a destination or callback, as the end of a sentence; undefined if it can
 * be delivered to. The host is resolved only at delivery, and its addresses are checked then.
 */
export const checkDestination = memoize((url: string): string | undefined => {
  if (url.length > LONGEST_URL) {
    return `it has ${url.length} characters, and at most ${LONGEST_URL} are allowed`;
  }
  if (UNREADABLE.test(url))
    return 'it must not have spaces or control characters, write them as %20';
  const [, , authority] = PARTS.exec(url) ?? [];
  if (authority === undefined) return schemeFault(url);
  if (authority === '') return 'it has no host';
  if (url.includes('\\')) return 'it must not have backslashes, write them as %5C';
  if (authority.includes('@')) {
    return 'it must not have credentials, send them in a header such as Upstash-Forward-Authorization';
  }
  const parsed = URL.parse(url);
  if (parsed === null) return `its host or port can not be read: "${authority}"`;
  return hostFault(authority, parsed);
});

/** The parts of a checked URL. The fragment is never sent. @throws TypeError if it can't be parsed */
export const partsOf = memoize((url: string): DestinationParts => {
  const { origin } = new URL(url);
  const [, , , rest = ''] = PARTS.exec(url) ?? [];
  const path = rest.toWellFormed().replaceAll(BEYOND_ASCII, encodeURIComponent);
  return { origin, path: path.startsWith('/') ? path : `/${path}` };
});

function schemeFault(url: string): string {
  const [, scheme] = SCHEME.exec(url) ?? [];
  if (scheme === undefined) return 'it must begin with http:// or https://';
  if (/^https?$/i.test(scheme)) return `${scheme}: must be followed by // and a host`;
  return `it must begin with http:// or https://, not ${scheme.slice(0, 40)}:`;
}

function hostFault(authority: string, { hostname, port }: URL): string | undefined {
  if (port === '0') return 'nothing can be delivered to port 0';
  const host = authority.replace(/:\d*$/, '');
  // Numeric forms of an address (decimal, octal, hexadecimal, short, other digits) only hide where it leads.
  if (isIPv4(hostname) && host !== hostname) {
    return `its host is an address and must be written as ${hostname}`;
  }
  return host.includes('%') ? 'its host must not have percent-encoded characters' : undefined;
}
