import type { ArgumentDocument } from '../../../src/engines/redis/command-document.ts';
import { camelCase, parameterName, plural } from './names.ts';
import type { Member, Part, Shape } from './shape.ts';

const VALUE_TYPES: Partial<Record<ArgumentDocument['type'], 'string' | 'Value' | 'Numeric'>> = {
  key: 'string',
  pattern: 'string',
  string: 'Value',
  integer: 'Numeric',
  double: 'Numeric',
  'unix-time': 'Numeric',
};

/**
 * The parts that a caller provides for these arguments. The count of a following list is not provided
 * but computed.
 */
export function partsOf(siblings: readonly ArgumentDocument[]): Part[] {
  return siblings.flatMap((argument, i) => {
    if (isCountOf(argument, siblings[i + 1])) return [];
    const before = siblings[i - 1];
    return partsOfOne(argument, before !== undefined && isCountOf(before, argument));
  });
}

/** `numkeys key [key ...]`, `numfields field [field ...]` */
function isCountOf(argument: ArgumentDocument, next: ArgumentDocument | undefined): boolean {
  const { name, type, optional } = argument;
  return type === 'integer' && name.startsWith('num') && !optional && next?.multiple === true;
}

function partsOfOne(argument: ArgumentDocument, counted: boolean): Part[] {
  if (argument.multiple) return [listOf(argument, counted)];
  switch (argument.type) {
    case 'pure-token':
      return [member(argument, { kind: 'flag' })];
    case 'oneof':
      return [oneOf(argument)];
    case 'block':
      return block(argument);
    default:
      return [member(argument, valueOf(argument))];
  }
}

function valueOf(argument: ArgumentDocument): Shape {
  const type = VALUE_TYPES[argument.type];
  if (type === undefined) throw new Error(`${argument.name} is not a value but ${argument.type}`);
  return { kind: 'value', type };
}

/**
 * An option is named by its word, which is how it is known; anything else, and words that are only a
 * sign, by the argument.
 */
function member(argument: ArgumentDocument, shape: Shape): Member {
  const { name, token } = argument;
  return {
    kind: 'member',
    name: parameterName(token !== undefined && /\w/.test(token) ? token : name),
    optional: argument.optional === true,
    ...(token === undefined ? {} : { token }),
    shape,
  };
}

/**
 * A required choice of words is a value; an optional one is a set of flags, of which at most one is set.
 */
function oneOf(argument: ArgumentDocument): Part {
  const { token, optional = false, arguments: alternatives = [] } = argument;
  const words = alternatives.flatMap((a) => (a.type === 'pure-token' ? [a.token!] : []));
  if (words.length === alternatives.length && (token !== undefined || !optional)) {
    return member(argument, { kind: 'words', words });
  }
  const choice = { kind: 'choice', alternatives: alternatives.map((a) => partsOf([a])) } as const;
  if (token === undefined) return { ...choice, optional };
  return member(argument, { kind: 'object', parts: [{ ...choice, optional: false }] });
}

/** A block after a word is a separate object; other blocks are merged into their parent. */
function block(argument: ArgumentDocument): Part[] {
  const parts = partsOf(argument.arguments ?? []);
  if (argument.token === undefined) {
    return argument.optional ? [{ kind: 'group', parts }] : parts;
  }
  const only = parts.length === 1 ? parts[0]! : undefined;
  if (only?.kind === 'member' && !only.optional && only.token === undefined) {
    // `FIELDS numfields field [field ...]`: only the list is provided.
    const name = argument.optional ? camelCase(argument.token) : only.name;
    return [{ ...only, name, token: argument.token, optional: argument.optional === true }];
  }
  return [member(argument, { kind: 'object', parts })];
}

function listOf(argument: ArgumentDocument, counted: boolean): Member {
  const { name, token, multipleToken = false } = argument;
  const of = elementOf(argument);
  return {
    kind: 'member',
    name: token === undefined ? plural(camelCase(name)) : camelCase(token),
    optional: argument.optional === true,
    ...(token === undefined || multipleToken ? {} : { token }),
    shape: {
      kind: 'list',
      of,
      counted,
      ...(token !== undefined && multipleToken ? { tokenOfEach: token } : {}),
    },
  };
}

/** The type of a repeated element: a value, a tuple of a few values, or an object. */
function elementOf(argument: ArgumentDocument): Shape {
  const { arguments: inner = [] } = argument;
  if (argument.type === 'oneof') {
    const alternatives = inner.map((alternative) => partsOf([alternative]));
    return { kind: 'object', parts: [{ kind: 'choice', optional: false, alternatives }] };
  }
  if (argument.type !== 'block') return valueOf(argument);
  const parts = partsOf(inner);
  const members = parts.filter((part) => part.kind === 'member');
  const plain = members.filter((part) => part.shape.kind === 'value' && part.token === undefined);
  if (plain.length < parts.length || plain.some((part) => part.optional)) {
    return { kind: 'object', parts };
  }
  return plain.length === 1 ? plain[0]!.shape : { kind: 'tuple', members: plain };
}
