import { getHeapStatistics } from 'node:v8';
import { MemoryBudget } from '../base/memory-budget.ts';
import type { Settings } from '../settings/table.ts';

/** What V8's limit includes besides data: the young generation, and the code of all families. In bytes. */
const NOT_FOR_DATA = 150 * 1024 * 1024;
/** The part of the rest that databases may take: garbage needs room, and what they take is only estimated. */
const FOR_DATA = 0.7;

/** The memory for the keys of all embedded databases, in bytes. Without a limit, V8 would end the process. */
export function maxDataOf(heap = getHeapStatistics().heap_size_limit): number {
  return Math.max(heap - NOT_FOR_DATA, 0) * FOR_DATA;
}

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
