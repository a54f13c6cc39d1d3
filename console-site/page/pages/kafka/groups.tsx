import { answerOf } from '../../../../src/client/management/management-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { KafkaProps } from '../../props.ts';

/** Consumer groups with their lag, and a reset. */
export function Groups({ session: { management }, kafka }: KafkaProps) {
  const { cluster_id: clusterId } = kafka.cluster;
  const loaded = useLoad(
    () => {
      const params = { path: { cluster_id: clusterId } };
      return answerOf(management.GET('/v2/kafka/groups/{cluster_id}', { params }));
    },
    [management, clusterId],
    3_000,
  );
  const reset = useAction(
    async (
      groupId: string,
      { topic = '', to = '', offset = '' }: Readonly<Record<string, string>>,
    ) => {
      const params = { path: { cluster_id: clusterId, group_id: groupId } };
      const body =
        to === 'offset'
          ? ({ topic, to: 'offset', offset: Number(offset) } as const)
          : ({ topic, to: to === 'latest' ? 'latest' : 'earliest' } as const);
      await answerOf(
        management.POST('/v2/kafka/reset-group/{cluster_id}/{group_id}', { params, body }),
      );
      loaded.reload();
      return `Reset ${groupId}.`;
    },
  );
  const remove = useAction(async (groupId: string) => {
    const params = { path: { cluster_id: clusterId, group_id: groupId } };
    await answerOf(management.DELETE('/v2/kafka/group/{cluster_id}/{group_id}', { params }));
    loaded.reload();
  });
  return (
    <>
      <ActionOutcome action={reset} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="consumer groups">
        {(groups) =>
          groups.length === 0 ? (
            <Empty>No consumer groups yet. A group appears when a consumer reads with it.</Empty>
          ) : (
            groups.map(({ group_id: id, state, instances, partitions }) => (
              <section class="card" key={id}>
                <div class="heading">
                  <h2>{id}</h2>
                  <span class="muted">
                    {state}, {countText(instances.length, 'instance')}
                  </span>
                  <ConfirmButton label="Delete" about={id} confirmed={() => void remove.run(id)} />
                </div>
                <Table
                  label={`Partitions of ${id}`}
                  columns={['Topic', 'Partition', 'Committed', 'End', 'Lag']}
                  rows={partitions.map((one) => ({
                    id: `${one.topic} ${one.partition}`,
                    cells: [
                      <code>{one.topic}</code>,
                      one.partition,
                      one.committed_offset ?? 'none',
                      one.end_offset,
                      one.lag,
                    ],
                  }))}
                />
                <form class="filters" onSubmit={(event) => void reset.run(id, fieldsOf(event))}>
                  <label>
                    Reset
                    <select name="topic">
                      {[...new Set(partitions.map(({ topic }) => topic))].map((topic) => (
                        <option key={topic}>{topic}</option>
                      ))}
                    </select>
                  </label>
                  <label>
                    To
                    <select name="to">
                      <option value="earliest">the earliest message</option>
                      <option value="latest">the end</option>
                      <option value="offset">an offset</option>
                    </select>
                  </label>
                  <label>
                    Offset
                    <input name="offset" type="number" min="0" />
                  </label>
                  <button type="submit" disabled={reset.isBusy}>
                    Reset
                  </button>
                </form>
              </section>
            ))
          )
        }
      </WhenLoaded>
    </>
  );
}
