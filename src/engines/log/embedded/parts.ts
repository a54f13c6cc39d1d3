import type { Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Ids } from '../../../base/ids.ts';
import type { Logger } from '../../../base/logger.ts';
import type { Metadata } from './metadata/metadata.ts';
import type { OffsetCommits } from './groups/offset-commits.ts';
import type { LogStorage } from './storage/storage.ts';

/** The state that the clusters of an engine share. */
export interface EngineParts {
  readonly storage: LogStorage;
  readonly metadata: Metadata;
  readonly commits: OffsetCommits;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly ids: Ids;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly logger: Logger;
}
