import { DatabaseConfig } from '../engines/redis/embedded/config.ts';
import { SettingError } from '../settings/load.ts';
import { variableOf, type Settings } from '../settings/table.ts';

const NAME = 'client-output-buffer-limit';

/**
 * The output buffer limits of clients on the ports of databases, from the settings.
 * @returns the parameter that databases start with
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
