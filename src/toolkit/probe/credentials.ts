import type { Contract } from '../../contract/model/contract.ts';
import type { SecurityScheme } from '../../contract/model/operation.ts';
import type { Draft } from './draft.ts';

/** Credentials by security scheme: a token, `user:password`, or a key. */
export type Credentials = ReadonlyMap<string, string>;

/** A request with the credentials that the contract requires. */
export function withCredentials(contract: Contract, draft: Draft, credentials: Credentials): Draft {
  if (draft.credentials === 'none') return draft;
  const schemes = contract.securitySchemes;
  let shown = draft;
  for (const name of Object.keys(requirementMet(contract, draft, credentials) ?? {})) {
    const value = credentials.get(name)!;
    const isWrong = draft.credentials === 'wrong';
    shown = withScheme(shown, schemes[name]!, isWrong ? wrongOf(value) : value);
  }
  return shown;
}

/** Whether there are credentials for a request; not if there are none that the operation asks for. */
export function hasCredentials(
  contract: Contract,
  draft: Draft,
  credentials: Credentials,
): boolean {
  return requirementMet(contract, draft, credentials) !== undefined;
}

function requirementMet(
  { securitySchemes: schemes }: Contract,
  { operation }: Draft,
  credentials: Credentials,
): Readonly<Record<string, unknown>> | undefined {
  return operation.security.find((needed) =>
    Object.keys(needed).every((name) => schemes[name] !== undefined && credentials.has(name)),
  );
}

/** Invalid credentials of the same form: `ada:secret` has a password, a token has none. */
function wrongOf(value: string): string {
  return value.includes(':') ? `${value.slice(0, value.indexOf(':'))}:wrong` : 'wrong';
}

function withScheme(draft: Draft, scheme: SecurityScheme, value: string): Draft {
  const header = (name: string, text: string): Draft => ({
    ...draft,
    headers: [...draft.headers, [name, text]],
  });
  if (scheme.type === 'apiKey') {
    const name = scheme.name ?? '';
    if (scheme.in === 'query') {
      return { ...draft, query: [...draft.query, [name, encodeURIComponent(value)]] };
    }
    return scheme.in === 'cookie' ? header('cookie', `${name}=${value}`) : header(name, value);
  }
  const isBasic = scheme.scheme?.toLowerCase() === 'basic';
  return header('authorization', isBasic ? `Basic ${btoa(value)}` : `Bearer ${value}`);
}
