import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { answerOf } from '../../../../src/client/management-client.ts';
import { openKafka } from '../../api/kafka.ts';
import type { KafkaProps, PageProps } from '../../props.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { Clusters } from './clusters.tsx';
import { Connectors } from './connectors.tsx';
import { Groups } from './groups.tsx';
import { Schemas } from './schemas.tsx';
import { Topics } from './topics.tsx';

const TABS: Readonly<Record<string, { title: string; Part: ComponentType<KafkaProps> }>> = {
  topics: { title: 'Topics', Part: Topics },
  groups: { title: 'Consumer groups', Part: Groups },
  connectors: { title: 'Connectors', Part: Connectors },
  schemas: { title: 'Schemas', Part: Schemas },
};
/** The titles of the tabs. */
export const KAFKA_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TABS).map(([name, { title }]) => [name, title])),
  clusters: 'Clusters',
};

/** The Kafka clusters, and the contents of one of them. */
export function KafkaPage({ session, rest: [wanted, tab = 'topics', item, part] }: PageProps) {
  const { management } = session;
  const clusters = useLoad(() => answerOf(management.GET('/v2/kafka/clusters')), [session]);
  const cluster = clusters.data?.find(({ cluster_id: id }) => id === wanted) ?? clusters.data?.[0];
  const kafka = useMemo(
    () => (cluster === undefined ? undefined : openKafka(session, cluster)),
    [session, cluster],
  );
  const { Part } = TABS[tab] ?? TABS['topics']!;
  const base = ['kafka', cluster?.cluster_id ?? '-'];
  return (
    <>
      <div class="heading">
        <h1>Kafka</h1>
        {cluster !== undefined && (
          <a class="button" href={hashOf('connect', 'kafka', cluster.cluster_id)}>
            Connect
          </a>
        )}
      </div>
      <WhenLoaded loaded={clusters} what="clusters">
        {(all) => (
          <>
            {all.length > 1 && (
              <form class="filters" onSubmit={(event) => event.preventDefault()}>
                <label>
                  Cluster
                  <select
                    value={cluster?.cluster_id}
                    onChange={(event) => {
                      location.hash = hashOf('kafka', event.currentTarget.value, tab);
                    }}
                  >
                    {all.map(({ cluster_id: id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
              </form>
            )}
            <Tabs label="Parts of the cluster" base={base} tabs={KAFKA_TITLES} current={tab} />
            {tab === 'clusters' ? (
              <Clusters
                key={cluster?.cluster_id}
                session={session}
                cluster={cluster}
                changed={clusters.reload}
              />
            ) : kafka === undefined ? (
              <Empty>
                There is no cluster yet. <a href={hashOf('kafka', '-', 'clusters')}>Create one</a>.
              </Empty>
            ) : (
              <Part
                key={`${kafka.cluster.cluster_id} ${tab}`}
                session={session}
                kafka={kafka}
                base={[...base, tab]}
                item={item}
                part={part}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </>
  );
}
