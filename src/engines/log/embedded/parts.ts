import type { Ids } from '../../../base/ids.ts';
import type { OffsetCommitParts, OffsetCommits } from './groups/offset-commits.ts';
import type { LogStorage } from './storage/storage.ts';

/** The state that the clusters of an engine share. */
export interface EngineParts extends OffsetCommitParts {
  readonly storage: LogStorage;
  readonly commits: OffsetCommits;
  readonly ids: Ids;
  /** A number from 0 to below 1. */
  readonly random: () => number;
}
