import type { Command } from 'commander';
import type { components } from '../../../generated/management/types.ts';
import { answerOf } from '../../client/management/management-client.ts';
import type { Mutable } from '../../client/mutable.ts';
import { managementCommand } from '../management/management-command.ts';
import { numberIn } from '../numbers.ts';
import { databaseText } from './databases.ts';

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
export function createCommand(): Command {
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
