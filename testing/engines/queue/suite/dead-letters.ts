import { expect } from 'vitest';
import type { DeadLetterFilter } from '../../../../src/engines/queue/filter.ts';
import { response, testUser, type QueueBench, type StartQueue } from './queue.ts';

const user = testUser();

/** Starts an engine whose deliveries fail, and reads the dead letters. */
export function withFailures(startQueue: StartQueue) {
  let open: QueueBench;

  /** Destinations answer 500 except at `/ok`, until the test changes that. */
  const start = async (): Promise<QueueBench> => {
    open = await startQueue();
    open.courier.script = ({ path }) =>
      path === '/ok' ? response(200) : response(500, { 'x-why': 'broken' }, 'no');
    return open;
  };

  const paths = async (filter: DeadLetterFilter = {}): Promise<string[]> => {
    const page = await open.engine.deadLetters.list(user, filter, { count: 100 });
    return page.items.map(({ url }) => new URL(url).pathname);
  };

  /** The id of the only dead letter. */
  const only = async (): Promise<string> => {
    const page = await open.engine.deadLetters.list(user, {}, { count: 100 });
    expect(page.items.length).toBe(1);
    return page.items[0]!.dlqId;
  };

  return { start, paths, only };
}
