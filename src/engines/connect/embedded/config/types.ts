import { messageOf } from '../../errors.ts';
import { invalidValue, type Check, type ConfigType } from './definition.ts';
import { LinearRegex } from './linear-regex.ts';

/** Kafka `ConfigDef.parseType`: texts are trimmed. */
export const STRING: ConfigType<string> = { parse: (text) => text.trim() };

/** A text that is not trimmed. */
export const VERBATIM: ConfigType<string> = { parse: (text) => text };

export const BOOLEAN: ConfigType<boolean> = {
  parse(text, name) {
    const word = text.trim().toLowerCase();
    if (word === 'true') return true;
    if (word === 'false') return false;
    throw invalidValue(name, text, 'Expected value to be either true or false');
  },
};

function integerType(type: string, min: number, max: number): ConfigType<number> {
  return {
    parse(text, name) {
      const trimmed = text.trim();
      const value = Number(trimmed);
      if (!/^[+-]?\d+$/.test(trimmed) || value < min || value > max) {
        throw invalidValue(name, text, `Not a number of type ${type}`);
      }
      return value;
    },
  };
}

export const INT = integerType('INT', -(2 ** 31), 2 ** 31 - 1);
/** A LONG, but below 2^53: settings are durations and sizes. */
export const LONG = integerType('LONG', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** A list of texts, separated by commas. */
export const LIST: ConfigType<readonly string[]> = {
  parse: (text) => (text.trim() === '' ? [] : text.split(',').map((item) => item.trim())),
};

/** A regular expression that is matched against whole texts. */
export const REGEX: ConfigType<LinearRegex> = {
  parse(text, name) {
    try {
      return new LinearRegex(text.trim());
    } catch (error) {
      throw invalidValue(name, text, `Invalid regex: ${messageOf(error)}`);
    }
  },
};

/** `ConfigDef.Range.atLeast`. */
export function atLeast(min: number): Check<number> {
  return (value, name) => {
    if (value === null) throw invalidValue(name, null, 'Value must be non-null');
    if (value < min) throw invalidValue(name, value, `Value must be at least ${min}`);
  };
}

/** `ConfigDef.Range.between`. */
export function between(min: number, max: number): Check<number> {
  return (value, name) => {
    atLeast(min)(value, name);
    if (value !== null && value > max) {
      throw invalidValue(name, value, `Value must be no more than ${max}`);
    }
  };
}

/** `ConfigDef.ValidString.in`. */
export function oneOf(...choices: string[]): Check<string> {
  return (value, name) => {
    if (value === null || !choices.includes(value)) {
      throw invalidValue(name, value, `String must be one of: ${choices.join(', ')}`);
    }
  };
}

/** `ConfigDef.NonEmptyString`. */
export const nonEmpty: Check<string> = (value, name) => {
  if (value === '') throw invalidValue(name, value, 'String must be non-empty');
};

/** `NonEmptyListValidator` of the transforms. */
export const nonEmptyList: Check<readonly string[]> = (value, name) => {
  if (value === null || value.length === 0) throw invalidValue(name, value ?? '', 'Empty list');
};

/** `ConnectorConfig.aliasValidator`. */
export const unique: Check<readonly string[]> = (value, name) => {
  if (value !== null && new Set(value).size < value.length) {
    throw invalidValue(name, value, 'Duplicate alias provided.');
  }
};
