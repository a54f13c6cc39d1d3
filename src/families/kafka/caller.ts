import type { LogCluster } from '../../engines/log/engine.ts';
import type { Admission } from '../../directory/kafka/clusters.ts';

/** What the family asks of a log. */
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

/** The logs of the clusters, by their ids. */
export interface ServedLogs {
  /** @throws Error where there is no such cluster */
  cluster(id: string): ServedLog;
}

/** Who sent a request of the family, after authentication. */
export interface KafkaCaller extends Admission {
  readonly log: ServedLog;
}
