import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Files } from '../../../../base/files/files.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { TailCache } from './partitions/tail-cache.ts';
import type { Indexes } from './segments/indexes.ts';
import type { OpenFiles } from './segments/open-files.ts';
import type { StorageSettings } from './settings.ts';

/** The state that the partitions of a storage share. */
export interface StorageContext {
  readonly files: Files;
  /** An existing directory, which has a directory for each topic. */
  readonly topicsDirectory: string;
  readonly settings: StorageSettings;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
  readonly openFiles: OpenFiles;
  readonly indexes: Indexes;
  readonly tails: TailCache;
  /** The path of a topic's directory; its id may be any text. */
  readonly directoryOf: (topic: string) => string;
}

/** The name of a topic's directory, encoded because `.` and `..` can't be directories. */
export function topicDirectoryName(topic: string): string {
  return encodeURIComponent(topic).replaceAll('.', '%2E').replaceAll('*', '%2A');
}

/** The topic id of a directory name; undefined if it is not the name of a topic's directory. */
export function topicOfDirectory(name: string): string | undefined {
  try {
    const topic = decodeURIComponent(name);
    return topicDirectoryName(topic) === name ? topic : undefined;
  } catch {
    return undefined;
  }
}
