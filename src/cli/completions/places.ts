import type { Command, Option } from 'commander';
import type { SettingDefinition } from '../../settings/definition.ts';
import { settingTable, type SettingName } from '../../settings/table.ts';

/** A word that can be completed, and its description. */
export interface Word {
  readonly text: string;
  readonly help: string;
}

/** A position in a command line: after the program, or after one of its commands. */
export interface Place {
  /** The words so far, joined: `plinth db backup`. */
  readonly path: string;
  readonly commands: readonly Word[];
  readonly options: readonly Word[];
  /** Options that take one of a few values. */
  readonly choices: readonly { readonly option: string; readonly values: readonly string[] }[];
}

/** All positions of a program, derived from its commands, so that completions are never out of date. */
export function placesOf(command: Command, above: readonly string[] = []): Place[] {
  const words = [...above, command.name()];
  const shown = command.options.filter(({ hidden }) => !hidden);
  const place: Place = {
    path: words.join(' '),
    commands: command.commands.map((each) => ({ text: each.name(), help: each.description() })),
    options: [
      ...shown.flatMap(({ long, description }) =>
        long === undefined || long === null ? [] : [{ text: long, help: description }],
      ),
      { text: '--help', help: 'say how it is used' },
    ],
    choices: shown.flatMap((option) => {
      const values = valuesOf(option);
      return values === undefined ? [] : [{ option: option.long!, values }];
    }),
  };
  return [place, ...command.commands.flatMap((each) => placesOf(each, words))];
}

function valuesOf(option: Option): readonly string[] | undefined {
  if (option.argChoices !== undefined) return option.argChoices;
  const name = option.attributeName();
  if (!Object.hasOwn(settingTable, name)) return undefined;
  const definition: SettingDefinition = settingTable[name as SettingName];
  return definition.choices;
}
