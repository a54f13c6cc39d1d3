import type { operations } from '../../../../generated/kafka/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { allows, covers } from '../../../directory/kafka/access.ts';
import { earlierInput } from '../../../http/earlier-input.ts';
import type { KafkaCaller } from '../caller.ts';
import { requireTopicAccess, requireInstanceAccess, mayConsumeAll } from '../permissions.ts';
import { isGiven, listOf, withItemPlace } from './parameters.ts';

/**
 * `/commit/{consumer_group}/{instance_id}`
 *
 * Without offsets it commits everything that the instance was given, as a deletion does; not what was sent to a client
 * that had left by then, which {@link earlierInput} makes known.
 */
export const commit: Handler<operations['postCommit'], KafkaCaller> = async (request) => {
  const { caller, path, body } = request;
  const { consumer_group: group, instance_id: instance } = path;
  const offsets = isGiven(body) ? listOf(body) : [];
  if (offsets.length === 0) await requireInstanceAccess(caller, group, instance);
  for (const { topic } of offsets) requireTopicAccess(caller, 'consume', topic);
  const given = offsets.length === 0 ? undefined : offsets;
  if (given === undefined) await earlierInput();
  await withItemPlace(body, caller.log.commit(group, instance, given));
  return { status: 200, body: { result: 'Success', status: 200 } };
};

/** `/delete-consumer/{consumer_group}/{instance_id}` */
export const deleteConsumer: Handler<operations['deleteConsumer'], KafkaCaller> = async (
  request,
) => {
  const { caller, path } = request;
  await requireInstanceAccess(caller, path.consumer_group, path.instance_id);
  await earlierInput();
  await caller.log.deleteInstance(path.consumer_group, path.instance_id);
  return { status: 200, body: { result: 'Success', status: 200 } };
};

/** `/consumers`: the live instances, with the topics that the caller may consume. */
export const listConsumers: Handler<operations['listConsumers'], KafkaCaller> = async ({
  caller,
}) => {
  const groups = await caller.log.groups();
  if (mayConsumeAll(caller)) return { status: 200, body: groups };
  const { access } = caller;
  if (!allows(access, 'consume')) return { status: 200, body: [] };
  const visible = groups.map(({ name, instances }) => ({
    name,
    instances: instances
      .map((instance) => ({
        name: instance.name,
        topics: instance.topics.filter(({ topic }) => covers(access, topic)),
      }))
      .filter(({ topics }) => topics.length > 0),
  }));
  return { status: 200, body: visible.filter(({ instances }) => instances.length > 0) };
};
