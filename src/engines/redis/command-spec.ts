import type { ShapeRule } from './resp3.ts';

/** Where the keys of a command stand, as in Redis's key specifications. */
export interface KeySpec {
  /** The first key: at an index of the arguments (the name is 0), or right after a keyword. */
  readonly begin: { readonly index: number } | { readonly keyword: string; readonly from: number };
  /**
   * The keys from there on. `range`: up to `last` (0 is the first key itself, negative counts from
   * the end), each `step` apart, of what remains only the first `limit`-th part where it is above 1.
   * `keynum`: their number stands at `at` and they begin at `first`, both relative to `begin`.
   */
  readonly find:
    | { readonly range: { readonly last: number; readonly step: number; readonly limit: number } }
    | { readonly keynum: { readonly at: number; readonly first: number; readonly step: number } };
  /** `RO`, `RW`, `OW`, `RM` and `access`, `update`, `insert`, `delete`: what is done to the keys. */
  readonly flags: readonly string[];
}

/** What a command can come in: requests of the REST API, or a connection that speaks RESP. */
export type Protocol = 'http' | 'resp';

/** What the engine must know of a command to dispatch it; made from `openapi/redis/commands`. */
export interface CommandSpec {
  /** In lower case; a subcommand is `container|subcommand`. */
  readonly name: string;
  readonly group: string;
  /** The number of arguments with the name; negative: at least that many. */
  readonly arity: number;
  readonly flags: readonly string[];
  /** ACL categories without the `@`. */
  readonly categories: readonly string[];
  /** What clients and proxies are told beyond the flags, such as how to share it out in a cluster. */
  readonly tips?: readonly string[];
  readonly keys: readonly KeySpec[];
  /** Where it is served. Over the others it is answered with the hosted service's refusal. */
  readonly protocols: readonly Protocol[];
  /** What its replies are in RESP3, where that is not what they are in RESP2. */
  readonly resp3?: readonly ShapeRule[];
}
