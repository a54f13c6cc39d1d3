import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { randomIds } from '../../../../src/base/ids.ts';
import { TestClock } from '../../../base/test-clock.ts';
import type { QueueEngine } from '../../../../src/engines/queue/engine.ts';
import type { Published, PublishOrder } from '../../../../src/engines/queue/message.ts';
import { DEVELOPMENT_SIGNING_KEYS } from '../../../../src/engines/queue/signing-keys.ts';
import {
  advanceStepwise,
  publishAll,
  QueueBench,
  ScriptedCourier,
  testUser,
} from '../suite/queue.ts';
import type { QueueUser } from '../../../../src/engines/queue/user.ts';
import { signingComposer } from '../../../../src/engines/queue/embedded/delivery/signing-composer.ts';
import type { CapacityLimits } from '../../../../src/engines/queue/embedded/dispatch/capacity.ts';
import { startEmbeddedQueue } from '../../../../src/engines/queue/embedded/embedded-queue.ts';
import { QueueCore } from '../../../../src/engines/queue/embedded/queue-core.ts';
import { KeyRing } from '../../../../src/engines/queue/embedded/signing/key-ring.ts';
import type { RunLimits } from '../../../../src/engines/queue/embedded/workflows/limits.ts';
import type { QueueStore } from '../../../../src/engines/queue/embedded/store/queue-store.ts';
import { SqliteQueueStore } from '../../../../src/engines/queue/embedded/store/sqlite-store.ts';

export {
  order,
  response,
  ScriptedCourier,
  testLimits,
  testUser,
  type Script,
  type RecordedDelivery,
} from '../suite/queue.ts';

const directories: string[] = [];

/** A file for a store that is opened more than once. */
export function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  return join(directory, 'queue.db');
}

/** Deletes the files made by {@link newFile}. */
export function removeFiles(): void {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
}

export interface TestCore {
  readonly core: QueueCore;
  readonly clock: TestClock;
  readonly courier: ScriptedCourier;
  /** Publishes for the user, and must succeed. @returns the ids */
  readonly publish: (...orders: PublishOrder[]) => Promise<string[]>;
  readonly publishFor: (user: QueueUser, ...orders: PublishOrder[]) => Promise<Published[]>;
  /** Runs everything that is due. */
  readonly settle: () => Promise<void>;
  /** Advances the clock; everything that becomes due on the way happens at its time. */
  readonly advance: (milliseconds: number) => Promise<void>;
}

export interface TestCoreOptions {
  readonly file?: string | undefined;
  readonly clock?: TestClock | undefined;
  readonly capacity?: CapacityLimits | undefined;
  readonly store?: QueueStore | undefined;
  readonly runLimits?: Partial<RunLimits> | undefined;
  /** The key that deliveries are signed with. */
  readonly signingKey?: (() => string | Promise<string>) | undefined;
}

const user = testUser();

export async function startTestCore(options: TestCoreOptions = {}): Promise<TestCore> {
  const clock = options.clock ?? new TestClock();
  const courier = new ScriptedCourier(clock);
  const store = options.store ?? SqliteQueueStore.open(options.file ?? ':memory:', clock);
  const core = await QueueCore.start({
    store,
    clock,
    alarms: clock,
    courier,
    composer: signingComposer({
      signingKey: options.signingKey ?? (() => DEVELOPMENT_SIGNING_KEYS.current),
      ids: randomIds,
      clock,
    }),
    capacity: options.capacity,
    runLimits: options.runLimits,
  });
  const settle = () => settled(store, courier);
  const publishFor = (of: QueueUser, ...orders: PublishOrder[]) => publishAll(core, of, orders);
  return {
    core,
    clock,
    courier,
    publishFor,
    publish: async (...orders) =>
      (await publishFor(user, ...orders)).map(({ messageId }) => messageId),
    settle,
    advance: (milliseconds) => advanceStepwise(clock, settle, milliseconds),
  };
}

/** After so many turns in which a store is busy it is waited for. */
const TURNS = 20;

export async function settled(store: QueueStore, courier: ScriptedCourier): Promise<void> {
  // Events cause further events; it is done when nothing has happened for a few turns.
  for (let seen = -1, quiet = 0, waited = 0; quiet < 8;) {
    // A server or a disk takes longer than turns without anything to do, which would keep the processor from it.
    await (waited < TURNS ? new Promise(setImmediate) : setTimeout(1));
    waited = store.busy ? waited + 1 : 0;
    const now = store.writes + courier.seen.length;
    quiet = now === seen && !store.busy ? quiet + 1 : 0;
    seen = now;
  }
}

/** The embedded engine as its suite takes it. */
export class EmbeddedQueueBench extends QueueBench {
  readonly engine: QueueEngine;
  readonly clock: TestClock;
  readonly courier: ScriptedCourier;
  readonly settle: () => Promise<void>;
  readonly #file: string;

  static async start(file: string, clock = new TestClock()): Promise<EmbeddedQueueBench> {
    const store = SqliteQueueStore.open(file, clock);
    const keys = await KeyRing.load(store, { ids: randomIds });
    const courier = new ScriptedCourier(clock);
    const composer = signingComposer({
      signingKey: (userId) => keys.signingKey(userId),
      ids: randomIds,
      clock,
    });
    const parts = { store, keys, clock, alarms: clock, courier, composer };
    const bench = new EmbeddedQueueBench(file, await startEmbeddedQueue(parts), parts);
    onTestFinished(() => bench.engine.close(0));
    return bench;
  }

  private constructor(
    file: string,
    engine: QueueEngine,
    {
      clock,
      courier,
      store,
    }: { clock: TestClock; courier: ScriptedCourier; store: SqliteQueueStore },
  ) {
    super();
    this.#file = file;
    this.engine = engine;
    this.clock = clock;
    this.courier = courier;
    this.settle = () => settled(store, courier);
  }

  async restart(at = this.clock.now()): Promise<EmbeddedQueueBench> {
    await this.engine.close(0);
    return EmbeddedQueueBench.start(this.#file, new TestClock(at));
  }

  async restartAfterKill(at = this.clock.now()): Promise<EmbeddedQueueBench> {
    const copy = newFile();
    for (const end of ['', '-wal']) {
      if (existsSync(this.#file + end)) cpSync(this.#file + end, copy + end);
    }
    return EmbeddedQueueBench.start(copy, new TestClock(at));
  }
}
