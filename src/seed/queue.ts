import type { QueueEngine } from '../engines/queue/engine.ts';
import type { Destination } from '../engines/queue/message.ts';
import type { ScheduleDescription, ScheduleOrder } from '../engines/queue/resources.ts';
import type { QueueUser } from '../engines/queue/user.ts';
import { bufferOf, seedBytes } from './bytes.ts';
import { at, type Seed } from './seed.ts';

type SeedQueue = NonNullable<Seed['queue']>;
type SeedSchedule = NonNullable<SeedQueue['schedules']>[number];

/**
 * Makes queues, URL groups and schedules, or changes those of the names that are there.
 * @throws SeedError
 */
export async function seedQueue(
  engine: QueueEngine,
  user: QueueUser,
  { queues = [], urlGroups = [], schedules = [] }: SeedQueue,
): Promise<void> {
  for (const [index, { name, ...queue }] of queues.entries()) {
    await at(`queue.queues[${index}]`, () => engine.queues.upsert(user, name, queue));
  }
  for (const [index, { name, endpoints }] of urlGroups.entries()) {
    const place = `queue.urlGroups[${index}]`;
    await at(place, () => engine.groups.addEndpoints(user, name, endpoints));
  }
  for (const [index, schedule] of schedules.entries()) {
    await at(`queue.schedules[${index}]`, async () => {
      const id = await engine.schedules.upsert(user, orderOf(schedule));
      if (schedule.paused === true) await engine.schedules.pause(user, id);
    });
  }
}

function orderOf(schedule: SeedSchedule): ScheduleOrder {
  const { id, destination, method = 'POST', headers = [], body, labels = [] } = schedule;
  const { cron, delay, retries, timeout, queue } = schedule;
  return {
    scheduleId: id,
    destination: destinationOf(destination),
    cron,
    method,
    headers: headers.map(([name = '', value = '']) => [name, value] as const),
    body: body === undefined ? Buffer.alloc(0) : bufferOf(body),
    delay,
    retries,
    timeout,
    queue,
    labels,
    callerIp: '',
  };
}

function destinationOf(destination: string): Destination {
  return /^https?:/i.test(destination) ? { url: destination } : { group: destination };
}

/** What of the queue service is kept until somebody removes it. */
export async function exportedQueue(engine: QueueEngine, user: QueueUser): Promise<SeedQueue> {
  const [queues, groups, schedules] = await Promise.all([
    engine.queues.list(user),
    engine.groups.list(user),
    engine.schedules.list(user),
  ]);
  return {
    queues: queues.map(({ name, parallelism, paused }) => ({ name, parallelism, paused })),
    urlGroups: groups.map(({ name, endpoints }) => ({
      name,
      endpoints: endpoints.map(({ name: endpoint, url }) => ({
        ...(endpoint !== undefined && { name: endpoint }),
        url,
      })),
    })),
    schedules: schedules.map(shown),
  };
}

function shown(schedule: ScheduleDescription): SeedSchedule {
  const { scheduleId, destination, cron, method, headers, body, labels } = schedule;
  const { delay, retries, timeout, queue, paused } = schedule;
  return {
    id: scheduleId,
    destination: 'url' in destination ? destination.url : destination.group,
    cron,
    method,
    ...(headers.length > 0 && { headers: headers.map(([name, value]) => [name, value]) }),
    ...(body.length > 0 && { body: seedBytes(body) }),
    ...(delay !== undefined && { delay }),
    retries,
    timeout,
    ...(queue !== undefined && { queue }),
    ...(labels.length > 0 && { labels }),
    ...(paused && { paused }),
  };
}
