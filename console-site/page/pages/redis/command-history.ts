const KEPT = 'plinth-console-commands';

/** How many lines are kept. */
const MOST_LINES = 200;

/** The lines that were typed, oldest first, as long as the tab of the browser is open. */
export function typedLines(): readonly string[] {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[];
}

/** Adds a line, if it is not the one before. @returns all lines */
export function withTypedLine(line: string): readonly string[] {
  const before = typedLines();
  if (before.at(-1) === line) return before;
  const lines = [...before, line].slice(-MOST_LINES);
  sessionStorage.setItem(KEPT, JSON.stringify(lines));
  return lines;
}
