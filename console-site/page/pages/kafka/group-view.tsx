import { answerOf as kafkaAnswer } from '../../../../src/client/kafka-client.ts';
import { answerOf, type ManagementClient } from '../../../../src/client/management-client.ts';
import type { Group, Kafka } from '../../api/kafka.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { countText } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../route.ts';
import { ResetOffsets } from './reset-offsets.tsx';

/** A consumer group: its lag in each partition, its members, and a reset of its offsets. */
export function GroupView(props: {
  readonly management: ManagementClient;
  readonly kafka: Kafka;
  readonly group: Group;
  readonly closeTo: string;
  readonly changed: () => void;
}) {
  const { management, kafka, group, closeTo, changed } = props;
  const { group_id: id, instances, partitions } = group;
  const { cluster_id: clusterId } = kafka.cluster;
  const remove = useAction(async () => {
    const params = { path: { cluster_id: clusterId, group_id: id } };
    await answerOf(management.DELETE('/v2/kafka/group/{cluster_id}/{group_id}', { params }));
    changed();
    location.hash = closeTo;
  });
  const dismiss = useAction(async (instance: string) => {
    const params = { path: { consumer_group: id, instance_id: instance } };
    await kafkaAnswer(
      kafka.rest.DELETE('/delete-consumer/{consumer_group}/{instance_id}', { params }),
    );
    changed();
  });
  return (
    <section class="detail" aria-label={`The group ${id}`}>
      <div class="heading">
        <h2>{id}</h2>
        <ConfirmButton
          label="Delete"
          question={`Delete ${id} with its offsets?`}
          action="Delete group"
          confirmed={() => void remove.run()}
        />
        <a class="button quiet" href={closeTo}>
          Close
        </a>
      </div>
      <ActionOutcome action={remove} />
      <h3>Partitions</h3>
      <Table
        label={`Partitions of ${id}`}
        columns={['Topic', 'Partition', 'Lag', 'Next offset', 'End', 'Member']}
        rows={partitions.map((one) => ({
          id: `${one.topic} ${one.partition}`,
          cells: [
            <a href={hashOf('kafka', clusterId, 'topics', one.topic)}>
              <code>{one.topic}</code>
            </a>,
            one.partition,
            one.lag === undefined ? (
              ''
            ) : (
              <span class={one.lag > 0 ? 'whole warn' : 'whole'}>
                {countText(one.lag, 'message')}
              </span>
            ),
            one.committed_offset ?? 'none',
            one.end_offset,
            one.instance_id ?? <span class="muted">none</span>,
          ],
        }))}
      />
      <h3>Members</h3>
      <ActionOutcome action={dismiss} />
      {instances.length === 0 ? (
        <p class="muted">No consumer reads with this group at the moment.</p>
      ) : (
        <Table
          label={`Members of ${id}`}
          columns={['Member', 'Partitions', '']}
          rows={instances.map((instance) => ({
            id: instance,
            cells: [
              instance,
              partitions.filter((one) => one.instance_id === instance).length,
              <ConfirmButton
                label="Remove"
                about={instance}
                action="Remove member"
                confirmed={() => void dismiss.run(instance)}
              />,
            ],
          }))}
        />
      )}
      <h3>Reset offsets</h3>
      <ResetOffsets management={management} kafka={kafka} group={group} changed={changed} />
    </section>
  );
}
