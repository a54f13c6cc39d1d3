import { NameMap } from '../../../../base/name-map.ts';
import type { GroupDescription } from '../../engine.ts';
import type { Topics } from '../topics.ts';
import type { DescribedMember } from './describe.ts';
import { instanceIdOf } from './instance-id.ts';
import type { Instance } from './instance.ts';
import type { Instances } from './instances.ts';

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
