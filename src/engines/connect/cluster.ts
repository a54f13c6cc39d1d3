import type { LogCluster } from '../log/engine.ts';

/** The part of a cluster's interface that connectors use. */
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
  | 'retainOffsets'
>;
