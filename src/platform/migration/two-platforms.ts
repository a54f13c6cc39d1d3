import { SettingError } from '../../settings/load.ts';
import { flagOf, type SettingName, type Settings } from '../../settings/table.ts';
import { isWithin, realPath } from './copy-tree.ts';

/** The settings of two platforms. */
export interface TwoPlatforms {
  readonly from: Settings;
  readonly to: Settings;
}

/** Settings that authenticate or limit clients, which should not change in a migration. */
const SAME: readonly SettingName[] = [
  'services',
  'email',
  'apiKey',
  'plan',
  'redisToken',
  'redisReadOnlyToken',
  'kafkaUsername',
  'kafkaPassword',
  'kafkaAutoCreateTopics',
  'kafkaDefaultPartitions',
  'queueTimeout',
  'workflowMaxSteps',
  'workflowMaxJournalSize',
  'allowNetworks',
  'allowOrigins',
  'connectorFiles',
];

/** @throws SettingError if nothing can be copied between them, whatever they contain */
export function checkPlatforms({ from, to }: TwoPlatforms): void {
  for (const [flag, { memory }] of [
    ['--from', from],
    ['--to', to],
  ] as const) {
    if (memory)
      throw new SettingError(`${flag}: with memory nothing is kept, so give it a dataDir`);
  }
  const [source, target] = [realPath(from.dataDir), realPath(to.dataDir)];
  if (isWithin(source, target) || isWithin(target, source)) {
    throw new SettingError(
      `--from and --to must have data directories of their own, apart from each other: give ${to.dataDir} another name in the dataDir of --to`,
    );
  }
  if (from.storeUrl !== undefined && from.storeUrl === to.storeUrl) {
    throw new SettingError(
      '--from and --to have the same --store-url: what is in it is there already',
    );
  }
  if (from.schemaRegistryUrl !== to.schemaRegistryUrl) {
    throw new SettingError(
      '--from and --to must have the same --schema-registry-url: a registry gives schemas ids of its own, and messages have those in them',
    );
  }
}

/** Which engines are on the same servers before and after. */
export function sameServersOf({ from, to }: TwoPlatforms): { redis: boolean; log: boolean } {
  const isSame = (...names: readonly SettingName[]) =>
    names.every((name) => from[name] === to[name]) && from[names[0]!] !== undefined;
  return { redis: isSame('redisServers'), log: isSame('kafkaBrokers', 'kafkaPrefix') };
}

/** Notes on the settings of both, for people. */
export function settingNotes(platforms: TwoPlatforms): string[] {
  const { from, to } = platforms;
  const notes: string[] = [];
  const different = SAME.filter((name) => from[name] !== to[name]);
  if (different.length > 0) {
    notes.push(
      `the settings of --to are other than those of --from, and count from the next start on: ${different.map((name) => `--${flagOf(name)}`).join(', ')}`,
    );
  }
  const sameServers = sameServersOf(platforms);
  if (sameServers.redis) notes.push('databases stay on the servers that they are on');
  if (sameServers.log) notes.push('topics stay on the brokers that they are on');
  if (from.connectUrl !== to.connectUrl) {
    if (from.connectUrl !== undefined) {
      notes.push(
        'connectors go on running on the Kafka Connect of --from, which a migration does not change: delete them there; what they do from now on, those of --to do again',
      );
    }
    notes.push(
      'connectors that read from elsewhere begin anew: how far they came, their Kafka Connect knows',
    );
  }
  return notes;
}
