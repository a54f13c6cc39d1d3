import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { covers } from '../../../directory/kafka/access.ts';
import type { KafkaCaller } from '../caller.ts';
import { requireTopicAccess } from '../permissions.ts';
import { listOf, withDefaults, withItemPlace } from './parameters.ts';

/** `/topics`: the topics that the caller has access to. */
export const listTopics: Handler<operations['listTopics'], KafkaCaller> = async ({ caller }) => {
  const topics = await caller.log.topics();
  const visible = topics.filter(({ name }) => covers(caller.access, name));
  const body = Object.fromEntries(visible.map(({ name, partitions }) => [name, partitions]));
  return { status: 200, body };
};

/** `/committed/{consumer_group}/{instance_id}` */
export const committed: Handler<operations['postCommitted'], KafkaCaller> = async (request) => {
  const { caller, path, query, signal } = request;
  const partitions = listOf(request.body);
  for (const { topic } of partitions) requireTopicAccess(caller, 'consume', topic);
  const { consumer_group: group, instance_id: instance } = path;
  const options = { ...withDefaults(query), signal };
  const found = caller.log.committed(group, instance, partitions, options);
  return { status: 200, body: await withItemPlace(request.body, found) };
};

/** `/offsets/{timestamp}` */
export const offsets: Handler<operations['postOffsets'], KafkaCaller> = async (request) => {
  const { caller, path, query, signal } = request;
  const partitions = listOf(request.body);
  for (const { topic } of partitions) requireTopicAccess(caller, 'consume', topic);
  const options = { ...withDefaults(query), signal };
  const found = caller.log.offsets(partitions, path.timestamp, options);
  return { status: 200, body: await withItemPlace(request.body, found) };
};
