import type { Alarm } from '../../../../base/alarms.ts';
import type { KafkaParts } from '../parts.ts';
import { isOutstanding, type OwnedPartition } from './owned-partition.ts';

/** How long a rebalance waits for an instance to commit the records returned to it, in milliseconds. */
export const REVOCATION_TIMEOUT = 10_000;

/**
 * The partitions of an instance that are to move to others: each is released once it has no outstanding records, or
 * after {@link REVOCATION_TIMEOUT}.
 */
export class Revocation {
  readonly #parts: Pick<KafkaParts, 'alarms' | 'clock'>;
  readonly #owned: () => Map<string, OwnedPartition>;
  readonly #onReleased: () => void;
  readonly #onForcedRelease: (taken: OwnedPartition) => void;
  #timer: Alarm | undefined;

  /**
   * @param owned the partitions that the instance has at the moment
   * @param onReleased is called after partitions were removed from them
   * @param onForcedRelease is called with one of those that are removed in time, with records that are outstanding
   */
  constructor(
    parts: Pick<KafkaParts, 'alarms' | 'clock'>,
    owned: () => Map<string, OwnedPartition>,
    onReleased: () => void,
    onForcedRelease: (taken: OwnedPartition) => void,
  ) {
    this.#parts = parts;
    this.#owned = owned;
    this.#onReleased = onReleased;
    this.#onForcedRelease = onForcedRelease;
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
    this.releaseCommitted();
    const { alarms, clock } = this.#parts;
    this.#timer ??= alarms.at(clock.now() + REVOCATION_TIMEOUT, () => {
      this.#timer = undefined;
      const outstanding = [...this.#owned().values()].find((owned) => {
        return owned.isRevoked && isOutstanding(owned);
      });
      if (outstanding !== undefined) this.#onForcedRelease(outstanding);
      this.releaseAll();
    });
  }

  /** Releases those without outstanding records. */
  releaseCommitted(): void {
    this.#release((owned) => !isOutstanding(owned));
  }

  releaseAll(): void {
    this.#release(() => true);
  }

  cancel(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  #release(may: (owned: OwnedPartition) => boolean): void {
    let isLess = false;
    for (const [key, owned] of this.#owned()) {
      if (!owned.isRevoked || !may(owned)) continue;
      this.#owned().delete(key);
      isLess = true;
    }
    if (isLess) this.#onReleased();
  }
}
