import { portRangeOf } from '../../settings/addresses.ts';
import { connectorFilesOf } from '../../settings/connector-files.ts';
import { copyAddressOf } from '../../settings/copy-address.ts';
import { SettingError } from '../../settings/load.ts';
import { secretsOf } from '../../settings/secrets.ts';
import { storeLocationOf } from '../../settings/store-url.ts';
import type { Settings } from '../../settings/table.ts';
import { outputLimitsOf } from '../../platform/output-limits.ts';
import { outboundRulesOf } from '../../platform/outbound-rules.ts';
import { queueTimeoutOf } from '../../platform/queue-timeout.ts';
import { sealKeysOf } from '../../platform/data-files.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { fail, ok, type Finding } from './finding.ts';

/** Checks that a start makes beyond the types of settings. Each throws a SettingError. */
const READ: readonly ((settings: Settings) => unknown)[] = [
  secretsOf,
  ({ databasePorts }) => portRangeOf(databasePorts),
  storeLocationOf,
  copyAddressOf,
  (settings) => connectorFilesOf(settings, secretsOf(settings)),
  queueTimeoutOf,
  outputLimitsOf,
  (settings) => outboundRulesOf(settings, secretsOf(settings)),
  // Whether the key is that of the data is looked at with the files.
  ({ dataDir, memory, encryptionKey }) =>
    memory || encryptionKey === undefined || sealKeysOf({ dataDir, encryptionKey }),
];

/** Checks settings as a start does, together and with the files that they name. */
export async function checkSettings(settings: Settings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const read of [...READ, ...(await readersOfFiles(settings))]) {
    try {
      read(settings);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      const { message } = error;
      if (findings.some(({ seen }) => seen === message)) continue;
      findings.push(fail('settings', message, 'correct it, or leave it out', EXIT_CODES.usage));
    }
  }
  return findings.length > 0 ? findings : [ok('settings', 'they fit together')];
}

/** Loaded on demand: few platforms begin with a seed. */
async function readersOfFiles({ seed }: Settings): Promise<typeof READ> {
  if (seed === undefined) return [];
  const { readSeed } = await import('../../platform/first-seed.ts');
  return [() => readSeed(seed)];
}
