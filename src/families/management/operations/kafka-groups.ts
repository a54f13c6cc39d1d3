import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { ConsumerGroup } from '../../../control/kafka/groups/describe.ts';
import type { GroupReset } from '../../../control/kafka/groups/reset.ts';
import type { ManagementCaller } from '../caller.ts';

type Schemas = components['schemas'];

type KafkaGroupOperations = Pick<
  Handlers<operations, ManagementCaller>,
  'listKafkaGroups' | 'getKafkaGroup' | 'resetKafkaGroup' | 'deleteKafkaGroup'
>;

/** Operations on consumer groups and their committed offsets. */
export function kafkaGroupOperations(control: Pick<ControlPlane, 'kafka'>): KafkaGroupOperations {
  return {
    listKafkaGroups: async ({ caller, path }) => {
      const found = await control.kafka.groups.list(caller, path.cluster_id);
      return { status: 200, body: found.map((group) => groupBody(group, path.cluster_id)) };
    },

    getKafkaGroup: async ({ caller, path }) => {
      const found = await control.kafka.groups.get(caller, path.cluster_id, path.group_id);
      return { status: 200, body: groupBody(found, path.cluster_id) };
    },

    resetKafkaGroup: async ({ caller, path, body }) => {
      const change = { topic: body.topic, partitions: body.partitions, to: targetOf(body) };
      const after = await control.kafka.groups.reset(
        caller,
        path.cluster_id,
        path.group_id,
        change,
      );
      return { status: 200, body: groupBody(after, path.cluster_id) };
    },

    deleteKafkaGroup: async ({ caller, path }) => {
      await control.kafka.groups.delete(caller, path.cluster_id, path.group_id);
      return { status: 200, body: 'OK' };
    },
  };
}

/** The contract has checked that the members that `to` requires are present. */
function targetOf({ to, offset, timestamp }: Schemas['reset-kafka-group']): GroupReset['to'] {
  if (to === 'offset') return { offset: offset! };
  return to === 'timestamp' ? { timestamp: timestamp! } : to;
}

function groupBody({ id, instances, partitions }: ConsumerGroup, clusterId: string) {
  return {
    group_id: id,
    cluster_id: clusterId,
    state: instances.length === 0 ? ('empty' as const) : ('stable' as const),
    instances: [...instances],
    partitions: partitions.map(
      ({ topic, partition, committedOffset, endOffset, instance }): Partition => ({
        topic,
        partition,
        end_offset: endOffset,
        ...(committedOffset !== undefined && {
          committed_offset: committedOffset,
          // Clients may commit any offset, even one beyond the end.
          lag: Math.max(0, endOffset - committedOffset),
        }),
        ...(instance !== undefined && { instance_id: instance }),
      }),
    ),
  };
}

type Partition = Schemas['kafka-group-partition'];
