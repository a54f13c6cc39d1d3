import type { ConnectorStatus } from '../../engines/connect/engine.ts';
import type { LogEngine } from '../../engines/log/engine.ts';
import type { KafkaCluster, KafkaClusters } from '../../directory/kafka/clusters.ts';
import type { KafkaControl } from '../kafka/kafka.ts';
import type { TrafficStatistics } from '../kafka/statistics/traffic-statistics.ts';
import type { Metric, Sample } from '../../base/metric.ts';

/** Sources of the figures. */
export interface KafkaMetricsSource {
  readonly control: { readonly kafka: Pick<KafkaControl, 'statistics' | 'connectors'> };
  /** The running clusters. */
  readonly clusters: KafkaClusters;
}

/** What all clusters have, and what has gone through them since the start of the process. */
export interface KafkaTotals {
  readonly partitions: number;
  readonly produced: number;
  readonly consumed: number;
}

/** The totals of all running clusters, for which no topic's traffic has to be looked at. */
export async function kafkaTotals(
  engine: Pick<LogEngine, 'cluster' | 'has'>,
  { control: { kafka }, clusters }: KafkaMetricsSource,
): Promise<KafkaTotals> {
  const sizes = await partitionsOf(engine, clusters);
  const traffic = [...clusters.values()].flatMap(
    ({ id }) => kafka.statistics.meter(id)?.statistics.all.sinceStart ?? [],
  );
  return {
    partitions: sizes.reduce((sum, { value }) => sum + value, 0),
    produced: traffic.reduce((sum, { produced }) => sum + produced, 0),
    consumed: traffic.reduce((sum, { consumed }) => sum + consumed, 0),
  };
}

/** A topic at the moment when the metrics are read. */
interface Seen {
  readonly labels: Readonly<Record<'cluster' | 'name' | 'topic', string>>;
  readonly statistics: TrafficStatistics;
}

/** The sizes of clusters, read from their log. */
export async function logMetrics(
  engine: Pick<LogEngine, 'cluster' | 'has'>,
  clusters: KafkaClusters,
): Promise<Metric[]> {
  return [
    {
      name: 'plinth_kafka_partitions',
      type: 'gauge',
      help: 'Partitions of all topics of a cluster.',
      samples: await partitionsOf(engine, clusters),
    },
  ];
}

async function partitionsOf(
  engine: Pick<LogEngine, 'cluster' | 'has'>,
  clusters: KafkaClusters,
): Promise<Sample[]> {
  const serving = [...clusters.values()].filter(({ id }) => engine.has(id));
  return Promise.all(
    serving.map(async ({ id: cluster, name }) => {
      const topics = await engine.cluster(cluster).topics();
      const labels = { cluster, name };
      return { labels, value: topics.reduce((sum, { partitions }) => sum + partitions, 0) };
    }),
  );
}

/** Metrics of every running Kafka cluster. Counters count from the start of the process. */
export function kafkaMetrics({ control: { kafka }, clusters }: KafkaMetricsSource): Metric[] {
  const topics = [...clusters.values()].flatMap((cluster) => topicsOf(cluster, kafka));
  const each = (value: (statistics: TrafficStatistics) => number): Sample[] =>
    topics.map(({ labels, statistics }) => ({ labels, value: value(statistics) }));
  return [
    {
      name: 'plinth_kafka_produced_messages_total',
      type: 'counter',
      help: 'Messages that were produced.',
      samples: each(({ sinceStart }) => sinceStart.produced),
    },
    {
      name: 'plinth_kafka_consumed_messages_total',
      type: 'counter',
      help: 'Messages that were consumed or fetched.',
      samples: each(({ sinceStart }) => sinceStart.consumed),
    },
    {
      name: 'plinth_kafka_produced_bytes_total',
      type: 'counter',
      help: 'Keys, values and headers that were produced.',
      samples: each(({ sinceStart }) => sinceStart.producedBytes),
    },
    {
      name: 'plinth_kafka_consumed_bytes_total',
      type: 'counter',
      help: 'Keys, values and headers that were consumed or fetched.',
      samples: each(({ sinceStart }) => sinceStart.consumedBytes),
    },
    {
      name: 'plinth_kafka_topic_bytes',
      type: 'gauge',
      help: 'What a topic takes on disk, looked at once a minute.',
      samples: each(({ storage }) => storage),
    },
    {
      name: 'plinth_kafka_connector_tasks',
      type: 'gauge',
      help: 'Tasks of connectors, by their states in Kafka Connect.',
      samples: kafka.connectors.statuses().flatMap(tasksByState),
    },
  ];
}

function topicsOf(
  { id, name }: KafkaCluster,
  { statistics }: Pick<KafkaControl, 'statistics'>,
): Seen[] {
  const topics = statistics.meter(id)?.statistics.byName() ?? [];
  return [...topics].map(([topic, ofTopic]) => ({
    labels: { cluster: id, name, topic },
    statistics: ofTopic,
  }));
}

/** States without tasks that an alert could be set on are listed with 0. */
function tasksByState({ clusterId: cluster, name: connector, tasks }: ConnectorStatus): Sample[] {
  const states = new Set(['RUNNING', 'FAILED', ...tasks.map(({ state }) => state)]);
  return [...states].map((state) => ({
    labels: { cluster, connector, state },
    value: tasks.filter((task) => task.state === state).length,
  }));
}
