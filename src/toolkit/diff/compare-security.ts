import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract/model/contract.ts';
import type { SecurityRequirement } from '../../contract/model/document.ts';
import {
  needsCredentials,
  type Operation,
  type SecurityScheme,
} from '../../contract/model/operation.ts';

/** What callers with credentials of the earlier version meet in the later one. */
export interface SecurityChange {
  readonly message: string;
  readonly whom: string;
}

/** Compares the credentials that an operation needs. */
export function compareSecurity(
  [before, after]: readonly [Contract, Contract],
  [was, is]: readonly [Operation, Operation],
): SecurityChange[] {
  if (!needsCredentials(is)) return [];
  if (was.security.length === 0) {
    return [{ message: 'credentials are needed now', whom: 'clients that send none' }];
  }
  const schemes = [before.securitySchemes, after.securitySchemes] as const;
  return was.security
    .filter((shown) => !isEnough(schemes, shown, is.security))
    .map((shown) => {
      const who = inWords(shown);
      return { message: `${who} is no longer enough`, whom: `clients that show ${who}` };
    });
}

/**
 * Compares the credentials that the service shows with a callback or webhook: what it shows now has to be enough for clients
 * that check those of before. Only what such an operation says itself counts: what is said of all is meant for requests to the
 * service.
 */
export function compareShown(
  [before, after]: readonly [Contract, Contract],
  [was, is]: readonly [Operation, Operation],
): SecurityChange[] {
  const [checked, shown] = [ownSecurity(was), ownSecurity(is)];
  const whom = 'clients that check them';
  if (!needsCredentials({ security: checked })) return [];
  if (shown.length === 0) return [{ message: 'no credentials are sent any more', whom }];
  const schemes = [after.securitySchemes, before.securitySchemes] as const;
  return shown
    .filter((each) => !isEnough(schemes, each, checked))
    .map((each) => ({ message: `may be ${inWords(each)} now`, whom }));
}

function ownSecurity({ declared, security }: Operation): Operation['security'] {
  return declared.security === undefined ? [] : security;
}

/** Whether credentials meet one of several requirements. @param schemes those of who shows them, and of who needs them */
function isEnough(
  schemes: readonly [Schemes, Schemes],
  credentials: SecurityRequirement,
  needed: readonly SecurityRequirement[],
): boolean {
  const shown = Object.entries(credentials);
  return needed.some((requirement) =>
    Object.entries(requirement).every(([name, scopes]) =>
      shown.some(
        ([shownName, granted]) => isSameScheme(schemes, shownName, name) && hasAll(granted, scopes),
      ),
    ),
  );
}

function inWords(credentials: SecurityRequirement): string {
  const names = Object.entries(credentials).map(([name, scopes]) =>
    [name, scopes].flat().join(' ').trim(),
  );
  return names.join(' and ') || 'nothing';
}

type Schemes = Readonly<Record<string, SecurityScheme>>;

/** Whether credentials are shown in the same way; clients don't know the name of a scheme. */
function isSameScheme(
  [was, is]: readonly [Schemes, Schemes],
  before: string,
  after: string,
): boolean {
  const [one, other] = [was[before], is[after]];
  if (before !== after && !['http', 'apiKey'].includes(one?.type ?? '')) return false;
  return isDeepStrictEqual(wayOf(one), wayOf(other));
}

/** Whether scopes include others; in some documents there is nothing in place of an empty list. */
function hasAll(granted: unknown, needed: unknown): boolean {
  if (!Array.isArray(needed)) return true;
  return needed.every((each) => Array.isArray(granted) && granted.includes(each));
}

/** The parts of a security scheme that clients depend on. */
function wayOf(scheme: SecurityScheme | undefined) {
  if (scheme === undefined) return undefined;
  const { type, scheme: named, in: place, name } = scheme;
  return [type, named?.toLowerCase(), place, place === 'header' ? name?.toLowerCase() : name];
}
