import { Command } from 'commander';
import type { Mutable } from '../../client/fetch-client.ts';
import { answerOf } from '../../client/management-client.ts';
import { confirm, withConfirmation } from '../confirm.ts';
import { managementCommand } from '../management/management-command.ts';
import { table, record } from '../management/table.ts';
import { backupCommand } from './backup.ts';
import { databaseId, databaseText } from './databases.ts';
import type { components } from '../../../generated/management/types.ts';
import { numberIn } from '../numbers.ts';

/** `plinth db`: the databases of a platform. A database is named by its id or its name. */
export function dbCommand(): Command {
  return new Command('db')
    .description('manage the databases of a platform')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(renameCommand())
    .addCommand(deleteCommand())
    .addCommand(resetPasswordCommand())
    .addCommand(statsCommand())
    .addCommand(backupCommand());
}

function listCommand(): Command {
  return managementCommand('list', 'list the databases', async (client) => {
    const answer = await answerOf(client.GET('/v2/redis/databases'));
    const rows = answer.map((database) => [
      database.database_id,
      database.database_name,
      database.database_type,
      database.region,
      database.endpoint,
      database.port,
      database.tls,
    ]);
    const headings = ['ID', 'NAME', 'TYPE', 'REGION', 'ENDPOINT', 'PORT', 'TLS'];
    return { answer, text: table(headings, rows) };
  });
}

function getCommand(): Command {
  return managementCommand(
    'get <database>',
    'show a database, its tokens and its limits',
    async (client, [wanted = '']) => {
      const id = await databaseId(client, wanted);
      const params = { path: { id } };
      const answer = await answerOf(client.GET('/v2/redis/database/{id}', { params }));
      return { answer, text: databaseText(answer) };
    },
  );
}

function renameCommand(): Command {
  return managementCommand(
    'rename <database> <name>',
    'rename a database',
    async (client, [wanted = '', name = '']) => {
      const id = await databaseId(client, wanted);
      const request = { params: { path: { id } }, body: { name } };
      const answer = await answerOf(client.POST('/v2/redis/rename/{id}', request));
      return { answer, text: databaseText(answer) };
    },
  );
}

function deleteCommand(): Command {
  const command = managementCommand(
    'delete <database>',
    'delete a database and its data',
    async (client, [wanted = ''], options, shell) => {
      const id = await databaseId(client, wanted);
      await confirm(`delete database ${wanted} with all that it holds`, options, shell);
      const query = options['force'] === true ? { force: true } : {};
      const params = { path: { id }, query };
      const answer = await answerOf(client.DELETE('/v2/redis/database/{id}', { params }));
      return { answer, text: `deleted database ${id}\n` };
    },
  ).option('--force', 'delete it even if its tokens are in the env block');
  return withConfirmation(command);
}

function resetPasswordCommand(): Command {
  return managementCommand(
    'reset-password <database>',
    'give a database a new password and new tokens; the old ones are refused from then on',
    async (client, [wanted = '']) => {
      const id = await databaseId(client, wanted);
      const params = { path: { id } };
      const answer = await answerOf(client.POST('/v2/redis/reset-password/{id}', { params }));
      return { answer, text: databaseText(answer) };
    },
  );
}

/** The platform validates the values, so they are plain strings here. */
interface CreateOptions {
  readonly region?: string;
  readonly primaryRegion?: string;
  readonly readRegions?: readonly string[];
  readonly tls?: boolean;
  readonly eviction?: boolean;
  readonly autoUpgrade?: boolean;
  readonly budget?: string;
  readonly plan?: string;
}

const DEFAULT_REGION = 'us-east-1';

/** `plinth db create` */
function createCommand(): Command {
  return managementCommand('create <name>', 'create a database', async (client, [name], given) => {
    const options = given as CreateOptions;
    const isGlobal = options.primaryRegion !== undefined;
    const body = {
      name,
      region: options.region ?? (isGlobal ? 'global' : DEFAULT_REGION),
      ...(isGlobal && { primary_region: options.primaryRegion }),
      ...(options.readRegions !== undefined && { read_regions: options.readRegions }),
      ...(options.tls === true && { tls: true }),
      ...(options.eviction === true && { eviction: true }),
      ...(options.autoUpgrade === true && { auto_upgrade: true }),
      ...(options.budget !== undefined && { budget: numberIn(options.budget) }),
      ...(options.plan !== undefined && { plan: options.plan }),
    } as Mutable<components['schemas']['create-database']>;
    const answer = await answerOf(client.POST('/v2/redis/database', { body }));
    return { answer, text: databaseText(answer) };
  })
    .option('--region <region>', `its region, ${DEFAULT_REGION} by default; or global`)
    .option('--primary-region <region>', 'of a global database')
    .option('--read-regions <region...>', 'of a global database')
    .option('--tls', 'require TLS on its port')
    .option('--eviction', 'evict keys when the memory is full')
    .option('--auto-upgrade', 'upgrade the plan automatically when its limits are reached')
    .option('--budget <dollars>', 'maximum cost per month')
    .option('--plan <plan>', 'free, payg or enterprise');
}

type Statistics = components['schemas']['statistics'];
type Series = Statistics['throughput'];

/** `plinth db stats` */
function statsCommand(): Command {
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
