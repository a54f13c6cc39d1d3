import type { Alarm } from '../../../../base/alarms.ts';
import type { KafkaParts } from '../parts.ts';
import { isOutstanding, type OwnedPartition } from './positions.ts';

/** How long a rebalance waits for an instance to commit the records returned to it, in milliseconds. */
export const PATIENCE_OF_REBALANCE = 10_000;

/**
 * The partitions of an instance that are to move to others: each is released once it has no outstanding records, or
 * after {@link PATIENCE_OF_REBALANCE}.
 */
export class Revocation {
  readonly #parts: Pick<KafkaParts, 'alarms' | 'clock'>;
  readonly #owned: () => Map<string, OwnedPartition>;
  readonly #onLess: () => void;
  readonly #onTaken: (taken: OwnedPartition) => void;
  #patience: Alarm | undefined;

  /**
   * @param owned the partitions that the instance has at the moment
   * @param onLess is called after partitions were removed from them
   * @param onTaken is called with one of those that are removed in time, with records that are outstanding
   */
  constructor(
    parts: Pick<KafkaParts, 'alarms' | 'clock'>,
    owned: () => Map<string, OwnedPartition>,
    onLess: () => void,
    onTaken: (taken: OwnedPartition) => void,
  ) {
    this.#parts = parts;
    this.#owned = owned;
    this.#onLess = onLess;
    this.#onTaken = onTaken;
  }

  /** Whether partitions are still to move. */
  get isPending(): boolean {
    return [...this.#owned().values()].some(({ isRevoked }) => isRevoked);
  }

  /** After a rebalance: marks the partitions that are to move, and no others. */
  begin(isToMove: (owned: OwnedPartition) => boolean): void {
    for (const owned of this.#owned().values()) owned.isRevoked = isToMove(owned);
    if (!this.isPending) {
      this.cancel();
      return;
    }
    // Records may have been committed while the instance joined.
    this.letGoCommitted();
    const { alarms, clock } = this.#parts;
    this.#patience ??= alarms.at(clock.now() + PATIENCE_OF_REBALANCE, () => {
      this.#patience = undefined;
      const taken = [...this.#owned().values()].find((owned) => {
        return owned.isRevoked && isOutstanding(owned);
      });
      if (taken !== undefined) this.#onTaken(taken);
      this.letGoAll();
    });
  }

  /** Releases those without outstanding records. */
  letGoCommitted(): void {
    this.#letGo((owned) => !isOutstanding(owned));
  }

  letGoAll(): void {
    this.#letGo(() => true);
  }

  cancel(): void {
    this.#patience?.cancel();
    this.#patience = undefined;
  }

  #letGo(may: (owned: OwnedPartition) => boolean): void {
    let isLess = false;
    for (const [key, owned] of this.#owned()) {
      if (!owned.isRevoked || !may(owned)) continue;
      this.#owned().delete(key);
      isLess = true;
    }
    if (isLess) this.#onLess();
  }
}
