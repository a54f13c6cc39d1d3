import { DEFAULT_DATABASE } from '../control/databases/default-database.ts';
import { DatabasePorts } from '../directory/redis/database-ports.ts';
import { redisContractErrors, refusal } from '../families/redis/errors.ts';
import { Authority } from '../http/authority.ts';
import { portRangeOf } from '../settings/addresses.ts';
import type { Settings } from '../settings/table.ts';
import { dataPath } from './data-files.ts';
import type { PlatformContext } from './parts.ts';

/** The ports of databases, as the settings have them. @throws SettingError */
export function databasePortsOf(settings: Settings): DatabasePorts {
  return new DatabasePorts({
    host: settings.host,
    range: portRangeOf(settings.databasePorts),
    fixed: { id: DEFAULT_DATABASE, port: settings.respPort },
    authority: () => Authority.open(dataPath(settings, 'tls')),
    tlsRequired: refusal('tlsRequired'),
    suspended: redisContractErrors.suspended,
  });
}

/** Warns if another program has the port of the default database: another platform, or a Redis. */
export function warnOfOtherPort({
  settings,
  addresses,
  log,
}: Pick<PlatformContext, 'settings' | 'addresses' | 'log'>): void {
  const port = addresses.ports.portOf(DEFAULT_DATABASE);
  if (settings.respPort === 0 || port === undefined || port === settings.respPort) return;
  const { respPort: wanted } = settings;
  log.warn({ wanted, port }, `port ${wanted} is taken, the database \`default\` has port ${port}`);
}
