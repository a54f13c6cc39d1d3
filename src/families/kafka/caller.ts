import type { LogCluster } from '../../engines/log/engine.ts';
import type { Admission } from './clusters.ts';

/** Who sent a request of the family, after authentication. */
export interface KafkaCaller extends Admission {
  readonly log: LogCluster;
}
