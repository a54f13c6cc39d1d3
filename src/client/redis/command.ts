/** An argument of a command: a string stands for its UTF-8 bytes, a number for its literal text. */
export type Value = string | number | boolean;

/**
 * A number; a string where a double cannot hold it (64 bits), or where Redis has a notation for it (`(5`, `-inf`).
 */
export type Numeric = number | string;

export type Argv = readonly Value[];

/** A command, ready to be sent, and the type of its reply. */
export interface Command<Reply> {
  readonly argv: Argv;
  /** Only a type: absent at run time. */
  readonly reply?: Reply;
}

/** The functions that make commands, one for each command. */
export type CommandBuilders = Readonly<Record<string, (...args: never[]) => Command<unknown>>>;

/** The words of an optional argument. */
export function given<T>(value: T | undefined, words: (value: T) => Argv): Argv {
  return value === undefined ? [] : words(value);
}

/** The word of a flag, if it is set. */
export function flag(token: string, on: boolean | undefined): Argv {
  return on === true ? [token] : [];
}

/** A method for each command that makes the command and passes it on. */
export function methodsOf(
  commands: CommandBuilders,
  handOn: (argv: Argv) => unknown,
): Record<string, (...args: never[]) => unknown> {
  return Object.fromEntries(
    Object.entries(commands).map(([name, build]) => [
      name,
      (...args) => handOn(build(...args).argv),
    ]),
  );
}
