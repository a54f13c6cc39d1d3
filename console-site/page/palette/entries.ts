import { answerOf } from '../../../src/client/management-client.ts';
import { answerOf as queueAnswer } from '../../../src/client/queue-client.ts';
import { openQueue } from '../api/queue.ts';
import type { Session } from '../api/session.ts';
import { menuOf, pagesOf } from '../pages/index.ts';
import type { Entry } from './matching-entries.ts';

/** Topics are listed of so many clusters. */
const CLUSTERS = 20;

/** The pages, their tabs, and what can be done on them. Needs no request. */
export function fixedEntries(session: Session): Entry[] {
  const tabs = pagesOf(session).flatMap(({ name, title, tabs: ofPage = {}, before = [] }) =>
    Object.entries(ofPage).map(([tab, titled]): Entry => {
      return { title: `${title}: ${titled}`, kind: 'page', route: [name, ...before, tab] };
    }),
  );
  const pages = menuOf(session).map(({ title, route }): Entry => ({ title, kind: 'page', route }));
  const { runs } = session;
  return [
    ...pages,
    ...tabs,
    ...(runs('redis')
      ? [
          action('Create a database', 'redis', '-', 'databases'),
          action('Run a Redis command', 'redis', '-', 'commands'),
          action('Back up a database', 'account', 'backups'),
        ]
      : []),
    ...(runs('kafka')
      ? [
          action('Create a topic', 'kafka', '-', 'topics'),
          action('Create a cluster', 'kafka', '-', 'clusters'),
          action('Register a schema', 'kafka', '-', 'schemas'),
        ]
      : []),
    ...(runs('queue')
      ? [
          action('Publish a message', 'queue', 'publish'),
          action('Retry dead letters', 'queue', 'dlq'),
          action('Create a queue', 'queue', 'queues'),
          action('Create a schedule', 'queue', 'schedules'),
          action('Add an endpoint to a URL group', 'queue', 'groups'),
        ]
      : []),
    action('Add a fault', 'controls', 'faults'),
    action('Run a scenario', 'controls', 'scenarios'),
    action('Freeze or move the clock', 'controls', 'clock'),
    action('Export, seed or reset', 'controls', 'state'),
    action('Create an API key', 'account', 'keys'),
  ];
}

function action(title: string, ...route: string[]): Entry {
  return { title, kind: 'action', route };
}

/** The databases, clusters, topics, queues, URL groups and schedules. What can't be read is left out. */
export async function dataEntries(session: Session): Promise<Entry[]> {
  const { management, runs } = session;
  const parts = await Promise.allSettled([
    runs('redis') ? databases() : [],
    runs('kafka') ? topics() : [],
    runs('queue') ? queues() : [],
  ]);
  return parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));

  async function databases(): Promise<Entry[]> {
    const all = await answerOf(management.GET('/v2/redis/databases'));
    return all.flatMap(({ database_id: id, database_name: name }): Entry[] => [
      { title: name, kind: 'database', route: ['redis', id, 'keys'] },
      { title: `Connect to ${name}`, kind: 'database', route: ['connect', 'redis', id] },
    ]);
  }

  async function topics(): Promise<Entry[]> {
    const clusters = await answerOf(management.GET('/v2/kafka/clusters'));
    const ofEach = await Promise.all(
      clusters.slice(0, CLUSTERS).map(async ({ cluster_id: id }) => {
        const params = { path: { cluster_id: id } };
        const found = await answerOf(management.GET('/v2/kafka/topics/{cluster_id}', { params }));
        return found.map(({ topic_name: title }): Entry => {
          return { title, kind: 'topic', route: ['kafka', id, 'topics', title] };
        });
      }),
    );
    return [
      ...clusters.flatMap(({ cluster_id: id, name }): Entry[] => [
        { title: name, kind: 'cluster', route: ['kafka', id, 'topics'] },
        { title: `Connect to ${name}`, kind: 'cluster', route: ['connect', 'kafka', id] },
      ]),
      ...ofEach.flat(),
    ];
  }

  async function queues(): Promise<Entry[]> {
    const { client } = await openQueue(session);
    const [all, groups, schedules] = await Promise.all([
      queueAnswer(client.GET('/v2/queues')),
      queueAnswer(client.GET('/v2/topics')),
      queueAnswer(client.GET('/v2/schedules')),
    ]);
    return [
      { title: 'Connect to the queue', kind: 'queue', route: ['connect', 'queue'] },
      ...all.map(({ name }): Entry => ({ title: name, kind: 'queue', route: ['queue', 'queues'] })),
      ...groups.map(({ name: title }): Entry => {
        return { title, kind: 'URL group', route: ['queue', 'groups', title] };
      }),
      ...schedules.map(({ scheduleId: id, destination }): Entry => {
        const route = ['queue', 'schedules', id];
        return { title: `${id} to ${destination}`, kind: 'schedule', route };
      }),
    ];
  }
}
