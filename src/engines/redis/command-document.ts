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
  /** The word that stands before the argument, or is all of it. */
  readonly token?: string;
  readonly optional?: boolean;
  readonly multiple?: boolean;
  /** With `multiple`: the token is repeated before each. */
  readonly multipleToken?: boolean;
  readonly since?: string;
  readonly arguments?: readonly ArgumentDocument[];
}

/** A command run as documentation and as a test: what it answers after `given` has been run. */
export interface ExampleDocument {
  readonly title?: string;
  readonly given?: readonly (readonly (string | number)[])[];
  readonly command: readonly (string | number)[];
  /** The `result` of the REST envelope. */
  readonly reply?: unknown;
  /** Instead of `reply`: the `error` of the REST envelope. */
  readonly error?: string;
  /** The reply shown is one of many (time, random, addresses): only its schema is checked. */
  readonly varies?: boolean;
  /** Where it is answered so; wherever the command is served if not given. */
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
  readonly categories: readonly string[];
  /** What COMMAND tells clients and proxies beyond the flags. */
  readonly tips?: readonly string[];
  readonly keys?: readonly KeySpec[];
  /** Where it is served; everywhere if not given. */
  readonly protocols?: readonly Protocol[];
  readonly arguments: readonly ArgumentDocument[];
  /** JSON Schema of `result`; alternatives stand in a `oneOf`, each with a `description`. */
  readonly reply: object;
  /** What the reply is in RESP3, where that is not what it is in RESP2. */
  readonly resp3?: readonly ShapeRule[];
  readonly examples: readonly ExampleDocument[];
}

/** Whether a command is served over HTTP, or on connections alone; or what an example shows is. */
export function isServedOverHttp({
  protocols,
}: {
  readonly protocols?: readonly Protocol[];
}): boolean {
  return protocols?.includes('http') ?? true;
}
