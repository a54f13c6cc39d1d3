import { answerOf } from '../../../src/client/management-client.ts';
import type { Session } from '../api/session.ts';
import type { PageProps } from '../props.ts';
import { Chart } from '../parts/chart.tsx';
import { Choice } from '../parts/choice.tsx';
import { OnCopies } from '../parts/on-copies.tsx';
import { Empty, WhenLoaded } from '../parts/states.tsx';
import { useLoad } from '../parts/use-load.ts';
import { hashOf } from '../route.ts';
import { isWhole, numbersOf, seriesOf, titleOf, unitOf } from './statistics-series.ts';

/** A database, cluster or queue with statistics. */
interface Subject {
  /** Its part of the route: the kind and the id. */
  readonly path: readonly [kind: 'redis' | 'kafka' | 'queue', id: string];
  readonly title: string;
}

/** The statistics of databases, clusters and the queue as charts. */
export function Statistics({ session, rest: [kind, id] }: PageProps) {
  const subjects = useLoad(() => subjectsOf(session), [session]);
  const chosen =
    subjects.data?.find(({ path }) => path[0] === kind && path[1] === id) ?? subjects.data?.[0];
  return (
    <>
      <h1>Statistics</h1>
      <WhenLoaded loaded={subjects} what="what has statistics">
        {(all) =>
          chosen === undefined ? (
            <Empty>No databases, clusters or queues yet.</Empty>
          ) : (
            <>
              <form class="filters" onSubmit={(event) => event.preventDefault()}>
                <Choice
                  label="Show"
                  options={all.map(({ path, title }) => ({ value: path.join('/'), title }))}
                  value={chosen.path.join('/')}
                  choose={(value) => {
                    const [of = '', ...rest] = value.split('/');
                    location.hash = hashOf('statistics', of, rest.join('/'));
                  }}
                />
              </form>
              <OnCopies session={session}>
                {(copy) => `The charts show the last hour of ${copy}; totals are those of all.`}
              </OnCopies>
              <Charts key={chosen.path.join('/')} session={session} path={chosen.path} />
            </>
          )
        }
      </WhenLoaded>
    </>
  );
}

function Charts(props: { readonly session: Session; readonly path: Subject['path'] }) {
  const { session, path } = props;
  const loaded = useLoad(() => statisticsOf(session, path), [session, path[1]], 30_000);
  return (
    <WhenLoaded loaded={loaded} what="statistics">
      {(statistics) => {
        const all = seriesOf(statistics);
        const series = all.filter(({ values }) => values.some((value) => value !== 0));
        const idle = all.filter((one) => !series.includes(one)).map(({ name }) => titleOf(name));
        const numbers = numbersOf(statistics);
        return (
          <>
            {series.length === 0 && <Empty>No activity in the last hour.</Empty>}
            <div class="charts">
              {series.map(({ name, times, values }) => (
                <Chart
                  key={name}
                  label={titleOf(name)}
                  times={times}
                  lines={[{ label: titleOf(name), values }]}
                  unit={unitOf(name)}
                  isWhole={isWhole(name)}
                />
              ))}
            </div>
            {idle.length > 0 && series.length > 0 && (
              <p class="muted">No activity: {idle.join(', ')}.</p>
            )}
            {numbers.length > 0 && (
              <dl class="card">
                {numbers.map(([name, value]) => (
                  <>
                    <dt>{titleOf(name)}</dt>
                    <dd class="number">{unitOf(name)(value)}</dd>
                  </>
                ))}
              </dl>
            )}
          </>
        );
      }}
    </WhenLoaded>
  );
}

async function subjectsOf({ management, runs }: Session): Promise<Subject[]> {
  const [databases = [], clusters = [], user] = await Promise.all([
    runs('redis') ? answerOf(management.GET('/v2/redis/databases')) : undefined,
    runs('kafka') ? answerOf(management.GET('/v2/kafka/clusters')) : undefined,
    runs('queue') ? answerOf(management.GET('/v2/qstash/user')) : undefined,
  ]);
  return [
    ...databases.map(({ database_id: id, database_name: name }): Subject => {
      return { path: ['redis', id], title: `Redis, ${name}` };
    }),
    ...clusters.map(({ cluster_id: id, name }): Subject => {
      return { path: ['kafka', id], title: `Kafka, ${name}` };
    }),
    ...(user === undefined ? [] : [{ path: ['queue', user.id], title: 'Queue' } as const]),
  ];
}

function statisticsOf(
  { management }: Session,
  [kind, id]: Subject['path'],
): Promise<Readonly<Record<string, unknown>>> {
  const params = { path: { id } };
  if (kind === 'redis') return answerOf(management.GET('/v2/redis/stats/{id}', { params }));
  if (kind === 'kafka') return answerOf(management.GET('/v2/kafka/stats/cluster/{id}', { params }));
  return answerOf(management.GET('/v2/qstash/stats/{id}', { params }));
}
