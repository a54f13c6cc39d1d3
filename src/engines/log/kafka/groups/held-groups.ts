import type { Alarm } from '../../../../base/alarms.ts';
import { nameOf } from '../client/broker-error.ts';
import { Semaphore } from '../../../../base/semaphore.ts';
import type { KafkaParts } from '../parts.ts';
import { HOLDER, Member } from './member.ts';
import type { Subscription } from './protocol.ts';

/** How often groups are looked after, in milliseconds; what is committed is kept for a week unless an operator says less. */
export const HOLDING = 3_600_000;
/** When for the first time: members that begin at the same time are there by then, and not disturbed by one that leaves. */
export const FIRST_LOOK = 60_000;
/** How many groups of a cluster are visited at a time. */
const AT_A_TIME = 4;
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
  isVisited: boolean;
}

/**
 * Groups whose committed offsets must not expire. Brokers delete them `offsets.retention.minutes` after the last
 * member has left, whatever is committed since (Kafka `ClassicGroup.offsetExpirationCondition`), so to groups without
 * members one is added now and then, which leaves again.
 */
export class HeldGroups {
  readonly #parts: KafkaParts;
  readonly #held = new Map<string, Held>();
  readonly #visits = new Semaphore(AT_A_TIME);

  constructor(parts: KafkaParts) {
    this.#parts = parts;
  }

  /** @param group as the Kafka calls it @returns what lets go of it */
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

  /** Lets go of all. */
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
    // Brokers may let one wait for longer than until the next is due.
    if (held.isVisited) return;
    held.isVisited = true;
    try {
      await this.#visits.run(async () => {
        if (this.#held.get(group) === held) await this.#beThere(group);
      });
    } catch (err) {
      const { logger } = this.#parts;
      logger.debug({ err, group }, 'a group could not be held, it is tried again in an hour');
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
