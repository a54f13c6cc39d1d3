import { setTimeout as wait } from 'node:timers/promises';
import { LogError } from '../../errors.ts';
import { checkCode, nameOf, UnreachableError } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { LONG_REQUEST_TIMEOUT } from '../client/client.ts';
import { isRetriable, logErrorOf, RETRY_TIMEOUT } from '../client/retries.ts';
import { firstCode, leaveCode } from './leave-group.ts';
import {
  assign,
  decodeAssignment,
  decodeSubscription,
  encodeAssignment,
  encodeSubscription,
  type Assignment,
  type Subscription,
} from './protocol.ts';

/**
 * How long a broker waits for members to join again in a rebalance, in milliseconds: live ones do at their next
 * heartbeat.
 */
const REBALANCE_TIMEOUT = 15_000;
/** The session timeouts that brokers accept by default (`group.min.session.timeout.ms`, `group.max.…`). */
const SHORTEST_SESSION = 6000;
const LONGEST_SESSION = 1_800_000;
/** Kafka `heartbeat.interval.ms`. */
const HEARTBEAT = 3000;
/** Times of early heartbeats after this process has caused a rebalance, in milliseconds. */
const EARLY_HEARTBEATS = [10, 30, 60, 150, 300];
const PROTOCOL = 'plinth';
/** The `group.instance.id` of the member that visits groups so that their offsets don't expire ({@link OffsetRetention}). */
export const RETENTION_INSTANCE_ID = 'plinth-holds-this-group';

export interface MemberIdentity {
  /** The name of the group on the Kafka. */
  readonly group: string;
  /** Its `group.instance.id`. */
  readonly instanceId: string;
  /** Milliseconds; limited to what brokers accept. */
  readonly sessionTimeout: number;
}

export interface MemberEvents {
  /** The group rebalances: the member has to join again. */
  rebalancing(): void;
  /** The broker has removed the member. @param isTaken whether another process has taken over its instance id */
  lost(isTaken: boolean): void;
  /** Called after heartbeats of the leader, which watches the partitions of topics. */
  leading(): void;
}

/**
 * A member of a consumer group with an instance id of its own (static membership, KIP-345): a member that joins with
 * the same id, also after a restart, takes over its partitions.
 */
export class Member {
  readonly group: string;
  memberId = '';
  generation = -1;
  isLeader = false;
  readonly #brokers: Brokers;
  readonly #instanceId: string;
  readonly #sessionTimeout: number;
  readonly #events: MemberEvents;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isLeaving = false;
  /** Whether a broker may know the member. */
  #hasAsked = false;

  constructor(brokers: Brokers, identity: MemberIdentity, events: MemberEvents) {
    const { group, instanceId, sessionTimeout } = identity;
    this.#brokers = brokers;
    this.group = group;
    this.#instanceId = instanceId;
    this.#sessionTimeout = Math.min(Math.max(sessionTimeout, SHORTEST_SESSION), LONGEST_SESSION);
    this.#events = events;
  }

  /** Joins, again or for the first time. @returns its assignment @throws LogError */
  async join(subscription: Subscription): Promise<Assignment> {
    const end = performance.now() + RETRY_TIMEOUT;
    this.#stopHeartbeats();
    this.#hasAsked = true;
    for (;;) {
      try {
        const assignment = await this.#joinOnce(subscription);
        if (this.#isClosed) {
          // The request to join may have reached the broker after the one to leave.
          if (this.#isLeaving) await this.#leaveOnce();
        } else if (assignment !== undefined) {
          this.#scheduleHeartbeat();
          return assignment;
        }
      } catch (error) {
        if (!isRetriable(error) || performance.now() > end || this.#isClosed) {
          throw logErrorOf(error);
        }
        this.#brokers.forgetCoordinator(this.group);
        await wait(100);
      }
      if (this.#isClosed) throw new LogError('UNKNOWN_MEMBER_ID', 'The instance was closed');
    }
  }

  /** Commits offsets, by topic and partition. @throws LogError */
  async commit(offsets: ReadonlyMap<string, ReadonlyMap<number, number>>): Promise<void> {
    const topics = [...offsets].map(([name, partitions]) => ({
      name,
      partitions: [...partitions].map(([partitionIndex, offset]) => ({
        partitionIndex,
        committedOffset: BigInt(offset),
        committedLeaderEpoch: -1,
        committedMetadata: null,
      })),
    }));
    const { group, generation, memberId } = this;
    const instanceId = this.#instanceId;
    await this.#brokers.callCoordinator(
      group,
      'OffsetCommit',
      [group, generation, memberId, instanceId, topics],
      (answer) => {
        const code = firstCode(answer.topics.flatMap(({ partitions }) => partitions));
        if (nameOf(code) === 'FENCED_INSTANCE_ID' && memberId === this.memberId) this.#lost(true);
        return code;
      },
    );
  }

  /** Leaves the group, which reassigns its partitions. */
  async leave(): Promise<void> {
    this.end();
    this.#isLeaving = true;
    if (this.#hasAsked) await this.#leaveOnce();
  }

  async #leaveOnce(): Promise<void> {
    // While it is still joining it has no member id, so the instance id identifies it.
    const { group, memberId } = this;
    const members = [{ memberId, groupInstanceId: this.#instanceId, reason: null }];
    await this.#brokers.callCoordinator(group, 'LeaveGroup', [group, members], (answer) => {
      const code = leaveCode(answer);
      // It has been removed already.
      return ['UNKNOWN_MEMBER_ID', 'FENCED_INSTANCE_ID'].includes(nameOf(code)) ? 0 : code;
    });
  }

  /** Ends without leaving: the broker has removed it already. */
  end(): void {
    this.#isClosed = true;
    this.#stopHeartbeats();
  }

  /** Sends early heartbeats, so that the member soon notices a rebalance that this process has caused. */
  async heartbeatEarly(): Promise<void> {
    const { generation } = this;
    let before = 0;
    for (const moment of EARLY_HEARTBEATS) {
      await wait(moment - before);
      before = moment;
      if (this.#isClosed || this.generation !== generation || this.#timer === undefined) return;
      if (await this.#heartbeat()) return;
    }
  }

  async #joinOnce(subscription: Subscription): Promise<Assignment | undefined> {
    const { group } = this;
    const node = await this.#brokers.coordinator(group);
    const joined = await this.#brokers.client.callAlone(
      node,
      LONG_REQUEST_TIMEOUT,
      'JoinGroup',
      group,
      this.#sessionTimeout,
      REBALANCE_TIMEOUT,
      this.memberId,
      this.#instanceId,
      'consumer',
      [{ name: PROTOCOL, metadata: encodeSubscription(subscription) }],
      null,
    );
    if (this.#mustAskAgain(joined.errorCode)) return undefined;
    this.memberId = joined.memberId;
    this.generation = joined.generationId;
    this.isLeader = joined.leader === joined.memberId;
    const isAssigning = this.isLeader && !joined.skipAssignment;
    const synced = await this.#brokers.client.callAlone(
      node,
      LONG_REQUEST_TIMEOUT,
      'SyncGroup',
      group,
      this.generation,
      this.memberId,
      this.#instanceId,
      'consumer',
      PROTOCOL,
      isAssigning ? assignments(joined.members) : [],
    );
    if (this.#mustAskAgain(synced.errorCode)) return undefined;
    return decodeAssignment(synced.assignment);
  }

  /** @throws BrokerError, LogError */
  #mustAskAgain(code: number): boolean {
    const name = nameOf(code);
    if (name === 'UNKNOWN_MEMBER_ID') this.memberId = '';
    const isOutOfDate = ['UNKNOWN_MEMBER_ID', 'REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION'];
    if (isOutOfDate.includes(name)) return true;
    if (name === 'FENCED_INSTANCE_ID') this.#lost(true);
    if (name === 'INCONSISTENT_GROUP_PROTOCOL') {
      throw new LogError(
        'INVALID_GROUP_ID',
        'Other programs consume in the group with another protocol: use another group, or stop them',
      );
    }
    checkCode(code);
    return false;
  }

  #scheduleHeartbeat(): void {
    this.#stopHeartbeats();
    const interval = Math.min(HEARTBEAT, this.#sessionTimeout / 3);
    this.#timer = setInterval(() => void this.#heartbeat(), interval);
    this.#timer.unref();
  }

  #stopHeartbeats(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** @returns whether the broker reported a change */
  async #heartbeat(): Promise<boolean> {
    const { group, generation, memberId } = this;
    let code: string;
    try {
      const node = await this.#brokers.coordinator(group);
      const answer = await this.#brokers.client.call(
        node,
        'Heartbeat',
        group,
        generation,
        memberId,
        this.#instanceId,
      );
      code = nameOf(answer.errorCode);
    } catch (error) {
      if (error instanceof UnreachableError) this.#brokers.forgetCoordinator(group);
      return false;
    }
    if (this.#isClosed || this.#timer === undefined || generation !== this.generation) return true;
    if (code === 'REBALANCE_IN_PROGRESS') this.#events.rebalancing();
    else if (code === 'FENCED_INSTANCE_ID') this.#lost(true);
    else if (code === 'UNKNOWN_MEMBER_ID' || code === 'ILLEGAL_GENERATION') this.#lost(false);
    else if (code !== 'NONE') this.#brokers.forgetCoordinator(group);
    else if (this.isLeader) this.#events.leading();
    return code !== 'NONE';
  }

  #lost(isTaken: boolean): void {
    this.memberId = '';
    this.#stopHeartbeats();
    if (isTaken) this.end();
    this.#events.lost(isTaken);
  }
}

function assignments(
  members: readonly { readonly memberId: string; readonly metadata: Buffer }[],
): { memberId: string; assignment: Buffer }[] {
  const subscriptions = new Map<string, Subscription>();
  for (const { memberId, metadata } of members) {
    const { topics, notes } = decodeSubscription(metadata);
    const none = { instance: memberId, owned: {}, held: {}, starts: {}, counts: {} };
    subscriptions.set(memberId, { ...none, ...notes, topics });
  }
  return [...assign(subscriptions)].map(([memberId, assignment]) => {
    return { memberId, assignment: encodeAssignment(assignment) };
  });
}
