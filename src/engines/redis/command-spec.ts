import type { CommandSecrets } from '../../base/secrets/command-secrets.ts';
import type { ShapeRule } from './resp3.ts';

/** The positions of a command's keys, as in Redis's key specifications. */
export interface KeySpec {
  /** The first key: at an index of the arguments (the name is 0), or right after a keyword. */
  readonly begin: { readonly index: number } | { readonly keyword: string; readonly from: number };
  /**
   * How to find the keys from there on. `range`: up to `last` (0 is the first key itself, negative counts from the
   * end), each `step` apart; with a `limit` above 1 only the first `limit`-th part of the remaining arguments.
   * `keynum`: the number of keys is at `at` and the keys begin at `first`, both relative to `begin`.
   */
  readonly find:
    | { readonly range: { readonly last: number; readonly step: number; readonly limit: number } }
    | { readonly keynum: { readonly at: number; readonly first: number; readonly step: number } };
  /** `RO`, `RW`, `OW`, `RM` and `access`, `update`, `insert`, `delete`: how the command uses the keys. */
  readonly flags: readonly string[];
}

/** The protocol that carries a command: the REST API, or RESP on a connection. */
export type Protocol = 'http' | 'resp';

/** What the engine needs to dispatch a command; generated from `openapi/redis/commands`. */
export interface CommandSpec {
  /** In lower case; a subcommand is `container|subcommand`. */
  readonly name: string;
  readonly group: string;
  /** The number of arguments with the name; negative: at least that many. */
  readonly arity: number;
  readonly flags: readonly string[];
  /** Whether it only removes data; undefined where the flags of its keys tell. */
  readonly onlyRemoves?: boolean;
  /** It may change something without being a write (Redis 7.2 `CMD_MAY_REPLICATE`). */
  readonly mayReplicate?: true;
  /** Its secrets, which logs and monitors must not show. */
  readonly secret?: CommandSecrets;
  /** ACL categories without the `@`. */
  readonly categories: readonly string[];
  /** Hints for clients and proxies beyond the flags, such as how to distribute the command in a cluster (COMMAND tips). */
  readonly tips?: readonly string[];
  readonly keys: readonly KeySpec[];
  /** The protocols over which it is served. Over the others it is answered with the hosted service's refusal. */
  readonly protocols: readonly Protocol[];
  /** The types of its replies in RESP3, if they differ from those in RESP2. */
  readonly resp3?: readonly ShapeRule[];
}
