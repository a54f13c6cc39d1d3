/** A command that can be completed, with its docs. */
export interface KnownCommand {
  readonly name: string;
  readonly summary: string;
  readonly syntax: string;
  readonly description?: string;
  readonly complexity?: string;
  readonly since?: string;
  /** The page of the docs, from their first page on. */
  readonly page?: string;
}

/** Maximum number of suggestions. */
const MOST = 8;

/**
 * The candidates for a line: commands with that prefix, or after a complete name and a space, its own syntax. A command
 * of two words counts as one.
 */
export function candidatesFor(line: string, commands: readonly KnownCommand[]): KnownCommand[] {
  const typed = line.trimStart().toUpperCase();
  if (typed === '') return [];
  const whole = commands.filter(({ name }) => `${typed} `.startsWith(`${name} `));
  const begun = commands.filter(({ name }) => name.startsWith(typed) && name !== typed.trimEnd());
  return [...whole.toSorted((one, other) => other.name.length - one.name.length), ...begun].slice(
    0,
    MOST,
  );
}

/** The line with the first candidate or option filled in; undefined if there is nothing to complete. */
export function completed(line: string, commands: readonly KnownCommand[]): string | undefined {
  const typed = line.trimStart().toUpperCase();
  const first = candidatesFor(line, commands).find(({ name }) => name.startsWith(typed));
  if (first !== undefined && first.name !== typed) return `${first.name} `;
  return withOption(line, commands);
}

/** The line with the option that its last word begins: `SET a b E` with `EX`. */
function withOption(line: string, commands: readonly KnownCommand[]): string | undefined {
  const [, before = '', word = ''] = /^(.*\s)(\S+)$/.exec(line) ?? [];
  if (word === '') return undefined;
  const command = candidatesFor(before, commands).find(({ name }) =>
    before.trimStart().toUpperCase().startsWith(`${name} `),
  );
  const options = command?.syntax.slice(command.name.length).match(/\b[A-Z][A-Z\d]+\b/g) ?? [];
  const wanted = word.toUpperCase();
  const option = options.find((one) => one.startsWith(wanted) && one !== wanted);
  return option === undefined ? undefined : `${before}${option} `;
}
