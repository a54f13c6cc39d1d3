import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/management-client.ts';
import type { Group } from '../../api/kafka.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { KafkaProps } from '../../props.ts';
import { GroupView } from './group-view.tsx';

/** The consumer groups of a cluster with their members and lag, and one of them in detail. */
export function Groups({ session: { management }, kafka, base, item }: KafkaProps) {
  const { cluster_id: clusterId } = kafka.cluster;
  const [text, setText] = useState('');
  const loaded = useLoad(
    () => {
      const params = { path: { cluster_id: clusterId } };
      return answerOf(management.GET('/v2/kafka/groups/{cluster_id}', { params }));
    },
    [management, clusterId],
    3_000,
  );
  return (
    <WhenLoaded loaded={loaded} what="consumer groups">
      {(groups) => {
        if (groups.length === 0) {
          return (
            <Empty>No consumer groups yet. A group appears when a consumer reads with it.</Empty>
          );
        }
        const shown = groups.filter(({ group_id: id }) => id.includes(text));
        const chosen = groups.find(({ group_id: id }) => id === item);
        return (
          <>
            <form class="filters" onSubmit={(event) => event.preventDefault()}>
              <label class="fill">
                Search
                <input
                  type="search"
                  value={text}
                  placeholder="Part of a name"
                  onInput={(event) => setText(event.currentTarget.value)}
                />
              </label>
              <p class="muted" role="status">
                {countText(shown.length, 'group')}
              </p>
            </form>
            <div class={chosen === undefined ? 'split' : 'split both'}>
              {shown.length === 0 ? (
                <Empty>No groups match.</Empty>
              ) : (
                <VirtualList
                  items={shown}
                  rowHeight={40}
                  label="Consumer groups"
                  keyOf={({ group_id: id }) => id}
                  chosen={item}
                  choose={({ group_id: id }) => {
                    location.hash = hashOf(...base, id);
                  }}
                  row={(group) => <GroupRow group={group} />}
                />
              )}
              {chosen !== undefined && (
                <GroupView
                  key={chosen.group_id}
                  management={management}
                  kafka={kafka}
                  group={chosen}
                  closeTo={hashOf(...base)}
                  changed={loaded.reload}
                />
              )}
            </div>
          </>
        );
      }}
    </WhenLoaded>
  );
}

function GroupRow({ group: { group_id: id, instances, partitions } }: { readonly group: Group }) {
  const lag = partitions.reduce((sum, one) => sum + (one.lag ?? 0), 0);
  return (
    <>
      <span class="grow">{id}</span>
      <span class="muted">
        {instances.length === 0 ? 'no members' : countText(instances.length, 'member')}
      </span>
      <span class={`of-lag ${lag > 0 ? 'warn' : 'muted'}`}>lag {numberText(lag)}</span>
    </>
  );
}
