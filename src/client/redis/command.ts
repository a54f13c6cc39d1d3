/** What a command takes: a string stands for its UTF-8 bytes, a number for its literal text. */
export type Value = string | number | boolean;

/** A number; a string where a double cannot hold it (64 bits), or where Redis has words for it (`(5`, `-inf`). */
export type Numeric = number | string;

export type Argv = readonly Value[];

/** A command, ready to be sent, and the type of what it replies. */
export interface Command<Reply> {
  readonly argv: Argv;
  /** Only a type: nothing stands here at run time. */
  readonly reply?: Reply;
}

/** The functions that make commands, one for each. */
export type CommandBuilders = Readonly<Record<string, (...args: never[]) => Command<unknown>>>;

/** The words of what may be left out. */
export function given<T>(value: T | undefined, words: (value: T) => Argv): Argv {
  return value === undefined ? [] : words(value);
}

/** The word that is there or not. */
export function flag(token: string, on: boolean | undefined): Argv {
  return on === true ? [token] : [];
}
