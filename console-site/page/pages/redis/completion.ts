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

/** The line with the first candidate filled in; undefined if there is nothing to complete. */
export function completed(line: string, commands: readonly KnownCommand[]): string | undefined {
  const typed = line.trimStart().toUpperCase();
  const first = candidatesFor(line, commands).find(({ name }) => name.startsWith(typed));
  return first === undefined || first.name === typed ? undefined : `${first.name} `;
}
