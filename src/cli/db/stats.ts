import type { Command } from 'commander';
import type { components } from '../../../generated/management/types.ts';
import { answerOf } from '../../client/management/management-client.ts';
import { managementCommand } from '../management/management-command.ts';
import { record, table } from '../management/table.ts';
import { databaseId } from './databases.ts';

type Statistics = components['schemas']['statistics'];
type Series = Statistics['throughput'];

/** `plinth db stats` */
export function statsCommand(): Command {
  return managementCommand(
    'stats <database>',
    'show the statistics of a database',
    async (client, [wanted = '']) => {
      const id = await databaseId(client, wanted);
      const answer = await answerOf(
        client.GET('/v2/redis/stats/{id}', { params: { path: { id } } }),
      );
      return { answer, text: statisticsText(answer) };
    },
  );
}

/** The newest value of the running series, the last days, and the month. */
function statisticsText(statistics: Statistics): string {
  const now = record({
    connections: latest(statistics.connection_count),
    keys: latest(statistics.keyspace),
    'disk usage (bytes)': latest(statistics.diskusage),
    'commands a second': latest(statistics.throughput),
    hits: latest(statistics.hits),
    misses: latest(statistics.misses),
    'latency, mean (ms)': latest(statistics.latencymean),
    'latency, 99% (ms)': latest(statistics.latency99),
    'latency, most (ms)': latest(statistics.latencymax),
  });
  const { dailyrequests, bandwidths, dailybilling } = statistics;
  const days = table(
    ['DAY', 'REQUESTS', 'BANDWIDTH', 'BILLING'],
    dailyrequests
      .map(({ x, y }, i) => [x.slice(0, 10), y, bandwidths[i]?.y ?? 0, dailybilling[i]?.y ?? 0])
      .toReversed(),
  );
  const month = record({
    'requests this month': statistics.total_monthly_requests,
    'of them reads': statistics.total_monthly_read_requests,
    'of them writes': statistics.total_monthly_write_requests,
    'storage (bytes)': statistics.total_monthly_storage,
    'billing (dollars)': statistics.total_monthly_billing,
  });
  return `${now}\n${days}\n${month}`;
}

function latest(series: Series): number {
  return series.at(-1)?.y ?? 0;
}
