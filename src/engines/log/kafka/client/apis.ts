import * as kafka from '@platformatic/kafka';

/**
 * The calls of Kafka's protocol that are used here, each in the newest version that the library has. The versions for
 * older brokers take the same arguments.
 */
export interface Apis {
  AddPartitionsToTxn: typeof kafka.addPartitionsToTxnV3.api;
  AlterUserScramCredentials: typeof kafka.alterUserScramCredentialsV0.api;
  ApiVersions: typeof kafka.apiVersionsV3.api;
  CreateAcls: typeof kafka.createAclsV3.api;
  CreatePartitions: typeof kafka.createPartitionsV3.api;
  CreateTopics: typeof kafka.createTopicsV7.api;
  DeleteAcls: typeof kafka.deleteAclsV3.api;
  DeleteGroups: typeof kafka.deleteGroupsV2.api;
  DeleteRecords: typeof kafka.deleteRecordsV2.api;
  DeleteTopics: typeof kafka.deleteTopicsV6.api;
  DescribeAcls: typeof kafka.describeAclsV3.api;
  DescribeConfigs: typeof kafka.describeConfigsV4.api;
  DescribeGroups: typeof kafka.describeGroupsV5.api;
  DescribeLogDirs: typeof kafka.describeLogDirsV4.api;
  DescribeQuorum: typeof kafka.describeQuorumV2.api;
  DescribeTransactions: typeof kafka.describeTransactionsV0.api;
  DescribeUserScramCredentials: typeof kafka.describeUserScramCredentialsV0.api;
  EndTxn: typeof kafka.endTxnV4.api;
  Fetch: typeof kafka.fetchV17.api;
  FindCoordinator: typeof kafka.findCoordinatorV6.api;
  Heartbeat: typeof kafka.heartbeatV4.api;
  IncrementalAlterConfigs: typeof kafka.incrementalAlterConfigsV1.api;
  InitProducerId: typeof kafka.initProducerIdV5.api;
  JoinGroup: typeof kafka.joinGroupV9.api;
  LeaveGroup: typeof kafka.leaveGroupV5.api;
  ListGroups: typeof kafka.listGroupsV5.api;
  ListOffsets: typeof kafka.listOffsetsV9.api;
  Metadata: typeof kafka.metadataV12.api;
  OffsetCommit: typeof kafka.offsetCommitV9.api;
  OffsetDelete: typeof kafka.offsetDeleteV0.api;
  OffsetFetch: typeof kafka.offsetFetchV9.api;
  Produce: typeof kafka.produceV11.api;
  SyncGroup: typeof kafka.syncGroupV5.api;
}

export type ApiName = keyof Apis;
type ArgumentsAndResponse<N extends ApiName> =
  Apis[N] extends kafka.API<infer Arguments, infer Response> ? [Arguments, Response] : never;
export type Arguments<N extends ApiName> = ArgumentsAndResponse<N>[0];
export type Response<N extends ApiName> = Exclude<ArgumentsAndResponse<N>[1], boolean>;

/**
 * The newest versions that may be used. From 4 on AddPartitionsToTxn is a call between brokers (KIP-890).
 */
const NEWEST: Partial<Record<ApiName, number>> = { AddPartitionsToTxn: 3 };

/**
 * The oldest versions that are sufficient here: for calls with topic ids, static members or the type of a group, those
 * of Apache Kafka 3.9.
 */
const OLDEST: Partial<Record<ApiName, number>> = {
  Fetch: 13,
  JoinGroup: 5,
  LeaveGroup: 3,
  Metadata: 10,
  OffsetFetch: 8,
  FindCoordinator: 4,
};

/** The calls that a broker supports, with the range of their versions. */
export type BrokerApis = ReadonlyMap<string, { minVersion: number; maxVersion: number }>;

/** The newest version of a call that both sides have, or undefined. */
export function apiFor<N extends ApiName>(
  name: N,
  offered: BrokerApis,
): kafka.API<Arguments<N>, Response<N>> | undefined {
  const range = offered.get(name);
  if (range === undefined) return undefined;
  const newest = Math.min(range.maxVersion, NEWEST[name] ?? Infinity);
  const oldest = Math.max(range.minVersion, OLDEST[name] ?? 0);
  const exported = kafka as unknown as Readonly<
    Record<string, { api: kafka.API<Arguments<N>, Response<N>> } | undefined>
  >;
  for (let version = newest; version >= oldest; version--) {
    const found = exported[`${name[0]!.toLowerCase()}${name.slice(1)}V${version}`];
    if (found !== undefined) return found.api;
  }
  return undefined;
}
