import type { Contract } from '../../contract/model/contract.ts';
import type { Operation, SecurityScheme } from '../../contract/model/operation.ts';
import { headerOf, type Exchange } from '../exchange.ts';
import type { Notes } from './notes.ts';

/** Whether a request has credentials in any form that a scheme allows. */
export function hasCredentials({ request }: Exchange, scheme: SecurityScheme): boolean {
  const { type, in: place, name = '' } = scheme;
  if (type !== 'apiKey') {
    return type === 'mutualTLS' || headerOf(request.headers, 'authorization') !== undefined;
  }
  if (place === 'header') return headerOf(request.headers, name.toLowerCase()) !== undefined;
  if (place === 'query') return request.url.searchParams.has(name);
  const cookies = headerOf(request.headers, 'cookie') ?? '';
  return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`));
}

/** Reports a caller that was accepted without credentials although the contract requires them. */
export function examineSecurity(
  contract: Contract,
  operation: Operation,
  exchange: Exchange,
  notes: Notes,
): void {
  const { response } = exchange;
  if (response === undefined || response.status >= 400 || operation.security.length === 0) return;
  const schemes = contract.securitySchemes;
  const isAuthorized = operation.security.some((needed) =>
    Object.keys(needed).every((name) => {
      const scheme = schemes[name];
      return scheme === undefined || hasCredentials(exchange, scheme);
    }),
  );
  if (isAuthorized) return;
  const pointer = operation.pointer;
  const message = `was answered with ${response.status} although the request has no credentials`;
  notes.ofResponse('security', { pointer, at: 'request.headers' }, message);
}
