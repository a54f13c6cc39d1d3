/** A command as the command line knows it. */
export interface KnownCommand {
  readonly name: string;
  readonly summary: string;
  readonly syntax: string;
}

/** How many are proposed. */
const MOST = 8;

/**
 * What may be meant by a line: commands that begin with it, or once there is a space behind one its own syntax. A command
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

/** The line with the first candidate in place of what was typed; undefined where there is nothing to complete. */
export function completed(line: string, commands: readonly KnownCommand[]): string | undefined {
  const typed = line.trimStart().toUpperCase();
  const first = candidatesFor(line, commands).find(({ name }) => name.startsWith(typed));
  return first === undefined || first.name === typed ? undefined : `${first.name} `;
}
