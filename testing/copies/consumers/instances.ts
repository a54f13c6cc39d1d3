import type { InstanceState, LocalInstances } from '../../../src/engines/log/local-instances.ts';

/** A process without instances of groups. */
export const NO_INSTANCES: LocalInstances = {
  has: () => false,
  drop: () => {},
  onRemoved: () => {},
  left: () => [],
  adopt: () => {},
};

/** Instances of one group, by name, that do nothing. */
export class NamedInstances implements LocalInstances {
  readonly names = new Set<string>();
  #onRemoved: (group: string, instance: string) => void = () => {};

  constructor(...names: readonly string[]) {
    for (const name of names) this.names.add(name);
  }

  has(_group: string, instance: string): boolean {
    return this.names.has(instance);
  }

  drop(group: string, instance: string): void {
    this.names.delete(instance);
    this.#onRemoved(group, instance);
  }

  onRemoved(listener: (group: string, instance: string) => void): void {
    this.#onRemoved = listener;
  }

  left(): InstanceState[] {
    const config = {} as InstanceState['config'];
    const each = { group: 'readers', config, topics: [], partitions: [] };
    return [...this.names].map((instance) => ({ ...each, instance }));
  }

  adopt({ instance }: InstanceState): void {
    this.names.add(instance);
  }
}
