import { answerOf, type ManagementClient } from '../../../../src/client/management-client.ts';
import type { Kafka } from '../../api/kafka.ts';
import { countText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { lagsOf } from './topic-figures.ts';

/** The consumer groups that read a topic, with their lag in it. */
export function TopicGroups(props: {
  readonly management: ManagementClient;
  readonly kafka: Kafka;
  readonly topic: string;
}) {
  const { management, kafka, topic } = props;
  const { cluster_id: clusterId } = kafka.cluster;
  const loaded = useLoad(
    async () => {
      const params = { path: { cluster_id: clusterId } };
      const groups = await answerOf(management.GET('/v2/kafka/groups/{cluster_id}', { params }));
      return groups.flatMap((group) => {
        const lag = lagsOf(group).get(topic);
        return lag === undefined ? [] : [{ group, lag }];
      });
    },
    [management, clusterId, topic],
    3_000,
  );
  return (
    <WhenLoaded loaded={loaded} what="groups">
      {(groups) =>
        groups.length === 0 ? (
          <Empty>
            No consumer group reads this topic yet. A group appears when a consumer reads with it.
          </Empty>
        ) : (
          <Table
            label={`Groups that read ${topic}`}
            columns={['Group', 'Members', 'Lag']}
            rows={groups.map(({ group: { group_id: id, instances }, lag }) => ({
              id,
              cells: [
                <a href={hashOf('kafka', clusterId, 'groups', id)}>{id}</a>,
                countText(instances.length, 'member'),
                <span class={lag > 0 ? 'warn' : undefined}>{countText(lag, 'message')}</span>,
              ],
            }))}
          />
        )
      }
    </WhenLoaded>
  );
}
