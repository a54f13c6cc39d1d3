import { NameMap } from '../../../../base/name-map.ts';
import type { ConsumerConfig, GroupDescription } from '../../engine.ts';
import { checkCode } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { instanceIdOf } from './instance-id.ts';
import type { Topics } from '../topics.ts';
import type { Instances } from './instances.ts';
import type { Instance } from './instance.ts';
import { RETENTION_INSTANCE_ID } from './member.ts';
import { decodeAssignment, decodeSubscription, type TopicPartitions } from './protocol.ts';

/** A member of a group, in any process. */
export interface DescribedMember {
  /** Its `group.instance.id`, or its member id if it has none. */
  readonly id: string;
  /** The name of the instance; for members of other programs the same as `id`. */
  readonly instance: string;
  readonly partitions: TopicPartitions;
  /** What it has sent when joining; undefined for members in this process, and during a rebalance. */
  readonly subscription?: {
    readonly topics: readonly string[];
    readonly config: ConsumerConfig | undefined;
  };
}

/** Names of the groups on the Kafka that begin with a prefix, in order. @throws LogError */
export async function groupNames(brokers: Brokers, prefix: string): Promise<string[]> {
  const names = new Set<string>();
  for (const node of await brokers.nodes()) {
    const { groups } = await brokers.ask(
      node,
      'ListGroups',
      [[], []],
      ({ errorCode }) => errorCode,
    );
    for (const { groupId } of groups) if (groupId.startsWith(prefix)) names.add(groupId);
  }
  return [...names].toSorted();
}

/** The members of groups. During a rebalance, brokers don't report the assignment. */
export async function describeMembers(
  brokers: Brokers,
  groups: readonly string[],
): Promise<Map<string, DescribedMember[]>> {
  const found = new NameMap<string, DescribedMember[]>();
  for (const group of groups) {
    const answer = await brokers.callCoordinator(
      group,
      'DescribeGroups',
      [[group], false],
      (all) => {
        const code = all.groups[0]?.errorCode ?? 0;
        return code === GROUP_ID_NOT_FOUND ? 0 : code;
      },
    );
    for (const { members, errorCode } of answer.groups) {
      if (errorCode !== GROUP_ID_NOT_FOUND) checkCode(errorCode);
      const instances = (members ?? [])
        .map(described)
        .filter(({ id }) => id !== RETENTION_INSTANCE_ID);
      found.set(group, instances);
    }
  }
  return found;
}

/** From version 6 on, a missing group is reported as an error (KIP-1043). */
const GROUP_ID_NOT_FOUND = 69;

function described(member: {
  readonly memberId: string;
  readonly groupInstanceId?: string | null | undefined;
  readonly memberMetadata: Buffer;
  readonly memberAssignment: Buffer;
}): DescribedMember {
  const { memberId, groupInstanceId, memberMetadata, memberAssignment } = member;
  const { topics, notes } = decodeSubscription(memberMetadata);
  const id = groupInstanceId ?? memberId;
  const partitions = decodeAssignment(memberAssignment).partitions;
  const subscription = { topics, config: notes?.config };
  const isTold = memberMetadata.length > 0;
  return { id, instance: notes?.instance ?? id, partitions, ...(isTold && { subscription }) };
}

/**
 * The groups of a cluster that have members. The assignment of instances in this process is known here; that of
 * others comes from the Kafka.
 * @param members as reported by the Kafka, by the names of the groups there
 * @param prefix of the cluster's groups
 */
export function describeGroups(
  members: ReadonlyMap<string, readonly DescribedMember[]>,
  prefix: string,
  topics: Topics,
  local: Instances,
): GroupDescription[] {
  const groups = new NameMap<string, readonly DescribedMember[]>();
  for (const [name, list] of members) {
    if (list.length > 0) groups.set(name.slice(prefix.length), list);
  }
  for (const group of local.groups()) {
    const instances = local.of(group);
    const others = (groups.get(group) ?? []).filter(({ instance }) => !instances.has(instance));
    const own = [...instances.values()].map((instance) => memberOf(instance, topics));
    groups.set(group, [...others, ...own]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => {
      const instances = list.map((member) => assignmentOf(member, topics));
      return { name, instances: instances.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
    });
}

function memberOf({ name, owned }: Instance, topics: Topics): DescribedMember {
  const partitions: Record<string, number[]> = {};
  for (const { topic, partition } of owned.values()) {
    (partitions[topics.nameOf(topic)] ??= []).push(partition);
  }
  return { id: instanceIdOf(name), instance: name, partitions };
}

/** The partitions of a member in the cluster's topics, by the topic names that clients use. */
function assignmentOf({ instance, partitions }: DescribedMember, topics: Topics) {
  const prefix = topics.nameOf('');
  const assigned = Object.entries(partitions)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, numbers]) => ({
      topic: name.slice(prefix.length),
      partitions: numbers.toSorted((a, b) => a - b),
    }));
  return { name: instance, topics: assigned.toSorted((a, b) => (a.topic < b.topic ? -1 : 1)) };
}
