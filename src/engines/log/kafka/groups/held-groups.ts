import type { Alarm } from '../../../../base/alarms.ts';
import { nameOf } from '../client/broker-error.ts';
import type { KafkaParts } from '../parts.ts';
import { HOLDER, Member } from './member.ts';
import type { Subscription } from './protocol.ts';

/** How often groups are looked after, in milliseconds; what is committed is kept for a week unless an operator says less. */
export const HOLDING = 3_600_000;
/** The least that brokers take. */
const SESSION = 6000;

const NOTHING: Subscription = {
  topics: [],
  instance: HOLDER,
  owned: {},
  held: {},
  starts: {},
  counts: {},
};
const UNMOVED = { rebalancing: () => {}, lost: () => {}, leading: () => {} };

interface Held {
  count: number;
  alarm: Alarm | undefined;
}

/**
 * Groups whose committed offsets do not expire. Brokers forget them `offsets.retention.minutes` after the last member has
 * left, whatever is committed since (Kafka `ClassicGroup.offsetExpirationCondition`), so where there is none, one
 * joins now and then and leaves.
 */
export class HeldGroups {
  readonly #parts: KafkaParts;
  readonly #held = new Map<string, Held>();

  constructor(parts: KafkaParts) {
    this.#parts = parts;
  }

  /** @param group as the Kafka calls it @returns what lets go of it */
  hold(group: string): () => void {
    const held = this.#held.get(group) ?? { count: 0, alarm: undefined };
    this.#held.set(group, held);
    held.count++;
    if (held.count === 1) this.#lookAfter(group, held);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held.count--;
      if (held.count > 0) return;
      held.alarm?.cancel();
      this.#held.delete(group);
    };
  }

  /** Lets go of all. */
  close(): void {
    for (const { alarm } of this.#held.values()) alarm?.cancel();
    this.#held.clear();
  }

  #lookAfter(group: string, held: Held): void {
    const { alarms, clock, logger } = this.#parts;
    held.alarm = alarms.at(clock.now() + HOLDING, () => this.#lookAfter(group, held));
    this.#beThere(group).catch((err: unknown) => {
      logger.debug({ err, group }, 'a group could not be held, it is tried again in an hour');
    });
  }

  async #beThere(group: string): Promise<void> {
    const { brokers } = this.#parts;
    const { groups } = await brokers.askCoordinator(
      group,
      'DescribeGroups',
      [[group], false],
      () => 0,
    );
    const [found] = groups;
    if (nameOf(found?.errorCode ?? 0) !== 'NONE' || found?.groupState !== 'Empty') return;
    const member = new Member(brokers, group, HOLDER, SESSION, UNMOVED);
    try {
      await member.join(NOTHING);
    } finally {
      await member.leave();
    }
  }
}
