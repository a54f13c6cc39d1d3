import type { HttpRequest } from '../../src/http/exchange.ts';
import type { Operation, SecurityScheme } from '../../src/contract/model/operation.ts';
import { credentialsOf, type Credentials } from '../../src/express/authenticate.ts';
import { Refusal } from '../../src/express/problem.ts';
import type { Described } from './described.ts';

/** The token, key or password that no caller has. */
const WRONG = 'wrong';

/**
 * Checks that a request has credentials in the form that an operation wants; any value passes but `wrong`, with which a
 * client is tried whose credentials are refused. Of several requirements one must be met, with all of its schemes.
 */
export function credentialsCheck({
  securitySchemes,
}: Pick<Described, 'securitySchemes'>): (
  request: HttpRequest,
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
        .map((scheme) => ({ scheme, credentials: credentialsOf(scheme, request, query) }))
        .filter(({ credentials }) => credentials === undefined || isWrong(credentials)),
    );
    if (lacking.some((schemes) => schemes.length === 0)) return;
    const wrong = lacking.flat().find(({ credentials }) => credentials !== undefined);
    const wanted = lacking.map((schemes) =>
      schemes.map(({ scheme }) => wordsOf(scheme)).join(' and '),
    );
    const challenges = lacking.flat().flatMap(({ scheme }) => challengeOf(scheme));
    const challenge = [...new Set(challenges)].join(', ');
    const why =
      wrong === undefined
        ? `the request lacks ${[...new Set(wanted)].join(', or ')}`
        : `${wordsOf(wrong.scheme)}: the mock takes any but "${WRONG}"`;
    throw new Refusal(401, why, {
      headers: challenge === '' ? {} : { 'WWW-Authenticate': challenge },
    });
  };
}

function isWrong(credentials: Credentials): boolean {
  switch (credentials.type) {
    case 'basic':
      return credentials.password === WRONG;
    case 'other':
      return credentials.authorization.endsWith(` ${WRONG}`);
    case 'certificate':
      return false;
    default:
      return credentials.token === WRONG;
  }
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
