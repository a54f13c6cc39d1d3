import type { Contract } from '../../contract/model/contract.ts';
import { isNode } from '../../base/json-pointer.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { normalEncoding } from '../../contract/model/percent-encoding.ts';
import { serversIn, type Server } from '../../contract/model/servers.ts';
import type { ReportChange } from './change.ts';
import { keyOf } from './match-operations.ts';

/** How many addresses of a server with variables are looked for: those of all of their values. */
const MOST = 100;
/** A value that a variable has by chance, if it may have any. */
const ANY = 'any-value';

type Pair = readonly [before: Operation, after: Operation];

/**
 * Compares the servers of two versions: the addresses of those that are gone break their clients. It is no change that an
 * operation has moved between its path and the path of its server. Of servers without a host, only the paths are compared.
 */
export function compareServers(
  [before, after]: readonly [Contract, Contract],
  pairs: readonly Pair[],
  tellOf: (operation?: Operation) => ReportChange,
): void {
  const [was, is] = [before, after].map(({ document }) => serversIn(document));
  // Those with servers of their own are not at these.
  const common = pairs.filter(([one, other]) => [one, other].every(isAtServersOfAll));
  const isUsed = common.length > 0 || pairs.length === 0;
  if (isUsed) compare(was!, is!, common, { tell: tellOf(), at: '', pointer: '/servers' });
  for (const pair of pairs) {
    if (pair.every(isAtServersOfAll)) continue;
    const [one, other] = pair;
    const [from, to] = [orOfAll(one, was!), orOfAll(other, is!)];
    const { pointer } = other;
    compare(from, to, [pair], { tell: tellOf(one), at: 'server ', pointer });
  }
}

function isAtServersOfAll({ servers }: Operation): boolean {
  return servers.length === 0;
}

function orOfAll({ servers }: Operation, all: readonly Server[]): readonly Server[] {
  return servers.length > 0 ? servers : all;
}

function compare(
  was: readonly Server[],
  is: readonly Server[],
  pairs: readonly Pair[],
  {
    tell,
    at,
    pointer,
  }: { readonly tell: ReportChange; readonly at: string; readonly pointer: string },
): void {
  const gone = new Set(was.flatMap(addressesOf).filter((address) => !isServed(address, is, pairs)));
  for (const address of gone) {
    const whom = 'clients of it';
    tell({ rule: 'server-removed', at: at + address, message: 'is gone', whom, pointer });
  }
  const fresh = is.flatMap(addressesOf).filter(
    (address) =>
      !isServed(
        address,
        was,
        pairs.map(([one, other]) => [other, one]),
      ),
  );
  // In place of none there is the host of the document.
  for (const address of was.length === 0 ? [] : new Set(fresh)) {
    tell({ rule: 'server-added', at: at + address, message: 'is new', pointer });
  }
}

/** The addresses of a server, one for each value of its variables. */
function addressesOf({ declared: { url, variables } }: Server): string[] {
  const [first = '', ...others] = url.split(/\{([^{}]*)\}/);
  let addresses = [first];
  for (let i = 0; i < others.length; i += 2) {
    const values = valuesOf(isNode(variables) ? variables[others[i]!] : undefined);
    addresses = addresses
      .flatMap((beginning) => values.map((value) => beginning + value + others[i + 1]!))
      .slice(0, MOST);
  }
  return addresses.map(normal);
}

function valuesOf(variable: unknown): string[] {
  const { enum: listed, default: usual } = isNode(variable) ? variable : {};
  if (Array.isArray(listed) && listed.length > 0) return listed.map(String);
  return usual === undefined ? [ANY] : [...[usual].map(String), ANY];
}

/** `https://a.example/v1` of `HTTPS://A.example:443/v1/` */
function normal(address: string): string {
  const url = URL.parse(address);
  const whole = url?.host === '' || url === null ? address : url.origin + url.pathname;
  return normalEncoding(whole.replace(/\/$/, ''));
}

/** Whether the operations at an address are at one of some servers. */
function isServed(address: string, servers: readonly Server[], pairs: readonly Pair[]): boolean {
  const [, origin, base = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/]*)?(.*)$/is.exec(address)!;
  const there = servers.filter((server) => isAt(server, origin));
  const isSame = there.some((server) => server.base.exec(base)?.[0] === base);
  if (isSame || pairs.length === 0) return isSame;
  return pairs.every(([was, is]) =>
    there.some(({ fixed }) => fixed && pathOf(fixed.base, is) === pathOf(base, was)),
  );
}

function isAt(server: Server, origin: string | undefined): boolean {
  // One of the two is where the document is.
  if (server.origin === undefined || origin === undefined) return true;
  return server.fixed === undefined
    ? server.origin.test(origin)
    : normal(server.fixed.origin) === origin;
}

function pathOf(base: string, { method, path }: Operation): string {
  return keyOf({ method, path: base + path });
}
