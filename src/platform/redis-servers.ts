import { readFileSync } from 'node:fs';
import { ServerRedis } from '../engines/redis/server/engine.ts';
import { readServerUrls, WrongServerUrl } from '../engines/redis/server/server-url.ts';
import { SettingError } from '../settings/load.ts';
import { flagOf } from '../settings/table.ts';
import { outputLimitsOf } from './output-limits.ts';
import type { PlatformContext } from './parts.ts';

/**
 * Opens the databases on servers of Redis or Valkey.
 * @param urls as in the setting
 * @throws SettingError, ServerRefused
 */
export function openRedisServers(
  { settings, log, time: { clock, alarms } }: Pick<PlatformContext, 'settings' | 'log' | 'time'>,
  urls: string,
): Promise<ServerRedis> {
  return ServerRedis.open({
    servers: serversOf(urls),
    authorities: settings.redisTlsCa === undefined ? undefined : authoritiesIn(settings.redisTlsCa),
    silentFor: settings.serverTimeout,
    config: outputLimitsOf(settings),
    clock,
    alarms,
    logger: log,
  });
}

function serversOf(urls: string) {
  try {
    return readServerUrls(urls);
  } catch (error) {
    if (!(error instanceof WrongServerUrl)) throw error;
    throw new SettingError(`--${flagOf('redisServers')}: ${error.message}`);
  }
}

/** The certificates (PEM) in a file. @throws SettingError if there are none */
export function authoritiesIn(path: string): string {
  const flag = `--${flagOf('redisTlsCa')}`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`${flag}: ${path} can't be read (${code})`, { cause: error });
  }
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new SettingError(`${flag}: there is no certificate (PEM) in ${path}`);
}
