import { NameMap } from '../../../../base/name-map.ts';
import type { Alarm } from '../../../../base/alarms.ts';
import { nameOf } from '../client/broker-error.ts';
import { Semaphore } from '../../../../base/semaphore.ts';
import type { KafkaParts } from '../parts.ts';
import { RETENTION_INSTANCE_ID, Member } from './member.ts';
import type { Subscription } from './protocol.ts';

/** How often groups are visited, in milliseconds; by default brokers keep committed offsets for a week. */
export const VISIT_INTERVAL = 3_600_000;
/**
 * When a group is first visited, in milliseconds: members that start together with the hold have joined by then, so the
 * visit does not disturb them.
 */
export const FIRST_VISIT_DELAY = 60_000;
/** How many groups of a cluster are visited at a time. */
const MAX_CONCURRENT_VISITS = 4;
/** The shortest session timeout that brokers accept by default, in milliseconds. */
const SESSION = 6000;

const NOTHING: Subscription = {
  topics: [],
  instance: RETENTION_INSTANCE_ID,
  owned: {},
  held: {},
  starts: {},
  counts: {},
};
const UNMOVED = { rebalancing: () => {}, lost: () => {}, leading: () => {} };

interface RetainedGroup {
  count: number;
  alarm: Alarm | undefined;
  isVisited: boolean;
}

/**
 * Groups whose committed offsets must not expire. Brokers delete them `offsets.retention.minutes` after the last member
 * has left, regardless of later commits (Kafka `ClassicGroup.offsetExpirationCondition`). So a group without members is
 * visited from time to time: a member joins it and leaves again.
 */
export class OffsetRetention {
  readonly #parts: KafkaParts;
  readonly #retained = new NameMap<string, RetainedGroup>();
  readonly #visits = new Semaphore(MAX_CONCURRENT_VISITS);

  constructor(parts: KafkaParts) {
    this.#parts = parts;
  }

  /** @param group its name on the Kafka @returns releases the hold */
  retain(group: string): () => void {
    const held = this.#retained.get(group) ?? { count: 0, alarm: undefined, isVisited: false };
    this.#retained.set(group, held);
    held.count++;
    if (held.count === 1) this.#scheduleVisit(group, held, FIRST_VISIT_DELAY);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held.count--;
      if (held.count > 0) return;
      held.alarm?.cancel();
      this.#retained.delete(group);
    };
  }

  /** Releases all holds. */
  close(): void {
    for (const { alarm } of this.#retained.values()) alarm?.cancel();
    this.#retained.clear();
  }

  #scheduleVisit(group: string, held: RetainedGroup, after = VISIT_INTERVAL): void {
    const { alarms, clock } = this.#parts;
    held.alarm = alarms.at(clock.now() + after, () => {
      this.#scheduleVisit(group, held);
      void this.#visit(group, held);
    });
  }

  async #visit(group: string, held: RetainedGroup): Promise<void> {
    // Brokers may delay a visit until after the next one is due.
    if (held.isVisited) return;
    held.isVisited = true;
    try {
      await this.#visits.run(async () => {
        if (this.#retained.get(group) === held) await this.#joinAndLeave(group);
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

  async #joinAndLeave(group: string): Promise<void> {
    const { brokers } = this.#parts;
    const { groups } = await brokers.callCoordinator(
      group,
      'DescribeGroups',
      [[group], false],
      () => 0,
    );
    const [found] = groups;
    if (nameOf(found?.errorCode ?? 0) !== 'NONE' || found?.groupState !== 'Empty') return;
    const member = new Member(
      brokers,
      { group, instanceId: RETENTION_INSTANCE_ID, sessionTimeout: SESSION },
      UNMOVED,
    );
    try {
      await member.join(NOTHING);
    } finally {
      await member.leave();
    }
  }
}
