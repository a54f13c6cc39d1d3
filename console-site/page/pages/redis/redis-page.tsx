import { useMemo } from 'preact/hooks';
import { answerOf } from '../../../../src/client/management-client.ts';
import type { LiveRequests } from '../../api/live-requests.ts';
import type { Session } from '../../api/session.ts';
import { Redis } from '../../api/redis.ts';
import type { PageProps } from '../../props.ts';
import { Choice } from '../../parts/choice.tsx';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { CommandLine } from './command-line.tsx';
import { Databases } from './databases.tsx';
import { Info } from './info.tsx';
import { Keys } from './keys.tsx';
import { Monitor } from './monitor.tsx';
import { PubSub } from './pub-sub.tsx';
import { Search } from './search.tsx';
import { Slow } from './slow.tsx';

/** The titles of the tabs. */
export const REDIS_TITLES: Readonly<Record<string, string>> = {
  keys: 'Keys',
  search: 'Search',
  commands: 'Command line',
  monitor: 'Monitor',
  messages: 'Pub/sub',
  slow: 'Slow',
  info: 'Info',
  databases: 'Databases',
};

/** The databases, and the contents of one of them. */
export function RedisPage({ session, live, rest: [wanted, tab = 'keys', key] }: PageProps) {
  const { management, platform, addressOf } = session;
  const databases = useLoad(() => answerOf(management.GET('/v2/redis/databases')), [session]);
  const database =
    databases.data?.find(({ database_id }) => database_id === wanted) ?? databases.data?.[0];
  const token =
    platform.kind === 'mock' ? platform.env['UPSTASH_REDIS_REST_TOKEN'] : database?.rest_token;
  const redis = useMemo(() => new Redis(addressOf('redis'), token ?? ''), [token, session]);
  return (
    <>
      <div class="heading">
        <h1>Redis</h1>
        {database !== undefined && (
          <a class="button" href={hashOf('connect', 'redis', database.database_id)}>
            Connect
          </a>
        )}
        <a class="button" href={hashOf('redis', database?.database_id ?? '-', 'databases')}>
          New database
        </a>
      </div>
      <WhenLoaded loaded={databases} what="databases">
        {(all) => (
          <>
            {database !== undefined && (
              <form class="filters" onSubmit={(event) => event.preventDefault()}>
                <Choice
                  label="Database"
                  options={all.map(({ database_id: value, database_name: title }) => ({
                    value,
                    title,
                  }))}
                  value={database.database_id}
                  choose={(id) => {
                    location.hash = hashOf('redis', id, tab);
                  }}
                />
              </form>
            )}
            <Tabs
              label="Parts of the database"
              base={['redis', database?.database_id ?? '-']}
              tabs={REDIS_TITLES}
              current={tab}
            />
            {tab === 'databases' ? (
              <Databases
                key={database?.database_id}
                session={session}
                database={database}
                deleted={() => {
                  databases.reload();
                  location.hash = hashOf('redis', '-', 'databases');
                }}
                made={(id) => {
                  databases.reload();
                  location.hash = hashOf('connect', 'redis', id);
                }}
              />
            ) : database === undefined ? (
              <Empty>
                There is no database yet. <a href={hashOf('redis', '-', 'databases')}>Create one</a>
                .
              </Empty>
            ) : (
              <Part
                key={database.database_id}
                {...{ session, redis, live, tab, keyName: key }}
                id={database.database_id}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </>
  );
}

function Part(props: {
  readonly session: Session;
  readonly redis: Redis;
  readonly live: LiveRequests;
  readonly id: string;
  readonly tab: string;
  readonly keyName: string | undefined;
}) {
  const { session, redis, live, id, tab, keyName } = props;
  if (tab === 'search') return <Search redis={redis} />;
  if (tab === 'commands') return <CommandLine redis={redis} />;
  if (tab === 'monitor') return <Monitor redis={redis} />;
  if (tab === 'messages') return <PubSub redis={redis} />;
  if (tab === 'slow') return <Slow session={session} redis={redis} live={live} />;
  if (tab === 'info') return <Info session={session} redis={redis} />;
  return <Keys redis={redis} base={['redis', id, 'keys']} chosen={keyName} />;
}
