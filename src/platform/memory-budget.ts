import { getHeapStatistics } from 'node:v8';
import { MemoryBudget } from '../base/memory-budget.ts';
import type { Settings } from '../settings/table.ts';

/** So that two requests of the largest size always have room, though one owner may take only half. */
const LARGEST_REQUESTS = 4;

/**
 * Half of the heap, whose limit V8 derives from the memory of the machine or container. Most of what is counted is
 * outside of the heap; the data of embedded databases is in it.
 */
export function memoryBudgetOf({
  redisMaxRequestSize,
  kafkaMaxRequestSize,
}: Pick<Settings, 'redisMaxRequestSize' | 'kafkaMaxRequestSize'>): MemoryBudget {
  const largest = Math.max(redisMaxRequestSize, kafkaMaxRequestSize);
  return new MemoryBudget(
    Math.max(getHeapStatistics().heap_size_limit / 2, LARGEST_REQUESTS * largest),
  );
}
