import { DatabaseConfig } from '../engines/redis/embedded/config.ts';
import { SettingError } from '../settings/load.ts';
import { variableOf, type Settings } from '../settings/table.ts';

const NAME = 'client-output-buffer-limit';

/**
 * How much may wait for clients on the ports of databases, where the settings say so.
 * @returns the parameter that databases begin with
 * @throws SettingError
 */
export function outputLimitsOf({
  redisOutputLimit,
}: Pick<Settings, 'redisOutputLimit'>): Readonly<Record<string, string>> {
  if (redisOutputLimit === undefined) return {};
  const failure = new DatabaseConfig().set(NAME, redisOutputLimit);
  if (failure === undefined) return { [NAME]: redisOutputLimit };
  throw new SettingError(
    `${variableOf('redisOutputLimit')} must be limits of classes, like pubsub 32mb 8mb 60, not "${redisOutputLimit}"`,
  );
}
