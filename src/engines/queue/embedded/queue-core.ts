import type { Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Composer } from '../composer.ts';
import type { Courier } from '../delivery.ts';
import type { CapacityLimits } from './dispatch/capacity.ts';
import { Dispatcher } from './dispatch/dispatcher.ts';
import { DeadLetters } from './dead-letters/dead-letters.ts';
import { FlowControls } from './flow-control/flow-controls.ts';
import { Groups } from './groups.ts';
import { EmbeddedDataTransfer } from './data-transfer.ts';
import { LogIndex } from './logs/log-index.ts';
import { Logs } from './logs/logs.ts';
import { Messages } from './messages/messages.ts';
import { Purge } from './queues/purge.ts';
import { Queues } from './queues/queues.ts';
import { Scheduler } from './schedules/scheduler.ts';
import { Schedules } from './schedules/schedules.ts';
import { Sweeper } from './sweeper.ts';
import { Owners } from './store/owners.ts';
import { isSharedStore, type QueueStore, type SharedQueueStore } from './store/queue-store.ts';
import { Copies } from './copies/copies.ts';
import type { ChangeNotification } from './copies/change-notification.ts';
import { endIfCanceled } from './dispatch/canceled.ts';
import { flowControlRow } from './store/flow-control-rows.ts';
import { randomIds, type Ids } from '../../../base/ids.ts';
import type { Place } from './store/message-rows.ts';
import { RUN_LIMITS, type RunLimits } from './workflows/limits.ts';
import { RunDeadLetters } from './workflows/run-dead-letters.ts';
import { RunDeliveries } from './workflows/run-deliveries.ts';
import type { StepMetrics } from './workflows/step-metrics.ts';
import { Workflows } from './workflows/workflows.ts';

export interface QueueCoreParts {
  readonly store: QueueStore;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly courier: Courier;
  readonly composer: Composer;
  /** Limits of concurrent deliveries; {@link DEFAULT_CAPACITY} if omitted. */
  readonly capacity?: CapacityLimits | undefined;
  /** What runs of workflows may have, where it differs from {@link RUN_LIMITS}. */
  readonly runLimits?: Partial<RunLimits> | undefined;
  /** For ids of runs; random ones if omitted. */
  readonly ids?: Ids | undefined;
  /** The ids of users for whom nothing is delivered, at the start. */
  readonly stopped?: ReadonlySet<string> | undefined;
  /** Called when another process has changed signing keys: of a user, or possibly of any user. */
  readonly keysChanged?: ((userId?: string) => void) | undefined;
  /**
   * Gets the time of the server of a shared store (Unix milliseconds), and how long the query took.
   */
  readonly serverTime?: ((now: number, took: number) => void) | undefined;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_CAPACITY: CapacityLimits = {
  parallelism: 1024,
  bytes: 256 * MEGABYTE,
  slow: { deliveries: 10_000, bytes: 512 * MEGABYTE },
};

/**
 * Milliseconds that deliveries in progress get to end when the platform stops: less than the ten seconds after which
 * `docker stop` kills.
 */
const GRACE = 8000;

/** Accepts messages and delivers them. */
export class QueueCore {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly messages: Messages;
  readonly queues: Queues;
  readonly flowControls: FlowControls;
  readonly groups: Groups;
  readonly schedules: Schedules;
  readonly deadLetters: DeadLetters;
  readonly logs: Logs;
  readonly dataTransfer: EmbeddedDataTransfer;
  readonly workflows: Workflows;
  readonly runDeadLetters: RunDeadLetters;
  readonly stepMetrics: Pick<StepMetrics, 'metrics'>;
  readonly #purge: Purge;
  readonly #scheduler: Scheduler;
  readonly #index: LogIndex;
  readonly #sweeper: Sweeper;
  readonly #keysChanged: ((userId?: string) => void) | undefined;
  #stopped: Promise<void> | undefined;
  /** If others share the store. */
  readonly #copies: Copies | undefined;

  private constructor(parts: QueueCoreParts, owners: Owners, index: LogIndex) {
    const { store, clock } = parts;
    this.store = store;
    this.owners = owners;
    const isUnderWay = (message: Place) => this.dispatcher.isUnderWay(message);
    const ofRuns = {
      limits: { ...RUN_LIMITS, ...parts.runLimits },
      composer: parts.composer,
      rules: { shares: store.shares, isUnderWay },
    };
    const runs = new RunDeliveries(store, owners, ofRuns);
    this.stepMetrics = runs.metrics;
    this.dispatcher = new Dispatcher(
      { ...parts, owners, runs },
      parts.capacity ?? DEFAULT_CAPACITY,
    );
    const { dispatcher } = this;
    const ids = parts.ids ?? randomIds;
    this.workflows = new Workflows({ ...ofRuns, store, owners, dispatcher, ids });
    this.runDeadLetters = new RunDeadLetters({ ...ofRuns, store, owners, dispatcher, ids });
    this.#purge = new Purge(store, (message) => dispatcher.isUnderWay(message));
    this.messages = new Messages({ store, owners, dispatcher, clock, runs });
    this.queues = new Queues({ store, owners, dispatcher, purge: this.#purge });
    this.flowControls = new FlowControls({ store, owners, dispatcher, clock });
    this.deadLetters = new DeadLetters({ store, owners, dispatcher, clock });
    this.groups = new Groups({ store, owners });
    this.#scheduler = new Scheduler({ ...parts, owners, dispatcher });
    this.schedules = new Schedules({ store, owners, scheduler: this.#scheduler });
    this.#index = index;
    this.#sweeper = new Sweeper({ ...parts, owners, index });
    this.logs = new Logs({ store, owners, index, clock });
    this.dataTransfer = new EmbeddedDataTransfer({ store, owners, dispatcher, clock });
    owners.onChange((owner) => dispatcher.userChanged(owner));
    this.#keysChanged = parts.keysChanged;
    if (isSharedStore(store)) this.#copies = this.#join(store, parts);
  }

  /** Resumes the work of an earlier run: deliveries that were in progress are due again. */
  static async start(parts: QueueCoreParts): Promise<QueueCore> {
    const { store } = parts;
    const core = new QueueCore(parts, await Owners.load(store), await LogIndex.load(store));
    if (core.#copies === undefined) await core.dispatcher.start();
    else await core.#copies.start();
    core.#purge.start();
    core.#scheduler.start();
    core.#sweeper.start();
    return core;
  }

  /** Coordinates this process with others on a shared store. */
  #join(store: SharedQueueStore, parts: QueueCoreParts): Copies {
    const { dispatcher } = this;
    return new Copies(store, {
      pause: (shards) => dispatcher.shards.pause(shards),
      resume: (shards) => dispatcher.shards.resume(shards),
      ended: (shards, within) => dispatcher.shards.ended(shards, within),
      rescan: (shards) => dispatcher.shards.rescan(shards),
      dropped: () => dispatcher.shards.dropped(),
      takeOver: async (shards, within) => {
        const taken = await dispatcher.shards.takeOver(shards, within);
        this.#purge.start();
        this.#scheduler.changed();
        return taken;
      },
      apply: (owner, news) => this.#hear(owner, news),
      serverTime: (now, took) => parts.serverTime?.(now, took),
      forget: async () => {
        parts.keysChanged?.();
        await this.owners.reload();
      },
      renewed: async () => {
        if (store.shares.isCoordinator) await this.#index.refresh();
      },
    });
  }

  /** Another process has changed something. */
  async #hear(owner: number, news: ChangeNotification): Promise<void> {
    const { dispatcher, store } = this;
    switch (news.kind) {
      case 'arrived':
        dispatcher.arrived([news]);
        break;
      case 'queue':
        dispatcher.queueChanged(news.lane, news.parallelism, news.paused);
        break;
      case 'queueDeleted':
        dispatcher.queueDeleted(news.lane);
        this.#purge.start();
        break;
      case 'flowControl': {
        const key = { owner, key: news.key };
        const row = await store.read((reader) => reader.get(flowControlRow, key));
        if (row !== undefined) dispatcher.flowControlChanged(row, news.reset);
        break;
      }
      case 'canceled': {
        if (!store.shares.has(owner)) break;
        const gone = await store.write((transaction) =>
          endIfCanceled(transaction, news.seq, (message) => dispatcher.isUnderWay(message)),
        );
        if (gone !== undefined) dispatcher.removed(gone);
        break;
      }
      case 'user':
        await this.owners.reload();
        break;
      case 'keys':
        this.#keysChanged?.(news.userId);
        break;
      case 'schedules':
        this.#scheduler.changed();
        break;
    }
  }

  /** @param grace milliseconds for deliveries in progress to end, from the first call on */
  stopDelivering(grace: number = GRACE): Promise<void> {
    this.#stopped ??= this.dispatcher.close(grace);
    return this.#stopped;
  }

  /** @param grace as of {@link stopDelivering} */
  async close(grace?: number): Promise<void> {
    const stopped = this.stopDelivering(grace);
    await this.#sweeper.close();
    await this.#scheduler.close();
    await this.#purge.close();
    await stopped;
    await this.#index.close();
    await this.#copies?.close();
    await this.store.close();
  }
}
