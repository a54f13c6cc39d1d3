import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import type { ConsumerGroup, GroupTotal } from './consumer-group.ts';

/** The groups of a stream by name, and their memory, which is asked for after each change of the stream. */
export class GroupTable extends NameMap<ByteString, ConsumerGroup> {
  readonly #total: GroupTotal = { bytes: 0 };

  /** In bytes. */
  get bytes(): number {
    return this.#total.bytes;
  }

  override set(name: ByteString, group: ConsumerGroup): this {
    this.get(name)?.countIn(undefined);
    group.countIn(this.#total);
    return super.set(name, group);
  }

  override delete(name: ByteString): boolean {
    this.get(name)?.countIn(undefined);
    return super.delete(name);
  }

  override clear(): void {
    for (const group of this.values()) group.countIn(undefined);
    super.clear();
  }
}
