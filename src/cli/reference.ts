import type { Command, Option } from 'commander';
import { flagOf, settingTable, type SettingName } from '../settings/table.ts';
import { argumentTerm, withDescendants } from './command-tree.ts';

/** Every command of the program, as Markdown, from the definitions with which the program parses its arguments. */
export function programReference(program: Command): string {
  return program.commands.map(sectionOf).join('\n');
}

/** A command of the program, with its subcommands. */
function sectionOf(command: Command): string {
  const parts = [`## \`plinth ${command.name()}\``, sentence(command.description())];
  if (command.commands.length === 0) {
    return paragraphs([...parts, usageOf(command), ...optionsOf(command.options)]);
  }
  const leaves = withDescendants(command).filter(({ commands }) => commands.length === 0);
  const shared = leaves[0]!.options.filter((option) => leaves.every((leaf) => has(leaf, option)));
  for (const leaf of leaves) {
    const own = leaf.options.filter(({ flags }) => !shared.some((each) => each.flags === flags));
    parts.push(`### \`${nameOf(leaf)}\``, sentence(leaf.description()), usageOf(leaf));
    parts.push(...optionsOf(own));
  }
  if (shared.length > 0) {
    parts.push(`All commands of \`plinth ${command.name()}\` take:`, ...optionsOf(shared));
  }
  return paragraphs(parts);
}

function has(command: Command, { flags, description }: Option): boolean {
  return command.options.some((each) => each.flags === flags && each.description === description);
}

/** `plinth topic create` */
function nameOf(command: Command): string {
  const { parent } = command;
  return parent === null ? command.name() : `${nameOf(parent)} ${command.name()}`;
}

/** The command line, without optional options. */
function usageOf(command: Command): string {
  const options = command.options
    .filter(({ mandatory, defaultValue }) => mandatory && defaultValue === undefined)
    .map(({ flags }) => flags);
  const words = [nameOf(command), ...command.registeredArguments.map(argumentTerm), ...options];
  return `\`\`\`\n${words.join(' ')}\n\`\`\``;
}

const SETTING_FLAGS = (Object.keys(settingTable) as SettingName[]).map(
  (name) => `--${flagOf(name)}`,
);

/** A table of options. If they are all settings, it refers to the page of settings instead. */
function optionsOf(all: readonly Option[]): string[] {
  const options = all.filter(({ hidden }) => !hidden);
  const takesSettings = SETTING_FLAGS.every((flag) => options.some(({ long }) => long === flag));
  if (takesSettings)
    return ['Takes [every setting](/guides/settings.html#all-of-them), and `--config <path>`.'];
  if (options.length === 0) return [];
  return [`| Option | What it is |\n|---|---|\n${options.map(rowOf).join('\n')}`];
}

function rowOf(option: Option): string {
  const { flags, description, argChoices, defaultValue, envVar, mandatory, negate } = option;
  const notes = [
    ...(argChoices === undefined ? [] : [argChoices.map((choice) => `\`${choice}\``).join(', ')]),
    ...(defaultValue === undefined || negate ? [] : [`\`${String(defaultValue)}\` by default`]),
    ...(mandatory && defaultValue === undefined ? ['required'] : []),
    ...(envVar === undefined ? [] : [`or the variable \`${envVar}\``]),
  ];
  return `| \`${inCell(flags)}\` | ${[inCell(asText(description)), ...notes].join('; ')} |`;
}

/** Escapes bars, which would end the cell of a table, even in code. */
function inCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

/** Escapes the characters that Markdown interprets as emphasis, tags and links. */
function asText(description: string): string {
  return description.replaceAll(/[\\*_<[\]]/g, String.raw`\$&`);
}

function sentence(description: string): string {
  const text = asText(`${description[0]!.toUpperCase()}${description.slice(1)}`);
  return text.endsWith('.') ? text : `${text}.`;
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
