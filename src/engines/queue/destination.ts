import { isIPv4 } from 'node:net';
import { remembering } from '../../base/remembering.ts';

/** Where a URL leads, as a request has it. */
export interface DestinationParts {
  /** Scheme, host and port: `https://example.com`. */
  readonly origin: string;
  /** Path and query, byte for byte those of the URL where a request can have them. */
  readonly path: string;
}

/** Characters. */
const LONGEST_URL = 8192;

/** Scheme, authority, and what follows up to the fragment. */
const PARTS = /^(https?):\/\/([^/?#]*)([^#]*)/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Spaces, line breaks, control characters. URLs lose some of them when they are read, and mean something else. */
const UNREADABLE = /[\s\u0000-\u0020\u007f]/;
const BEYOND_ASCII = /[^\u0021-\u007e]/gu;

/**
 * What is wrong with the URL of a destination or callback, as the end of a sentence, or undefined where it
 * can be delivered to. Whether its host exists, and where it is, only shows at the delivery:
 * a name that resolves to another address by then is looked at again there.
 */
export const checkDestination = remembering((url: string): string | undefined => {
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

/** The parts of a URL that has been checked. The fragment is for nobody but its reader. @throws TypeError where it has none */
export const partsOf = remembering((url: string): DestinationParts => {
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
  // Number forms of an address (decimal, octal, hexadecimal, short, in other digits) only hide where it leads.
  if (isIPv4(hostname) && host !== hostname) {
    return `its host is an address and must be written as ${hostname}`;
  }
  return host.includes('%') ? 'its host must not have percent-encoded characters' : undefined;
}
