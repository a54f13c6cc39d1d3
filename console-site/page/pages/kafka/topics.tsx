import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/management/management-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { KafkaProps } from '../../props.ts';
import { TopicView } from './topic-view.tsx';

/** The topics of a cluster, and the messages of one of them. */
export function Topics({ session: { management }, kafka, base, item }: KafkaProps) {
  const { cluster_id: clusterId } = kafka.cluster;
  const [text, setText] = useState('');
  const params = { path: { cluster_id: clusterId } };
  const loaded = useLoad(
    () => answerOf(management.GET('/v2/kafka/topics/{cluster_id}', { params })),
    [management, clusterId],
  );
  const make = useAction(
    async ({ name = '', partitions = '1', policy = '' }: Readonly<Record<string, string>>) => {
      const body = {
        name,
        partitions: Number(partitions),
        cleanup_policy: policy === 'compact' ? ('compact' as const) : ('delete' as const),
        cluster_id: clusterId,
      };
      await answerOf(management.POST('/v2/kafka/topic', { body }));
      loaded.reload();
      location.hash = hashOf('connect', 'kafka', clusterId, name);
    },
  );
  return (
    <>
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          New topic
          <input name="name" required />
        </label>
        <label>
          Partitions
          <input name="partitions" type="number" min="1" defaultValue="1" />
        </label>
        <label>
          Cleanup
          <select name="policy">
            <option>delete</option>
            <option>compact</option>
          </select>
        </label>
        <button type="submit" disabled={make.isBusy}>
          Create
        </button>
      </form>
      <ActionOutcome action={make} />
      <WhenLoaded loaded={loaded} what="topics">
        {(topics) => {
          const shown = topics
            .filter(({ topic_name: name }) => name.includes(text))
            .toSorted((one, other) => (one.topic_name < other.topic_name ? -1 : 1));
          const chosen = topics.find(({ topic_name: name }) => name === item);
          return (
            <>
              <form class="filters" onSubmit={(event) => event.preventDefault()}>
                <label>
                  Search
                  <input
                    type="search"
                    value={text}
                    onInput={(event) => setText(event.currentTarget.value)}
                  />
                </label>
                <p class="muted" role="status">
                  {countText(shown.length, 'topic')}
                </p>
              </form>
              <div class={chosen === undefined ? 'split' : 'split both'}>
                {shown.length === 0 ? (
                  <Empty>
                    {topics.length === 0
                      ? 'No topics yet. Create the first one above.'
                      : 'No topics match.'}
                  </Empty>
                ) : (
                  <VirtualList
                    items={shown}
                    rowHeight={36}
                    label="Topics"
                    keyOf={({ topic_name: name }) => name}
                    chosen={item}
                    choose={({ topic_name: name }) => {
                      location.hash = hashOf(...base, name);
                    }}
                    row={(topic) => (
                      <>
                        <span class="grow code-text">{topic.topic_name}</span>
                        <span class="muted">{countText(topic.partitions, 'partition')}</span>
                      </>
                    )}
                  />
                )}
                {chosen !== undefined && (
                  <TopicView
                    key={chosen.topic_id}
                    kafka={kafka}
                    topic={chosen}
                    closeTo={hashOf(...base)}
                    remove={async () => {
                      const path = { id: chosen.topic_id };
                      await answerOf(
                        management.DELETE('/v2/kafka/topic/{id}', { params: { path } }),
                      );
                      loaded.reload();
                      location.hash = hashOf(...base);
                    }}
                  />
                )}
              </div>
            </>
          );
        }}
      </WhenLoaded>
    </>
  );
}
