import type { CommandSecrets } from '../../base/secrets/command-secrets.ts';
import type { KeySpec, Protocol } from './command-spec.ts';
import type { ShapeRule } from './resp3.ts';

/** One argument of a command, in the terms of Redis's COMMAND DOCS. */
export interface ArgumentDocument {
  readonly name: string;
  readonly type:
    | 'key'
    | 'string'
    | 'integer'
    | 'double'
    | 'pattern'
    | 'unix-time'
    | 'pure-token'
    | 'oneof'
    | 'block';
  /** The word before the argument, or the whole argument. */
  readonly token?: string;
  readonly optional?: boolean;
  readonly multiple?: boolean;
  /** With `multiple`: the token is repeated before each. */
  readonly multipleToken?: boolean;
  readonly since?: string;
  /** What a word must be, if not what its type says, which is that of COMMAND DOCS. */
  readonly format?: ArgumentFormat;
  /** What it must be instead with an option, by its token: a range by scores instead of ranks. */
  readonly formatWith?: Readonly<Record<string, ArgumentFormat>>;
  /** The regular expression that a word matches. */
  readonly pattern?: string;
  /** The bounds of a number, and of how many arguments a number says that there are. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** The error of a value that is not of the type and format, or none of several; absent where it is the usual one. */
  readonly typeError?: string;
  /** The error of a number beyond the bounds; absent where it is that of the type. */
  readonly rangeError?: string;
  /** The error where words are missing of the last of several arguments, or of as many as a number says. */
  readonly countError?: string;
  /** The error where two of several alternatives are given; absent where it is that of any wrong word. */
  readonly conflictError?: string;
  /** The protocols over which it is served; all that the command is served over if absent. */
  readonly protocols?: readonly Protocol[];
  /** Several alternatives can be given. Which of them go together is not said. */
  readonly combines?: true;
  /** Whether the reply with this option is of another kind than without it. */
  readonly shapesReply?: true;
  /** Whether the reply has an item for each of these, or at most as many as there are of these, or as one of these says. */
  readonly sizesReply?: 'each' | 'most';
  readonly arguments?: readonly ArgumentDocument[];
}

/** All of some options are given, and none of some others. */
export interface OptionConflict {
  readonly have: readonly string[];
  readonly lack?: readonly string[];
  readonly error: string;
}

export type ArgumentFormat =
  | 'any'
  | 'integer'
  | 'double'
  | 'stream-id'
  | 'score-bound'
  | 'bytes-bound';

/**
 * An example of a command that is documentation and test at once: the reply to it after the commands of `given` have
 * run.
 */
export interface ExampleDocument {
  readonly title?: string;
  readonly given?: readonly (readonly (string | number)[])[];
  readonly command: readonly (string | number)[];
  /** The `result` of the REST envelope. */
  readonly reply?: unknown;
  /** Instead of `reply`: the `error` of the REST envelope. */
  readonly error?: string;
  /** The reply is one of many possible ones (time, random, addresses), so only its schema is checked. */
  readonly varies?: boolean;
  /** The protocols over which this is the reply; all that the command is served over if absent. */
  readonly protocols?: readonly Protocol[];
}

/** One file of `openapi/redis/commands`; `schema.json` beside them is its full definition. */
export interface CommandDocument {
  /** In upper case; a subcommand is `CONTAINER SUBCOMMAND`. */
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly group: string;
  readonly since: string;
  readonly complexity: string;
  readonly deprecated?: { readonly since: string; readonly by: string };
  readonly arity: number;
  readonly flags: readonly string[];
  /** Whether it only removes data; absent where the flags of its keys tell. */
  readonly onlyRemoves?: boolean;
  /** It may change something without being a write. */
  readonly mayReplicate?: true;
  /** Its secrets, which logs and monitors must not show. */
  readonly secret?: CommandSecrets;
  readonly categories: readonly string[];
  /** Further information of COMMAND for clients and proxies. */
  readonly tips?: readonly string[];
  readonly keys?: readonly KeySpec[];
  /** The protocols over which it is served; all of them if absent. */
  readonly protocols?: readonly Protocol[];
  readonly arguments: readonly ArgumentDocument[];
  /** The error of a word that no argument allows, if it is not `ERR syntax error`. */
  readonly syntaxError?: string;
  /** Options that do not go together, by their tokens; the first that holds counts. */
  readonly conflicts?: readonly OptionConflict[];
  /** JSON Schema of `result`; alternatives stand in a `oneOf`, each with a `description`. */
  readonly reply: object;
  /** The types of the reply in RESP3, if they differ from those in RESP2. */
  readonly resp3?: readonly ShapeRule[];
  readonly examples: readonly ExampleDocument[];
}

/** Whether a command is served, or an example has its reply, over HTTP. */
export function isServedOverHttp({
  protocols,
}: {
  readonly protocols?: readonly Protocol[];
}): boolean {
  return protocols?.includes('http') ?? true;
}
