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
  readonly arguments?: readonly ArgumentDocument[];
}

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
