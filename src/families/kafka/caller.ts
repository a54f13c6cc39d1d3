import type { LogCluster } from '../../engines/log/engine.ts';
import type { Admission } from '../../directory/kafka/clusters.ts';

/** The part of a log that the family uses. */
export type ServedLog = Pick<
  LogCluster,
  | 'topics'
  | 'produce'
  | 'fetch'
  | 'offsets'
  | 'consume'
  | 'commit'
  | 'committed'
  | 'groups'
  | 'deleteInstance'
>;

/** The logs of the clusters, by id. */
export interface ServedLogs {
  /** @throws Error if there is no such cluster */
  cluster(id: string): ServedLog;
}

/** The caller of an operation, after authentication. */
export interface KafkaCaller extends Admission {
  readonly log: ServedLog;
}
