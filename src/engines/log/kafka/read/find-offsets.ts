import type { TopicPartition, TopicPartitionOffset } from '../../record.ts';
import { unknownPartition } from '../../refusals.ts';
import { checkCode } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { withRetries } from '../client/retries.ts';
import type { Topics } from '../topics.ts';

const READ_COMMITTED = 1;
const LATEST = -1n;
const EARLIEST = -2n;

/**
 * Finds an end of each partition as readers see it, or the first offset whose timestamp is not before a given one: the
 * end offset if there is none.
 * @throws LogError with the index
 */
export async function findOffsets(
  topics: Topics,
  brokers: Brokers,
  asked: readonly TopicPartition[],
  timestamp: number | 'earliest' | 'latest',
): Promise<TopicPartitionOffset[]> {
  for (const [index, { topic, partition }] of asked.entries()) {
    const found = await topics.require(topic, index);
    if (!(partition >= 0 && partition < found.partitions)) {
      throw unknownPartition(found, partition, index);
    }
  }
  const at =
    timestamp === 'latest'
      ? LATEST
      : timestamp === 'earliest'
        ? EARLIEST
        : BigInt(Math.ceil(timestamp));
  const offsets = await withRetries((tries) => {
    if (tries > 0) for (const { topic } of asked) brokers.forget(topics.nameOf(topic));
    return ask(topics, brokers, asked, at);
  });
  const behind = asked.filter((_, index) => offsets[index] === -1);
  const ends = behind.length === 0 ? [] : await findOffsets(topics, brokers, behind, 'latest');
  return asked.map(({ topic, partition }, index) => {
    const offset = offsets[index]!;
    return { topic, partition, offset: offset === -1 ? ends.shift()!.offset : offset };
  });
}

async function ask(
  topics: Topics,
  brokers: Brokers,
  asked: readonly TopicPartition[],
  timestamp: bigint,
): Promise<number[]> {
  const named = asked.map(({ topic, partition }, index) => {
    return { topic: topics.nameOf(topic), partition, index };
  });
  const offsets = Array.from<number>({ length: asked.length });
  const byLeader = await brokers.byLeader(named);
  await Promise.all(
    [...byLeader].map(async ([node, list]) => {
      const wanted = [...Map.groupBy(list, ({ topic }) => topic)].map(([name, partitions]) => {
        const numbers = [...new Set(partitions.map(({ partition }) => partition))];
        return {
          name,
          partitions: numbers.map((partitionIndex) => {
            return { partitionIndex, currentLeaderEpoch: -1, timestamp };
          }),
        };
      });
      const answer = await brokers.client.call(node, 'ListOffsets', -1, READ_COMMITTED, wanted);
      for (const { name, partitions } of answer.topics) {
        for (const { partitionIndex, errorCode, offset } of partitions) {
          checkCode(errorCode);
          for (const { topic, partition, index } of list) {
            if (topic === name && partition === partitionIndex) offsets[index] = Number(offset);
          }
        }
      }
    }),
  );
  return offsets;
}
