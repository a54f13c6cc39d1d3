import { addressRules, type AddressRules } from '../http/outbound/address-rules.ts';
import { networksOf } from '../settings/addresses.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import { variableOf, type Settings } from '../settings/table.ts';

/**
 * The addresses that the queue and the connectors may call: public ones, those that the operator allows, and in
 * development this machine.
 * @throws SettingError
 */
export function outboundRulesOf(
  { allowNetworks }: Pick<Settings, 'allowNetworks'>,
  secrets: Secrets,
): AddressRules {
  const networks =
    allowNetworks === undefined ? [] : networksOf(allowNetworks, variableOf('allowNetworks'));
  return addressRules({ loopback: isDevelopment(secrets), networks });
}
