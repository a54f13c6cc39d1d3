import type { LogCluster } from '../engines/log/engine.ts';
import { at, type Seed } from './seed.ts';

type SeedGroup = NonNullable<NonNullable<Seed['kafka']>['consumerGroups']>[number];

/** By topic and partition, the offsets of the records that a seed has. */
export type SeedOffsets = ReadonlyMap<string, readonly number[]>;

export function partitionKey(topic: string, partition: number): string {
  return `${topic}/${partition}`;
}

/** Moves groups to where the seed says, whatever they have committed. @throws SeedError */
export async function seedConsumerGroups(
  log: LogCluster,
  groups: readonly SeedGroup[],
): Promise<void> {
  for (const [index, { name, offsets }] of groups.entries()) {
    await at(`kafka.consumerGroups[${index}]`, () => log.resetGroup(name, offsets));
  }
}

/**
 * What groups have committed. Where the log has removed or compacted records those that are left are counted, as the seed
 * will have no others.
 */
export async function exportedConsumerGroups(
  log: LogCluster,
  records: SeedOffsets,
): Promise<SeedGroup[]> {
  const groups = await log.groupOffsets();
  return groups
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, offsets }) => {
      const counted = offsets
        .filter(({ offset }) => offset >= 0)
        .map(({ topic, partition, offset: committed }) => {
          const of = records.get(partitionKey(topic, partition)) ?? [];
          const next = of.findIndex((offset) => offset >= committed);
          return { topic, partition, offset: next === -1 ? of.length : next };
        });
      return counted.length === 0 ? [] : [{ name, offsets: counted }];
    });
}
