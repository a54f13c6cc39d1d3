import { JsonObject, type JsonList, type Sparse } from '../base/json-pieces.ts';
import type { ExportedSchedule } from '../engines/queue/data-transfer.ts';
import type { Destination } from '../engines/queue/message.ts';
import type { ScheduleOrder } from '../engines/queue/resources.ts';
import {
  deliveryOf,
  headerList,
  exportedDelivery,
  exportedHeaders,
  withoutUndefined,
} from './delivery.ts';
import {
  exportedDeadLetters,
  exportedMessages,
  seedDeadLetters,
  seedMessages,
} from './messages.ts';
import { withPlace, type Seed, type SeededParts, type SeededQueue } from './seed.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { QueueUser } from '../engines/queue/user.ts';

type SeedQueue = NonNullable<Seed['queue']>;
type SeedSchedule = NonNullable<SeedQueue['schedules']>[number];
type SeedGroup = NonNullable<SeedQueue['urlGroups']>[number];

/**
 * Creates queues, URL groups, flow-control keys and schedules, or changes existing ones; then adds messages and dead
 * letters, which refer to them.
 * @param now Unix milliseconds
 * @throws SeedError
 */
export async function seedQueue(
  { engine, user, orderOfGroup, done }: SeededQueue & Pick<SeededParts, 'done'>,
  seed: SeedQueue,
  now: number,
): Promise<void> {
  const { queues = [], urlGroups = [], flowControls = [], schedules = [] } = seed;
  for (const [index, { name, ...queue }] of queues.entries()) {
    await withPlace(`queue.queues[${index}]`, () => engine.queues.upsert(user, name, queue));
  }
  for (const [index, { name, endpoints, headers }] of urlGroups.entries()) {
    await withPlace(`queue.urlGroups[${index}]`, async () => {
      await engine.groups.addEndpoints(user, name, endpoints);
      if (headers === undefined) return;
      const kept = headerList(headers);
      await engine.groups.setHeaders(user, name, kept, orderOfGroup(kept));
    });
  }
  await seedFlowControls(engine, user, flowControls);
  for (const [index, schedule] of schedules.entries()) {
    await withPlace(`queue.schedules[${index}]`, async () => {
      const id = await engine.schedules.upsert(user, orderOf(schedule));
      if (schedule.paused === true) await engine.schedules.pause(user, id);
    });
  }
  await seedDeadLetters({ engine, user, done }, seed.deadLetters ?? []);
  await seedMessages({ engine, user, done }, seed.messages ?? [], now);
}

function orderOf(schedule: SeedSchedule): ScheduleOrder {
  const { id: scheduleId, destination, cron, delay } = schedule;
  const delivery = deliveryOf(schedule);
  return { ...delivery, scheduleId, destination: destinationOf(destination), cron, delay };
}

function destinationOf(destination: string): Destination {
  return /^https?:/i.test(destination) ? { url: destination } : { group: destination };
}

/** Everything that the queue service keeps, except its log. */
export async function exportedQueue({
  engine,
  user,
  done,
}: SeededQueue & Pick<SeededParts, 'done'>): Promise<JsonObject<object>> {
  const [queues, groups, flowControls, schedules] = await Promise.all([
    engine.queues.list(user),
    engine.groups.list(user),
    exportedFlowControls(engine, user),
    engine.dataTransfer.schedules(user),
  ]);
  return new JsonObject({
    queues: queues.map(({ name, parallelism, paused }) => ({ name, parallelism, paused })),
    urlGroups: groups.map(({ name, endpoints, headers }) =>
      withoutUndefined<SeedGroup>({
        name,
        endpoints: endpoints.map(({ name: endpoint, url }) => ({
          ...(endpoint !== undefined && { name: endpoint }),
          url,
        })),
        headers: exportedHeaders(headers),
      }),
    ),
    flowControls,
    schedules: schedules.map(shown),
    messages: exportedMessages({ engine, user, done }),
    deadLetters: exportedDeadLetters({ engine, user, done }),
  } satisfies ExportedQueue);
}

/** Its members in the order in which they are written. */
type ExportedQueue = Omit<SeedQueue, 'schedules' | 'messages' | 'deadLetters'> & {
  readonly schedules: readonly Sparse<SeedSchedule>[];
} & Record<'messages' | 'deadLetters', JsonList<unknown>>;

function shown(schedule: ExportedSchedule): Sparse<SeedSchedule> {
  const { scheduleId, destination, cron, delay, paused } = schedule;
  return {
    id: scheduleId,
    destination: 'url' in destination ? destination.url : destination.group,
    cron,
    ...exportedDelivery(schedule),
    delay,
    paused: paused ? true : undefined,
  };
}

type SeedFlowControl = NonNullable<NonNullable<Seed['queue']>['flowControls']>[number];

/** Gives flow-control keys their limits. @throws SeedError */
async function seedFlowControls(
  { flowControls }: QueueEngine,
  user: QueueUser,
  keys: readonly SeedFlowControl[],
): Promise<void> {
  for (const [index, each] of keys.entries()) {
    const { key, parallelism, rate, period, paused = false } = each;
    await withPlace(`queue.flowControls[${index}]`, async () => {
      // Creates the key where it does not exist.
      await flowControls.pause(user, key);
      if (!paused) await flowControls.resume(user, key);
      if (parallelism !== undefined || rate !== undefined) {
        await flowControls.pin(user, key, { parallelism, rate, period });
      }
      await flowControls.unpin(user, key, {
        parallelism: each.pinnedParallelism !== true,
        rate: each.pinnedRate !== true,
      });
    });
  }
}

async function exportedFlowControls(
  { flowControls }: QueueEngine,
  user: QueueUser,
): Promise<SeedFlowControl[]> {
  const all = await flowControls.list(user);
  return all.map((each) =>
    withoutUndefined<SeedFlowControl>({
      key: each.key,
      // 0 is no limit.
      parallelism: each.parallelismMax || undefined,
      rate: each.rateMax || undefined,
      period: each.rateMax > 0 ? each.ratePeriod : undefined,
      pinnedParallelism: each.pinnedParallelism || undefined,
      pinnedRate: each.pinnedRate || undefined,
      paused: each.paused || undefined,
    }),
  );
}
