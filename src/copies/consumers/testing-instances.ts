import type { LeftInstance, LocalInstances } from '../../engines/log/local-instances.ts';

/** A process without instances of groups. */
export const NO_INSTANCES: LocalInstances = {
  has: () => false,
  drop: () => {},
  onGone: () => {},
  left: () => [],
  adopt: () => {},
};

/** Instances of one group, by name, that do nothing. */
export class NamedInstances implements LocalInstances {
  readonly names = new Set<string>();
  #onGone: (group: string, instance: string) => void = () => {};

  constructor(...names: readonly string[]) {
    for (const name of names) this.names.add(name);
  }

  has(_group: string, instance: string): boolean {
    return this.names.has(instance);
  }

  drop(group: string, instance: string): void {
    this.names.delete(instance);
    this.#onGone(group, instance);
  }

  onGone(listener: (group: string, instance: string) => void): void {
    this.#onGone = listener;
  }

  left(): LeftInstance[] {
    const config = {} as LeftInstance['config'];
    const each = { group: 'readers', config, topics: [], partitions: [] };
    return [...this.names].map((instance) => ({ ...each, instance }));
  }

  adopt({ instance }: LeftInstance): void {
    this.names.add(instance);
  }
}
