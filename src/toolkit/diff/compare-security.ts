import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract/model/contract.ts';
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
  return was.security.flatMap((requirement) => {
    const shown = Object.entries(requirement);
    const isStillEnough = is.security.some((needed) =>
      Object.entries(needed).every(([name, scopes]) =>
        shown.some(
          ([shownName, granted]) =>
            isSameScheme(schemes, shownName, name) && hasAll(granted, scopes),
        ),
      ),
    );
    if (isStillEnough) return [];
    const who =
      shown.map(([name, scopes]) => [name, scopes].flat().join(' ').trim()).join(' and ') ||
      'nothing';
    return [{ message: `${who} is no longer enough`, whom: `clients that show ${who}` }];
  });
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
