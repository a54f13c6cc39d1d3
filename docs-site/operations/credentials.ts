import { isNode, pointerIn, valueAt, type Node } from '../../src/base/json-pointer.ts';
import type { SecurityRequirement } from '../../src/contract/model/document.ts';
import type { Access, Variables } from './access.ts';
import { withoutAccents } from './names.ts';

/** How a caller shows a credential. */
export type Credential =
  /** A user and a password. */
  | { readonly kind: 'basic'; readonly scheme: string; readonly variables: Variables }
  /** A text in a header, after a prefix such as `Bearer `, or in a cookie or the query. */
  | {
      readonly kind: 'header' | 'query';
      readonly scheme: string;
      readonly name: string;
      readonly prefix: string;
      readonly variables: Variables;
    };

/** A security scheme of a contract, with what is sent for it; nothing if that is a certificate. */
export interface SchemeInUse {
  readonly name: string;
  readonly declared: Node;
  readonly credential: Credential | undefined;
}

/** The security schemes of a contract by name. What is none, or refers to none, is left out. */
export function schemesOf(contract: object, access: Access): ReadonlyMap<string, SchemeInUse> {
  const schemes = valueAt(contract, '/components/securitySchemes');
  const found = Object.entries(isNode(schemes) ? schemes : {}).flatMap(([name, given]) => {
    const reference = isNode(given) ? given['$ref'] : undefined;
    const declared =
      typeof reference === 'string' ? valueAt(contract, pointerIn(reference)) : given;
    if (!isNode(declared)) return [];
    const credential = credentialOf(name, declared, access.credentials[name]);
    return [[name, { name, declared, credential }] as const];
  });
  return new Map(found);
}

function credentialOf(
  scheme: string,
  { type, scheme: way, in: place, name }: Node,
  known: Variables | undefined,
): Credential | undefined {
  const own = variableOf(scheme);
  const header = (header: string, prefix: string, suffix: string): Credential => ({
    kind: 'header',
    scheme,
    name: header,
    prefix,
    variables: known ?? [suffixed(own, suffix)],
  });
  if (type === 'http' && typeof way === 'string') {
    if (way.toLowerCase() === 'basic') {
      return { kind: 'basic', scheme, variables: known ?? [`${own}_USER`, `${own}_PASSWORD`] };
    }
    const prefix = way.toLowerCase() === 'bearer' ? 'Bearer ' : `${way} `;
    return header('Authorization', prefix, 'TOKEN');
  }
  if (type === 'oauth2' || type === 'openIdConnect')
    return header('Authorization', 'Bearer ', 'TOKEN');
  if (type !== 'apiKey' || typeof name !== 'string') return undefined;
  if (place === 'header') return header(name, '', 'KEY');
  if (place === 'cookie') return header('Cookie', `${name}=`, 'KEY');
  return { kind: 'query', scheme, name, prefix: '', variables: known ?? [suffixed(own, 'KEY')] };
}

/** `petstore_auth` is `PETSTORE_AUTH`; a name without Latin letters is `API`. */
export function variableOf(name: string): string {
  const apart = withoutAccents(name)
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toUpperCase();
  const plain = apart.replaceAll(/[^A-Z\d]+/g, '_').replaceAll(/^[_\d]+|_+$/g, '');
  return plain === '' ? 'API' : plain;
}

/** `API_KEY` has its `KEY` already. */
function suffixed(name: string, suffix: string): string {
  return name.endsWith(suffix) ? name : `${name}_${suffix}`;
}

/**
 * The credentials that samples of an operation send: those of the first alternative that needs some, of which all can be
 * sent; the other alternatives are named on the page.
 */
export function credentialsFor(
  security: readonly SecurityRequirement[],
  schemes: ReadonlyMap<string, SchemeInUse>,
): Credential[] {
  for (const requirement of security) {
    const needed = Object.keys(requirement).map((name) => schemes.get(name)?.credential);
    const sent = needed.filter((each) => each !== undefined);
    if (sent.length > 0 && sent.length === needed.length) return sent;
  }
  return [];
}
