import { JsonList } from '../base/json-pieces.ts';
import type { LogCluster } from '../engines/log/engine.ts';
import { withPlace, type Seed } from './seed.ts';

type SeedGroup = NonNullable<NonNullable<Seed['kafka']>['consumerGroups']>[number];

/** The offsets of the records of a seed, by topic and partition. */
export type SeedOffsets = ReadonlyMap<string, readonly number[]>;

export function partitionKey(topic: string, partition: number): string {
  return `${topic}/${partition}`;
}

/** Sets the committed offsets of groups as the seed says, whatever they were. @throws SeedError */
export async function seedConsumerGroups(
  log: LogCluster,
  groups: readonly SeedGroup[],
): Promise<void> {
  for (const [index, { name, offsets }] of groups.entries()) {
    await withPlace(`kafka.consumerGroups[${index}]`, () => log.resetGroup(name, offsets));
  }
}

/**
 * The committed offsets of groups. Where records were removed or compacted, the remaining ones are counted, as a seed
 * contains no others.
 * @param records known once the groups are written
 */
export function exportedConsumerGroups(log: LogCluster, records: SeedOffsets): JsonList<SeedGroup> {
  return new JsonList(groupsWith(log, records));
}

async function* groupsWith(
  log: LogCluster,
  records: SeedOffsets,
): AsyncGenerator<readonly SeedGroup[]> {
  const groups = await log.groupOffsets();
  yield groups
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, offsets }) => {
      const counted = offsets
        .filter(({ offset }) => offset >= 0)
        .flatMap(({ topic, partition, offset: committed }) => {
          const of = records.get(partitionKey(topic, partition));
          // A topic that was created meanwhile is not exported.
          if (of === undefined) return [];
          const next = of.findIndex((offset) => offset >= committed);
          return [{ topic, partition, offset: next === -1 ? of.length : next }];
        });
      return counted.length === 0 ? [] : [{ name, offsets: counted }];
    });
}
