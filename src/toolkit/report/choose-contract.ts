import type { Contract } from '../../contract/model/contract.ts';
import type { Exchange } from '../exchange.ts';
import { familyOf } from '../our-contracts.ts';

/** Selects the contract that an exchange belongs to; undefined if none. */
export type Choice = (exchange: Exchange) => Contract | undefined;

/**
 * Selects among contracts by URL: first those whose servers match and that have the path, then any that has the path.
 * If no contract has the path, the one with the same server or host.
 * @param bases addresses of the service, if other traffic is to be ignored
 */
export function choiceAmong(contracts: readonly Contract[], bases: readonly URL[] = []): Choice {
  const hosts = new Map<string, Contract>();
  return ({ request: { url, target } }) => {
    if (bases.length > 0 && !bases.some((base) => isBelow(url, base))) return undefined;
    const path = target.split('?')[0]!;
    const served = contracts.filter((contract) => contract.isServedAt(url));
    const has = (contract: Contract) => contract.find(path) !== undefined;
    const isAmongMany = contracts.length > 1;
    const anywhere = contracts.filter((contract) => !isAmongMany || familyOf(contract) !== 'redis');
    const found = served.find(has) ?? anywhere.find(has);
    if (found !== undefined) {
      if (!hosts.has(url.host)) hosts.set(url.host, found);
      return found;
    }
    const isOnlyOne = contracts.length === 1 && bases.length > 0;
    return served[0] ?? hosts.get(url.host) ?? (isOnlyOne ? contracts[0] : undefined);
  };
}

function isBelow(url: URL, base: URL): boolean {
  const path = base.pathname.replace(/\/$/, '');
  return (
    url.origin === base.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`))
  );
}
