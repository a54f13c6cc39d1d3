import { readFileSync } from 'node:fs';
import { QUANTITY_RULES, quantityIn } from './quantity.ts';
import type { SettingDefinition } from './definition.ts';
import {
  flagOf,
  settingOf,
  settingTable,
  variableOf,
  type SettingName,
  type Settings,
} from './table.ts';

/** A setting that is unknown or has the wrong kind of value. The message is one line for the user. */
export class SettingError extends Error {}

/** The configuration file that is read unless another one is named. */
const DEFAULT_FILE = 'plinth.config.json';
const CONFIG_VARIABLE = 'PLINTH_CONFIG';
/** Variables of the env block that are ours and may be set in the shell that starts us. */
const NOT_SETTINGS = new Set(['PLINTH_MANAGEMENT_URL', 'PLINTH_CONSOLE_URL', CONFIG_VARIABLE]);

export interface SettingSources {
  /** Flags that were given, by the names of the table; `config` names a file. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * The settings; flags take precedence over variables, those over the configuration file, and that over defaults.
 * @throws SettingError
 */
export function loadSettings({ flags, env }: SettingSources): Settings {
  const named = flags['config'] ?? env[CONFIG_VARIABLE];
  const given = explicitSettings({ flags, env });
  const values = defaults();
  Object.assign(values, fromFile(typeof named === 'string' ? named : undefined));
  return Object.assign(values, given) as Settings;
}

/** The settings of this run, from flags and variables. @throws SettingError */
export function explicitSettings({ flags, env }: SettingSources): Partial<Settings> {
  const values = fromVariables(env);
  for (const [name, value] of Object.entries(flags)) {
    if (name === 'config' || value === undefined) continue;
    const setting = settingOf(name)!;
    values[setting] = read(setting, value, `--${flagOf(name)}`);
  }
  return values;
}

/** Settings that a program gives, by name, with the defaults of the others. @throws SettingError */
export function completeSettings(given: Readonly<Record<string, unknown>>): Settings {
  const values = defaults();
  for (const [name, value] of Object.entries(given)) {
    const setting = settingOf(name);
    if (setting === undefined) {
      throw new SettingError(`unknown setting "${name}"; known are ${known()}`);
    }
    if (value !== undefined) values[setting] = checked(setting, value, name);
  }
  return values as Settings;
}

/** The settings of a configuration file, with the defaults of the others. @throws SettingError */
export function settingsOfFile(path: string): Settings {
  return Object.assign(defaults(), fromFile(path)) as unknown as Settings;
}

const definitions: readonly [string, SettingDefinition][] = Object.entries(settingTable);

function defaults(): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, definition] of definitions) {
    if (definition.default !== undefined) values[name] = definition.default;
  }
  return values;
}

function fromFile(named: string | undefined): Record<string, unknown> {
  const path = named ?? DEFAULT_FILE;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (named === undefined && code === 'ENOENT') return {};
    throw new SettingError(`the configuration file ${path} can't be read (${code})`);
  }
  const content = parse(text, path);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(content)) {
    if (name === '$schema') continue;
    const setting = settingOf(name);
    if (setting === undefined) {
      throw new SettingError(`${path}: unknown setting "${name}"; known are ${known()}`);
    }
    values[setting] = checked(setting, value, `${path}: "${name}"`);
  }
  return values;
}

function parse(text: string, path: string): object {
  let content: unknown;
  try {
    // Some editors write a byte order mark, which RFC 8259 (section 8.1) lets readers ignore.
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new SettingError(`${path} is not JSON: ${reason}`);
  }
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  throw new SettingError(`${path} must hold a JSON object`);
}

function fromVariables(env: SettingSources['env']): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const byVariable = new Map(definitions.map(([name]) => [variableOf(name), name]));
  const earlier = new Map(
    definitions.flatMap(([name, { formerly }]) =>
      formerly === undefined ? [] : [[variableOf(formerly), name]],
    ),
  );
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith('PLINTH_') || NOT_SETTINGS.has(variable)) continue;
    const name = byVariable.get(variable) ?? earlier.get(variable);
    if (name === undefined) {
      throw new SettingError(
        `unknown setting ${variable}; known are ${[...byVariable.keys()].join(', ')}`,
      );
    }
    values[name] = read(name, text, variable);
  }
  return values;
}

/** A value given as text: by a flag or a variable. */
function read(name: string, value: unknown, shown: string): unknown {
  const { type } = settingTable[name as SettingName];
  if (typeof value !== 'string') return checked(name, value, shown);
  if (type === 'integer' && /^-?\d+$/.test(value)) return checked(name, Number(value), shown);
  if (type === 'boolean' && /^(true|1)$/i.test(value)) return true;
  if (type === 'boolean' && /^(false|0|)$/i.test(value)) return false;
  return checked(name, value, shown);
}

/** @throws SettingError if the value has another type than the setting */
function checked(name: string, given: unknown, shown: string): unknown {
  const definition: SettingDefinition = settingTable[name as SettingName];
  const { type, choices, minimum = -Infinity, maximum = Infinity, quantity, isByName } = definition;
  const value =
    quantity !== undefined && typeof given === 'string'
      ? (quantityIn(given, quantity) ?? given)
      : isByName === true
        ? (namedTexts(given) ?? given)
        : given;
  const fits =
    type === 'integer'
      ? Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
      : typeof value === type && value !== '';
  if (fits && (choices === undefined || choices.includes(String(value)))) return value;
  const kind =
    choices !== undefined
      ? `one of ${choices.join(', ')}`
      : type === 'integer'
        ? integerKind(definition)
        : type === 'boolean'
          ? 'true or false'
          : isByName === true
            ? 'a text that is not empty, or an object of such texts'
            : 'a text that is not empty';
  throw new SettingError(`${shown} must be ${kind}, not ${JSON.stringify(given)}`);
}

/** An object of texts as the one text that it stands for; undefined if it is none. */
function namedTexts(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const entries = Object.entries(given as Readonly<Record<string, unknown>>);
  const isText = entries.every(([, text]) => typeof text === 'string' && text !== '');
  return isText ? entries.map(([name, text]) => `${name}=${String(text)}`).join(',') : undefined;
}

function integerKind({ minimum, maximum, quantity }: SettingDefinition): string {
  const range = `an integer from ${minimum} to ${maximum}`;
  return quantity === undefined ? range : `${range}: ${QUANTITY_RULES[quantity]}`;
}

function known(): string {
  return definitions.map(([name]) => name).join(', ');
}
