import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { families } from './families.ts';

/** One argument of a command, or a group of arguments. */
export interface CommandArgument {
  readonly name: string;
  readonly type:
    | 'key'
    | 'string'
    | 'integer'
    | 'double'
    | 'unix-time'
    | 'pattern'
    | 'pure-token'
    | 'oneof'
    | 'block';
  /** The word before it. */
  readonly token?: string;
  readonly optional?: boolean;
  readonly multiple?: boolean;
  /** Whether the word precedes each of several values. */
  readonly multiple_token?: boolean;
  readonly since?: string;
  /** What a word must be, if not what its type says. */
  readonly format?: string;
  /** The regular expression that a word matches. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The error of a value that is not of the type, format or pattern. */
  readonly typeError?: string;
  /** The error of a number beyond the bounds. */
  readonly rangeError?: string;
  readonly arguments?: readonly CommandArgument[];
}

/** The parts of a command file that the tests read. */
export interface CommandFile {
  readonly name: string;
  readonly group: string;
  /** The version of Redis that introduced it. */
  readonly since: string;
  readonly arity: number;
  readonly arguments?: readonly CommandArgument[];
  /** The error of a word that no argument allows. */
  readonly syntaxError?: string;
  /** The protocols that have it; all if absent. */
  readonly protocols?: readonly ('http' | 'resp')[];
  readonly reply: { readonly oneOf?: readonly object[] };
  readonly examples: readonly {
    readonly title?: string;
    readonly given?: readonly (readonly (string | number)[])[];
    readonly command: readonly (string | number)[];
    readonly reply?: unknown;
    readonly error?: string;
    readonly varies?: boolean;
    /** The protocols to which the example applies; all of the command's if absent. */
    readonly protocols?: readonly ('http' | 'resp')[];
  }[];
}

/** Every command file by its name in the command table (`acl|setuser`). */
export const commandFiles = new Map(
  Object.entries(documents as unknown as Readonly<Record<string, CommandFile>>),
);

/** Whether a command, or one of its examples, applies to HTTP. */
export function isServedOverHttp({ protocols }: Pick<CommandFile, 'protocols'>): boolean {
  return protocols?.includes('http') ?? true;
}

/** The name in the command table of the command that some words call, if it exists. */
export function commandCalledBy(command: readonly unknown[]): string | undefined {
  const name = String(command[0]).toLowerCase();
  const withSubcommand = `${name}|${String(command[1]).toLowerCase()}`;
  return [withSubcommand, name].find((candidate) => commandFiles.has(candidate));
}

/** The branch of a command's reply schema that a result matches. @throws Error if it matches none */
export function replyBranch(name: string, result: unknown): number {
  const { reply } = commandFiles.get(name)!;
  const branches = reply.oneOf ?? [reply];
  const fitting = branches.flatMap((branch, i) =>
    families.redis.contract.misfit(branch, result) === undefined ? [i] : [],
  );
  if (fitting.length === 1) return fitting[0]!;
  const found = fitting.length === 0 ? 'no branch' : `${fitting.length} branches`;
  throw new Error(`${name} replied ${JSON.stringify(result)}, which fits ${found} of its schema`);
}
