import type { LogCluster } from '../log/engine.ts';

/** What connectors need of a cluster. */
export type ConnectCluster = Pick<
  LogCluster,
  | 'topics'
  | 'topic'
  | 'createTopic'
  | 'produce'
  | 'consume'
  | 'commit'
  | 'deleteInstance'
  | 'deleteGroup'
  | 'holdGroup'
>;
