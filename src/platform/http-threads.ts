import type { HttpThreads } from '../http/threads/http-threads.ts';
import { SettingError } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';
import { readsUsual } from './addresses/serve.ts';

/**
 * The threads that have the connections of hot addresses, as the settings have them.
 * @throws SettingError
 */
export async function httpThreadsOf(settings: Settings): Promise<HttpThreads | undefined> {
  if (settings.httpThreads === 0) return undefined;
  if (!readsUsual(settings)) {
    throw new SettingError(
      '--http-threads needs --http front and --validator compiled: with Node or Express, most of the work is not that for connections',
    );
  }
  // Loaded by those who use it.
  const threads = await import('../http/threads/http-threads.ts');
  return new threads.HttpThreads(settings.httpThreads);
}
