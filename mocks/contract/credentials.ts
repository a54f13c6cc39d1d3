import type { IncomingMessage } from 'node:http';
import type { Operation, SecurityScheme } from '../../src/contract/model/operation.ts';
import type { Described } from './described.ts';

/** What a caller lacks. */
export interface MissingCredentials {
  readonly detail: string;
  /** For `WWW-Authenticate`. */
  readonly challenge: string;
}

/**
 * Checks that a request has credentials in the form that an operation wants; any value passes. Of several requirements one
 * must be met, with all of its schemes.
 * @param query as sent
 */
export function missingCredentials(
  { securitySchemes }: Pick<Described, 'securitySchemes'>,
  { security }: Pick<Operation, 'security'>,
  request: Pick<IncomingMessage, 'headers'>,
  query: string,
): MissingCredentials | undefined {
  if (security.length === 0) return undefined;
  const lacking = security.map((requirement) =>
    Object.keys(requirement)
      // Nothing is known of a scheme that is not there; a start tells so.
      .flatMap((name) => (Object.hasOwn(securitySchemes, name) ? [securitySchemes[name]!] : []))
      .filter((scheme) => !isShown(scheme, request, query)),
  );
  if (lacking.some((schemes) => schemes.length === 0)) return undefined;
  const wanted = lacking.map((schemes) => schemes.map(wordsOf).join(' and '));
  const challenges = new Set(lacking.flat().flatMap(challengeOf));
  return {
    detail: `the request lacks ${[...new Set(wanted)].join(', or ')}`,
    challenge: [...challenges].join(', '),
  };
}

function isShown(
  { type, scheme = '', in: place, name = '' }: SecurityScheme,
  { headers }: Pick<IncomingMessage, 'headers'>,
  query: string,
): boolean {
  const { authorization = '', cookie = '' } = headers;
  switch (type) {
    case 'apiKey':
      if (place === 'header') return (headers[name.toLowerCase()] ?? '') !== '';
      if (place === 'query') return (new URLSearchParams(query).get(name) ?? '') !== '';
      return cookie
        .split(';')
        .some((pair) => pair.trim().startsWith(`${name}=`) && !pair.trim().endsWith('='));
    case 'http':
      return isOfScheme(authorization, scheme);
    case 'oauth2':
    case 'openIdConnect':
      return isOfScheme(authorization, 'bearer');
    default:
      // A certificate is shown to the server that ends TLS.
      return true;
  }
}

function isOfScheme(authorization: string, scheme: string): boolean {
  const space = authorization.indexOf(' ');
  const value = space < 0 ? '' : authorization.slice(space + 1).trim();
  if (authorization.slice(0, space).toLowerCase() !== scheme.toLowerCase()) return false;
  if (scheme.toLowerCase() !== 'basic') return value !== '';
  return /^[A-Za-z\d+/_-]+=*$/.test(value) && Buffer.from(value, 'base64').includes(':');
}

function wordsOf({ type, scheme = '', in: place, name }: SecurityScheme): string {
  if (type !== 'apiKey') return `Authorization: ${schemeOf(type, scheme)} credentials`;
  return place === 'header' ? `the header ${name}` : `${name} in the ${place}`;
}

function challengeOf({ type, scheme = '' }: SecurityScheme): string[] {
  if (type === 'apiKey' || type === 'mutualTLS') return [];
  const name = schemeOf(type, scheme);
  return [name === 'Digest' ? 'Digest realm="mock", nonce="mock"' : `${name} realm="mock"`];
}

function schemeOf(type: SecurityScheme['type'], scheme: string): string {
  if (type !== 'http') return 'Bearer';
  return scheme.slice(0, 1).toUpperCase() + scheme.slice(1).toLowerCase();
}
