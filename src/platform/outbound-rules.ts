import { addressRules, type AddressRules } from '../http/outbound/address-rules.ts';
import { isLoopback } from '../settings/loopback.ts';
import { networksOf } from '../settings/networks.ts';
import { variableOf, type Settings } from '../settings/table.ts';

/**
 * Which addresses the queue and the connectors may call. Whoever can reach only this machine may have them
 * reach it. @throws SettingError
 */
export function outboundRulesOf({ host, allowNetworks }: Settings): AddressRules {
  const networks =
    allowNetworks === undefined ? [] : networksOf(allowNetworks, variableOf('allowNetworks'));
  return addressRules({ loopback: isLoopback(host), networks });
}
