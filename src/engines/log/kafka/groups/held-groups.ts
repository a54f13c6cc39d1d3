import type { Alarm } from '../../../../base/alarms.ts';
import { nameOf } from '../client/broker-error.ts';
import { Semaphore } from '../../../../base/semaphore.ts';
import type { KafkaParts } from '../parts.ts';
import { HOLDER, Member } from './member.ts';
import type { Subscription } from './protocol.ts';

/** How often groups are visited, in milliseconds; by default brokers keep committed offsets for a week. */
export const HOLDING = 3_600_000;
/**
 * When a group is first visited, in milliseconds: members that start together with the hold have joined by then, so the
 * visit does not disturb them.
 */
export const FIRST_LOOK = 60_000;
/** How many groups of a cluster are visited at a time. */
const AT_A_TIME = 4;
/** The shortest session timeout that brokers accept by default, in milliseconds. */
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
  isVisited: boolean;
}

/**
 * Groups whose committed offsets must not expire. Brokers delete them `offsets.retention.minutes` after the last member
 * has left, regardless of later commits (Kafka `ClassicGroup.offsetExpirationCondition`). So a group without members is
 * visited from time to time: a member joins it and leaves again.
 */
export class HeldGroups {
  readonly #parts: KafkaParts;
  readonly #held = new Map<string, Held>();
  readonly #visits = new Semaphore(AT_A_TIME);

  constructor(parts: KafkaParts) {
    this.#parts = parts;
  }

  /** @param group its name on the Kafka @returns releases the hold */
  hold(group: string): () => void {
    const held = this.#held.get(group) ?? { count: 0, alarm: undefined, isVisited: false };
    this.#held.set(group, held);
    held.count++;
    if (held.count === 1) this.#lookAfter(group, held, FIRST_LOOK);
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

  /** Releases all holds. */
  close(): void {
    for (const { alarm } of this.#held.values()) alarm?.cancel();
    this.#held.clear();
  }

  #lookAfter(group: string, held: Held, after = HOLDING): void {
    const { alarms, clock } = this.#parts;
    held.alarm = alarms.at(clock.now() + after, () => {
      this.#lookAfter(group, held);
      void this.#visit(group, held);
    });
  }

  async #visit(group: string, held: Held): Promise<void> {
    // Brokers may delay a visit until after the next one is due.
    if (held.isVisited) return;
    held.isVisited = true;
    try {
      await this.#visits.run(async () => {
        if (this.#held.get(group) === held) await this.#beThere(group);
      });
    } catch (err) {
      const { logger } = this.#parts;
      logger.debug(
        { err, group },
        'cannot keep the offsets of a group from expiring, will retry in an hour',
      );
    } finally {
      held.isVisited = false;
    }
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
    const member = new Member(
      brokers,
      { group, instanceId: HOLDER, sessionTimeout: SESSION },
      UNMOVED,
    );
    try {
      await member.join(NOTHING);
    } finally {
      await member.leave();
    }
  }
}
