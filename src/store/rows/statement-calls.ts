import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** The arguments of a query, by their names. */
export type Arguments = Readonly<Record<string, SQLInputValue>>;
export type Method = 'all' | 'get' | 'run';

type Call = (
  statement: StatementSync,
  method: Method,
  names: readonly string[],
  given: Arguments,
) => unknown;

/**
 * Runs a statement with arguments that have these names, by their number. An array of arguments that is spread costs a
 * third of writing a row, so they are passed individually where a query has one of the usual numbers of them; the last
 * ones are those of the rows that every message of a queue has.
 */
export const callsByLength: Readonly<Record<number, Call>> = {
  1: (statement, method, n, g) => statement[method](g[n[0]!]!),
  2: (statement, method, n, g) => statement[method](g[n[0]!]!, g[n[1]!]!),
  3: (statement, method, n, g) => statement[method](g[n[0]!]!, g[n[1]!]!, g[n[2]!]!),
  4: (statement, method, n, g) => statement[method](g[n[0]!]!, g[n[1]!]!, g[n[2]!]!, g[n[3]!]!),
  11: (statement, method, n, g) =>
    statement[method](
      g[n[0]!]!,
      g[n[1]!]!,
      g[n[2]!]!,
      g[n[3]!]!,
      g[n[4]!]!,
      g[n[5]!]!,
      g[n[6]!]!,
      g[n[7]!]!,
      g[n[8]!]!,
      g[n[9]!]!,
      g[n[10]!]!,
    ),
  14: (statement, method, n, g) =>
    statement[method](
      g[n[0]!]!,
      g[n[1]!]!,
      g[n[2]!]!,
      g[n[3]!]!,
      g[n[4]!]!,
      g[n[5]!]!,
      g[n[6]!]!,
      g[n[7]!]!,
      g[n[8]!]!,
      g[n[9]!]!,
      g[n[10]!]!,
      g[n[11]!]!,
      g[n[12]!]!,
      g[n[13]!]!,
    ),
  15: (statement, method, n, g) =>
    statement[method](
      g[n[0]!]!,
      g[n[1]!]!,
      g[n[2]!]!,
      g[n[3]!]!,
      g[n[4]!]!,
      g[n[5]!]!,
      g[n[6]!]!,
      g[n[7]!]!,
      g[n[8]!]!,
      g[n[9]!]!,
      g[n[10]!]!,
      g[n[11]!]!,
      g[n[12]!]!,
      g[n[13]!]!,
      g[n[14]!]!,
    ),
};
