import type { LogEngine } from '../engines/log/engine.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { RedisEngine } from '../engines/redis/engine.ts';
import type { Store } from '../store/store.ts';
import type { SchemaRegistries } from '../engines/schema-registry/engine.ts';
import type { ConsoleAddress } from '../console/console-address.ts';
import type { DiskReserve } from '../base/files/disk-reserve.ts';
import type { FileCheck } from '../store/rows/sqlite-check.ts';
import type { FaultBoard } from '../contract/faults/fault-board.ts';
import type { FaultInjection } from '../contract/faults/faults.ts';
import type { SharedFaults } from '../copies/shared-faults.ts';
import type { StateControls } from '../families/control/controls.ts';
import type { ControlAccess } from '../families/control/access.ts';
import type { LiveLog } from '../console/watching/live-log.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import type { OpenAddresses } from './addresses/open-addresses.ts';
import type { RedisDatabases } from '../directory/redis/databases.ts';
import type { Logger } from '../base/logger.ts';
import type { Metric } from '../base/metric.ts';
import type { MemoryBudget } from '../base/memory-budget.ts';
import type { TurnLimit } from '../base/turn-limit.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';
import type { Time } from './time.ts';
import type { CopyCalling } from './copy-calling.ts';
import type { Readiness } from '../telemetry/readiness.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import type { RequestMetrics } from '../telemetry/request-metrics.ts';

/** The parts with which a platform is created, before its engines are open. */
export interface PlatformContext {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** The disk space that is freed for deletions on a full disk. */
  readonly reserve: DiskReserve;
  readonly time: Time;
  /** Resets, seeds and exports its data, for tests. */
  readonly state: StateControls;
  /** Aborts when the platform stops, or is reset: requests that wait are answered. */
  readonly stopping: AbortSignal;
  /** Aborts when the platform stops, or when a reset has deleted what servers keep. */
  readonly closing: AbortSignal;
  readonly controlAccess: ControlAccess;
  /** The faults of the control API, as this process knows them. */
  readonly faults: FaultBoard;
  /** Injects faults into requests. */
  readonly faultInjection: FaultInjection | undefined;
  /** Shows requests in the console while it is open. */
  readonly liveLog: LiveLog;
  /** Which parts are ready. */
  readonly readiness: Readiness;
  /**
   * The console's address, which is served from the beginning. @throws the system's error if the port can't be
   * bound
   */
  readonly consoleAddress: () => Promise<ConsoleAddress>;
  /** Stay open across resets. */
  readonly addresses: OpenAddresses;
  /** Undefined unless tracing is configured. */
  readonly tracing: Tracing | undefined;
  /** The memory for what clients have sent and not ended yet. */
  readonly memory: MemoryBudget;
  /** Limits how long requests to all families may take in one turn of the event loop. */
  readonly turns: TurnLimit;
  /** Counts the exceptions that nobody has foreseen. */
  readonly internalErrors: () => Metric;
  /** Counts the requests to all families. */
  readonly requests: RequestMetrics;
}

/** How the files of a platform are checked before they are used. */
export function fileCheckOf({
  settings: { acceptLoss },
  log,
}: Pick<PlatformContext, 'settings' | 'log'>): FileCheck {
  return { acceptLoss, log };
}

/** The databases. */
export interface RedisService {
  readonly engine: RedisEngine;
  readonly databases: RedisDatabases;
}

/** The clusters, with their schemas. */
export interface KafkaService {
  readonly engine: LogEngine;
  readonly clusters: KafkaClusters;
  readonly schemas: SchemaRegistries;
}

/** Everything that its addresses are served from. */
export interface PlatformParts extends PlatformContext {
  readonly store: Store;
  /** How many platforms share the store, including this one, as of some seconds ago. */
  readonly copies: () => number;
  /** How this copy calls others; undefined if there can't be any. */
  readonly calling: CopyCalling | undefined;
  /** A service is undefined unless it runs. */
  readonly redis: RedisService | undefined;
  readonly kafka: KafkaService | undefined;
  readonly queue: QueueEngine | undefined;
  readonly control: ControlPlane;
  /** The faults that all copies share, if there may be several. */
  readonly sharedFaults: SharedFaults | undefined;
}
