import type { components } from '../../generated/console/types.ts';
import type { Metric, Sample } from '../base/metric.ts';

type Overview = components['schemas']['overview'];

/** What the overview is made of. */
export interface Figures {
  /** The metrics of requests, databases and the queue. */
  readonly metrics: readonly Metric[];
  /** The totals of all clusters; undefined if Kafka does not run. Metrics would have each topic. */
  readonly kafka?: Overview['kafka'] | undefined;
  readonly lastHour: Overview['lastHour'];
  readonly uptimeSeconds: number;
  /** How many platforms serve the same data, including this one. */
  readonly copies: number;
  /** Whether there can be others, because the data is on servers. */
  readonly shared: boolean;
}

/** How many operations and databases are listed. */
const MOST = 20;

/** The overview of the console's page. A service that does not run has no metrics, and so no figures. */
export function overviewOf(figures: Figures | undefined): Overview {
  if (figures === undefined) {
    return { shared: false, lastHour: { requests: 0, refused: 0, failed: 0 }, operations: [] };
  }
  const { kafka, lastHour, uptimeSeconds, copies, shared } = figures;
  const byName = new Map(figures.metrics.map(({ name, samples }) => [name, samples]));
  const samples = (name: string) => byName.get(name) ?? [];
  const sum = (name: string) => samples(name).reduce((all, { value }) => all + value, 0);
  return {
    uptimeSeconds,
    copies,
    shared,
    lastHour,
    operations: slowestOf(samples),
    ...(byName.has('plinth_database_keys') && {
      redis: {
        databases: samples('plinth_database_keys').length,
        keys: sum('plinth_database_keys'),
        memoryBytes: sum('plinth_database_memory_bytes'),
        commands: sum('plinth_database_commands_total'),
        hits: sum('plinth_database_keyspace_hits_total'),
        misses: sum('plinth_database_keyspace_misses_total'),
        largest: largestOf(samples),
      },
    }),
    ...(kafka && { kafka }),
    ...(byName.has('plinth_queue_messages') && {
      queue: {
        waiting: sum('plinth_queue_messages'),
        underWay: sum('plinth_queue_deliveries_under_way'),
        deadLetters: sum('plinth_queue_dead_letters'),
      },
    }),
  };
}

type SamplesOf = (name: string) => readonly Sample[];

function slowestOf(samples: SamplesOf): Overview['operations'] {
  const failed = new Map<string, number>();
  for (const { labels = {}, value } of samples('plinth_http_requests_total')) {
    if (Number(labels['status']) < 500) continue;
    const key = `${labels['family']} ${labels['operation']}`;
    failed.set(key, (failed.get(key) ?? 0) + value);
  }
  const durations = samples('plinth_http_request_duration_seconds');
  const seconds = durations.filter(({ suffix }) => suffix === '_sum');
  const counts = durations.filter(({ suffix }) => suffix === '_count');
  // The sum and the count of an operation stand at the same place of their lists.
  return seconds
    .map(({ labels = {}, value }, at) => {
      const { family = '', operation = '' } = labels;
      const requests = counts[at]!.value;
      return {
        family,
        operation,
        requests,
        failed: failed.get(`${family} ${operation}`) ?? 0,
        meanMilliseconds: (value * 1000) / requests,
      };
    })
    .filter(({ operation }) => operation !== '')
    .toSorted((one, other) => other.meanMilliseconds - one.meanMilliseconds)
    .slice(0, MOST);
}

function largestOf(samples: SamplesOf): NonNullable<Overview['redis']>['largest'] {
  const bytes = new Map(
    samples('plinth_database_memory_bytes').map(({ labels, value }) => [
      labels?.['database'],
      value,
    ]),
  );
  return samples('plinth_database_keys')
    .map(({ labels = {}, value: keys }) => {
      const { database: id = '', name = '' } = labels;
      return { id, name, keys, memoryBytes: bytes.get(id) ?? 0 };
    })
    .toSorted((one, other) => other.memoryBytes - one.memoryBytes)
    .slice(0, MOST);
}
