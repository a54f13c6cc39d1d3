import type { SettingDefinition } from './definition.ts';
import { accessSettings } from './sections/access.ts';
import { contractSettings } from './sections/contracts.ts';
import { kafkaSettings } from './sections/kafka.ts';
import { platformSettings } from './sections/platform.ts';
import { queueSettings } from './sections/queue.ts';
import { redisSettings } from './sections/redis.ts';
import { requestSettings } from './sections/requests.ts';

/** Every setting of the platform. Flags, variables, the file's schema and `--help` come from here. */
export const settingTable = {
  ...platformSettings,
  ...redisSettings,
  ...kafkaSettings,
  ...accessSettings,
  ...queueSettings,
  ...requestSettings,
  ...contractSettings,
} as const satisfies Record<string, SettingDefinition>;

type Table = typeof settingTable;
export type SettingName = keyof Table;

type ValueOf<D extends SettingDefinition> = D extends { choices: readonly (infer Choice)[] }
  ? Choice
  : D['type'] extends 'integer'
    ? number
    : D['type'] extends 'boolean'
      ? boolean
      : string;

/** The settings of one run, checked and with defaults filled in. */
export type Settings = {
  readonly [Name in SettingName]:
    | ValueOf<Table[Name]>
    | ('default' extends keyof Table[Name] ? never : undefined);
};

/** `redisPort` as a flag: `redis-port`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `redisPort` as a variable: `PLINTH_REDIS_PORT`. */
export function variableOf(name: string): string {
  return `PLINTH_${flagOf(name).replaceAll('-', '_').toUpperCase()}`;
}

/** The settings that must be equal in all platforms that share a store. */
export const AGREED = (Object.keys(settingTable) as SettingName[]).filter((name) => {
  const definition: SettingDefinition = settingTable[name];
  return definition.isAgreed === true;
});

/** The setting of a name, which may be its earlier one; undefined if there is none. */
export function settingOf(given: string): SettingName | undefined {
  if (isSettingName(given)) return given;
  const found = Object.entries<SettingDefinition>(settingTable).find(
    ([, { formerly }]) => formerly === given,
  );
  return found === undefined ? undefined : (found[0] as SettingName);
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingTable, name);
}
