import type { Alarms } from '../../../../base/alarms.ts';
import type { FetchOptions } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { LogRecord, TopicPartitionOffset } from '../../record.ts';
import type { EngineParts } from '../parts.ts';
import type { Partition } from '../storage/storage.ts';
import type { Topics } from '../topics/topics.ts';
import { addRecords, hasRecords, readFairly, type ReadFrom } from './read-fairly.ts';

/** Kafka `max.partition.fetch.bytes`. */
export const DEFAULT_MAX_BYTES = 1_048_576;

interface Asked {
  readonly positions: readonly TopicPartitionOffset[];
  /** Index of the position that is read first. */
  readonly first: number;
}

/**
 * Resolves to records from given offsets on, as soon as there are any; to none at the timeout.
 * @throws LogError UNKNOWN_TOPIC_OR_PARTITION, OFFSET_OUT_OF_RANGE with the index of the position; CORRUPT_MESSAGE if
 * the next records of all positions are damaged
 */
export async function fetchRecords(
  topics: Topics,
  parts: Pick<EngineParts, 'clock' | 'alarms'>,
  { positions: asked, first }: Asked,
  options: FetchOptions,
): Promise<readonly LogRecord[]> {
  // Without positions there is nothing to wait for.
  if (asked.length === 0) return [];
  const { clock, alarms } = parts;
  const { signal, maxBytes = DEFAULT_MAX_BYTES } = options;
  const deadline = clock.now() + options.timeout;
  const positions = asked.map(({ topic, partition, offset }, index): ReadFrom => {
    const found = topics.require(topic, index).partition(partition, index);
    return { topic, number: partition, partition: found, offset };
  });
  for (;;) {
    for (const [index, position] of positions.entries()) {
      topics.require(position.topic, index);
      checkRange(position, index);
    }
    if (positions.some(hasRecords)) {
      const chunks = await readFairly(positions, first, maxBytes);
      if (chunks.length > 0 && signal?.aborted !== true) {
        const answer: LogRecord[] = [];
        for (const { from, records } of chunks)
          addRecords(answer, from.topic, from.number, records);
        return answer;
      }
    }
    if (signal?.aborted === true || clock.now() >= deadline) return [];
    if (positions.some(hasRecords)) continue;
    const partitions = positions.map(({ partition }) => partition);
    await untilAppended(partitions, { alarms, deadline, signal });
  }
}

function checkRange({ topic, number, partition, offset }: ReadFrom, index: number): void {
  const { startOffset, endOffset } = partition;
  if (offset >= startOffset && offset <= endOffset) return;
  throw new LogError(
    'OFFSET_OUT_OF_RANGE',
    `Offset ${offset} of ${topic}-${number} is out of range: its first offset is ${startOffset}, and the next to be written is ${endOffset}`,
    { index },
  );
}

interface AppendWait {
  readonly alarms: Alarms;
  /** Unix milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
  /** Receives a function that ends the wait early. */
  readonly onWait?: (wake: () => void) => void;
}

/**
 * Resolves when records are appended to one of the partitions, at the deadline, when the signal aborts, or when it is
 * woken. The caller checks which of these happened.
 */
export function untilAppended(partitions: Iterable<Partition>, wait: AppendWait): Promise<void> {
  return new Promise((resolve) => {
    const undo: (() => void)[] = [];
    const wake = () => {
      for (const take of undo) take();
      undo.length = 0;
      resolve();
    };
    for (const partition of partitions) undo.push(partition.onAppended(wake));
    const alarm = wait.alarms.at(wait.deadline, wake);
    undo.push(() => alarm.cancel());
    const { signal } = wait;
    if (signal !== undefined) {
      signal.addEventListener('abort', wake);
      undo.push(() => signal.removeEventListener('abort', wake));
    }
    wait.onWait?.(wake);
  });
}
