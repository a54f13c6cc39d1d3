import type { DatabaseFigures, RedisAdministration } from '../../engines/redis/engine.ts';
import type { RedisDatabase, RedisDatabases } from '../../directory/redis/databases.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { DatabaseStatistics } from '../statistics/database-statistics.ts';
import type { UsageCounts } from '../statistics/usage.ts';
import type { Metric, Sample } from '../../base/metric.ts';

/** Sources of the figures. */
export interface DatabaseMetricsSource {
  readonly control: Pick<ControlPlane, 'statistics' | 'clock'>;
  /** The running databases. */
  readonly directory: RedisDatabases;
  readonly engine: Pick<RedisAdministration, 'figures'>;
}

/** A database at the moment when the metrics are read. */
interface Seen {
  readonly labels: Readonly<Record<'database' | 'name', string>>;
  readonly regions: readonly string[];
  readonly figures: DatabaseFigures;
  readonly statistics: DatabaseStatistics;
  readonly uses: UsageCounts;
}

/** Metrics of every running database. Counters count from the start of the process. */
export function databaseMetrics(source: DatabaseMetricsSource): Metric[] {
  const all = [...source.directory.values()].flatMap((database) => seen(database, source));
  const each = (value: (one: Seen) => number | undefined): Sample[] =>
    all.flatMap((one) => {
      const found = value(one);
      return found === undefined ? [] : [{ labels: one.labels, value: found }];
    });
  return [
    {
      name: 'plinth_database_commands_total',
      type: 'counter',
      help: 'Commands that ran, by what they do to keys.',
      samples: all.flatMap(commandsByKind),
    },
    {
      name: 'plinth_database_requests_total',
      type: 'counter',
      help: 'HTTP requests that were let in, by the region whose host they named; empty where they named none.',
      samples: all.flatMap(requestsByRegion),
    },
    {
      name: 'plinth_database_keyspace_hits_total',
      type: 'counter',
      help: 'Looks at keys that were there. CONFIG RESETSTAT begins anew.',
      samples: each(({ figures }) => figures.hits),
    },
    {
      name: 'plinth_database_keyspace_misses_total',
      type: 'counter',
      help: 'Looks at keys that were not there. CONFIG RESETSTAT begins anew.',
      samples: each(({ figures }) => figures.misses),
    },
    {
      name: 'plinth_database_bandwidth_bytes_total',
      type: 'counter',
      help: 'Bytes that connections carried, in and out together.',
      samples: each(({ uses }) => uses.bandwidth),
    },
    {
      name: 'plinth_database_connections',
      type: 'gauge',
      help: 'Open connections.',
      samples: each(({ statistics }) => statistics.connections),
    },
    {
      name: 'plinth_database_keys',
      type: 'gauge',
      help: 'Keys, as DBSIZE counts them.',
      samples: each(({ figures }) => figures.keys),
    },
    {
      name: 'plinth_database_memory_bytes',
      type: 'gauge',
      help: 'Estimated memory that keys and values take.',
      samples: each(({ figures }) => figures.memoryBytes),
    },
    {
      name: 'plinth_database_log_bytes',
      type: 'gauge',
      help: 'Size of the append-only log on disk. Not there where nothing is kept.',
      samples: each(({ figures }) => figures.logBytes),
    },
  ];
}

function seen(database: RedisDatabase, { control, engine }: DatabaseMetricsSource): Seen[] {
  const { id, name, regions } = database;
  const figures = engine.figures(id);
  if (figures === undefined) return [];
  const statistics = control.statistics.of(id);
  const uses = statistics.sinceStart(control.clock.now());
  return [{ labels: { database: id, name }, regions, figures, statistics, uses }];
}

function commandsByKind({ labels, uses }: Seen): Sample[] {
  return [
    { labels: { ...labels, kind: 'read' }, value: uses.reads },
    { labels: { ...labels, kind: 'write' }, value: uses.writes },
    { labels: { ...labels, kind: 'other' }, value: uses.others },
  ];
}

/** A region without requests is listed with 0; a removed region keeps its count. */
function requestsByRegion({ labels, regions, statistics }: Seen): Sample[] {
  const { requests } = statistics;
  return [...new Set(['', ...regions, ...requests.regions()])].map((region) => ({
    labels: { ...labels, region },
    value: requests.of(region).count,
  }));
}
