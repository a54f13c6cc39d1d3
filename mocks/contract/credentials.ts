import type { IncomingMessage } from 'node:http';
import type { Operation, SecurityScheme } from '../../src/contract/model/operation.ts';
import { credentialsOf } from '../../src/express/authenticate.ts';
import { Refusal } from '../../src/express/problem.ts';
import type { Described } from './described.ts';

/**
 * Checks that a request has credentials in the form that an operation wants; any value passes. Of several requirements one
 * must be met, with all of its schemes.
 */
export function credentialsCheck({
  securitySchemes,
}: Pick<Described, 'securitySchemes'>): (
  request: IncomingMessage,
  query: string,
  operation: Pick<Operation, 'security'>,
) => void {
  return (request, query, { security }) => {
    if (security.length === 0) return;
    const lacking = security.map((requirement) =>
      Object.keys(requirement)
        // Nothing is known of a scheme that is not there; whoever has read the contract tells so.
        .flatMap((name) => (Object.hasOwn(securitySchemes, name) ? [securitySchemes[name]!] : []))
        // A certificate is shown to the server that ends TLS.
        .filter(({ type }) => type !== 'mutualTLS')
        .filter((scheme) => credentialsOf(scheme, request, query) === undefined),
    );
    if (lacking.some((schemes) => schemes.length === 0)) return;
    const wanted = lacking.map((schemes) => schemes.map(wordsOf).join(' and '));
    const challenge = [...new Set(lacking.flat().flatMap(challengeOf))].join(', ');
    throw new Refusal(401, `the request lacks ${[...new Set(wanted)].join(', or ')}`, {
      headers: challenge === '' ? {} : { 'WWW-Authenticate': challenge },
    });
  };
}

function wordsOf({ type, scheme = '', in: place, name }: SecurityScheme): string {
  if (type !== 'apiKey') return `Authorization: ${schemeOf(type, scheme)} credentials`;
  return place === 'header' ? `the header ${name}` : `${name} in the ${place}`;
}

function challengeOf({ type, scheme = '' }: SecurityScheme): string[] {
  if (type === 'apiKey') return [];
  const name = schemeOf(type, scheme);
  return [name === 'Digest' ? 'Digest realm="mock", nonce="mock"' : `${name} realm="mock"`];
}

function schemeOf(type: SecurityScheme['type'], scheme: string): string {
  if (type !== 'http') return 'Bearer';
  return scheme.slice(0, 1).toUpperCase() + scheme.slice(1).toLowerCase();
}
