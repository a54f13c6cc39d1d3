import { realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { SettingError } from './load.ts';
import { isDevelopment, type Secrets } from './secrets.ts';
import type { Settings } from './table.ts';

/** The folder in development, in the data directory beside the platform's own files. */
const OF_DEVELOPMENT = 'files';

/**
 * The folder whose files connectors may read and write; undefined if they may use none. It never contains the
 * platform's own files, because users who may create connectors could then read the secrets of all accounts.
 * @throws SettingError
 */
export function connectorFilesOf(
  { connectorFiles, dataDir, memory }: Pick<Settings, 'connectorFiles' | 'dataDir' | 'memory'>,
  secrets: Secrets,
): string | undefined {
  const ofDevelopment = resolve(dataDir, OF_DEVELOPMENT);
  if (connectorFiles === undefined) {
    return isDevelopment(secrets) && !memory ? ofDevelopment : undefined;
  }
  const folder = realPath(resolve(connectorFiles));
  const data = realPath(resolve(dataDir));
  const isApart = !isWithin(data, folder) && !isWithin(folder, data);
  if (isApart || isWithin(realPath(ofDevelopment), folder)) return folder;
  throw new SettingError(
    `connectorFiles must be a folder apart from the data directory ${dataDir}, or its folder ${OF_DEVELOPMENT}, not ${connectorFiles}`,
  );
}

/** The real path, even if its last parts don't exist. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), path.slice(parent.length));
  }
}

/** Whether a path is a folder or inside it. */
function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
