import type { components, operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { countConsumed } from '../../../directory/kafka/usage.ts';
import type { TopicPartitionOffset } from '../../../engines/log/record.ts';
import type { KafkaCaller } from '../caller.ts';
import { message } from '../json-records.ts';
import { DEFAULT_TIMEOUT, isGiven } from './parameters.ts';
import { requireTopicAccess, whileAuthorized } from '../permissions.ts';

/** `/fetch`: records from given offsets, without a group. */
export const fetchMessages: Handler<operations['postFetch'], KafkaCaller> = async (request) => {
  const { caller, body } = request;
  const positions = positionsOf(body);
  for (const { topic } of positions) requireTopicAccess(caller, 'consume', topic);
  const timeout = body.timeout ?? DEFAULT_TIMEOUT;
  const records = await whileAuthorized(caller, request.signal, (signal) =>
    caller.log.fetch(positions, { timeout, signal }),
  );
  countConsumed(caller, records);
  return { status: 200, body: records.map(message) };
};

/** The position of each partition; where one is named more than once, the last counts. */
function positionsOf(body: components['schemas']['fetch-request']): TopicPartitionOffset[] {
  const { topic, partition, offset, topicPartitionOffsets } = body;
  const positions = new Map<string, TopicPartitionOffset>();
  if (isGiven(topic) && isGiven(partition) && isGiven(offset)) {
    positions.set(`${topic}/${partition}`, { topic, partition, offset });
  }
  for (const position of topicPartitionOffsets ?? []) {
    positions.set(`${position.topic}/${position.partition}`, position);
  }
  return [...positions.values()];
}
