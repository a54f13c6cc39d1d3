import type { CommandArgument, CommandFile } from './commands.ts';

type Words = readonly (string | number)[];

/** A call that violates what the file of its command says in one place, and the error that it gets. */
export interface HostileCall {
  /** What is there before. Only the implementation has a state. */
  readonly given: readonly Words[];
  readonly command: readonly string[];
  readonly error: string;
}

const SYNTAX = 'ERR syntax error';
const NOT_INTEGER = 'ERR value is not an integer or out of range';

/** The usual errors of values that are not of their type or format. */
const ERRORS: Readonly<Record<string, string>> = {
  integer: NOT_INTEGER,
  'unix-time': NOT_INTEGER,
  double: 'ERR value is not a valid float',
  'stream-id': 'ERR Invalid stream ID specified as stream command argument',
  'score-bound': 'ERR min or max is not a float',
  'bytes-bound': 'ERR min or max not valid string range item',
};

/** Words that are not of a type or format. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  integer: ['abc', '1.5', '9223372036854775808', ''],
  'unix-time': ['abc', '1.5', '9223372036854775808', ''],
  double: ['abc', 'nan', ''],
  'stream-id': ['abc', '1-x', ''],
  'score-bound': ['abc', 'nan', '(abc'],
  any: [],
  'bytes-bound': ['abc', ''],
};

/** Words that are of most types, formats and patterns. */
const GOOD = ['1', '0', 'a', '4102444800', '1-1', '[a', 'u8', '$', 'on', '"a"', '64'];

const TOO_MANY = "ERR wrong number of arguments for '{command}' command";
const NO_OPTION = 'NOSUCHOPTION';

/**
 * Calls of a command that its file does not allow: of each argument each wrong value, with nothing else in the call
 * that need not be there, and an unknown word at the end where the command takes no more. The first words are those of
 * an example, whose keys exist: with some commands only these show that an argument is wrong.
 */
export function hostileCalls(file: CommandFile): HostileCall[] {
  const name = file.name.split(' ');
  const example = file.examples.find(({ error }) => error === undefined) ?? file.examples[0]!;
  const { given = [] } = example;
  const known = example.command.slice(name.length).map(String);
  const list = (file.arguments ?? []).map((argument) => ({ ...argument }));
  for (const [i, argument] of list.entries()) {
    if (argument.optional || argument.multiple || argument.token || argument.arguments) break;
    if (!argument.name.startsWith('num')) good.set(argument, known[i]!);
  }
  for (const argument of list.flatMap(withInner)) likeExample(argument, known);
  const call = (words: readonly string[], text: string, value: string) => ({
    given,
    command: [...name, ...words],
    error: filled(text, file, value),
  });
  const calls = wrongs(list).map(({ words, text, value }) => call(words, text, value));
  if (list.some(takesAnyNumber)) return calls;
  const plain = withNext(list);
  const tooMany = file.arity > 0 ? TOO_MANY : (file.syntaxError ?? SYNTAX);
  return [...calls, call([...plain, NO_OPTION], tooMany, NO_OPTION)];
}

function withInner(argument: CommandArgument): CommandArgument[] {
  return [argument, ...(argument.arguments ?? []).flatMap(withInner)];
}

/** The words of an example for arguments that stand at the same place in each call, or after their word. */
const good = new WeakMap<CommandArgument, string>();
/** The alternatives of choices in an example. */
const chosen = new WeakMap<CommandArgument, CommandArgument>();

function likeExample(argument: CommandArgument, known: readonly string[]): void {
  const { type, token = '', arguments: inner = [] } = argument;
  const at = known.indexOf(token);
  if (type === 'oneof') {
    const alternative = inner.find((each) => known.includes(each.token ?? ''));
    if (alternative !== undefined) chosen.set(argument, alternative);
  }
  if (type !== 'block' || at < 0) return;
  for (const [i, each] of inner.entries()) {
    if (each.type === 'string' || each.type === 'key') good.set(each, known[at + 1 + i]!);
  }
}

interface Wrong {
  readonly words: readonly string[];
  readonly text: string;
  readonly value: string;
}

/** Each way to have one of some arguments wrong, the others right. */
function wrongs(siblings: readonly CommandArgument[]): Wrong[] {
  return siblings.flatMap((argument, i) => {
    // Of several that have no token, the first must be there for the others to be.
    const before = siblings
      .slice(0, i)
      .filter((each) => !each.optional || (isBare(each) && isBare(argument)));
    const after = siblings.slice(i + 1).filter((each) => !each.optional);
    return wrongsOf(argument).map(({ words, ...error }) => ({
      words: [...before.flatMap(usual), ...words, ...after.flatMap(usual)],
      ...error,
    }));
  });
}

function isBare({ type, token }: CommandArgument): boolean {
  return token === undefined && type !== 'oneof' && type !== 'block';
}

function wrongsOf(argument: CommandArgument): Wrong[] {
  const { type, token, arguments: inner = [] } = argument;
  const before = token === undefined || type === 'pure-token' ? [] : [token];
  const own = () => {
    if (type === 'block') return wrongs(inner);
    return type === 'oneof' ? inner.flatMap((each) => wrongsOf(each)) : wrongValues(argument);
  };
  return own().map(({ words, ...error }) => ({ words: [...before, ...words], ...error }));
}

function wrongValues(argument: CommandArgument): Wrong[] {
  const { minimum, maximum } = argument;
  const kind = argument.format ?? argument.type;
  const typeError = argument.typeError ?? ERRORS[kind] ?? SYNTAX;
  const rangeError = argument.rangeError ?? typeError;
  const values = argument.pattern === undefined ? (WRONG[kind] ?? []) : ['!'];
  const beyond = [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
  return [
    ...values.map((value) => ({ words: [value], text: typeError, value })),
    ...beyond.map(String).map((value) => ({ words: [value], text: rangeError, value })),
  ];
}

/** The words of an argument that are right, without what need not be there. */
function usual(argument: CommandArgument): string[] {
  const required = (inner: readonly CommandArgument[]) =>
    inner.flatMap((each) => (each.optional ? [] : usual(each)));
  return rightWords(argument, required);
}

/** The same of arguments with what the next words would be, too. */
function withNext(list: readonly CommandArgument[]): string[] {
  return list.flatMap((each) =>
    !each.optional || takesNext(each) ? rightWords(each, withNext) : [],
  );
}

function rightWords(
  argument: CommandArgument,
  ofBlock: (inner: readonly CommandArgument[]) => string[],
): string[] {
  const { type, token, arguments: inner = [] } = argument;
  if (type === 'pure-token') return [token!];
  const before = token === undefined ? [] : [token];
  if (type === 'block') return [...before, ...ofBlock(inner)];
  if (type !== 'oneof') return [...before, goodValue(argument)];
  return [...before, ...rightWords(chosen.get(argument) ?? inner[0]!, ofBlock)];
}

function goodValue(argument: CommandArgument): string {
  const { type, format = type, pattern, minimum, maximum } = argument;
  const known = good.get(argument);
  if (known !== undefined) return known;
  if (type === 'key') return 'hostile-arguments';
  const isGood = (word: string) =>
    !(WRONG[format] ?? []).includes(word) &&
    (pattern === undefined || new RegExp(pattern).test(word)) &&
    (ERRORS[format] !== ERRORS.integer || /^\d+$/.test(word)) &&
    (format !== 'bytes-bound' || word.startsWith('[')) &&
    (minimum ?? -Infinity) <= (Number(word) || 0) &&
    (maximum ?? Infinity) >= (Number(word) || 0);
  return GOOD.find(isGood) ?? String(minimum ?? 'a');
}

/** Whether any number of further words belong to an argument. */
function takesAnyNumber({ type, multiple, arguments: inner = [] }: CommandArgument): boolean {
  if (type === 'block') return multiple === true || inner.some(takesAnyNumber);
  return multiple === true;
}

/** Whether an argument takes a word without being asked to. */
function takesNext(argument: CommandArgument): boolean {
  const { type, token, arguments: inner = [] } = argument;
  if (token !== undefined) return false;
  return type === 'oneof' ? inner.some(takesNext) : type !== 'pure-token';
}

function filled(text: string, { name }: CommandFile, value: string): string {
  return text
    .replace('{command}', name.toLowerCase().replace(' ', '|'))
    .replace('{value}', () => value);
}

/** Whether all of a call is right but an unknown word at its end. */
export function isOfFurtherWord({ command }: HostileCall): boolean {
  return command.at(-1) === NO_OPTION;
}
