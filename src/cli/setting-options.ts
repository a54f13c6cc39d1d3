import { Option, type Command } from 'commander';
import { loadSettings, type SettingSources } from '../settings/load.ts';
import { quantityText } from '../settings/quantity.ts';
import type { SettingDefinition } from '../settings/definition.ts';
import {
  flagOf,
  settingOf,
  settingTable,
  type SettingName,
  type Settings,
} from '../settings/table.ts';
import { shellOf } from './shell.ts';

const ALL = Object.keys(settingTable) as SettingName[];

/** The settings that say where a platform is. */
export const ADDRESS_SETTINGS = [
  'host',
  'services',
  'redisPort',
  'respPort',
  'queuePort',
  'managementPort',
  'kafkaPort',
  'consolePort',
  'dataDir',
  'memory',
] as const satisfies readonly SettingName[];

/**
 * Adds a flag for every setting, or for those that the command uses.
 * @param takesOthers whether it accepts and ignores the others, hidden from its help, so that it can be called with
 * the same flags as `plinth start`
 */
export function withSettings(
  command: Command,
  heeded: readonly SettingName[] = ALL,
  { takesOthers = false } = {},
): Command {
  for (const name of takesOthers ? ALL : heeded) {
    const isHidden = !heeded.includes(name);
    const definition: SettingDefinition = settingTable[name];
    // A switch that is on by default needs a value to be turned off.
    const isSwitch = definition.type === 'boolean' && definition.default !== true;
    const value = isSwitch ? '' : ` <${definition.value ?? 'value'}>`;
    const choices = definition.choices === undefined ? '' : ` (${definition.choices.join(', ')})`;
    const initial =
      definition.default === undefined || definition.default === false
        ? ''
        : `, ${defaultText(definition)} by default`;
    command.addOption(
      new Option(`--${flagOf(name)}${value}`, `${definition.help}${choices}${initial}`).hideHelp(
        isHidden,
      ),
    );
    if (definition.formerly !== undefined) {
      command.addOption(
        new Option(
          `--${flagOf(definition.formerly)}${value}`,
          `the same as --${flagOf(name)}`,
        ).hideHelp(),
      );
    }
    if (definition.default === true) {
      command.addOption(
        new Option(`--no-${flagOf(name)}`, `the same as --${flagOf(name)} false`).hideHelp(
          isHidden,
        ),
      );
    }
  }
  return command.addOption(
    new Option('--config <path>', 'configuration file, plinth.config.json by default'),
  );
}

/** The default, in the form in which it can be given. */
function defaultText({ default: value, quantity }: SettingDefinition): string {
  return quantity === undefined ? String(value) : quantityText(Number(value), quantity);
}

/** The sources of a command's settings. */
export function sourcesOf(command: Command): SettingSources {
  const flags = Object.entries(command.opts<Record<string, unknown>>()).filter(
    ([name]) => name === 'config' || settingOf(name) !== undefined,
  );
  return { flags: Object.fromEntries(flags), env: shellOf(command).env };
}

/** The settings that a command was run with. @throws SettingError */
export function settingsOf(command: Command): Settings {
  return loadSettings(sourcesOf(command));
}
