// Made from openapi/ by `npm run generate`. Not to be edited.
import { clientOf, type Client } from '../../src/client/redis/client.ts';
import {
  flag,
  given,
  type Command,
  type CommandBuilders,
  type Numeric,
  type Value,
} from '../../src/client/redis/command.ts';
import type { AllOrNone, Exclusive } from '../../src/client/redis/exclusive.ts';
import { createRedisRestClient, type Connection } from '../../src/client/redis/rest-client.ts';

export { RedisCommandError, RedisRestError } from '../../src/client/redis/errors.ts';
export { createRedisRestClient };

export type AclLogOptions = Exclusive<
  { readonly count?: Numeric | undefined } | { readonly reset?: boolean | undefined }
>;

export type ArgrepPredicate = Exclusive<
  | { readonly exact: Value }
  | { readonly match: Value }
  | { readonly glob: string }
  | { readonly re: string }
>;

export type ArgrepOptions = {
  readonly limit?: Numeric | undefined;
  readonly withvalues?: boolean | undefined;
  readonly nocase?: boolean | undefined;
} & Exclusive<{ readonly and?: boolean | undefined } | { readonly or?: boolean | undefined }>;

export type ArinfoOptions = { readonly full?: boolean | undefined };

export type ArlastitemsOptions = { readonly rev?: boolean | undefined };

export type AropOptions = Exclusive<
  | { readonly sum: boolean }
  | { readonly min: boolean }
  | { readonly max: boolean }
  | { readonly and: boolean }
  | { readonly or: boolean }
  | { readonly xor: boolean }
  | { readonly match: Value }
  | { readonly used: boolean }
>;

export type ArscanOptions = { readonly limit?: Numeric | undefined };

export type BgsaveOptions = { readonly schedule?: boolean | undefined };

export type BitcountOptions = AllOrNone<
  { readonly start: Numeric; readonly end: Numeric } & Exclusive<
    { readonly byte?: boolean | undefined } | { readonly bit?: boolean | undefined }
  >
>;

export type BitfieldOperation = Exclusive<
  | { readonly get: { readonly encoding: Value; readonly offset: Numeric } }
  | ({ readonly overflow?: 'WRAP' | 'SAT' | 'FAIL' | undefined } & Exclusive<
      | {
          readonly set: {
            readonly encoding: Value;
            readonly offset: Numeric;
            readonly value: Numeric;
          };
        }
      | {
          readonly incrby: {
            readonly encoding: Value;
            readonly offset: Numeric;
            readonly increment: Numeric;
          };
        }
    >)
>;

export type BitfieldRoOptions = {
  readonly get?: readonly (readonly [encoding: Value, offset: Numeric])[] | undefined;
};

export type BitposOptions = AllOrNone<
  { readonly start: Numeric } & AllOrNone<
    { readonly end: Numeric } & Exclusive<
      { readonly byte?: boolean | undefined } | { readonly bit?: boolean | undefined }
    >
  >
>;

export type CommandListOptions = {
  readonly filterby?:
    | Exclusive<
        { readonly module: Value } | { readonly aclcat: Value } | { readonly pattern: string }
      >
    | undefined;
};

export type CopyOptions = {
  readonly db?: Numeric | undefined;
  readonly replace?: boolean | undefined;
};

export type DelexOptions = Exclusive<
  | { readonly ifeq?: Value | undefined }
  | { readonly ifne?: Value | undefined }
  | { readonly ifdeq?: Value | undefined }
  | { readonly ifdne?: Value | undefined }
>;

export type ExpireOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type ExpireatOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type FlushallOptions = Exclusive<
  { readonly async?: boolean | undefined } | { readonly sync?: boolean | undefined }
>;

export type FlushdbOptions = Exclusive<
  { readonly async?: boolean | undefined } | { readonly sync?: boolean | undefined }
>;

export type FunctionFlushOptions = Exclusive<
  { readonly async?: boolean | undefined } | { readonly sync?: boolean | undefined }
>;

export type FunctionListOptions = {
  readonly libraryname?: string | undefined;
  readonly withcode?: boolean | undefined;
};

export type FunctionLoadOptions = { readonly replace?: boolean | undefined };

export type FunctionRestoreOptions = Exclusive<
  | { readonly flush?: boolean | undefined }
  | { readonly append?: boolean | undefined }
  | { readonly replace?: boolean | undefined }
>;

export type GeoaddOptions = { readonly ch?: boolean | undefined } & Exclusive<
  { readonly nx?: boolean | undefined } | { readonly xx?: boolean | undefined }
>;

export type GeodistOptions = Exclusive<
  | { readonly m?: boolean | undefined }
  | { readonly km?: boolean | undefined }
  | { readonly ft?: boolean | undefined }
  | { readonly mi?: boolean | undefined }
>;

export type GeoradiusOptions = {
  readonly withcoord?: boolean | undefined;
  readonly withdist?: boolean | undefined;
  readonly withhash?: boolean | undefined;
} & AllOrNone<{ readonly count: Numeric; readonly any?: boolean | undefined }> &
  Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }> &
  Exclusive<{ readonly store?: string | undefined } | { readonly storedist?: string | undefined }>;

export type GeoradiusRoOptions = {
  readonly withcoord?: boolean | undefined;
  readonly withdist?: boolean | undefined;
  readonly withhash?: boolean | undefined;
} & AllOrNone<{ readonly count: Numeric; readonly any?: boolean | undefined }> &
  Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }>;

export type GeoradiusbymemberOptions = {
  readonly withcoord?: boolean | undefined;
  readonly withdist?: boolean | undefined;
  readonly withhash?: boolean | undefined;
} & AllOrNone<{ readonly count: Numeric; readonly any?: boolean | undefined }> &
  Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }> &
  Exclusive<{ readonly store?: string | undefined } | { readonly storedist?: string | undefined }>;

export type GeoradiusbymemberRoOptions = {
  readonly withcoord?: boolean | undefined;
  readonly withdist?: boolean | undefined;
  readonly withhash?: boolean | undefined;
} & AllOrNone<{ readonly count: Numeric; readonly any?: boolean | undefined }> &
  Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }>;

export type GeosearchOptions = {
  readonly withcoord?: boolean | undefined;
  readonly withdist?: boolean | undefined;
  readonly withhash?: boolean | undefined;
} & Exclusive<
  | { readonly frommember: Value }
  | { readonly fromlonlat: { readonly longitude: Numeric; readonly latitude: Numeric } }
> &
  Exclusive<
    | { readonly byradius: Numeric; readonly unit: 'M' | 'KM' | 'FT' | 'MI' }
    | {
        readonly bybox: Numeric;
        readonly height: Numeric;
        readonly boxUnit: 'M' | 'KM' | 'FT' | 'MI';
      }
  > &
  Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }> &
  AllOrNone<{ readonly count: Numeric; readonly any?: boolean | undefined }>;

export type GeosearchstoreOptions = { readonly storedist?: boolean | undefined } & Exclusive<
  | { readonly frommember: Value }
  | { readonly fromlonlat: { readonly longitude: Numeric; readonly latitude: Numeric } }
> &
  Exclusive<
    | { readonly byradius: Numeric; readonly unit: 'M' | 'KM' | 'FT' | 'MI' }
    | {
        readonly bybox: Numeric;
        readonly height: Numeric;
        readonly boxUnit: 'M' | 'KM' | 'FT' | 'MI';
      }
  > &
  Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }> &
  AllOrNone<{ readonly count: Numeric; readonly any?: boolean | undefined }>;

export type GetexOptions = Exclusive<
  | { readonly ex?: Numeric | undefined }
  | { readonly px?: Numeric | undefined }
  | { readonly exat?: Numeric | undefined }
  | { readonly pxat?: Numeric | undefined }
  | { readonly persist?: boolean | undefined }
>;

export type HexpireOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type HexpireatOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type HgetexOptions = Exclusive<
  | { readonly ex?: Numeric | undefined }
  | { readonly px?: Numeric | undefined }
  | { readonly exat?: Numeric | undefined }
  | { readonly pxat?: Numeric | undefined }
  | { readonly persist?: boolean | undefined }
>;

export type HpexpireOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type HpexpireatOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type HrandfieldOptions = AllOrNone<{
  readonly count: Numeric;
  readonly withvalues?: boolean | undefined;
}>;

export type HscanOptions = {
  readonly match?: string | undefined;
  readonly count?: Numeric | undefined;
  readonly novalues?: boolean | undefined;
};

export type HsetexOptions = Exclusive<
  { readonly fnx?: boolean | undefined } | { readonly fxx?: boolean | undefined }
> &
  Exclusive<
    | { readonly ex?: Numeric | undefined }
    | { readonly px?: Numeric | undefined }
    | { readonly exat?: Numeric | undefined }
    | { readonly pxat?: Numeric | undefined }
    | { readonly keepttl?: boolean | undefined }
  >;

export type IncrexOptions = {
  readonly saturate?: boolean | undefined;
  readonly lbound?: Value | undefined;
  readonly ubound?: Value | undefined;
  readonly enx?: boolean | undefined;
} & Exclusive<
  { readonly byfloat?: Numeric | undefined } | { readonly byint?: Numeric | undefined }
> &
  Exclusive<
    | { readonly ex?: Numeric | undefined }
    | { readonly px?: Numeric | undefined }
    | { readonly exat?: Numeric | undefined }
    | { readonly pxat?: Numeric | undefined }
    | { readonly persist?: boolean | undefined }
  >;

export type JsonArrindexOptions = AllOrNone<{
  readonly start: Numeric;
  readonly stop?: Numeric | undefined;
}>;

export type JsonGetOptions = {
  readonly indent?: Value | undefined;
  readonly newline?: Value | undefined;
  readonly space?: Value | undefined;
};

export type JsonSetOptions = Exclusive<
  { readonly nx?: boolean | undefined } | { readonly xx?: boolean | undefined }
>;

export type LcsOptions = {
  readonly len?: boolean | undefined;
  readonly idx?: boolean | undefined;
  readonly minmatchlen?: Numeric | undefined;
  readonly withmatchlen?: boolean | undefined;
};

export type LmpopOptions = { readonly count?: Numeric | undefined };

export type LposOptions = {
  readonly rank?: Numeric | undefined;
  readonly count?: Numeric | undefined;
  readonly maxlen?: Numeric | undefined;
};

export type MemoryUsageOptions = { readonly samples?: Numeric | undefined };

export type MsetexOptions = Exclusive<
  { readonly nx?: boolean | undefined } | { readonly xx?: boolean | undefined }
> &
  Exclusive<
    | { readonly ex?: Numeric | undefined }
    | { readonly px?: Numeric | undefined }
    | { readonly exat?: Numeric | undefined }
    | { readonly pxat?: Numeric | undefined }
    | { readonly keepttl?: boolean | undefined }
  >;

export type PexpireOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type PexpireatOptions = Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly gt?: boolean | undefined }
  | { readonly lt?: boolean | undefined }
>;

export type RestoreOptions = {
  readonly replace?: boolean | undefined;
  readonly absttl?: boolean | undefined;
  readonly idletime?: Numeric | undefined;
  readonly freq?: Numeric | undefined;
};

export type ScanOptions = {
  readonly match?: string | undefined;
  readonly count?: Numeric | undefined;
  readonly type?: Value | undefined;
  readonly withtype?: boolean | undefined;
};

export type ScriptFlushOptions = Exclusive<
  { readonly async?: boolean | undefined } | { readonly sync?: boolean | undefined }
>;

export type SearchCreateField = {
  readonly path: Value;
  readonly type: 'TEXT' | 'U64' | 'I64' | 'F64' | 'BOOL' | 'DATE' | 'KEYWORD' | 'FACET';
  readonly fast?: boolean | undefined;
  readonly notokenize?: boolean | undefined;
  readonly nostem?: boolean | undefined;
  readonly from?: Value | undefined;
  readonly as?: Value | undefined;
};

export type SearchCreateOptions = {
  readonly skipinitialscan?: boolean | undefined;
  readonly existsok?: boolean | undefined;
  readonly prefix?: readonly Value[] | undefined;
  readonly language?: Value | undefined;
};

export type SearchListindexesOptions = {
  readonly match?: string | undefined;
  readonly limit?: Numeric | undefined;
  readonly offset?: Numeric | undefined;
};

export type SearchQueryOptions = {
  readonly limit?: Numeric | undefined;
  readonly offset?: Numeric | undefined;
  readonly nocontent?: boolean | undefined;
  readonly orderby?:
    | ({ readonly field: Value } & Exclusive<
        { readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }
      >)
    | undefined;
  readonly scorefunc?:
    | {
        readonly combinemode?: 'MULTIPLY' | 'SUM' | undefined;
        readonly scoremode?: 'MULTIPLY' | 'SUM' | 'REPLACE' | undefined;
        readonly fieldvalue: readonly {
          readonly field: Value;
          readonly modifier?:
            | 'NONE'
            | 'LOG'
            | 'LOG1P'
            | 'LOG2P'
            | 'LN'
            | 'LN1P'
            | 'LN2P'
            | 'SQUARE'
            | 'SQRT'
            | 'RECIPROCAL'
            | undefined;
          readonly factor?: Numeric | undefined;
          readonly missing?: Numeric | undefined;
        }[];
      }
    | undefined;
  readonly highlight?:
    | {
        readonly fields: { readonly fields?: readonly Value[] | undefined };
        readonly tags?: { readonly open: Value; readonly close: Value } | undefined;
      }
    | undefined;
  readonly select?: readonly Value[] | undefined;
};

export type SetOptions = { readonly get?: boolean | undefined } & Exclusive<
  | { readonly nx?: boolean | undefined }
  | { readonly xx?: boolean | undefined }
  | { readonly ifeq?: Value | undefined }
  | { readonly ifne?: Value | undefined }
  | { readonly ifdeq?: Value | undefined }
  | { readonly ifdne?: Value | undefined }
> &
  Exclusive<
    | { readonly ex?: Numeric | undefined }
    | { readonly px?: Numeric | undefined }
    | { readonly exat?: Numeric | undefined }
    | { readonly pxat?: Numeric | undefined }
    | { readonly keepttl?: boolean | undefined }
  >;

export type SintercardOptions = { readonly limit?: Numeric | undefined };

export type SortOptions = {
  readonly by?: string | undefined;
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
  readonly get?: readonly string[] | undefined;
  readonly alpha?: boolean | undefined;
  readonly store?: string | undefined;
} & Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }>;

export type SortRoOptions = {
  readonly by?: string | undefined;
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
  readonly get?: readonly string[] | undefined;
  readonly alpha?: boolean | undefined;
} & Exclusive<{ readonly asc?: boolean | undefined } | { readonly desc?: boolean | undefined }>;

export type SscanOptions = {
  readonly match?: string | undefined;
  readonly count?: Numeric | undefined;
};

export type VectorAddOptions = Exclusive<
  | { readonly elements: readonly Numeric[] }
  | { readonly fp32: Value }
  | { readonly base64Fp32: Value }
>;

export type VectorCreateOptions = { readonly existsok?: boolean | undefined };

export type VectorQueryOptions = {
  readonly profile?: 'FAST' | 'BALANCED' | 'PRECISE' | undefined;
} & Exclusive<
  | { readonly elements: readonly Numeric[] }
  | { readonly fp32: Value }
  | { readonly base64Fp32: Value }
>;

export type XackdelOptions = Exclusive<
  | { readonly keepref?: boolean | undefined }
  | { readonly delref?: boolean | undefined }
  | { readonly acked?: boolean | undefined }
>;

export type XaddOptions = { readonly nomkstream?: boolean | undefined } & Exclusive<
  | { readonly keepref?: boolean | undefined }
  | { readonly delref?: boolean | undefined }
  | { readonly acked?: boolean | undefined }
> &
  Exclusive<
    | { readonly idmpauto?: Value | undefined }
    | { readonly idmp?: { readonly producerId: Value; readonly idempotentId: Value } | undefined }
  > &
  AllOrNone<
    {
      readonly strategy: 'MAXLEN' | 'MINID';
      readonly threshold: Value;
      readonly limit?: Numeric | undefined;
    } & Exclusive<
      { readonly equal?: boolean | undefined } | { readonly approximately?: boolean | undefined }
    >
  >;

export type XautoclaimOptions = {
  readonly count?: Numeric | undefined;
  readonly justid?: boolean | undefined;
};

export type XcfgsetOptions = {
  readonly idmpDuration?: Numeric | undefined;
  readonly idmpMaxsize?: Numeric | undefined;
};

export type XclaimOptions = {
  readonly idle?: Numeric | undefined;
  readonly time?: Numeric | undefined;
  readonly retrycount?: Numeric | undefined;
  readonly force?: boolean | undefined;
  readonly justid?: boolean | undefined;
  readonly lastid?: Value | undefined;
};

export type XdelexOptions = Exclusive<
  | { readonly keepref?: boolean | undefined }
  | { readonly delref?: boolean | undefined }
  | { readonly acked?: boolean | undefined }
>;

export type XgroupCreateOptions = {
  readonly mkstream?: boolean | undefined;
  readonly entriesread?: Numeric | undefined;
};

export type XgroupSetidOptions = { readonly entriesread?: Numeric | undefined };

export type XinfoStreamOptions = AllOrNone<{
  readonly full: boolean;
  readonly count?: Numeric | undefined;
}>;

export type XnackOptions = {
  readonly retrycount?: Numeric | undefined;
  readonly force?: boolean | undefined;
};

export type XpendingOptions = AllOrNone<{
  readonly idle?: Numeric | undefined;
  readonly start: Value;
  readonly end: Value;
  readonly count: Numeric;
  readonly consumer?: Value | undefined;
}>;

export type XrangeOptions = { readonly count?: Numeric | undefined };

export type XreadOptions = {
  readonly count?: Numeric | undefined;
  readonly block?: Numeric | undefined;
};

export type XreadgroupOptions = {
  readonly count?: Numeric | undefined;
  readonly block?: Numeric | undefined;
  readonly claim?: Numeric | undefined;
  readonly noack?: boolean | undefined;
};

export type XrevrangeOptions = { readonly count?: Numeric | undefined };

export type XsetidOptions = {
  readonly entriesadded?: Numeric | undefined;
  readonly maxdeletedid?: Value | undefined;
};

export type XtrimOptions = { readonly limit?: Numeric | undefined } & Exclusive<
  { readonly equal?: boolean | undefined } | { readonly approximately?: boolean | undefined }
> &
  Exclusive<
    | { readonly keepref?: boolean | undefined }
    | { readonly delref?: boolean | undefined }
    | { readonly acked?: boolean | undefined }
  >;

export type ZaddOptions = {
  readonly ch?: boolean | undefined;
  readonly incr?: boolean | undefined;
} & Exclusive<{ readonly nx?: boolean | undefined } | { readonly xx?: boolean | undefined }> &
  Exclusive<{ readonly gt?: boolean | undefined } | { readonly lt?: boolean | undefined }>;

export type ZdiffOptions = { readonly withscores?: boolean | undefined };

export type ZinterOptions = {
  readonly weights?: readonly Numeric[] | undefined;
  readonly aggregate?: 'SUM' | 'MIN' | 'MAX' | 'COUNT' | undefined;
  readonly withscores?: boolean | undefined;
};

export type ZintercardOptions = { readonly limit?: Numeric | undefined };

export type ZinterstoreOptions = {
  readonly weights?: readonly Numeric[] | undefined;
  readonly aggregate?: 'SUM' | 'MIN' | 'MAX' | 'COUNT' | undefined;
};

export type ZmpopOptions = { readonly count?: Numeric | undefined };

export type ZrandmemberOptions = AllOrNone<{
  readonly count: Numeric;
  readonly withscores?: boolean | undefined;
}>;

export type ZrangeOptions = {
  readonly rev?: boolean | undefined;
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
  readonly withscores?: boolean | undefined;
} & Exclusive<
  { readonly byscore?: boolean | undefined } | { readonly bylex?: boolean | undefined }
>;

export type ZrangebylexOptions = {
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
};

export type ZrangebyscoreOptions = {
  readonly withscores?: boolean | undefined;
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
};

export type ZrangestoreOptions = {
  readonly rev?: boolean | undefined;
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
} & Exclusive<
  { readonly byscore?: boolean | undefined } | { readonly bylex?: boolean | undefined }
>;

export type ZrankOptions = { readonly withscore?: boolean | undefined };

export type ZrevrangeOptions = { readonly withscores?: boolean | undefined };

export type ZrevrangebylexOptions = {
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
};

export type ZrevrangebyscoreOptions = {
  readonly withscores?: boolean | undefined;
  readonly limit?: { readonly offset: Numeric; readonly count: Numeric } | undefined;
};

export type ZrevrankOptions = { readonly withscore?: boolean | undefined };

export type ZscanOptions = {
  readonly match?: string | undefined;
  readonly count?: Numeric | undefined;
};

export type ZunionOptions = {
  readonly weights?: readonly Numeric[] | undefined;
  readonly aggregate?: 'SUM' | 'MIN' | 'MAX' | 'COUNT' | undefined;
  readonly withscores?: boolean | undefined;
};

export type ZunionstoreOptions = {
  readonly weights?: readonly Numeric[] | undefined;
  readonly aggregate?: 'SUM' | 'MIN' | 'MAX' | 'COUNT' | undefined;
};

/** Makes commands to be sent. */
export const commands = {
  /**
   * Lists the command categories for ACL rules, or the commands of one.
   *
   * O(N) for N commands. Since 6.0.0.
   */
  aclCat(category?: Value): Command<string[]> {
    return { argv: ['ACL', 'CAT', ...given(category, (category) => [category])] };
  },

  /**
   * Removes users, and with them every token that was issued for them.
   *
   * O(N) for N users. Since 6.0.0.
   */
  aclDeluser(usernames: readonly Value[]): Command<number> {
    return { argv: ['ACL', 'DELUSER', ...usernames] };
  },

  /**
   * Tells whether a user could run a command, without running it.
   *
   * O(N) for N arguments. Since 7.0.0.
   * @returns
   * - `'OK'`: The user could run it.
   * - `string`: Why the user could not.
   */
  aclDryrun(username: Value, command: Value, args: readonly Value[] = []): Command<'OK' | string> {
    return { argv: ['ACL', 'DRYRUN', username, command, ...args] };
  },

  /**
   * Generates a random password in hexadecimal.
   *
   * O(N) for N bits. Since 6.0.0.
   */
  aclGenpass(bits?: Numeric): Command<string> {
    return { argv: ['ACL', 'GENPASS', ...given(bits, (bits) => [bits])] };
  },

  /**
   * Makes a token for a user that serves as a password and as a REST token.
   *
   * A command of the hosted service, not of Redis. The token does nothing until the user has it
   * as a password: `ACL SETUSER alice on >token`. From then on it can be sent as the bearer token
   * of REST calls, which have exactly the permissions of the user. It becomes invalid when the
   * user no longer has it as a password, is turned off, or is deleted. The user need not exist
   * yet.
   *
   * O(1). Since 7.2.0.
   */
  aclGentoken(username: Value, password?: Value): Command<string> {
    return { argv: ['ACL', 'GENTOKEN', username, ...given(password, (password) => [password])] };
  },

  /**
   * Returns the rules of a user.
   *
   * O(N) for N rules. Since 6.0.0.
   * @returns
   * - `unknown[]`: Names and values alternating, from flags to selectors.
   * - `null`: There is no such user.
   */
  aclGetuser(username: Value): Command<unknown[] | null> {
    return { argv: ['ACL', 'GETUSER', username] };
  },

  /**
   * Explains the subcommands of ACL.
   *
   * O(1). Since 6.0.0.
   */
  aclHelp(): Command<string[]> {
    return { argv: ['ACL', 'HELP'] };
  },

  /**
   * Shows all users, each as a line of an ACL file.
   *
   * O(N) for N users. Since 6.0.0.
   */
  aclList(): Command<string[]> {
    return { argv: ['ACL', 'LIST'] };
  },

  /**
   * Loads the saved users again.
   *
   * O(N) for N users. Since 6.0.0.
   */
  aclLoad(): Command<'OK'> {
    return { argv: ['ACL', 'LOAD'] };
  },

  /**
   * Shows the latest refused commands, newest first, or forgets them.
   *
   * An entry tells the reason (`command`, `key`, `channel` or `auth`), the object that was
   * refused, the user and the client. A refusal repeated within a minute is counted in its
   * existing entry.
   *
   * O(N) for N entries shown. Since 6.0.0.
   * @returns
   * - `unknown[][]`: The entries, each as alternating names and values.
   * - `'OK'`: The entries have been forgotten.
   */
  aclLog(options: AclLogOptions = {}): Command<unknown[][] | 'OK'> {
    return {
      argv: [
        'ACL',
        'LOG',
        ...given(options.count, (count) => [count]),
        ...flag('RESET', options.reset),
      ],
    };
  },

  /**
   * Returns a REST token that has exactly the rights of a user.
   *
   * A command of the hosted service, not of Redis. A token of the user can be given instead of
   * the password, and is then returned. The token is valid while the user has that password and
   * is enabled, and always has the user's current permissions.
   *
   * O(N) for N passwords of the user. Since 7.2.0.
   */
  aclResttoken(username: Value, password: Value): Command<string> {
    return { argv: ['ACL', 'RESTTOKEN', username, password] };
  },

  /**
   * Saves the users.
   *
   * Every change of users is saved before it is acknowledged, so this is rarely needed.
   *
   * O(N) for N users. Since 6.0.0.
   */
  aclSave(): Command<'OK'> {
    return { argv: ['ACL', 'SAVE'] };
  },

  /**
   * Creates or changes a user by rules that apply all together or not at all.
   *
   * A new user is disabled and has no permissions. Rules are applied in the given order. `on` and
   * `off` let the user log in or not; `>password`, `<password`, `#hash`, `!hash`, `nopass` and
   * `resetpass` set and remove passwords (a token of ACL GENTOKEN is one); `+command`,
   * `-command`, `+@category`, `-@category`, `+command|subcommand`, `allcommands` and `nocommands`
   * allow and deny commands; `~pattern`, `%R~pattern`, `%W~pattern`, `allkeys` and `resetkeys`
   * key patterns; `&pattern`, `allchannels` and `resetchannels` channel patterns. Rules in
   * parentheses (a selector) are an additional set of permissions, which `clearselectors`
   * removes. `reset` removes everything.
   *
   * O(N) for N rules. Since 6.0.0.
   */
  aclSetuser(username: Value, rules: readonly Value[] = []): Command<'OK'> {
    return { argv: ['ACL', 'SETUSER', username, ...rules] };
  },

  /**
   * Lists the names of all users.
   *
   * O(N) for N users. Since 6.0.0.
   */
  aclUsers(): Command<string[]> {
    return { argv: ['ACL', 'USERS'] };
  },

  /**
   * Returns the name of the user of the connection or token.
   *
   * O(1). Since 6.0.0.
   */
  aclWhoami(): Command<string> {
    return { argv: ['ACL', 'WHOAMI'] };
  },

  /**
   * Adds a text to the end of a string and returns the new length.
   *
   * O(M) for M bytes added, however long the string is. Since 2.0.0.
   */
  append(key: string, value: Value): Command<number> {
    return { argv: ['APPEND', key, value] };
  },

  /**
   * Returns the number of values of an array.
   *
   * O(1). Since 8.8.0.
   */
  arcount(key: string): Command<number> {
    return { argv: ['ARCOUNT', key] };
  },

  /**
   * Deletes the values of an array at some indexes.
   *
   * Nothing moves. An array without values is deleted.
   *
   * O(N) for N indexes. Since 8.8.0.
   */
  ardel(key: string, indexs: readonly Numeric[]): Command<number> {
    return { argv: ['ARDEL', key, ...indexs] };
  },

  /**
   * Deletes the values of an array in ranges of indexes.
   *
   * Both ends belong to a range, and either may be the higher one. An array without values is
   * deleted.
   *
   * O(N) for N values in the ranges. Since 8.8.0.
   */
  ardelrange(
    key: string,
    ranges: readonly (readonly [start: Numeric, end: Numeric])[],
  ): Command<number> {
    return { argv: ['ARDELRANGE', key, ...ranges.flat()] };
  },

  /**
   * Returns the value of an array at an index.
   *
   * O(1). Since 8.8.0.
   * @returns
   * - `string`: The value.
   * - `null`: There is no value at this index or no such key.
   */
  arget(key: string, index: Numeric): Command<string | null> {
    return { argv: ['ARGET', key, index] };
  },

  /**
   * Returns what an array has at each index of a range.
   *
   * Both ends belong to the range. It goes down if the start is above the end. A range of more
   * than 1,000,000 indexes is refused; ARSCAN returns only the indexes that have a value, however
   * far apart.
   *
   * O(N) for N indexes in the range. Since 8.8.0.
   */
  argetrange(key: string, start: Numeric, end: Numeric): Command<(string | null)[]> {
    return { argv: ['ARGETRANGE', key, start, end] };
  },

  /**
   * Searches the values of an array in a range of indexes.
   *
   * `-` and `+` are the first and the last index of the array. A value is found if one condition
   * holds, with AND if all do: EXACT compares it as a whole, MATCH looks for a part of it, GLOB
   * matches a pattern with `*`, `?` and `[abc]`, and RE a regular expression in the syntax of
   * RE2, of bytes and without backreferences. NOCASE takes the letters A to Z as equal to a to z.
   * There may be up to 250 conditions, and an expression of up to 2048 bytes. The conditions and
   * options can stand in any order; of AND and OR, and of several limits, the last one counts.
   *
   * O(N * C) for N values in the range and the cost C of the conditions. Since 8.8.0.
   * @returns
   * - `(number | string)[]`: The indexes of what was found. One of 2^63 or more is text.
   * - `([number | string, string])[]`: With WITHVALUES: the indexes and their values.
   */
  argrep(
    key: string,
    start: Value,
    end: Value,
    predicates: readonly ArgrepPredicate[],
    options: ArgrepOptions = {},
  ): Command<(number | string)[] | [number | string, string][]> {
    return {
      argv: [
        'ARGREP',
        key,
        start,
        end,
        ...predicates.flatMap((each) => [
          ...given(each.exact, (exact) => ['EXACT', exact]),
          ...given(each.match, (match) => ['MATCH', match]),
          ...given(each.glob, (glob) => ['GLOB', glob]),
          ...given(each.re, (re) => ['RE', re]),
        ]),
        ...flag('AND', options.and),
        ...flag('OR', options.or),
        ...given(options.limit, (limit) => ['LIMIT', limit]),
        ...flag('WITHVALUES', options.withvalues),
        ...flag('NOCASE', options.nocase),
      ],
    };
  },

  /**
   * Describes how an array is kept.
   *
   * An array consists of slices of 4096 indexes each. A slice of up to 10 values is sparse and
   * lists their indexes; one of more is dense and has a place for each index between its first
   * and last value. FULL counts both, with how many places the average slice has, and which part
   * of them is used.
   *
   * O(1), with FULL O(N) for N slices. Since 8.8.0.
   */
  arinfo(key: string, options: ArinfoOptions = {}): Command<(string | number)[]> {
    return { argv: ['ARINFO', key, ...flag('FULL', options.full)] };
  },

  /**
   * Adds values to an array after the last one that was added.
   *
   * Each array has a position for what is added: ARINSERT and ARRING write behind it and move it
   * on, ARSEEK sets it, and ARNEXT tells it. Other writes and deletions leave it.
   *
   * O(N) for N values. Since 8.8.0.
   */
  arinsert(key: string, values: readonly Value[]): Command<number | string> {
    return { argv: ['ARINSERT', key, ...values] };
  },

  /**
   * Returns the latest values that were added to an array.
   *
   * It walks back from the position of ARINSERT and ARRING, or from the last index if that lies
   * behind it or was never set, and from the first index on to the last one, as in a ring.
   * Indexes without a value count, and are null. If there are more than 1,000,000 of them the
   * call is refused, unless the array has as many values.
   *
   * O(N) for N indexes. Since 8.8.0.
   */
  arlastitems(
    key: string,
    count: Numeric,
    options: ArlastitemsOptions = {},
  ): Command<(string | null)[]> {
    return { argv: ['ARLASTITEMS', key, count, ...flag('REV', options.rev)] };
  },

  /**
   * Returns the length of an array, which is its last index and one.
   *
   * O(1). Since 8.8.0.
   */
  arlen(key: string): Command<number | string> {
    return { argv: ['ARLEN', key] };
  },

  /**
   * Returns the values of an array at several indexes.
   *
   * O(N) for N indexes. Since 8.8.0.
   */
  armget(key: string, indexs: readonly Numeric[]): Command<(string | null)[]> {
    return { argv: ['ARMGET', key, ...indexs] };
  },

  /**
   * Sets values of an array at several indexes.
   *
   * O(N) for N pairs. Since 8.8.0.
   */
  armset(key: string, data: readonly (readonly [index: Numeric, value: Value])[]): Command<number> {
    return { argv: ['ARMSET', key, ...data.flat()] };
  },

  /**
   * Returns the index at which ARINSERT would write next.
   *
   * O(1). Since 8.8.0.
   * @returns
   * - `number | string`: The index, 0 without such a key and where nothing was added yet. One of
   *   2^63 or more is text.
   * - `null`: The last index is used.
   */
  arnext(key: string): Command<number | string | null> {
    return { argv: ['ARNEXT', key] };
  },

  /**
   * Computes one number from the values of an array in a range of indexes.
   *
   * SUM, MIN and MAX are those of the values that are numbers. AND, OR and XOR combine their bits
   * as 64-bit integers, without their fractions and without those that are larger. MATCH counts
   * the values that equal a given one, USED all values.
   *
   * O(N) for N values in the range. Since 8.8.0.
   * @returns
   * - `string`: The result of SUM, MIN or MAX.
   * - `number`: The result of AND, OR or XOR, or the number of values with MATCH or USED.
   * - `null`: No value in the range is a number, with SUM, MIN, MAX, AND, OR or XOR.
   */
  arop(
    key: string,
    start: Numeric,
    end: Numeric,
    options: AropOptions,
  ): Command<string | number | null> {
    return {
      argv: [
        'AROP',
        key,
        start,
        end,
        ...flag('SUM', options.sum),
        ...flag('MIN', options.min),
        ...flag('MAX', options.max),
        ...flag('AND', options.and),
        ...flag('OR', options.or),
        ...flag('XOR', options.xor),
        ...given(options.match, (match) => ['MATCH', match]),
        ...flag('USED', options.used),
      ],
    };
  },

  /**
   * Adds values to an array that keeps a number of them, in a ring.
   *
   * Behind the last index of the ring the first one is written again. If the size is another than
   * before, the latest values, up to one that is missing, move to the start, the oldest first;
   * after `ARSEEK key 0` a ring that grows is left as it is.
   *
   * O(N) for N values, and with another size for those that are kept. Since 8.8.0.
   */
  arring(key: string, size: Numeric, values: readonly Value[]): Command<number> {
    return { argv: ['ARRING', key, size, ...values] };
  },

  /**
   * Returns the indexes of a range at which an array has values, with these.
   *
   * Both ends belong to the range. It goes down if the start is above the end. Indexes without a
   * value cost nothing, so the whole array can be asked for. LIMIT ends the reply early; the next
   * call then begins after its last index.
   *
   * O(N) for N values in the range. Since 8.8.0.
   */
  arscan(
    key: string,
    start: Numeric,
    end: Numeric,
    options: ArscanOptions = {},
  ): Command<[number | string, string][]> {
    return {
      argv: ['ARSCAN', key, start, end, ...given(options.limit, (limit) => ['LIMIT', limit])],
    };
  },

  /**
   * Sets the index at which ARINSERT and ARRING write next.
   *
   * O(1). Since 8.8.0.
   * @returns
   * - `1`: It was set.
   * - `0`: There is no such key.
   */
  arseek(key: string, index: Numeric): Command<1 | 0> {
    return { argv: ['ARSEEK', key, index] };
  },

  /**
   * Sets one or more values of an array from an index on.
   *
   * An array has values at indexes from 0 to 18446744073709551614; those in between that have
   * none take no memory. It is created where there is none.
   *
   * O(N) for N values. Since 8.8.0.
   */
  arset(key: string, index: Numeric, values: readonly Value[]): Command<number> {
    return { argv: ['ARSET', key, index, ...values] };
  },

  /**
   * Makes sure that everything written so far is on disk.
   *
   * The same as SAVE, but with the reply that clients expect from BGSAVE, sent after the log has
   * been synced. SCHEDULE has no effect.
   *
   * O(1). Since 1.0.0.
   */
  bgsave(options: BgsaveOptions = {}): Command<'Background saving started'> {
    return { argv: ['BGSAVE', ...flag('SCHEDULE', options.schedule)] };
  },

  /**
   * Counts the bits that are set in a string or in a part of it.
   *
   * O(N) for the N bytes looked at. Since 2.6.0.
   */
  bitcount(key: string, options: BitcountOptions = {}): Command<number> {
    return {
      argv: [
        'BITCOUNT',
        key,
        ...given(options.start, (start) => [start]),
        ...given(options.end, (end) => [end]),
        ...flag('BYTE', options.byte),
        ...flag('BIT', options.bit),
      ],
    };
  },

  /**
   * Reads, sets and increments integers of any width within a string.
   *
   * A type is `i` (signed) or `u` (unsigned) and a width: `i16`, `u8`. An offset counts bits, or
   * with a leading `#` integers of that width. OVERFLOW applies to the operations after it: WRAP
   * (the default) wraps around, SAT stops at the limit, FAIL changes nothing.
   *
   * O(1) for each operation. Since 3.2.0.
   */
  bitfield(key: string, operations: readonly BitfieldOperation[] = []): Command<(number | null)[]> {
    return {
      argv: [
        'BITFIELD',
        key,
        ...operations.flatMap((each) => [
          ...given(each.get, (get) => ['GET', get.encoding, get.offset]),
          ...given(each.overflow, (overflow) => ['OVERFLOW', overflow]),
          ...given(each.set, (set) => ['SET', set.encoding, set.offset, set.value]),
          ...given(each.incrby, (incrby) => [
            'INCRBY',
            incrby.encoding,
            incrby.offset,
            incrby.increment,
          ]),
        ]),
      ],
    };
  },

  /**
   * Reads integers of any width within a string.
   *
   * O(1) for each integer. Since 6.0.0.
   */
  bitfieldRo(key: string, options: BitfieldRoOptions = {}): Command<number[]> {
    return {
      argv: [
        'BITFIELD_RO',
        key,
        ...given(options.get, (get) => get.flatMap((each) => ['GET', ...each])),
      ],
    };
  },

  /**
   * Combines the bits of several strings and stores the result under a key.
   *
   * NOT inverts its one source. AND, OR and XOR combine all sources. DIFF keeps the bits that
   * only the first source has, DIFF1 those that others have but not the first, ANDOR those that
   * the first and any other have, ONE those that exactly one has. A missing or short source
   * counts as zeros. The result replaces any value of the key; if it is empty, the key is
   * deleted.
   *
   * O(N) for the N bytes of all strings. Since 2.6.0.
   */
  bitop(
    operation: 'AND' | 'OR' | 'XOR' | 'NOT' | 'DIFF' | 'DIFF1' | 'ANDOR' | 'ONE',
    destkey: string,
    keys: readonly string[],
  ): Command<number> {
    return { argv: ['BITOP', operation, destkey, ...keys] };
  },

  /**
   * Finds the first bit of a string that is set or that is clear.
   *
   * O(N) for the N bytes looked at. Since 2.8.7.
   * @returns
   * - `number`: The place of the bit.
   * - `-1`: There is no such bit.
   */
  bitpos(key: string, bit: Numeric, options: BitposOptions = {}): Command<number | -1> {
    return {
      argv: [
        'BITPOS',
        key,
        bit,
        ...given(options.start, (start) => [start]),
        ...given(options.end, (end) => [end]),
        ...flag('BYTE', options.byte),
        ...flag('BIT', options.bit),
      ],
    };
  },

  /**
   * Returns how many commands are served.
   *
   * O(N) for N commands. Since 2.8.13.
   */
  commandCount(): Command<number> {
    return { argv: ['COMMAND', 'COUNT'] };
  },

  /**
   * Returns the documentation of commands.
   *
   * O(N) for N commands. Since 7.0.0.
   */
  commandDocs(commandNames: readonly Value[] = []): Command<unknown[]> {
    return { argv: ['COMMAND', 'DOCS', ...commandNames] };
  },

  /**
   * Returns the keys that a command would use.
   *
   * O(N) for N arguments. Since 2.8.13.
   */
  commandGetkeys(command: Value, args: readonly Value[] = []): Command<string[]> {
    return { argv: ['COMMAND', 'GETKEYS', command, ...args] };
  },

  /**
   * Returns the keys that a command would use, and what it would do to each.
   *
   * O(N) for N arguments. Since 7.0.0.
   */
  commandGetkeysandflags(
    command: Value,
    args: readonly Value[] = [],
  ): Command<[string, string[]][]> {
    return { argv: ['COMMAND', 'GETKEYSANDFLAGS', command, ...args] };
  },

  /**
   * Explains the subcommands of COMMAND.
   *
   * O(1). Since 5.0.0.
   */
  commandHelp(): Command<string[]> {
    return { argv: ['COMMAND', 'HELP'] };
  },

  /**
   * Describes commands, or all of them.
   *
   * O(N) for N commands. Since 2.8.13.
   */
  commandInfo(commandNames: readonly Value[] = []): Command<(unknown[] | null)[]> {
    return { argv: ['COMMAND', 'INFO', ...commandNames] };
  },

  /**
   * Lists the names of commands and subcommands.
   *
   * O(N) for N commands. Since 7.0.0.
   */
  commandList(options: CommandListOptions = {}): Command<string[]> {
    return {
      argv: [
        'COMMAND',
        'LIST',
        ...given(options.filterby, (filterby) => [
          'FILTERBY',
          ...given(filterby.module, (module) => ['MODULE', module]),
          ...given(filterby.aclcat, (aclcat) => ['ACLCAT', aclcat]),
          ...given(filterby.pattern, (pattern) => ['PATTERN', pattern]),
        ]),
      ],
    };
  },

  /**
   * Describes all commands that are served.
   *
   * O(N) for N commands. Since 2.8.13.
   */
  command(): Command<unknown[][]> {
    return { argv: ['COMMAND'] };
  },

  /**
   * Shows the settings whose names match patterns.
   *
   * O(N) for N settings. Since 2.0.0.
   */
  configGet(parameters: readonly Value[]): Command<string[]> {
    return { argv: ['CONFIG', 'GET', ...parameters] };
  },

  /**
   * Explains the subcommands of CONFIG.
   *
   * O(1). Since 5.0.0.
   */
  configHelp(): Command<string[]> {
    return { argv: ['CONFIG', 'HELP'] };
  },

  /**
   * Resets the counters of INFO.
   *
   * O(1). Since 2.0.0.
   */
  configResetstat(): Command<'OK'> {
    return { argv: ['CONFIG', 'RESETSTAT'] };
  },

  /**
   * Changes settings, all together or not at all.
   *
   * The limits of compact encodings (`hash-max-listpack-entries`, `set-max-intset-entries`,
   * `stream-node-max-entries` and so on, with their older names) have their effect at the next
   * write, up to 10,000 entries; `tracking-table-max-keys` has it at once. Settings that make no
   * difference here (`timeout`, `hz`, `save ""`, `lazyfree-lazy-user-del` and so on) are kept and
   * returned, so that tools that set them run.
   *
   * O(N) for N settings. Since 2.0.0.
   */
  configSet(data: readonly (readonly [parameter: Value, value: Value])[]): Command<'OK'> {
    return { argv: ['CONFIG', 'SET', ...data.flat()] };
  },

  /**
   * Copies the value of a key, with its expiry, to another key.
   *
   * Copying a key onto itself changes nothing and returns 0, with or without REPLACE, even if the
   * key does not exist. Redis returns an error; the hosted service does not.
   *
   * O(N) for a value of N elements, O(1) for a string. Since 6.2.0.
   * @returns
   * - `1`: The value was copied.
   * - `0`: The source does not exist, or the destination exists and REPLACE was not given, or
   *   both are the same key.
   */
  copy(source: string, destination: string, options: CopyOptions = {}): Command<1 | 0> {
    return {
      argv: [
        'COPY',
        source,
        destination,
        ...given(options.db, (db) => ['DB', db]),
        ...flag('REPLACE', options.replace),
      ],
    };
  },

  /**
   * Returns how many keys there are.
   *
   * O(1). Since 1.0.0.
   */
  dbsize(): Command<number> {
    return { argv: ['DBSIZE'] };
  },

  /**
   * Subtracts one from the integer stored at a key.
   *
   * O(1). Since 1.0.0.
   */
  decr(key: string): Command<number> {
    return { argv: ['DECR', key] };
  },

  /**
   * Subtracts an amount from the integer stored at a key.
   *
   * O(1). Since 1.0.0.
   */
  decrby(key: string, decrement: Numeric): Command<number> {
    return { argv: ['DECRBY', key, decrement] };
  },

  /**
   * Removes keys, whatever they hold.
   *
   * O(N) for N keys. Since 1.0.0.
   */
  del(keys: readonly string[]): Command<number> {
    return { argv: ['DEL', ...keys] };
  },

  /**
   * Deletes a key, optionally only if its string has a certain value.
   *
   * IFEQ and IFNE compare the string, IFDEQ and IFDNE its DIGEST. Without a condition a key of
   * any type is deleted; with one it must be a string.
   *
   * O(1), with IFDEQ and IFDNE O(N) for the N bytes of the value. Since 8.4.0.
   * @returns
   * - `1`: The key was deleted.
   * - `0`: There is no such key or the condition was not met.
   */
  delex(key: string, options: DelexOptions = {}): Command<1 | 0> {
    return {
      argv: [
        'DELEX',
        key,
        ...given(options.ifeq, (ifeq) => ['IFEQ', ifeq]),
        ...given(options.ifne, (ifne) => ['IFNE', ifne]),
        ...given(options.ifdeq, (ifdeq) => ['IFDEQ', ifdeq]),
        ...given(options.ifdne, (ifdne) => ['IFDNE', ifdne]),
      ],
    };
  },

  /**
   * Returns a hash of the string stored at a key.
   *
   * The hash is 64-bit XXH3 in 16 hexadecimal digits. With IFDEQ and IFDNE of SET and DELEX, a
   * client can compare a value without sending it.
   *
   * O(N) for the N bytes of the value. Since 8.4.0.
   * @returns
   * - `string`: The hash.
   * - `null`: There is no such key.
   */
  digest(key: string): Command<string | null> {
    return { argv: ['DIGEST', key] };
  },

  /**
   * Returns the value of a key as a payload for RESTORE.
   *
   * The payload can be restored here and on Redis 7.0 or later, or 7.4 for a hash whose fields
   * expire.
   *
   * O(N) for a value of N elements. Since 2.6.0.
   * @returns
   * - `string`: The value in the format of Redis's RDB files, followed by version and checksum.
   * - `null`: There is no such key.
   */
  dump(key: string): Command<string | null> {
    return { argv: ['DUMP', key] };
  },

  /**
   * Returns the message that it is given.
   *
   * O(1). Since 1.0.0.
   */
  echo(message: Value): Command<string> {
    return { argv: ['ECHO', message] };
  },

  /**
   * Runs a script.
   *
   * The script is Lua 5.1. It gets the keys in KEYS and the other arguments in ARGV, runs
   * commands with `redis.call`, which raises their errors, or `redis.pcall`, which returns them,
   * and has the libraries string, table, math, bit, cjson, cmsgpack and struct, and `os.clock`.
   * It runs atomically: no other command runs in between, and after a crash all its changes are
   * there or none. An error stops it; changes made before are kept. It may run for five seconds
   * of processor time (`script-time-limit`, which CONFIG SET changes), and the scripts of a
   * database may use 64 MB of memory; a script that exceeds either is stopped with an error.
   * While it runs, other commands of the database wait; after `busy-reply-threshold` milliseconds
   * they are refused with BUSY, and SCRIPT KILL stops it unless it has written. Other databases
   * are served. Its commands need the permissions of its caller, and count as one command for the
   * limits of the database. The Read Only token cannot run scripts.
   *
   * O(1), besides what the script does. Since 2.6.0.
   */
  eval(
    script: Value,
    keys: readonly string[] = [],
    args: readonly Value[] = [],
  ): Command<null | number | string | unknown[]> {
    return { argv: ['EVAL', script, keys.length, ...keys, ...args] };
  },

  /**
   * Runs a script that only reads.
   *
   * A command that writes is an error. The script is Lua 5.1. It gets the keys in KEYS and the
   * other arguments in ARGV, runs commands with `redis.call`, which raises their errors, or
   * `redis.pcall`, which returns them, and has the libraries string, table, math, bit, cjson,
   * cmsgpack and struct, and `os.clock`. It runs atomically: no other command runs in between,
   * and after a crash all its changes are there or none. An error stops it; changes made before
   * are kept. It may run for five seconds of processor time (`script-time-limit`, which CONFIG
   * SET changes), and the scripts of a database may use 64 MB of memory; a script that exceeds
   * either is stopped with an error. While it runs, other commands of the database wait; after
   * `busy-reply-threshold` milliseconds they are refused with BUSY, and SCRIPT KILL stops it
   * unless it has written. Other databases are served. Its commands need the permissions of its
   * caller, and count as one command for the limits of the database. The Read Only token cannot
   * run scripts.
   *
   * O(1), besides what the script does. Since 7.0.0.
   */
  evalRo(
    script: Value,
    keys: readonly string[] = [],
    args: readonly Value[] = [],
  ): Command<null | number | string | unknown[]> {
    return { argv: ['EVAL_RO', script, keys.length, ...keys, ...args] };
  },

  /**
   * Runs a script that is known by its SHA-1.
   *
   * Scripts are cached once they have been run with EVAL or loaded with SCRIPT LOAD, until the
   * server restarts or there are too many; after that, a client must send the script again. The
   * script is Lua 5.1. It gets the keys in KEYS and the other arguments in ARGV, runs commands
   * with `redis.call`, which raises their errors, or `redis.pcall`, which returns them, and has
   * the libraries string, table, math, bit, cjson, cmsgpack and struct, and `os.clock`. It runs
   * atomically: no other command runs in between, and after a crash all its changes are there or
   * none. An error stops it; changes made before are kept. It may run for five seconds of
   * processor time (`script-time-limit`, which CONFIG SET changes), and the scripts of a database
   * may use 64 MB of memory; a script that exceeds either is stopped with an error. While it
   * runs, other commands of the database wait; after `busy-reply-threshold` milliseconds they are
   * refused with BUSY, and SCRIPT KILL stops it unless it has written. Other databases are
   * served. Its commands need the permissions of its caller, and count as one command for the
   * limits of the database. The Read Only token cannot run scripts.
   *
   * O(1), besides what the script does. Since 2.6.0.
   */
  evalsha(
    sha1: Value,
    keys: readonly string[] = [],
    args: readonly Value[] = [],
  ): Command<null | number | string | unknown[]> {
    return { argv: ['EVALSHA', sha1, keys.length, ...keys, ...args] };
  },

  /**
   * Runs a script that only reads and is known by its SHA-1.
   *
   * A command that writes is an error. Scripts are cached once they have been run with EVAL or
   * loaded with SCRIPT LOAD, until the server restarts or there are too many; after that, a
   * client must send the script again. The script is Lua 5.1. It gets the keys in KEYS and the
   * other arguments in ARGV, runs commands with `redis.call`, which raises their errors, or
   * `redis.pcall`, which returns them, and has the libraries string, table, math, bit, cjson,
   * cmsgpack and struct, and `os.clock`. It runs atomically: no other command runs in between,
   * and after a crash all its changes are there or none. An error stops it; changes made before
   * are kept. It may run for five seconds of processor time (`script-time-limit`, which CONFIG
   * SET changes), and the scripts of a database may use 64 MB of memory; a script that exceeds
   * either is stopped with an error. While it runs, other commands of the database wait; after
   * `busy-reply-threshold` milliseconds they are refused with BUSY, and SCRIPT KILL stops it
   * unless it has written. Other databases are served. Its commands need the permissions of its
   * caller, and count as one command for the limits of the database. The Read Only token cannot
   * run scripts.
   *
   * O(1), besides what the script does. Since 7.0.0.
   */
  evalshaRo(
    sha1: Value,
    keys: readonly string[] = [],
    args: readonly Value[] = [],
  ): Command<null | number | string | unknown[]> {
    return { argv: ['EVALSHA_RO', sha1, keys.length, ...keys, ...args] };
  },

  /**
   * Counts how many of the given keys exist.
   *
   * O(N) for N keys. Since 1.0.0.
   */
  exists(keys: readonly string[]): Command<number> {
    return { argv: ['EXISTS', ...keys] };
  },

  /**
   * Lets a key expire after some seconds.
   *
   * NX sets the expiry only if the key has none, XX only if it has one, GT only if the new one is
   * later, LT only if it is earlier; a key without an expiry counts as expiring last. A time in
   * the past deletes the key.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The expiry was set, or the key removed.
   * - `0`: There is no such key, or the condition was not met.
   */
  expire(key: string, seconds: Numeric, options: ExpireOptions = {}): Command<1 | 0> {
    return {
      argv: [
        'EXPIRE',
        key,
        seconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
      ],
    };
  },

  /**
   * Lets a key expire at a Unix time in seconds.
   *
   * NX sets the expiry only if the key has none, XX only if it has one, GT only if the new one is
   * later, LT only if it is earlier; a key without an expiry counts as expiring last. A time in
   * the past deletes the key.
   *
   * O(1). Since 1.2.0.
   * @returns
   * - `1`: The expiry was set, or the key removed.
   * - `0`: There is no such key, or the condition was not met.
   */
  expireat(key: string, unixTimeSeconds: Numeric, options: ExpireatOptions = {}): Command<1 | 0> {
    return {
      argv: [
        'EXPIREAT',
        key,
        unixTimeSeconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
      ],
    };
  },

  /**
   * Returns the Unix time, in seconds, at which a key expires.
   *
   * O(1). Since 7.0.0.
   * @returns
   * - `number`: The Unix time in seconds.
   * - `-1`: The key does not expire.
   * - `-2`: There is no such key.
   */
  expiretime(key: string): Command<number | -1 | -2> {
    return { argv: ['EXPIRETIME', key] };
  },

  /**
   * Calls a function of a library.
   *
   * The function was registered by a library (FUNCTION LOAD). It gets the keys and the other
   * arguments as two tables, and can do what a script can: run commands with `redis.call` and
   * `redis.pcall`, use the libraries string, table, math, bit, cjson, cmsgpack and struct. It
   * runs atomically, is stopped after five seconds of processor time (`script-time-limit`, which
   * CONFIG SET changes), and shares 64 MB with the other functions of the database. While it
   * runs, other commands of the database wait; after `busy-reply-threshold` milliseconds they are
   * refused with BUSY, and FUNCTION KILL stops it unless it has written. Other databases are
   * served. Function names are case-insensitive. Its commands need the permissions of its caller,
   * and count as one command for the limits of the database. The Read Only token cannot call
   * functions.
   *
   * O(1), besides what the function does. Since 7.0.0.
   */
  fcall(
    functionName: Value,
    keys: readonly string[] = [],
    args: readonly Value[] = [],
  ): Command<null | number | string | unknown[]> {
    return { argv: ['FCALL', functionName, keys.length, ...keys, ...args] };
  },

  /**
   * Calls a function of a library that only reads.
   *
   * A command that writes is an error. Over HTTP, as in the hosted service, it also calls
   * functions registered without the flag `no-writes`; over RESP these are refused, as in Redis.
   *
   * O(1), besides what the function does. Since 7.0.0.
   */
  fcallRo(
    functionName: Value,
    keys: readonly string[] = [],
    args: readonly Value[] = [],
  ): Command<null | number | string | unknown[]> {
    return { argv: ['FCALL_RO', functionName, keys.length, ...keys, ...args] };
  },

  /**
   * Removes all keys of the database.
   *
   * O(1). Since 1.0.0.
   */
  flushall(options: FlushallOptions = {}): Command<'OK'> {
    return { argv: ['FLUSHALL', ...flag('ASYNC', options.async), ...flag('SYNC', options.sync)] };
  },

  /**
   * Removes all keys of the database.
   *
   * O(1). Since 1.0.0.
   */
  flushdb(options: FlushdbOptions = {}): Command<'OK'> {
    return { argv: ['FLUSHDB', ...flag('ASYNC', options.async), ...flag('SYNC', options.sync)] };
  },

  /**
   * Deletes a library with its functions.
   *
   * O(1). Since 7.0.0.
   */
  functionDelete(libraryName: Value): Command<'OK'> {
    return { argv: ['FUNCTION', 'DELETE', libraryName] };
  },

  /**
   * Returns all libraries as one payload for FUNCTION RESTORE.
   *
   * The payload is Redis's own, so Redis restores it too. It is binary: request it with
   * `Upstash-Encoding: base64`.
   *
   * O(N) for N bytes of libraries. Since 7.0.0.
   */
  functionDump(): Command<string> {
    return { argv: ['FUNCTION', 'DUMP'] };
  },

  /**
   * Deletes all libraries.
   *
   * ASYNC and SYNC have the same effect.
   *
   * O(N) for N functions. Since 7.0.0.
   */
  functionFlush(options: FunctionFlushOptions = {}): Command<'OK'> {
    return {
      argv: ['FUNCTION', 'FLUSH', ...flag('ASYNC', options.async), ...flag('SYNC', options.sync)],
    };
  },

  /**
   * Explains the subcommands of FUNCTION.
   *
   * O(1). Since 7.0.0.
   */
  functionHelp(): Command<string[]> {
    return { argv: ['FUNCTION', 'HELP'] };
  },

  /**
   * Stops the running function.
   *
   * The caller of the function gets an error. A function that has changed something is not
   * stopped (UNKILLABLE): it ends by itself or by `script-time-limit`. A script is stopped by
   * SCRIPT KILL instead (BUSY).
   *
   * O(1). Since 7.0.0.
   */
  functionKill(): Command<'OK'> {
    return { argv: ['FUNCTION', 'KILL'] };
  },

  /**
   * Describes the libraries.
   *
   * LIBRARYNAME takes a pattern, and WITHCODE adds the code of each library.
   *
   * O(N) for N functions. Since 7.0.0.
   */
  functionList(options: FunctionListOptions = {}): Command<(string | unknown[])[][]> {
    return {
      argv: [
        'FUNCTION',
        'LIST',
        ...given(options.libraryname, (libraryname) => ['LIBRARYNAME', libraryname]),
        ...flag('WITHCODE', options.withcode),
      ],
    };
  },

  /**
   * Loads a library of functions and returns its name.
   *
   * The first line names engine and library, as in `#!lua name=mylib`; the rest is Lua 5.1 that
   * runs once, at loading, and registers functions with `redis.register_function(name, callback)`
   * or `redis.register_function{function_name=…, callback=…, description=…, flags={…}}`. During
   * that it can only use this function, `redis.log` and the version, for up to 60 ms of processor
   * time. A function gets its keys and its arguments as two tables. Flags declare what it does:
   * `no-writes` that it changes nothing, `allow-oom` that it may run when memory is short,
   * `allow-key-locking` that it only uses keys that it was given. `allow-stale`, `no-cluster` and
   * `allow-cross-slot-keys` are accepted and have no effect. Libraries are data: they are in the
   * log and in backups, and FLUSHALL keeps them. The values of their variables are not, and are
   * lost when the process ends or a function is stopped.
   *
   * O(N) for N bytes of the library. Since 7.0.0.
   */
  functionLoad(functionCode: Value, options: FunctionLoadOptions = {}): Command<string> {
    return { argv: ['FUNCTION', 'LOAD', ...flag('REPLACE', options.replace), functionCode] };
  },

  /**
   * Adds the libraries of a payload that FUNCTION DUMP returned.
   *
   * APPEND, the default, refuses the whole payload if one of its libraries or functions already
   * exists. REPLACE replaces libraries of the same names, FLUSH all existing libraries. Payloads
   * of Redis up to 8.0 can be restored.
   *
   * O(N) for N bytes of the payload. Since 7.0.0.
   */
  functionRestore(serializedValue: Value, options: FunctionRestoreOptions = {}): Command<'OK'> {
    return {
      argv: [
        'FUNCTION',
        'RESTORE',
        serializedValue,
        ...flag('FLUSH', options.flush),
        ...flag('APPEND', options.append),
        ...flag('REPLACE', options.replace),
      ],
    };
  },

  /**
   * Returns the running script and the number of libraries and functions.
   *
   * `running_script` is null, or the name, the command and the milliseconds (`duration_ms`) of
   * the script or function that runs.
   *
   * O(1). Since 7.0.0.
   */
  functionStats(): Command<
    [
      string | null | unknown[],
      string | null | unknown[],
      string | null | unknown[],
      string | null | unknown[],
    ]
  > {
    return { argv: ['FUNCTION', 'STATS'] };
  },

  /**
   * Adds members with their longitude and latitude to a sorted set.
   *
   * The position is stored as a 52-bit score, so the key is a sorted set for all other commands,
   * and ZREM removes a member. Longitudes range from -180 to 180, latitudes from -85.05112878 to
   * 85.05112878. NX only adds members, XX only moves existing ones, CH counts both.
   *
   * O(log(N)) for each member, N being the number of members. Since 3.2.0.
   */
  geoadd(
    key: string,
    data: readonly (readonly [longitude: Numeric, latitude: Numeric, member: Value])[],
    options: GeoaddOptions = {},
  ): Command<number> {
    return {
      argv: [
        'GEOADD',
        key,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('CH', options.ch),
        ...data.flat(),
      ],
    };
  },

  /**
   * Returns the distance between two members.
   *
   * The earth is assumed to be a sphere, which causes an error of up to 0.5 %.
   *
   * O(1). Since 3.2.0.
   * @returns
   * - `string`: The distance in meters, or in the unit that was given, with four decimals.
   * - `null`: One of the members is not there.
   */
  geodist(
    key: string,
    member1: Value,
    member2: Value,
    options: GeodistOptions = {},
  ): Command<string | null> {
    return {
      argv: [
        'GEODIST',
        key,
        member1,
        member2,
        ...flag('M', options.m),
        ...flag('KM', options.km),
        ...flag('FT', options.ft),
        ...flag('MI', options.mi),
      ],
    };
  },

  /**
   * Returns the geohashes of members, as geohash.org writes them.
   *
   * The last of the eleven characters is always 0: a score has no bits for it.
   *
   * O(1) for each member. Since 3.2.0.
   */
  geohash(key: string, members: readonly Value[] = []): Command<(string | null)[]> {
    return { argv: ['GEOHASH', key, ...members] };
  },

  /**
   * Returns the longitudes and latitudes of members.
   *
   * The score stands for a cell whose center is returned, so positions are off by up to 0.6 m.
   *
   * O(1) for each member. Since 3.2.0.
   */
  geopos(key: string, members: readonly Value[] = []): Command<([string, string] | null)[]> {
    return { argv: ['GEOPOS', key, ...members] };
  },

  /**
   * Returns or stores the members within a circle around a position.
   *
   * The options are those of GEOSEARCH. STORE and STOREDIST, each with a key, store the result as
   * GEOSEARCHSTORE does.
   *
   * O(N + log(M)) with N members in the cells around the shape, and M members of the set. Since
   * 3.2.0.
   * @returns
   * - `(string | [string])[]`: The members; with WITHDIST, WITHHASH or WITHCOORD, arrays of the
   *   member, its distance in the unit of the search, its score, and its longitude and latitude.
   * - `number`: With STORE or STOREDIST: how many members were stored.
   * @deprecated since 6.2.0: GEOSEARCH and GEOSEARCHSTORE with the BYRADIUS argument
   */
  georadius(
    key: string,
    longitude: Numeric,
    latitude: Numeric,
    radius: Numeric,
    unit: 'M' | 'KM' | 'FT' | 'MI',
    options: GeoradiusOptions = {},
  ): Command<(string | [string])[] | number> {
    return {
      argv: [
        'GEORADIUS',
        key,
        longitude,
        latitude,
        radius,
        unit,
        ...flag('WITHCOORD', options.withcoord),
        ...flag('WITHDIST', options.withdist),
        ...flag('WITHHASH', options.withhash),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('ANY', options.any),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
        ...given(options.store, (store) => ['STORE', store]),
        ...given(options.storedist, (storedist) => ['STOREDIST', storedist]),
      ],
    };
  },

  /**
   * Returns the members within a circle around a position.
   *
   * The options are those of GEOSEARCH.
   *
   * O(N + log(M)) with N members in the cells around the shape, and M members of the set. Since
   * 3.2.10.
   * @deprecated since 6.2.0: GEOSEARCH with the BYRADIUS argument
   */
  georadiusRo(
    key: string,
    longitude: Numeric,
    latitude: Numeric,
    radius: Numeric,
    unit: 'M' | 'KM' | 'FT' | 'MI',
    options: GeoradiusRoOptions = {},
  ): Command<(string | [string])[]> {
    return {
      argv: [
        'GEORADIUS_RO',
        key,
        longitude,
        latitude,
        radius,
        unit,
        ...flag('WITHCOORD', options.withcoord),
        ...flag('WITHDIST', options.withdist),
        ...flag('WITHHASH', options.withhash),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('ANY', options.any),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
      ],
    };
  },

  /**
   * Returns or stores the members within a circle around a member.
   *
   * The options are those of GEOSEARCH. STORE and STOREDIST, each with a key, store the result as
   * GEOSEARCHSTORE does.
   *
   * O(N + log(M)) with N members in the cells around the shape, and M members of the set. Since
   * 3.2.0.
   * @returns
   * - `(string | [string])[]`: The members; with WITHDIST, WITHHASH or WITHCOORD, arrays of the
   *   member, its distance in the unit of the search, its score, and its longitude and latitude.
   * - `number`: With STORE or STOREDIST: how many members were stored.
   * @deprecated since 6.2.0: GEOSEARCH and GEOSEARCHSTORE with the BYRADIUS and FROMMEMBER arguments
   */
  georadiusbymember(
    key: string,
    member: Value,
    radius: Numeric,
    unit: 'M' | 'KM' | 'FT' | 'MI',
    options: GeoradiusbymemberOptions = {},
  ): Command<(string | [string])[] | number> {
    return {
      argv: [
        'GEORADIUSBYMEMBER',
        key,
        member,
        radius,
        unit,
        ...flag('WITHCOORD', options.withcoord),
        ...flag('WITHDIST', options.withdist),
        ...flag('WITHHASH', options.withhash),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('ANY', options.any),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
        ...given(options.store, (store) => ['STORE', store]),
        ...given(options.storedist, (storedist) => ['STOREDIST', storedist]),
      ],
    };
  },

  /**
   * Returns the members within a circle around a member.
   *
   * The options are those of GEOSEARCH.
   *
   * O(N + log(M)) with N members in the cells around the shape, and M members of the set. Since
   * 3.2.10.
   * @deprecated since 6.2.0: GEOSEARCH with the BYRADIUS and FROMMEMBER arguments
   */
  georadiusbymemberRo(
    key: string,
    member: Value,
    radius: Numeric,
    unit: 'M' | 'KM' | 'FT' | 'MI',
    options: GeoradiusbymemberRoOptions = {},
  ): Command<(string | [string])[]> {
    return {
      argv: [
        'GEORADIUSBYMEMBER_RO',
        key,
        member,
        radius,
        unit,
        ...flag('WITHCOORD', options.withcoord),
        ...flag('WITHDIST', options.withdist),
        ...flag('WITHHASH', options.withhash),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('ANY', options.any),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
      ],
    };
  },

  /**
   * Returns the members within a circle or a box.
   *
   * The center is a member (FROMMEMBER) or a position (FROMLONLAT); the shape is a circle
   * (BYRADIUS) or a box whose sides run along meridians and parallels (BYBOX). COUNT returns the
   * nearest members; with ANY the first ones found, which takes less work.
   *
   * O(N + log(M)) with N members in the cells around the shape, and M members of the set. Since
   * 6.2.0.
   */
  geosearch(key: string, options: GeosearchOptions): Command<(string | [string])[]> {
    return {
      argv: [
        'GEOSEARCH',
        key,
        ...given(options.frommember, (frommember) => ['FROMMEMBER', frommember]),
        ...given(options.fromlonlat, (fromlonlat) => [
          'FROMLONLAT',
          fromlonlat.longitude,
          fromlonlat.latitude,
        ]),
        ...given(options.byradius, (byradius) => ['BYRADIUS', byradius]),
        ...given(options.unit, (unit) => [unit]),
        ...given(options.bybox, (bybox) => ['BYBOX', bybox]),
        ...given(options.height, (height) => [height]),
        ...given(options.boxUnit, (boxUnit) => [boxUnit]),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('ANY', options.any),
        ...flag('WITHCOORD', options.withcoord),
        ...flag('WITHDIST', options.withdist),
        ...flag('WITHHASH', options.withhash),
      ],
    };
  },

  /**
   * Stores the members within a circle or a box in a sorted set.
   *
   * The search is that of GEOSEARCH. The members keep their positions as scores; with STOREDIST,
   * their distances in the unit of the search are the scores. The destination is overwritten.
   *
   * O(N + log(M)) with N members in the cells around the shape, and M members of the set. Since
   * 6.2.0.
   */
  geosearchstore(
    destination: string,
    source: string,
    options: GeosearchstoreOptions,
  ): Command<number> {
    return {
      argv: [
        'GEOSEARCHSTORE',
        destination,
        source,
        ...given(options.frommember, (frommember) => ['FROMMEMBER', frommember]),
        ...given(options.fromlonlat, (fromlonlat) => [
          'FROMLONLAT',
          fromlonlat.longitude,
          fromlonlat.latitude,
        ]),
        ...given(options.byradius, (byradius) => ['BYRADIUS', byradius]),
        ...given(options.unit, (unit) => [unit]),
        ...given(options.bybox, (bybox) => ['BYBOX', bybox]),
        ...given(options.height, (height) => [height]),
        ...given(options.boxUnit, (boxUnit) => [boxUnit]),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('ANY', options.any),
        ...flag('STOREDIST', options.storedist),
      ],
    };
  },

  /**
   * Returns the string stored at a key.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `string`: The value.
   * - `null`: There is no such key.
   */
  get(key: string): Command<string | null> {
    return { argv: ['GET', key] };
  },

  /**
   * Returns one bit of the string stored at a key.
   *
   * O(1). Since 2.2.0.
   * @returns
   * - `1`: The bit is set.
   * - `0`: The bit is not set or lies behind the end.
   */
  getbit(key: string, offset: Numeric): Command<1 | 0> {
    return { argv: ['GETBIT', key, offset] };
  },

  /**
   * Returns the string stored at a key and deletes the key.
   *
   * O(1). Since 6.2.0.
   * @returns
   * - `string`: The value that was there.
   * - `null`: There is no such key.
   */
  getdel(key: string): Command<string | null> {
    return { argv: ['GETDEL', key] };
  },

  /**
   * Returns the string stored at a key and changes when the key expires.
   *
   * O(1). Since 6.2.0.
   * @returns
   * - `string`: The value.
   * - `null`: There is no such key.
   */
  getex(key: string, options: GetexOptions = {}): Command<string | null> {
    return {
      argv: [
        'GETEX',
        key,
        ...given(options.ex, (ex) => ['EX', ex]),
        ...given(options.px, (px) => ['PX', px]),
        ...given(options.exat, (exat) => ['EXAT', exat]),
        ...given(options.pxat, (pxat) => ['PXAT', pxat]),
        ...flag('PERSIST', options.persist),
      ],
    };
  },

  /**
   * Returns a part of the string stored at a key.
   *
   * O(N) for N bytes returned. Since 2.4.0.
   */
  getrange(key: string, start: Numeric, end: Numeric): Command<string> {
    return { argv: ['GETRANGE', key, start, end] };
  },

  /**
   * Sets the string stored at a key and returns the one before.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `string`: The value from before.
   * - `null`: There was no such key.
   * @deprecated since 6.2.0: SET with GET
   */
  getset(key: string, value: Value): Command<string | null> {
    return { argv: ['GETSET', key, value] };
  },

  /**
   * Removes fields from a hash, and the hash with its last field.
   *
   * O(N) where N is the number of fields to remove. Since 2.0.0.
   */
  hdel(key: string, fields: readonly Value[]): Command<number> {
    return { argv: ['HDEL', key, ...fields] };
  },

  /**
   * Says whether a hash has a field.
   *
   * O(1). Since 2.0.0.
   * @returns
   * - `1`: The field exists.
   * - `0`: There is no such field or no such key.
   */
  hexists(key: string, field: Value): Command<1 | 0> {
    return { argv: ['HEXISTS', key, field] };
  },

  /**
   * Lets fields of a hash expire after a number of seconds.
   *
   * NX sets only fields without an expiry, XX only fields with one, GT only if the new expiry is
   * later, LT only if it is earlier or the field has none.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hexpire(
    key: string,
    seconds: Numeric,
    fields: readonly Value[],
    options: HexpireOptions = {},
  ): Command<(-2 | 0 | 1 | 2)[]> {
    return {
      argv: [
        'HEXPIRE',
        key,
        seconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
        'FIELDS',
        fields.length,
        ...fields,
      ],
    };
  },

  /**
   * Lets fields of a hash expire at a Unix time in seconds.
   *
   * NX sets only fields without an expiry, XX only fields with one, GT only if the new expiry is
   * later, LT only if it is earlier or the field has none.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hexpireat(
    key: string,
    unixTimeSeconds: Numeric,
    fields: readonly Value[],
    options: HexpireatOptions = {},
  ): Command<(-2 | 0 | 1 | 2)[]> {
    return {
      argv: [
        'HEXPIREAT',
        key,
        unixTimeSeconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
        'FIELDS',
        fields.length,
        ...fields,
      ],
    };
  },

  /**
   * Returns when fields of a hash expire, in Unix seconds.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hexpiretime(key: string, fields: readonly Value[]): Command<(-2 | -1 | number)[]> {
    return { argv: ['HEXPIRETIME', key, 'FIELDS', fields.length, ...fields] };
  },

  /**
   * Returns the value of a field of a hash.
   *
   * O(1). Since 2.0.0.
   * @returns
   * - `string`: The value.
   * - `null`: There is no such field or no such key.
   */
  hget(key: string, field: Value): Command<string | null> {
    return { argv: ['HGET', key, field] };
  },

  /**
   * Returns all fields of a hash with their values.
   *
   * O(N) where N is the number of fields in the hash. Since 2.0.0.
   */
  hgetall(key: string): Command<string[]> {
    return { argv: ['HGETALL', key] };
  },

  /**
   * Returns the values of fields of a hash and removes the fields.
   *
   * O(N) where N is the number of fields named. Since 8.0.0.
   */
  hgetdel(key: string, fields: readonly Value[]): Command<(string | null)[]> {
    return { argv: ['HGETDEL', key, 'FIELDS', fields.length, ...fields] };
  },

  /**
   * Returns the values of fields of a hash and sets or removes their expiry.
   *
   * O(N) where N is the number of fields named. Since 8.0.0.
   */
  hgetex(
    key: string,
    fields: readonly Value[],
    options: HgetexOptions = {},
  ): Command<(string | null)[]> {
    return {
      argv: [
        'HGETEX',
        key,
        ...given(options.ex, (ex) => ['EX', ex]),
        ...given(options.px, (px) => ['PX', px]),
        ...given(options.exat, (exat) => ['EXAT', exat]),
        ...given(options.pxat, (pxat) => ['PXAT', pxat]),
        ...flag('PERSIST', options.persist),
        'FIELDS',
        fields.length,
        ...fields,
      ],
    };
  },

  /**
   * Adds an integer to the one stored in a field; a missing field counts as 0.
   *
   * The field keeps its expiry.
   *
   * O(1). Since 2.0.0.
   */
  hincrby(key: string, field: Value, increment: Numeric): Command<number> {
    return { argv: ['HINCRBY', key, field, increment] };
  },

  /**
   * Adds a decimal number to the one stored in a field; a missing field counts as 0.
   *
   * The field keeps its expiry.
   *
   * O(1). Since 2.6.0.
   */
  hincrbyfloat(key: string, field: Value, increment: Numeric): Command<string> {
    return { argv: ['HINCRBYFLOAT', key, field, increment] };
  },

  /**
   * Returns the names of all fields of a hash.
   *
   * O(N) where N is the number of fields in the hash. Since 2.0.0.
   */
  hkeys(key: string): Command<string[]> {
    return { argv: ['HKEYS', key] };
  },

  /**
   * Returns how many fields a hash has.
   *
   * O(1). Since 2.0.0.
   */
  hlen(key: string): Command<number> {
    return { argv: ['HLEN', key] };
  },

  /**
   * Returns the values of several fields of a hash.
   *
   * O(N) where N is the number of fields asked for. Since 2.0.0.
   */
  hmget(key: string, fields: readonly Value[]): Command<(string | null)[]> {
    return { argv: ['HMGET', key, ...fields] };
  },

  /**
   * Sets fields of a hash, creating the hash where there is none.
   *
   * O(N) where N is the number of fields. Since 2.0.0.
   * @deprecated since 4.0.0: HSET
   */
  hmset(
    key: string,
    fieldValues: readonly (readonly [field: Value, value: Value])[],
  ): Command<'OK'> {
    return { argv: ['HMSET', key, ...fieldValues.flat()] };
  },

  /**
   * Removes the expiry of fields of a hash.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hpersist(key: string, fields: readonly Value[]): Command<(-2 | -1 | 1)[]> {
    return { argv: ['HPERSIST', key, 'FIELDS', fields.length, ...fields] };
  },

  /**
   * Lets fields of a hash expire after a number of milliseconds.
   *
   * NX sets only fields without an expiry, XX only fields with one, GT only if the new expiry is
   * later, LT only if it is earlier or the field has none.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hpexpire(
    key: string,
    milliseconds: Numeric,
    fields: readonly Value[],
    options: HpexpireOptions = {},
  ): Command<(-2 | 0 | 1 | 2)[]> {
    return {
      argv: [
        'HPEXPIRE',
        key,
        milliseconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
        'FIELDS',
        fields.length,
        ...fields,
      ],
    };
  },

  /**
   * Lets fields of a hash expire at a Unix time in milliseconds.
   *
   * NX sets only fields without an expiry, XX only fields with one, GT only if the new expiry is
   * later, LT only if it is earlier or the field has none.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hpexpireat(
    key: string,
    unixTimeMilliseconds: Numeric,
    fields: readonly Value[],
    options: HpexpireatOptions = {},
  ): Command<(-2 | 0 | 1 | 2)[]> {
    return {
      argv: [
        'HPEXPIREAT',
        key,
        unixTimeMilliseconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
        'FIELDS',
        fields.length,
        ...fields,
      ],
    };
  },

  /**
   * Returns when fields of a hash expire, in Unix milliseconds.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hpexpiretime(key: string, fields: readonly Value[]): Command<(-2 | -1 | number)[]> {
    return { argv: ['HPEXPIRETIME', key, 'FIELDS', fields.length, ...fields] };
  },

  /**
   * Returns how many milliseconds fields of a hash have left.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  hpttl(key: string, fields: readonly Value[]): Command<(-2 | -1 | number)[]> {
    return { argv: ['HPTTL', key, 'FIELDS', fields.length, ...fields] };
  },

  /**
   * Returns fields of a hash, chosen at random.
   *
   * O(N) where N is the number of fields returned. Since 6.2.0.
   * @returns
   * - `string`: One field, where no count is given.
   * - `null`: No count is given, and there is no such key.
   * - `string[]`: The fields, each followed by its value with WITHVALUES; empty if the key does
   *   not exist.
   */
  hrandfield(key: string, options: HrandfieldOptions = {}): Command<string | null | string[]> {
    return {
      argv: [
        'HRANDFIELD',
        key,
        ...given(options.count, (count) => [count]),
        ...flag('WITHVALUES', options.withvalues),
      ],
    };
  },

  /**
   * Iterates over the fields of a hash, some at each call.
   *
   * COUNT (default 100) is the number of fields examined per call; after MATCH there may be fewer
   * or none. A small hash is returned as a whole, whatever COUNT is.
   *
   * O(1) for each call, O(N) for all calls together, N being the number of fields in the hash.
   * Since 2.8.0.
   */
  hscan(key: string, cursor: Numeric, options: HscanOptions = {}): Command<[string, string[]]> {
    return {
      argv: [
        'HSCAN',
        key,
        cursor,
        ...given(options.match, (match) => ['MATCH', match]),
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('NOVALUES', options.novalues),
      ],
    };
  },

  /**
   * Sets fields of a hash, creating the hash where there is none.
   *
   * A field that is set loses its expiry.
   *
   * O(N) where N is the number of fields. Since 2.0.0.
   */
  hset(
    key: string,
    fieldValues: readonly (readonly [field: Value, value: Value])[],
  ): Command<number> {
    return { argv: ['HSET', key, ...fieldValues.flat()] };
  },

  /**
   * Sets fields of a hash together with their expiry; all of them, or none.
   *
   * FNX sets the fields only if none of them exist, FXX only if all of them do. Without an expiry
   * and without KEEPTTL, the fields lose any expiry they have.
   *
   * O(N) where N is the number of fields set. Since 8.0.0.
   * @returns
   * - `1`: The fields are set.
   * - `0`: The condition is not met and nothing is set.
   */
  hsetex(
    key: string,
    data: readonly (readonly [field: Value, value: Value])[],
    options: HsetexOptions = {},
  ): Command<1 | 0> {
    return {
      argv: [
        'HSETEX',
        key,
        ...flag('FNX', options.fnx),
        ...flag('FXX', options.fxx),
        ...given(options.ex, (ex) => ['EX', ex]),
        ...given(options.px, (px) => ['PX', px]),
        ...given(options.exat, (exat) => ['EXAT', exat]),
        ...given(options.pxat, (pxat) => ['PXAT', pxat]),
        ...flag('KEEPTTL', options.keepttl),
        'FIELDS',
        data.length,
        ...data.flat(),
      ],
    };
  },

  /**
   * Sets a field of a hash, unless the field exists.
   *
   * O(1). Since 2.0.0.
   * @returns
   * - `1`: The field is set.
   * - `0`: The field exists and keeps its value.
   */
  hsetnx(key: string, field: Value, value: Value): Command<1 | 0> {
    return { argv: ['HSETNX', key, field, value] };
  },

  /**
   * Returns the length of the value of a field, in bytes.
   *
   * O(1). Since 3.2.0.
   */
  hstrlen(key: string, field: Value): Command<number> {
    return { argv: ['HSTRLEN', key, field] };
  },

  /**
   * Returns how many seconds fields of a hash have left.
   *
   * O(N) where N is the number of fields named. Since 7.4.0.
   */
  httl(key: string, fields: readonly Value[]): Command<(-2 | -1 | number)[]> {
    return { argv: ['HTTL', key, 'FIELDS', fields.length, ...fields] };
  },

  /**
   * Returns the values of all fields of a hash.
   *
   * O(N) where N is the number of fields in the hash. Since 2.0.0.
   */
  hvals(key: string): Command<string[]> {
    return { argv: ['HVALS', key] };
  },

  /**
   * Adds one to the integer stored at a key.
   *
   * O(1). Since 1.0.0.
   */
  incr(key: string): Command<number> {
    return { argv: ['INCR', key] };
  },

  /**
   * Adds an amount to the integer stored at a key.
   *
   * O(1). Since 1.0.0.
   */
  incrby(key: string, increment: Numeric): Command<number> {
    return { argv: ['INCRBY', key, increment] };
  },

  /**
   * Adds an amount to the floating-point number stored at a key.
   *
   * The numbers have a mantissa of 64 bits, as in Redis on x86-64. So a decimal without an exact
   * binary value, such as 1000.1, may be returned as 1000.09999999999999998.
   *
   * O(1). Since 2.6.0.
   */
  incrbyfloat(key: string, increment: Numeric): Command<string> {
    return { argv: ['INCRBYFLOAT', key, increment] };
  },

  /**
   * Adds an amount to the number stored at a key, within bounds, and changes when the key
   * expires.
   *
   * The reply has the value after the change, and by how much it has changed. A result beyond a
   * bound, or beyond 64 bits, changes nothing, not even the expiry; with SATURATE the value
   * becomes the bound. Without an option for the expiry, the key keeps the one it has; with ENX
   * it is set only if the key has none. A time in the past deletes the key. With BYFLOAT the
   * bounds are floating-point numbers, and the numbers of the reply are text, as with
   * INCRBYFLOAT.
   *
   * O(1). Since 8.8.0.
   */
  increx(key: string, options: IncrexOptions = {}): Command<[number | string, number | string]> {
    return {
      argv: [
        'INCREX',
        key,
        ...given(options.byfloat, (byfloat) => ['BYFLOAT', byfloat]),
        ...given(options.byint, (byint) => ['BYINT', byint]),
        ...flag('SATURATE', options.saturate),
        ...given(options.lbound, (lbound) => ['LBOUND', lbound]),
        ...given(options.ubound, (ubound) => ['UBOUND', ubound]),
        ...given(options.ex, (ex) => ['EX', ex]),
        ...given(options.px, (px) => ['PX', px]),
        ...given(options.exat, (exat) => ['EXAT', exat]),
        ...given(options.pxat, (pxat) => ['PXAT', pxat]),
        ...flag('PERSIST', options.persist),
        ...flag('ENX', options.enx),
      ],
    };
  },

  /**
   * Returns information on the database, section by section.
   *
   * The sections are server, clients, memory, persistence, stats, replication, cpu, commandstats,
   * errorstats, cluster and keyspace; without one, all but commandstats, and with `all` this too.
   * It has a line for each command that has been called: calls, microseconds, calls refused
   * before they ran (`rejected_calls`), and failed calls. CONFIG RESETSTAT sets the counters back
   * to zero.
   *
   * O(1). Since 1.0.0.
   */
  info(sections: readonly Value[] = []): Command<string> {
    return { argv: ['INFO', ...sections] };
  },

  /**
   * Appends values to the arrays of a JSON document that a path leads to.
   *
   * O(N) for the N values that the path looks at or that are moved. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, its new length, null for a value
   *   that is not an array.
   * - `number`: For a legacy path (RedisJSON 1) the new length.
   */
  jsonArrappend(
    key: string,
    path: Value,
    values: readonly Value[],
  ): Command<(number | null)[] | number> {
    return { argv: ['JSON.ARRAPPEND', key, path, ...values] };
  },

  /**
   * Finds a value in the arrays of a JSON document that a path leads to.
   *
   * Searches from the first index up to, but not including, the second; negative ones count from
   * the end, and 0 as the second means the end.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, the index of the first such
   *   element, -1 if there is none, null for a value that is not an array.
   * - `number`: For a path in the form of RedisJSON 1 the index or -1.
   */
  jsonArrindex(
    key: string,
    path: Value,
    value: Value,
    options: JsonArrindexOptions = {},
  ): Command<(number | null)[] | number> {
    return {
      argv: [
        'JSON.ARRINDEX',
        key,
        path,
        value,
        ...given(options.start, (start) => [start]),
        ...given(options.stop, (stop) => [stop]),
      ],
    };
  },

  /**
   * Inserts values into the arrays of a JSON document that a path leads to.
   *
   * They are inserted before the element at the index; a negative index counts from the end.
   *
   * O(N) for the N values that the path looks at or that are moved. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, its new length, null for a value
   *   that is not an array.
   * - `number`: For a legacy path (RedisJSON 1) the new length.
   */
  jsonArrinsert(
    key: string,
    path: Value,
    index: Numeric,
    values: readonly Value[],
  ): Command<(number | null)[] | number> {
    return { argv: ['JSON.ARRINSERT', key, path, index, ...values] };
  },

  /**
   * Returns the lengths of the arrays of a JSON document that a path leads to.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, its length, null for a value
   *   that is not an array.
   * - `number`: Without a path, or with one in the form of RedisJSON 1, the length.
   * - `null`: Without a path that begins with `$`: there is no such key.
   */
  jsonArrlen(key: string, path?: Value): Command<(number | null)[] | number | null> {
    return { argv: ['JSON.ARRLEN', key, ...given(path, (path) => [path])] };
  },

  /**
   * Removes and returns an element of the arrays of a JSON document that a path matches.
   *
   * Without an index it is the last one. A negative index counts from the end; an index out of
   * range means the first or the last element.
   *
   * O(N) for the N values that the path looks at or that are moved. Since 1.0.0.
   * @returns
   * - `(string | null)[]`: For each value that the path matches, the element as JSON, null for a
   *   value that is not an array or is empty.
   * - `string`: Without a path, or with one in the form of RedisJSON 1, the element as JSON.
   * - `null`: The same, where the array is empty.
   */
  jsonArrpop(
    key: string,
    path?: Value,
    index?: Numeric,
  ): Command<(string | null)[] | string | null> {
    return {
      argv: [
        'JSON.ARRPOP',
        key,
        ...given(path, (path) => [path]),
        ...given(index, (index) => [index]),
      ],
    };
  },

  /**
   * Trims the arrays of a JSON document that a path leads to.
   *
   * The elements from one index to another are kept, both inclusive. Negative indexes count from
   * the end.
   *
   * O(N) for the N values that the path looks at or that are moved. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, its new length, null for a value
   *   that is not an array.
   * - `number`: For a legacy path (RedisJSON 1) the new length.
   */
  jsonArrtrim(
    key: string,
    path: Value,
    start: Numeric,
    stop: Numeric,
  ): Command<(number | null)[] | number> {
    return { argv: ['JSON.ARRTRIM', key, path, start, stop] };
  },

  /**
   * Empties the arrays and objects that a path leads to, and sets numbers to 0.
   *
   * Without a path the whole document is cleared. Strings, booleans and null are not changed.
   *
   * O(N) for the N values that the path looks at or that are removed. Since 2.0.0.
   */
  jsonClear(key: string, path?: Value): Command<number> {
    return { argv: ['JSON.CLEAR', key, ...given(path, (path) => [path])] };
  },

  /**
   * Lists the subcommands of JSON.DEBUG.
   *
   * O(1). Since 1.0.0.
   */
  jsonDebugHelp(): Command<string[]> {
    return { argv: ['JSON.DEBUG', 'HELP'] };
  },

  /**
   * Returns the memory that values of a JSON document take, in bytes.
   *
   * O(N) for the N values that the path looks at and what is in them. Since 1.0.0.
   * @returns
   * - `number[]`: The approximate memory of each value that the path matches, in bytes.
   * - `number`: Without a path, or with a legacy path (RedisJSON 1), the memory of that value; 0
   *   if the key does not exist.
   */
  jsonDebugMemory(key: string, path?: Value): Command<number[] | number> {
    return { argv: ['JSON.DEBUG', 'MEMORY', key, ...given(path, (path) => [path])] };
  },

  /**
   * Removes what a path leads to from a JSON document.
   *
   * Without a path, or with `$`, the key is deleted. Of nested matches only the outermost one is
   * counted. JSON.FORGET is the same.
   *
   * O(N) for the N values that the path looks at or that are removed. Since 1.0.0.
   */
  jsonDel(key: string, path?: Value): Command<number> {
    return { argv: ['JSON.DEL', key, ...given(path, (path) => [path])] };
  },

  /**
   * Removes what a path leads to from a JSON document.
   *
   * Without a path, or with `$`, the key is deleted. Of nested matches only the outermost one is
   * counted. JSON.DEL is the same.
   *
   * O(N) for the N values that the path looks at or that are removed. Since 1.0.0.
   */
  jsonForget(key: string, path?: Value): Command<number> {
    return { argv: ['JSON.FORGET', key, ...given(path, (path) => [path])] };
  },

  /**
   * Returns what paths match in a JSON document, as JSON.
   *
   * Without a path the reply is the document itself. With one path that begins with `$` it is an
   * array of all matching values, with several paths an object with the paths as keys. A legacy
   * path (RedisJSON 1), such as `.a.b` or `a[0]`, returns the first value that it matches,
   * without an array. Deeper matches of `..` come first.
   *
   * O(N) for the N values that the paths look at. Since 1.0.0.
   * @returns
   * - `string`: The values as JSON.
   * - `null`: There is no such key.
   */
  jsonGet(
    key: string,
    paths: readonly Value[] = [],
    options: JsonGetOptions = {},
  ): Command<string | null> {
    return {
      argv: [
        'JSON.GET',
        key,
        ...given(options.indent, (indent) => ['INDENT', indent]),
        ...given(options.newline, (newline) => ['NEWLINE', newline]),
        ...given(options.space, (space) => ['SPACE', space]),
        ...paths,
      ],
    };
  },

  /**
   * Merges a JSON value into what a path leads to.
   *
   * As in RFC 7396, members of an object are merged one by one, null removes a member, and any
   * other value replaces the existing one. A path without a match adds a member to the object
   * that it names.
   *
   * O(M+N) for the M values that the path looks at and the N that are merged. Since 2.6.0.
   * @returns
   * - `'OK'`: The value was merged.
   * - `null`: The path leads nowhere, and to no object that could get a member.
   */
  jsonMerge(key: string, path: Value, value: Value): Command<'OK' | null> {
    return { argv: ['JSON.MERGE', key, path, value] };
  },

  /**
   * Returns what one path leads to in several JSON documents.
   *
   * O(M*N) for M keys with N values that the path looks at. Since 1.0.0.
   */
  jsonMget(keys: readonly string[], path: Value): Command<(string | null)[]> {
    return { argv: ['JSON.MGET', ...keys, path] };
  },

  /**
   * Puts JSON values in the places of several documents, all of them or none.
   *
   * O(K*(M+N)) for K values of N parts, and the M values that each path looks at. Since 2.6.0.
   */
  jsonMset(
    triplets: readonly (readonly [key: string, path: Value, value: Value])[],
  ): Command<'OK'> {
    return { argv: ['JSON.MSET', ...triplets.flat()] };
  },

  /**
   * Adds a number to the numbers of a JSON document that a path leads to.
   *
   * Two integers give an integer of up to 64 bits, anything else a floating-point number. For a
   * legacy path (RedisJSON 1) the reply is one number.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   */
  jsonNumincrby(key: string, path: Value, value: Numeric): Command<string> {
    return { argv: ['JSON.NUMINCRBY', key, path, value] };
  },

  /**
   * Multiplies by a number the numbers of a JSON document that a path leads to.
   *
   * Two integers give an integer of up to 64 bits, anything else a floating-point number. For a
   * legacy path (RedisJSON 1) the reply is one number.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   */
  jsonNummultby(key: string, path: Value, value: Numeric): Command<string> {
    return { argv: ['JSON.NUMMULTBY', key, path, value] };
  },

  /**
   * Returns the keys of the objects of a JSON document that a path leads to.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `(string[] | null)[]`: For each value that the path matches, its keys, null for a value
   *   that is not an object.
   * - `string[]`: Without a path, or with a legacy path (RedisJSON 1), the keys.
   * - `unknown[]`: The path leads nowhere
   * - `null`: Without a path that begins with `$`: there is no such key, or no such value.
   */
  jsonObjkeys(
    key: string,
    path?: Value,
  ): Command<(string[] | null)[] | string[] | unknown[] | null> {
    return { argv: ['JSON.OBJKEYS', key, ...given(path, (path) => [path])] };
  },

  /**
   * Returns how many members the objects of a JSON document have that a path leads to.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, the number of its members, null
   *   for a value that is not an object.
   * - `number`: Without a path, or with a legacy path (RedisJSON 1), the number of members.
   * - `null`: Without a path that begins with `$`: there is no such key, or no such value.
   */
  jsonObjlen(key: string, path?: Value): Command<(number | null)[] | number | null> {
    return { argv: ['JSON.OBJLEN', key, ...given(path, (path) => [path])] };
  },

  /**
   * Returns what a path leads to in a JSON document as a reply of Redis instead of JSON.
   *
   * An array begins with `[`; an object begins with `{`, followed by alternating keys and values;
   * true and false are words, floating-point numbers are strings.
   *
   * O(N) for the N values of the reply. Since 1.0.0.
   * @returns
   * - `unknown[]`: An array of all values that the path matches; without a path that begins with
   *   `$`, an array or an object.
   * - `string`: For such a path a string, a boolean or a floating-point number.
   * - `number`: For such a path an integer.
   * - `null`: There is no such key; or for such a path, null.
   */
  jsonResp(key: string, path?: Value): Command<unknown[] | string | number | null> {
    return { argv: ['JSON.RESP', key, ...given(path, (path) => [path])] };
  },

  /**
   * Puts a JSON value under a key, or in the places of a document that a path leads to.
   *
   * A new document is created with the path `$`. A path with matches replaces all of them; one
   * without a match adds a member to the object that it names, which must exist. NX only adds, XX
   * only replaces. The key keeps its expiry. Arrays and objects may be nested 127 deep in a
   * value, 512 in a document.
   *
   * O(M+N) for the M values that the path looks at and the N that are put. Since 1.0.0.
   * @returns
   * - `'OK'`: The value was put there.
   * - `null`: The condition was not met.
   */
  jsonSet(
    key: string,
    path: Value,
    value: Value,
    options: JsonSetOptions = {},
  ): Command<'OK' | null> {
    return {
      argv: ['JSON.SET', key, path, value, ...flag('NX', options.nx), ...flag('XX', options.xx)],
    };
  },

  /**
   * Appends to the strings of a JSON document that a path leads to.
   *
   * The text to append is a JSON string, so it is in quotes.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, its new length in bytes, null
   *   for a value that is not a string.
   * - `number`: Without a path, or with a legacy path (RedisJSON 1), the new length in bytes.
   */
  jsonStrappend(key: string, value: Value, path?: Value): Command<(number | null)[] | number> {
    return { argv: ['JSON.STRAPPEND', key, ...given(path, (path) => [path]), value] };
  },

  /**
   * Returns the lengths of the strings of a JSON document that a path leads to.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, its length in bytes, null for a
   *   value that is not a string.
   * - `number`: Without a path, or with a legacy path (RedisJSON 1), the length in bytes.
   * - `null`: Without a path that begins with `$`: there is no such key.
   */
  jsonStrlen(key: string, path?: Value): Command<(number | null)[] | number | null> {
    return { argv: ['JSON.STRLEN', key, ...given(path, (path) => [path])] };
  },

  /**
   * Turns true into false and false into true, wherever a path leads in a JSON document.
   *
   * O(N) for the N values that the path looks at. Since 2.0.0.
   * @returns
   * - `(number | null)[]`: For each value that the path matches, 1 for true, 0 for false, and
   *   null for any other value.
   * - `'true' | 'false'`: For a path in the form of RedisJSON 1 the new value.
   */
  jsonToggle(key: string, path: Value): Command<(number | null)[] | 'true' | 'false'> {
    return { argv: ['JSON.TOGGLE', key, path] };
  },

  /**
   * Returns the types of what a path leads to in a JSON document.
   *
   * O(N) for the N values that the path looks at. Since 1.0.0.
   * @returns
   * - `('null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object')[]`: The type
   *   of each value that the path matches.
   * - `'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'`: Without a
   *   path, or with a legacy path (RedisJSON 1), the type.
   * - `null`: There is no such key; or no such value for such a path.
   */
  jsonType(
    key: string,
    path?: Value,
  ): Command<
    | ('null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object')[]
    | 'null'
    | 'boolean'
    | 'integer'
    | 'number'
    | 'string'
    | 'array'
    | 'object'
    | null
  > {
    return { argv: ['JSON.TYPE', key, ...given(path, (path) => [path])] };
  },

  /**
   * Lists all keys whose names match a pattern.
   *
   * In a pattern `*` matches any bytes, `?` one byte, and `[abc]`, `[a-c]` and `[^a]` one byte of
   * a set; `\` escapes the next character.
   *
   * O(N) for N keys in the database. Since 1.0.0.
   */
  keys(pattern: string): Command<string[]> {
    return { argv: ['KEYS', pattern] };
  },

  /**
   * Returns when SAVE or BGSAVE last had everything on the disk.
   *
   * Before the first save it is the time when the database was opened.
   *
   * O(1). Since 1.0.0.
   */
  lastsave(): Command<number> {
    return { argv: ['LASTSAVE'] };
  },

  /**
   * Describes the slow events in words.
   *
   * O(N) for N events. Since 2.8.13.
   */
  latencyDoctor(): Command<string> {
    return { argv: ['LATENCY', 'DOCTOR'] };
  },

  /**
   * Explains the subcommands of LATENCY.
   *
   * O(1). Since 2.8.13.
   */
  latencyHelp(): Command<string[]> {
    return { argv: ['LATENCY', 'HELP'] };
  },

  /**
   * Shows the samples of an event.
   *
   * O(N) for N samples. Since 2.8.13.
   */
  latencyHistory(event: Value): Command<[number, number][]> {
    return { argv: ['LATENCY', 'HISTORY', event] };
  },

  /**
   * Shows the latest slow commands by kind of event.
   *
   * Commands are recorded from a duration on, `latency-monitor-threshold` in milliseconds, which
   * is 0 for none. The events are `command` and, for those that are always fast in Redis,
   * `fast-command`.
   *
   * O(N) for N events. Since 2.8.13.
   */
  latencyLatest(): Command<[string | number, string | number, string | number, string | number][]> {
    return { argv: ['LATENCY', 'LATEST'] };
  },

  /**
   * Forgets the samples of events, or of all.
   *
   * O(N) for N events. Since 2.8.13.
   */
  latencyReset(events: readonly Value[] = []): Command<number> {
    return { argv: ['LATENCY', 'RESET', ...events] };
  },

  /**
   * Finds the longest subsequence that two strings have in common.
   *
   * O(N*M) for strings of N and M bytes. Since 7.0.0.
   * @returns
   * - `string`: The common subsequence.
   * - `number`: With LEN: its length.
   * - `['matches', [[number, number], [number, number], number?][], 'len', number]`: With IDX:
   *   the common parts, the last first, as pairs of positions in the two strings; and the total
   *   length.
   */
  lcs(
    key1: string,
    key2: string,
    options: LcsOptions = {},
  ): Command<
    string | number | ['matches', [[number, number], [number, number], number?][], 'len', number]
  > {
    return {
      argv: [
        'LCS',
        key1,
        key2,
        ...flag('LEN', options.len),
        ...flag('IDX', options.idx),
        ...given(options.minmatchlen, (minmatchlen) => ['MINMATCHLEN', minmatchlen]),
        ...flag('WITHMATCHLEN', options.withmatchlen),
      ],
    };
  },

  /**
   * Returns the element at an index of a list; negative indexes count from the right.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `string`: The element.
   * - `null`: There is no such list, or the index lies outside it.
   */
  lindex(key: string, index: Numeric): Command<string | null> {
    return { argv: ['LINDEX', key, index] };
  },

  /**
   * Inserts an element before or after the first one that equals a given one.
   *
   * O(N) for N elements up to the one sought, or on the shorter side of it. Since 2.2.0.
   * @returns
   * - `number`: How long the list is now.
   * - `0`: There is no such list.
   * - `-1`: The element sought is not in the list.
   */
  linsert(
    key: string,
    where: 'BEFORE' | 'AFTER',
    pivot: Value,
    element: Value,
  ): Command<number | 0 | -1> {
    return { argv: ['LINSERT', key, where, pivot, element] };
  },

  /**
   * Returns the length of a list.
   *
   * O(1). Since 1.0.0.
   */
  llen(key: string): Command<number> {
    return { argv: ['LLEN', key] };
  },

  /**
   * Removes an element from one end of a list, adds it at an end of another, and returns it.
   *
   * O(1). Since 6.2.0.
   * @returns
   * - `string`: The element that was moved.
   * - `null`: There is no source list.
   */
  lmove(
    source: string,
    destination: string,
    wherefrom: 'LEFT' | 'RIGHT',
    whereto: 'LEFT' | 'RIGHT',
  ): Command<string | null> {
    return { argv: ['LMOVE', source, destination, wherefrom, whereto] };
  },

  /**
   * Removes and returns elements from an end of the first of several lists that exists.
   *
   * O(N+M) for N keys and M elements returned. Since 7.0.0.
   * @returns
   * - `[string, string[]]`: The key of the first list that exists, and its elements, the
   *   outermost first.
   * - `null`: None of the lists exists.
   */
  lmpop(
    keys: readonly string[],
    where: 'LEFT' | 'RIGHT',
    options: LmpopOptions = {},
  ): Command<[string, string[]] | null> {
    return {
      argv: [
        'LMPOP',
        keys.length,
        ...keys,
        where,
        ...given(options.count, (count) => ['COUNT', count]),
      ],
    };
  },

  /**
   * Removes and returns elements from the left end of a list.
   *
   * O(N) for N elements returned. Since 1.0.0.
   * @returns
   * - `string`: The element, where no count was given.
   * - `string[]`: The elements, where a count was given: the outermost first.
   * - `null`: There is no such list.
   */
  lpop(key: string, count?: Numeric): Command<string | string[] | null> {
    return { argv: ['LPOP', key, ...given(count, (count) => [count])] };
  },

  /**
   * Returns the indexes at which a list has an element.
   *
   * O(N) for N elements looked at. Since 6.0.6.
   * @returns
   * - `number`: The index of the match, where COUNT was not given.
   * - `number[]`: The indexes of the matches in the order of the search, where COUNT was given.
   * - `null`: There is no match, and COUNT was not given.
   */
  lpos(key: string, element: Value, options: LposOptions = {}): Command<number | number[] | null> {
    return {
      argv: [
        'LPOS',
        key,
        element,
        ...given(options.rank, (rank) => ['RANK', rank]),
        ...given(options.count, (count) => ['COUNT', count]),
        ...given(options.maxlen, (maxlen) => ['MAXLEN', maxlen]),
      ],
    };
  },

  /**
   * Adds elements at the left end of a list, which it creates where there is none.
   *
   * O(N) for N elements given. Since 1.0.0.
   */
  lpush(key: string, elements: readonly Value[]): Command<number> {
    return { argv: ['LPUSH', key, ...elements] };
  },

  /**
   * Adds elements at the left end of a list, but only if it exists.
   *
   * O(N) for N elements given. Since 2.2.0.
   * @returns
   * - `number`: How long the list is now.
   * - `0`: There is no such list; nothing was added.
   */
  lpushx(key: string, elements: readonly Value[]): Command<number | 0> {
    return { argv: ['LPUSHX', key, ...elements] };
  },

  /**
   * Returns the elements of a list from one index to another.
   *
   * O(N) for N elements returned. Since 1.0.0.
   */
  lrange(key: string, start: Numeric, stop: Numeric): Command<string[]> {
    return { argv: ['LRANGE', key, start, stop] };
  },

  /**
   * Removes elements that equal a given one; a negative count begins at the right, 0 removes all.
   *
   * O(N) for N elements in the list. Since 1.0.0.
   */
  lrem(key: string, count: Numeric, element: Value): Command<number> {
    return { argv: ['LREM', key, count, element] };
  },

  /**
   * Replaces the element at an index of a list.
   *
   * O(1). Since 1.0.0.
   */
  lset(key: string, index: Numeric, element: Value): Command<'OK'> {
    return { argv: ['LSET', key, index, element] };
  },

  /**
   * Keeps only the elements of a list from one index to another.
   *
   * O(N) for N elements removed. Since 1.0.0.
   */
  ltrim(key: string, start: Numeric, stop: Numeric): Command<'OK'> {
    return { argv: ['LTRIM', key, start, stop] };
  },

  /**
   * Describes the state of the memory in words.
   *
   * O(1). Since 4.0.0.
   */
  memoryDoctor(): Command<string> {
    return { argv: ['MEMORY', 'DOCTOR'] };
  },

  /**
   * Explains the subcommands of MEMORY.
   *
   * O(1). Since 4.0.0.
   */
  memoryHelp(): Command<string[]> {
    return { argv: ['MEMORY', 'HELP'] };
  },

  /**
   * Shows what the database and its keys take, in bytes.
   *
   * Only the fields of Redis that are known. An empty database counts about 12,000 bytes, as in
   * INFO.
   *
   * O(1). Since 4.0.0.
   */
  memoryStats(): Command<(string | number)[]> {
    return { argv: ['MEMORY', 'STATS'] };
  },

  /**
   * Returns the approximate memory of a key and its value in bytes.
   *
   * O(1). Since 4.0.0.
   * @returns
   * - `number`: The number of bytes.
   * - `null`: There is no such key.
   */
  memoryUsage(key: string, options: MemoryUsageOptions = {}): Command<number | null> {
    return {
      argv: ['MEMORY', 'USAGE', key, ...given(options.samples, (samples) => ['SAMPLES', samples])],
    };
  },

  /**
   * Returns the strings stored at several keys.
   *
   * O(N) for N keys. Since 1.0.0.
   */
  mget(keys: readonly string[]): Command<(string | null)[]> {
    return { argv: ['MGET', ...keys] };
  },

  /**
   * Sets several keys to strings at once.
   *
   * O(N) for N keys. Since 1.0.1.
   */
  mset(data: readonly (readonly [key: string, value: Value])[]): Command<'OK'> {
    return { argv: ['MSET', ...data.flat()] };
  },

  /**
   * Sets several keys to strings at once, all with the same expiry and under one condition.
   *
   * NX sets the keys only if none of them exists, XX only if all of them do. Existing expiries
   * are lost unless KEEPTTL is given.
   *
   * O(N) for N keys. Since 8.4.0.
   * @returns
   * - `1`: All keys were set.
   * - `0`: The condition was not met, and none was set.
   */
  msetex(
    data: readonly (readonly [key: string, value: Value])[],
    options: MsetexOptions = {},
  ): Command<1 | 0> {
    return {
      argv: [
        'MSETEX',
        data.length,
        ...data.flat(),
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...given(options.ex, (ex) => ['EX', ex]),
        ...given(options.px, (px) => ['PX', px]),
        ...given(options.exat, (exat) => ['EXAT', exat]),
        ...given(options.pxat, (pxat) => ['PXAT', pxat]),
        ...flag('KEEPTTL', options.keepttl),
      ],
    };
  },

  /**
   * Sets several keys to strings if none of them exists.
   *
   * O(N) for N keys. Since 1.0.1.
   * @returns
   * - `1`: All keys were set.
   * - `0`: At least one of them existed, so none was set.
   */
  msetnx(data: readonly (readonly [key: string, value: Value])[]): Command<1 | 0> {
    return { argv: ['MSETNX', ...data.flat()] };
  },

  /**
   * Returns how the value of a key is represented in memory.
   *
   * O(1). Since 2.2.3.
   * @returns
   * - `'int' | 'embstr' | 'raw' | 'listpack' | 'listpackex' | 'quicklist' | 'intset' |
   *   'hashtable' | 'skiplist' | 'stream'`: The encoding's name in Redis 7.2.
   * - `null`: There is no such key.
   */
  objectEncoding(
    key: string,
  ): Command<
    | 'int'
    | 'embstr'
    | 'raw'
    | 'listpack'
    | 'listpackex'
    | 'quicklist'
    | 'intset'
    | 'hashtable'
    | 'skiplist'
    | 'stream'
    | null
  > {
    return { argv: ['OBJECT', 'ENCODING', key] };
  },

  /**
   * Returns how often a key is used, on a logarithmic scale.
   *
   * O(1). Since 4.0.0.
   * @returns
   * - `number`: The frequency.
   * - `null`: There is no such key.
   */
  objectFreq(key: string): Command<number | null> {
    return { argv: ['OBJECT', 'FREQ', key] };
  },

  /**
   * Returns a description of the OBJECT commands.
   *
   * O(1). Since 6.2.0.
   */
  objectHelp(): Command<string[]> {
    return { argv: ['OBJECT', 'HELP'] };
  },

  /**
   * Returns the seconds since the last access of a key.
   *
   * O(1). Since 2.2.3.
   * @returns
   * - `number`: The seconds since the last use.
   * - `null`: There is no such key.
   */
  objectIdletime(key: string): Command<number | null> {
    return { argv: ['OBJECT', 'IDLETIME', key] };
  },

  /**
   * Returns how many references there are to the value of a key.
   *
   * O(1). Since 2.2.3.
   * @returns
   * - `1`: A value of its own.
   * - `2147483647`: A small integer, which Redis keeps only once.
   * - `null`: There is no such key.
   */
  objectRefcount(key: string): Command<1 | 2147483647 | null> {
    return { argv: ['OBJECT', 'REFCOUNT', key] };
  },

  /**
   * Removes the expiry of a key.
   *
   * O(1). Since 2.2.0.
   * @returns
   * - `1`: The key does not expire any more.
   * - `0`: There is no such key, or it did not expire.
   */
  persist(key: string): Command<1 | 0> {
    return { argv: ['PERSIST', key] };
  },

  /**
   * Lets a key expire after some milliseconds.
   *
   * NX sets the expiry only if the key has none, XX only if it has one, GT only if the new one is
   * later, LT only if it is earlier; a key without an expiry counts as expiring last. A time in
   * the past deletes the key.
   *
   * O(1). Since 2.6.0.
   * @returns
   * - `1`: The expiry was set, or the key removed.
   * - `0`: There is no such key, or the condition was not met.
   */
  pexpire(key: string, milliseconds: Numeric, options: PexpireOptions = {}): Command<1 | 0> {
    return {
      argv: [
        'PEXPIRE',
        key,
        milliseconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
      ],
    };
  },

  /**
   * Lets a key expire at a Unix time in milliseconds.
   *
   * NX sets the expiry only if the key has none, XX only if it has one, GT only if the new one is
   * later, LT only if it is earlier; a key without an expiry counts as expiring last. A time in
   * the past deletes the key.
   *
   * O(1). Since 2.6.0.
   * @returns
   * - `1`: The expiry was set, or the key removed.
   * - `0`: There is no such key, or the condition was not met.
   */
  pexpireat(
    key: string,
    unixTimeMilliseconds: Numeric,
    options: PexpireatOptions = {},
  ): Command<1 | 0> {
    return {
      argv: [
        'PEXPIREAT',
        key,
        unixTimeMilliseconds,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
      ],
    };
  },

  /**
   * Returns the Unix time, in milliseconds, at which a key expires.
   *
   * O(1). Since 7.0.0.
   * @returns
   * - `number`: The Unix time in milliseconds.
   * - `-1`: The key does not expire.
   * - `-2`: There is no such key.
   */
  pexpiretime(key: string): Command<number | -1 | -2> {
    return { argv: ['PEXPIRETIME', key] };
  },

  /**
   * Counts elements in a HyperLogLog.
   *
   * A HyperLogLog counts distinct elements without storing them, in up to 12 KB, with a standard
   * error of 0.81 %. It is stored as a string in Redis's own format, so GET, SET, DUMP and
   * RESTORE can copy it. Without elements the key is created if it does not exist.
   *
   * O(1) for each element. Since 2.8.9.
   * @returns
   * - `1`: The key was made, or its count has most probably changed.
   * - `0`: Nothing has changed.
   */
  pfadd(key: string, elements: readonly Value[] = []): Command<1 | 0> {
    return { argv: ['PFADD', key, ...elements] };
  },

  /**
   * Returns the approximate number of distinct elements of HyperLogLogs.
   *
   * O(1) for one key, which keeps its count; O(N) for N keys. Since 2.8.9.
   */
  pfcount(keys: readonly string[]): Command<number> {
    return { argv: ['PFCOUNT', ...keys] };
  },

  /**
   * Merges HyperLogLogs into one.
   *
   * The destination's own elements are included. The result is dense if one of them is, otherwise
   * sparse.
   *
   * O(N) for N keys. Since 2.8.9.
   */
  pfmerge(destkey: string, sourcekeys: readonly string[] = []): Command<'OK'> {
    return { argv: ['PFMERGE', destkey, ...sourcekeys] };
  },

  /**
   * Returns a message, to test the connection.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `'PONG'`: The answer where no message is given.
   * - `string`: The message.
   */
  ping(message?: Value): Command<'PONG' | string> {
    return { argv: ['PING', ...given(message, (message) => [message])] };
  },

  /**
   * Sets a key to a string that expires after some milliseconds.
   *
   * O(1). Since 2.6.0.
   * @deprecated since 2.6.12: SET with PX
   */
  psetex(key: string, milliseconds: Numeric, value: Value): Command<'OK'> {
    return { argv: ['PSETEX', key, milliseconds, value] };
  },

  /**
   * Returns how many milliseconds a key has left.
   *
   * O(1). Since 2.6.0.
   * @returns
   * - `number`: The milliseconds left.
   * - `-1`: The key does not expire.
   * - `-2`: There is no such key.
   */
  pttl(key: string): Command<number | -1 | -2> {
    return { argv: ['PTTL', key] };
  },

  /**
   * Sends a message to the subscribers of a channel.
   *
   * O(N+M) for N subscribers of the channel and M patterns subscribed to. Since 2.0.0.
   */
  publish(channel: Value, message: Value): Command<number> {
    return { argv: ['PUBLISH', channel, message] };
  },

  /**
   * Lists the channels that have subscribers.
   *
   * Channels with subscribers only by patterns are not listed.
   *
   * O(N) for N channels. Since 2.8.0.
   */
  pubsubChannels(pattern?: string): Command<string[]> {
    return { argv: ['PUBSUB', 'CHANNELS', ...given(pattern, (pattern) => [pattern])] };
  },

  /**
   * Explains the subcommands of PUBSUB.
   *
   * O(1). Since 6.2.0.
   */
  pubsubHelp(): Command<string[]> {
    return { argv: ['PUBSUB', 'HELP'] };
  },

  /**
   * Returns how many patterns of channels are subscribed to.
   *
   * O(1). Since 2.8.0.
   */
  pubsubNumpat(): Command<number> {
    return { argv: ['PUBSUB', 'NUMPAT'] };
  },

  /**
   * Returns how many subscribers channels have, not counting patterns.
   *
   * O(N) for N channels. Since 2.8.0.
   */
  pubsubNumsub(channels: readonly Value[] = []): Command<(string | number)[]> {
    return { argv: ['PUBSUB', 'NUMSUB', ...channels] };
  },

  /**
   * Lists the shard channels that have subscribers.
   *
   * O(N) for N shard channels. Since 7.0.0.
   */
  pubsubShardchannels(pattern?: string): Command<string[]> {
    return { argv: ['PUBSUB', 'SHARDCHANNELS', ...given(pattern, (pattern) => [pattern])] };
  },

  /**
   * Returns how many subscribers shard channels have.
   *
   * O(N) for N shard channels. Since 7.0.0.
   */
  pubsubShardnumsub(shardchannels: readonly Value[] = []): Command<(string | number)[]> {
    return { argv: ['PUBSUB', 'SHARDNUMSUB', ...shardchannels] };
  },

  /**
   * Returns a random key.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `string`: The name of a key.
   * - `null`: There are no keys.
   */
  randomkey(): Command<string | null> {
    return { argv: ['RANDOMKEY'] };
  },

  /**
   * Renames a key, replacing a key of that name.
   *
   * O(1). Since 1.0.0.
   */
  rename(key: string, newkey: string): Command<'OK'> {
    return { argv: ['RENAME', key, newkey] };
  },

  /**
   * Renames a key, unless there is a key of that name.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The key has the new name.
   * - `0`: A key with the new name exists.
   */
  renamenx(key: string, newkey: string): Command<1 | 0> {
    return { argv: ['RENAMENX', key, newkey] };
  },

  /**
   * Creates a key from a payload of DUMP.
   *
   * `ttl` is the time to live in milliseconds, 0 for none; with ABSTTL it is a Unix time in
   * milliseconds. IDLETIME (in seconds) and FREQ set the access time or frequency for the
   * eviction policies.
   *
   * O(N) for a value of N elements, O(N log N) for a sorted set. Since 2.6.0.
   */
  restore(
    key: string,
    ttl: Numeric,
    serializedValue: Value,
    options: RestoreOptions = {},
  ): Command<'OK'> {
    return {
      argv: [
        'RESTORE',
        key,
        ttl,
        serializedValue,
        ...flag('REPLACE', options.replace),
        ...flag('ABSTTL', options.absttl),
        ...given(options.idletime, (idletime) => ['IDLETIME', idletime]),
        ...given(options.freq, (freq) => ['FREQ', freq]),
      ],
    };
  },

  /**
   * Returns that the database is a master without replicas.
   *
   * O(1). Since 2.8.12.
   */
  role(): Command<['master', 0, unknown[]]> {
    return { argv: ['ROLE'] };
  },

  /**
   * Removes and returns elements from the right end of a list.
   *
   * O(N) for N elements returned. Since 1.0.0.
   * @returns
   * - `string`: The element, where no count was given.
   * - `string[]`: The elements, where a count was given: the outermost first.
   * - `null`: There is no such list.
   */
  rpop(key: string, count?: Numeric): Command<string | string[] | null> {
    return { argv: ['RPOP', key, ...given(count, (count) => [count])] };
  },

  /**
   * Moves the rightmost element of a list to the left end of another, and returns it.
   *
   * O(1). Since 1.2.0.
   * @returns
   * - `string`: The element that was moved.
   * - `null`: There is no source list.
   * @deprecated since 6.2.0: LMOVE
   */
  rpoplpush(source: string, destination: string): Command<string | null> {
    return { argv: ['RPOPLPUSH', source, destination] };
  },

  /**
   * Adds elements at the right end of a list, which it creates where there is none.
   *
   * O(N) for N elements given. Since 1.0.0.
   */
  rpush(key: string, elements: readonly Value[]): Command<number> {
    return { argv: ['RPUSH', key, ...elements] };
  },

  /**
   * Adds elements at the right end of a list, but only if it exists.
   *
   * O(N) for N elements given. Since 2.2.0.
   * @returns
   * - `number`: How long the list is now.
   * - `0`: There is no such list; nothing was added.
   */
  rpushx(key: string, elements: readonly Value[]): Command<number | 0> {
    return { argv: ['RPUSHX', key, ...elements] };
  },

  /**
   * Adds members to a set, which it creates where there is none.
   *
   * O(N) for N members given. Since 1.0.0.
   */
  sadd(key: string, members: readonly Value[]): Command<number> {
    return { argv: ['SADD', key, ...members] };
  },

  /**
   * Makes sure that everything written so far is on disk.
   *
   * Each change is in the database's append-only log when it is acknowledged. SAVE syncs the log,
   * whatever `appendfsync` is, and replies when that is done; other clients are not blocked.
   *
   * O(1). Since 1.0.0.
   */
  save(): Command<'OK'> {
    return { argv: ['SAVE'] };
  },

  /**
   * Returns the names of some keys and the cursor with which to ask for the next ones.
   *
   * Keys that exist from the call with cursor 0 to the one that returns "0" are returned, and no
   * key twice; keys added or removed meanwhile may be returned. COUNT (default 100) is the number
   * of keys examined per call; after MATCH and TYPE there may be fewer or none. So a database of
   * up to 100 keys is scanned in one call.
   *
   * O(1) for each call, O(N) for N keys until the cursor is 0 again. Since 2.8.0.
   */
  scan(cursor: Numeric, options: ScanOptions = {}): Command<[string, string[]]> {
    return {
      argv: [
        'SCAN',
        cursor,
        ...given(options.match, (match) => ['MATCH', match]),
        ...given(options.count, (count) => ['COUNT', count]),
        ...given(options.type, (type) => ['TYPE', type]),
        ...flag('WITHTYPE', options.withtype),
      ],
    };
  },

  /**
   * Returns the number of members of a set.
   *
   * O(1). Since 1.0.0.
   */
  scard(key: string): Command<number> {
    return { argv: ['SCARD', key] };
  },

  /**
   * Says which scripts are cached, by their SHA-1.
   *
   * O(N) for N scripts. Since 2.6.0.
   */
  scriptExists(sha1s: readonly Value[]): Command<number[]> {
    return { argv: ['SCRIPT', 'EXISTS', ...sha1s] };
  },

  /**
   * Removes all scripts from the cache.
   *
   * O(N) for N scripts. Since 2.6.0.
   */
  scriptFlush(options: ScriptFlushOptions = {}): Command<'OK'> {
    return {
      argv: ['SCRIPT', 'FLUSH', ...flag('ASYNC', options.async), ...flag('SYNC', options.sync)],
    };
  },

  /**
   * Explains the subcommands of SCRIPT.
   *
   * O(1). Since 5.0.0.
   */
  scriptHelp(): Command<string[]> {
    return { argv: ['SCRIPT', 'HELP'] };
  },

  /**
   * Stops the running script.
   *
   * The caller of the script gets an error. A script that has changed something is not stopped
   * (UNKILLABLE): it ends by itself or by `script-time-limit`. A function is stopped by FUNCTION
   * KILL instead (BUSY).
   *
   * O(1). Since 2.6.0.
   */
  scriptKill(): Command<'OK'> {
    return { argv: ['SCRIPT', 'KILL'] };
  },

  /**
   * Caches a script without running it, and returns its SHA-1.
   *
   * A first line such as `#!lua flags=no-writes` declares what the script does: `no-writes` that
   * it changes nothing, `allow-oom` that it may run when memory is short, `allow-key-locking`
   * that it only uses keys that it was given. `allow-stale`, `no-cluster` and
   * `allow-cross-slot-keys` are accepted and have no effect. The cache holds 16 MB; the least
   * recently run scripts are dropped first.
   *
   * O(N) for N bytes of the script. Since 2.6.0.
   */
  scriptLoad(script: Value): Command<string> {
    return { argv: ['SCRIPT', 'LOAD', script] };
  },

  /**
   * Returns the members of the first of several sets that the others do not have.
   *
   * O(N) for N members of all sets together. Since 1.0.0.
   */
  sdiff(keys: readonly string[]): Command<string[]> {
    return { argv: ['SDIFF', ...keys] };
  },

  /**
   * Stores the members of the first of several sets that the others do not have as a set.
   *
   * O(N) for N members of all sets together. Since 1.0.0.
   */
  sdiffstore(destination: string, keys: readonly string[]): Command<number> {
    return { argv: ['SDIFFSTORE', destination, ...keys] };
  },

  /**
   * Computes figures and groups of the documents of a search index that match a filter.
   *
   * The filter is that of SEARCH.QUERY. The aggregations are a JSON object: a name of its own for
   * each, and under it one operator. `$avg`, `$sum`, `$min`, `$max`, `$count`, `$cardinality`,
   * `$stats`, `$extendedStats` and `$percentiles` give figures of a field; `$terms`, `$range`,
   * `$histogram`, `$dateHistogram`, `$facet` and `$composite` make groups, within which `$aggs`
   * beside them computes others. The guide to search describes them. Fields must be FAST; those
   * of the types KEYWORD and FACET always are. Integers of 64 bits are exact in `$terms`,
   * `$cardinality` and `$composite`, whose replies have those beyond 2^53 as text. Figures,
   * ranges and histograms are computed in doubles.
   *
   * O(N) for the N documents that match, for each aggregation. Since 8.0.0.
   * @returns
   * - `unknown[]`: The names of the aggregations and their results in turn; these are names and
   *   values in turn as well.
   * - `null`: There is no such index.
   */
  searchAggregate(index: string, filter: Value, aggregations: Value): Command<unknown[] | null> {
    return { argv: ['SEARCH.AGGREGATE', index, filter, aggregations] };
  },

  /**
   * Gives a search index another name, or moves such a name to another index.
   *
   * All commands of this group but SEARCH.DROP take an alias for an index; an index of the same
   * name comes first. The index need not exist. A database has at most 1000 aliases. An alias is
   * no key; aliases are stored with the database, and FLUSHALL removes them. The user needs the
   * right to read the key of the index, and to write one that is named like the alias.
   *
   * O(1). Since 8.0.0.
   */
  searchAliasadd(alias: string, index: string): Command<1 | 2> {
    return { argv: ['SEARCH.ALIASADD', alias, index] };
  },

  /**
   * Removes an alias of a search index.
   *
   * O(1). Since 8.0.0.
   */
  searchAliasdel(alias: string): Command<0 | 1> {
    return { argv: ['SEARCH.ALIASDEL', alias] };
  },

  /**
   * Returns how many documents of a search index match a filter.
   *
   * The filter is that of SEARCH.QUERY. The number may be behind the keys as long as changes wait
   * to be indexed.
   *
   * O(N) for the N entries of the index that the filter looks at. Since 8.0.0.
   */
  searchCount(index: string, filter: Value): Command<number> {
    return { argv: ['SEARCH.COUNT', index, filter] };
  },

  /**
   * Creates a search index over JSON documents, hashes, strings or the entries of a stream.
   *
   * The index is a key: its name is one; EXISTS, TYPE (`search`), EXPIRE, RENAME, COPY, DUMP and
   * DEL work on it, and FLUSHALL and eviction remove it. Its memory counts for the limits of the
   * database. ON names the type of the keys that it follows and PREFIX what their names begin
   * with; of the prefixes none may begin with another one. ON STREAM indexes the entries of one
   * stream instead, whose key need not exist yet; a stream has one index, and can't be renamed or
   * copied while it has. A database has at most 64 indexes, an index at most 64 prefixes of up to
   * 512 bytes, and 256 fields. Indexing happens in the background: what exists is indexed first,
   * except with SKIPINITIALSCAN, and then every change of a key, including expiry, eviction and
   * what scripts do. SEARCH.WAITINDEXING waits for it. Only the definition is stored: after a
   * restart, or a restore of a backup, all that matches is indexed anew, also what
   * SKIPINITIALSCAN left out. SCHEMA comes last. A field is named by a path with dots, or has a
   * name of its own and a path after FROM, which can also be written as the path with the name
   * after AS; hashes and streams have no nested fields, and paths lead through objects only, not
   * through arrays. An array has several values; in a hash or a stream that is one in JSON,
   * except for BOOL and FACET. A string must have a JSON object, of 16 MB at most. TEXT is split
   * into words, which are stemmed by the LANGUAGE, `english` if none is given; NOTOKENIZE and
   * NOSTEM prevent that. Values of ORDERBY, SCOREFUNC and aggregations must be FAST. A value of
   * another type is left out, and so is the field. Integers are exact in all of their 64 bits.
   * The other options may come in any order. Whoever creates an index needs the right to read all
   * keys that it follows. From then on, whoever may read the key of the index may see what is in
   * these keys.
   *
   * O(1); the index is filled in the background. Since 8.0.0.
   */
  searchCreate(
    index: string,
    on: Exclusive<
      | { readonly json: boolean }
      | { readonly hash: boolean }
      | { readonly string: boolean }
      | { readonly stream: Value }
    >,
    fields: readonly SearchCreateField[],
    options: SearchCreateOptions = {},
  ): Command<0 | 1> {
    return {
      argv: [
        'SEARCH.CREATE',
        index,
        ...flag('SKIPINITIALSCAN', options.skipinitialscan),
        ...flag('EXISTSOK', options.existsok),
        'ON',
        ...flag('JSON', on.json),
        ...flag('HASH', on.hash),
        ...flag('STRING', on.string),
        ...given(on.stream, (stream) => ['STREAM', stream]),
        ...given(options.prefix, (prefix) => ['PREFIX', prefix.length, ...prefix]),
        ...given(options.language, (language) => ['LANGUAGE', language]),
        'SCHEMA',
        ...fields.flatMap((each) => [
          each.path,
          each.type,
          ...flag('FAST', each.fast),
          ...flag('NOTOKENIZE', each.notokenize),
          ...flag('NOSTEM', each.nostem),
          ...given(each.from, (from) => ['FROM', from]),
          ...given(each.as, (as) => ['AS', as]),
        ]),
      ],
    };
  },

  /**
   * Returns the definition and the state of a search index.
   *
   * `prefixes` of an index over a stream is the key of that. `indexSize` is the memory of the
   * index in bytes; `pendingUpdates` is how many changes wait to be indexed, and after
   * SEARCH.CREATE, SEARCH.REINDEX or a restart how many keys of the database are still to be
   * looked at.
   *
   * O(N) for the N fields and prefixes. Since 8.0.0.
   * @returns
   * - `['name', string, 'type', 'JSON' | 'HASH' | 'STRING' | 'STREAM', 'prefixes', string[],
   *   'language', string, 'indexSize', number, 'pendingUpdates', number, 'schema', string[][]]`:
   *   Names and values in turn.
   * - `null`: There is no such index.
   */
  searchDescribe(
    index: string,
  ): Command<
    | [
        'name',
        string,
        'type',
        'JSON' | 'HASH' | 'STRING' | 'STREAM',
        'prefixes',
        string[],
        'language',
        string,
        'indexSize',
        number,
        'pendingUpdates',
        number,
        'schema',
        string[][],
      ]
    | null
  > {
    return { argv: ['SEARCH.DESCRIBE', index] };
  },

  /**
   * Removes a search index, and none of the keys that it follows.
   *
   * The name is that of the index, never an alias. Aliases of it stay, and lead nowhere until
   * there is such an index again.
   *
   * O(1). Since 8.0.0.
   */
  searchDrop(index: string): Command<0 | 1> {
    return { argv: ['SEARCH.DROP', index] };
  },

  /**
   * Lists the aliases of search indexes.
   *
   * Sorted by alias. An index that an alias leads to need not exist.
   *
   * O(N log N) for the N aliases. Since 8.0.0.
   */
  searchListaliases(): Command<[string, string][]> {
    return { argv: ['SEARCH.LISTALIASES'] };
  },

  /**
   * Lists the search indexes of the database.
   *
   * Sorted by name. MATCH takes a glob-style pattern for the names. A LIMIT of 0 is none, as
   * without one.
   *
   * O(N log N) for the N indexes. Since 8.0.0.
   */
  searchListindexes(
    options: SearchListindexesOptions = {},
  ): Command<['name', string, 'type', 'JSON' | 'HASH' | 'STRING' | 'STREAM'][]> {
    return {
      argv: [
        'SEARCH.LISTINDEXES',
        ...given(options.match, (match) => ['MATCH', match]),
        ...given(options.limit, (limit) => ['LIMIT', limit]),
        ...given(options.offset, (offset) => ['OFFSET', offset]),
      ],
    };
  },

  /**
   * Returns the documents of a search index that match a filter.
   *
   * The filter is a JSON object of fields and what they must have: `{"name": "wireless", "price":
   * {"$lt": 50}}`. The guide to search describes it. `{}` matches all documents. The best match
   * is first, by BM25. ORDERBY orders by a FAST field instead, descending unless ASC is given,
   * and gives its value as the score, in RESP3 a double, or a big number where a double would
   * round it, or text. SCOREFUNC changes the score by FAST fields of numbers: MODIFIER (default
   * NONE) and then FACTOR (1) are applied to the value of each, for which MISSING (0) stands if
   * there is none; COMBINEMODE says how those of several fields become one, SCOREMODE what that
   * does to the score. The default of both is MULTIPLY: the documents of the hosted service say
   * so in one place and SUM in another. The last SCOREMODE counts, and may stand before any
   * FIELDVALUE. The content of a document is as it is now, though an index follows changes a
   * little later: what has been deleted meanwhile is left out. SELECT takes paths in the
   * documents, HIGHLIGHT names of TEXT and KEYWORD fields; of an array each string is
   * highlighted. The options may come in any order. Inside MULTI or a script, NOCONTENT is
   * required. Who may read the key of the index sees its documents, whatever keys these are.
   *
   * O(N + M log M) for the N entries of the index that the filter looks at, of which M match.
   * Since 8.0.0.
   * @returns
   * - `([string, string | null, [string, string][]])[]`: For each document its key, or the ID of
   *   the entry; the score; and names and values of its content: the fields of a hash or an entry,
   *   the selected paths that it has, or the whole of a JSON document under `$`.
   * - `([string, string | null])[]`: With NOCONTENT: its key or ID, and the score.
   * - `null`: There is no such index.
   */
  searchQuery(
    index: string,
    filter: Value,
    options: SearchQueryOptions = {},
  ): Command<[string, string | null, [string, string][]][] | [string, string | null][] | null> {
    return {
      argv: [
        'SEARCH.QUERY',
        index,
        filter,
        ...given(options.limit, (limit) => ['LIMIT', limit]),
        ...given(options.offset, (offset) => ['OFFSET', offset]),
        ...flag('NOCONTENT', options.nocontent),
        ...given(options.orderby, (orderby) => [
          'ORDERBY',
          orderby.field,
          ...flag('ASC', orderby.asc),
          ...flag('DESC', orderby.desc),
        ]),
        ...given(options.scorefunc, (scorefunc) => [
          'SCOREFUNC',
          ...given(scorefunc.combinemode, (combinemode) => ['COMBINEMODE', combinemode]),
          ...given(scorefunc.scoremode, (scoremode) => ['SCOREMODE', scoremode]),
          ...scorefunc.fieldvalue.flatMap((each) => [
            'FIELDVALUE',
            each.field,
            ...given(each.modifier, (modifier) => ['MODIFIER', modifier]),
            ...given(each.factor, (factor) => ['FACTOR', factor]),
            ...given(each.missing, (missing) => ['MISSING', missing]),
          ]),
        ]),
        ...given(options.highlight, (highlight) => [
          'HIGHLIGHT',
          'FIELDS',
          ...given(highlight.fields.fields, (fields) => [fields.length, ...fields]),
          ...given(highlight.tags, (tags) => ['TAGS', tags.open, tags.close]),
        ]),
        ...given(options.select, (select) => ['SELECT', select.length, ...select]),
      ],
    };
  },

  /**
   * Indexes all that a search index follows once more.
   *
   * In the background, as SEARCH.CREATE does. Until that has ended, keys that have not been
   * looked at yet are found as they were indexed before; an index over a stream is emptied first.
   *
   * O(1); the index is filled in the background. Since 8.0.0.
   */
  searchReindex(index: string): Command<0 | 1> {
    return { argv: ['SEARCH.REINDEX', index] };
  },

  /**
   * Waits until all changes so far are in a search index.
   *
   * What is written while it waits may need another call. Over HTTP the answer comes as late. It
   * has no place in transactions and scripts, during which nothing is indexed.
   *
   * O(1); it waits for the index. Since 8.0.0.
   */
  searchWaitindexing(index: string): Command<0 | 1> {
    return { argv: ['SEARCH.WAITINDEXING', index] };
  },

  /**
   * Sets a key to a string, whatever the key held before.
   *
   * NX sets only a key that does not exist, XX only one that does. IFEQ and IFNE compare the
   * current value, IFDEQ and IFDNE its DIGEST; a missing key differs from every value. An
   * existing expiry is lost unless KEEPTTL is given.
   *
   * O(1), with IFDEQ and IFDNE O(N) for the N bytes of the value. Since 1.0.0.
   * @returns
   * - `'OK'`: The key was set.
   * - `string`: With GET: the value from before.
   * - `null`: The condition was not met; with GET, the key did not exist before.
   */
  set(key: string, value: Value, options: SetOptions = {}): Command<'OK' | string | null> {
    return {
      argv: [
        'SET',
        key,
        value,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...given(options.ifeq, (ifeq) => ['IFEQ', ifeq]),
        ...given(options.ifne, (ifne) => ['IFNE', ifne]),
        ...given(options.ifdeq, (ifdeq) => ['IFDEQ', ifdeq]),
        ...given(options.ifdne, (ifdne) => ['IFDNE', ifdne]),
        ...flag('GET', options.get),
        ...given(options.ex, (ex) => ['EX', ex]),
        ...given(options.px, (px) => ['PX', px]),
        ...given(options.exat, (exat) => ['EXAT', exat]),
        ...given(options.pxat, (pxat) => ['PXAT', pxat]),
        ...flag('KEEPTTL', options.keepttl),
      ],
    };
  },

  /**
   * Sets or clears one bit of a string and returns the bit from before.
   *
   * Offset 0 is the highest bit of the first byte. The string is extended with zeros to hold the
   * bit.
   *
   * O(1). Since 2.2.0.
   * @returns
   * - `1`: The bit was set.
   * - `0`: The bit was not set or lay behind the end.
   */
  setbit(key: string, offset: Numeric, value: Numeric): Command<1 | 0> {
    return { argv: ['SETBIT', key, offset, value] };
  },

  /**
   * Sets a key to a string that expires after some seconds.
   *
   * O(1). Since 2.0.0.
   * @deprecated since 2.6.12: SET with EX
   */
  setex(key: string, seconds: Numeric, value: Value): Command<'OK'> {
    return { argv: ['SETEX', key, seconds, value] };
  },

  /**
   * Sets a key to a string if the key does not exist.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The key was set.
   * - `0`: The key existed and was left as it is.
   * @deprecated since 2.6.12: SET with NX
   */
  setnx(key: string, value: Value): Command<1 | 0> {
    return { argv: ['SETNX', key, value] };
  },

  /**
   * Overwrites a part of a string from an offset on and returns the new length.
   *
   * O(M) for M bytes written, and the bytes between the end and the offset. Since 2.2.0.
   */
  setrange(key: string, offset: Numeric, value: Value): Command<number> {
    return { argv: ['SETRANGE', key, offset, value] };
  },

  /**
   * Returns the members that several sets have in common.
   *
   * O(N*M) for N members of the smallest set and M sets. Since 1.0.0.
   */
  sinter(keys: readonly string[]): Command<string[]> {
    return { argv: ['SINTER', ...keys] };
  },

  /**
   * Returns how many members several sets have in common, counted up to a limit.
   *
   * O(N*M) for N members of the smallest set and M sets. Since 7.0.0.
   */
  sintercard(keys: readonly string[], options: SintercardOptions = {}): Command<number> {
    return {
      argv: [
        'SINTERCARD',
        keys.length,
        ...keys,
        ...given(options.limit, (limit) => ['LIMIT', limit]),
      ],
    };
  },

  /**
   * Stores the members that several sets have in common as a set.
   *
   * O(N*M) for N members of the smallest set and M sets. Since 1.0.0.
   */
  sinterstore(destination: string, keys: readonly string[]): Command<number> {
    return { argv: ['SINTERSTORE', destination, ...keys] };
  },

  /**
   * Says whether a set has a member.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The set has the member.
   * - `0`: It has not, or there is no such set.
   */
  sismember(key: string, member: Value): Command<1 | 0> {
    return { argv: ['SISMEMBER', key, member] };
  },

  /**
   * Returns the latest slow commands, newest first.
   *
   * Returns ten entries, or `count`; -1 returns all. A command is slow if it takes
   * `slowlog-log-slower-than` microseconds (default 10,000); 0 logs every command, -1 none. The
   * latest `slowlog-max-len` entries (default 128) are kept. Commands of transactions and scripts
   * are logged separately, and time spent blocked is not counted. Arguments are truncated at 128
   * bytes, and of more than 32 only the first 31 are shown. Passwords are not shown.
   *
   * O(N) for N entries shown. Since 2.2.12.
   */
  slowlogGet(count?: Numeric): Command<[number, number, number, string[], string, string][]> {
    return { argv: ['SLOWLOG', 'GET', ...given(count, (count) => [count])] };
  },

  /**
   * Explains the subcommands of SLOWLOG.
   *
   * O(1). Since 6.2.0.
   */
  slowlogHelp(): Command<string[]> {
    return { argv: ['SLOWLOG', 'HELP'] };
  },

  /**
   * Returns the number of entries in the slow log.
   *
   * O(1). Since 2.2.12.
   */
  slowlogLen(): Command<number> {
    return { argv: ['SLOWLOG', 'LEN'] };
  },

  /**
   * Empties the slow log.
   *
   * The ids of later entries continue.
   *
   * O(N) for N entries. Since 2.2.12.
   */
  slowlogReset(): Command<'OK'> {
    return { argv: ['SLOWLOG', 'RESET'] };
  },

  /**
   * Returns all members of a set.
   *
   * O(N) for N members. Since 1.0.0.
   */
  smembers(key: string): Command<string[]> {
    return { argv: ['SMEMBERS', key] };
  },

  /**
   * Says for each of several members whether a set has it.
   *
   * O(N) for N members given. Since 6.2.0.
   */
  smismember(key: string, members: readonly Value[]): Command<(0 | 1)[]> {
    return { argv: ['SMISMEMBER', key, ...members] };
  },

  /**
   * Moves a member from one set to another.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The member was moved.
   * - `0`: The source does not have it, or there is no source.
   */
  smove(source: string, destination: string, member: Value): Command<1 | 0> {
    return { argv: ['SMOVE', source, destination, member] };
  },

  /**
   * Returns or stores the elements of a list, set or sorted set in order.
   *
   * The elements are compared as numbers, or with ALPHA as bytes. BY sorts by other keys instead:
   * the first `*` of the pattern is replaced by the element, and `->` before the end names a
   * field of a hash; a pattern without `*` leaves the elements unsorted. GET returns the values
   * of such keys instead of the elements, `GET #` the elements themselves.
   *
   * O(N + M log M) for N elements of which M are returned. Since 1.0.0.
   * @returns
   * - `(string | null)[]`: The elements in order; null for a missing value of a GET.
   * - `number`: With STORE: how many elements were stored.
   */
  sort(key: string, options: SortOptions = {}): Command<(string | null)[] | number> {
    return {
      argv: [
        'SORT',
        key,
        ...given(options.by, (by) => ['BY', by]),
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
        ...given(options.get, (get) => get.flatMap((each) => ['GET', each])),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
        ...flag('ALPHA', options.alpha),
        ...given(options.store, (store) => ['STORE', store]),
      ],
    };
  },

  /**
   * Returns the elements of a list, set or sorted set in order.
   *
   * The elements are compared as numbers, or with ALPHA as bytes. BY sorts by other keys instead:
   * the first `*` of the pattern is replaced by the element, and `->` before the end names a
   * field of a hash; a pattern without `*` leaves the elements unsorted. GET returns the values
   * of such keys instead of the elements, `GET #` the elements themselves.
   *
   * O(N + M log M) for N elements of which M are returned. Since 7.0.0.
   */
  sortRo(key: string, options: SortRoOptions = {}): Command<(string | null)[]> {
    return {
      argv: [
        'SORT_RO',
        key,
        ...given(options.by, (by) => ['BY', by]),
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
        ...given(options.get, (get) => get.flatMap((each) => ['GET', each])),
        ...flag('ASC', options.asc),
        ...flag('DESC', options.desc),
        ...flag('ALPHA', options.alpha),
      ],
    };
  },

  /**
   * Removes and returns members of a set, drawn at random.
   *
   * O(N) for N members returned. Since 1.0.0.
   * @returns
   * - `string`: The member, where no count was given.
   * - `string[]`: The members, where a count was given.
   * - `null`: There is no such set, and no count was given.
   */
  spop(key: string, count?: Numeric): Command<string | string[] | null> {
    return { argv: ['SPOP', key, ...given(count, (count) => [count])] };
  },

  /**
   * Sends a message to the subscribers of a shard channel.
   *
   * Shard channels are separate from those of PUBLISH, and patterns do not match them. A database
   * is one shard, so any channel name works.
   *
   * O(N) for N subscribers of the shard channel. Since 7.0.0.
   */
  spublish(shardchannel: Value, message: Value): Command<number> {
    return { argv: ['SPUBLISH', shardchannel, message] };
  },

  /**
   * Returns members of a set drawn at random; a negative count may draw the same one again.
   *
   * O(N) for N members returned. Since 1.0.0.
   * @returns
   * - `string`: The member, where no count was given.
   * - `string[]`: The members, where a count was given.
   * - `null`: There is no such set, and no count was given.
   */
  srandmember(key: string, count?: Numeric): Command<string | string[] | null> {
    return { argv: ['SRANDMEMBER', key, ...given(count, (count) => [count])] };
  },

  /**
   * Removes members from a set.
   *
   * O(N) for N members given. Since 1.0.0.
   */
  srem(key: string, members: readonly Value[]): Command<number> {
    return { argv: ['SREM', key, ...members] };
  },

  /**
   * Returns some members of a set and the cursor with which to ask for the next ones.
   *
   * COUNT (default 100) is the number of members examined per call; after MATCH there may be
   * fewer or none. A small set is returned as a whole, whatever COUNT is.
   *
   * O(1) for each call, O(N) for N members until the cursor is 0 again. Since 2.8.0.
   */
  sscan(key: string, cursor: Numeric, options: SscanOptions = {}): Command<[string, string[]]> {
    return {
      argv: [
        'SSCAN',
        key,
        cursor,
        ...given(options.match, (match) => ['MATCH', match]),
        ...given(options.count, (count) => ['COUNT', count]),
      ],
    };
  },

  /**
   * Returns how many bytes the string at a key has.
   *
   * O(1). Since 2.2.0.
   */
  strlen(key: string): Command<number> {
    return { argv: ['STRLEN', key] };
  },

  /**
   * Returns a part of the string stored at a key.
   *
   * O(N) for N bytes returned. Since 1.0.0.
   * @deprecated since 2.0.0: GETRANGE
   */
  substr(key: string, start: Numeric, end: Numeric): Command<string> {
    return { argv: ['SUBSTR', key, start, end] };
  },

  /**
   * Returns the members that any of several sets has.
   *
   * O(N) for N members of all sets together. Since 1.0.0.
   */
  sunion(keys: readonly string[]): Command<string[]> {
    return { argv: ['SUNION', ...keys] };
  },

  /**
   * Stores the members that any of several sets has as a set.
   *
   * O(N) for N members of all sets together. Since 1.0.0.
   */
  sunionstore(destination: string, keys: readonly string[]): Command<number> {
    return { argv: ['SUNIONSTORE', destination, ...keys] };
  },

  /**
   * Returns the time of the server.
   *
   * O(1). Since 2.6.0.
   */
  time(): Command<[string, string]> {
    return { argv: ['TIME'] };
  },

  /**
   * Counts as an access of the given keys, so that they are evicted later.
   *
   * O(N) for N keys. Since 3.2.1.
   */
  touch(keys: readonly string[]): Command<number> {
    return { argv: ['TOUCH', ...keys] };
  },

  /**
   * Returns how many seconds a key has left.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `number`: The seconds left, to the nearest.
   * - `-1`: The key does not expire.
   * - `-2`: There is no such key.
   */
  ttl(key: string): Command<number | -1 | -2> {
    return { argv: ['TTL', key] };
  },

  /**
   * Returns the type of the value of a key.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `'string' | 'list' | 'set' | 'zset' | 'hash' | 'stream'`: The type.
   * - `'none'`: There is no such key.
   */
  type(key: string): Command<'string' | 'list' | 'set' | 'zset' | 'hash' | 'stream' | 'none'> {
    return { argv: ['TYPE', key] };
  },

  /**
   * Removes keys and frees their memory later.
   *
   * Without keys it returns 0 instead of an error, as in the hosted service.
   *
   * O(N) for N keys. Since 4.0.0.
   */
  unlink(keys: readonly string[] = []): Command<number> {
    return { argv: ['UNLINK', ...keys] };
  },

  /**
   * Puts a vector into an index under an ID, in place of the one that is there.
   *
   * The elements are numbers (VALUES, with how many there are), or the bytes of 32-bit floats,
   * the lowest first: as they are (FP32), or as standard base64 with its padding (BASE64-FP32).
   * JSON can't carry bytes, so over HTTP use base64, or FP32 with the bytes as the body of the
   * request. An index stores 32-bit floats: infinities, NaN and numbers beyond their range are
   * refused. An ID has 1 to 32768 bytes.
   *
   * O(D) with vectors of D elements. Since 1.0.0.
   * @returns
   * - `1`: There was no vector with this ID.
   * - `0`: The vector with this ID was replaced.
   */
  vectorAdd(index: string, id: Value, options: VectorAddOptions): Command<1 | 0> {
    return {
      argv: [
        'VECTOR.ADD',
        index,
        id,
        ...given(options.elements, (elements) => ['VALUES', elements.length, ...elements]),
        ...given(options.fp32, (fp32) => ['FP32', fp32]),
        ...given(options.base64Fp32, (base64Fp32) => ['BASE64-FP32', base64Fp32]),
      ],
    };
  },

  /**
   * Returns the number of vectors in an index.
   *
   * O(1). Since 1.0.0.
   */
  vectorCount(index: string): Command<number> {
    return { argv: ['VECTOR.COUNT', index] };
  },

  /**
   * Creates an index of vectors.
   *
   * An index belongs to a key like any other value, with the type `vector`, and can be empty. Its
   * dimension (DIM, the number of elements of each vector) and its METRIC never change. The
   * metric says how near two vectors are to each other: COSINE looks at their directions only,
   * EUCLIDEAN at their distance, and DOT at their inner product. With EXISTSOK it is no error if
   * there is such an index already.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The index was created.
   * - `0`: With EXISTSOK, there is an index with this dimension and metric already.
   */
  vectorCreate(
    index: string,
    dim: Numeric,
    metric: 'COSINE' | 'EUCLIDEAN' | 'DOT',
    options: VectorCreateOptions = {},
  ): Command<1 | 0> {
    return {
      argv: [
        'VECTOR.CREATE',
        index,
        'DIM',
        dim,
        'METRIC',
        metric,
        ...flag('EXISTSOK', options.existsok),
      ],
    };
  },

  /**
   * Removes the vector with an ID from an index.
   *
   * The index stays, also without vectors.
   *
   * O(D) with vectors of D elements. Since 1.0.0.
   * @returns
   * - `1`: The vector was removed.
   * - `0`: The index has no vector with this ID.
   */
  vectorDel(index: string, id: Value): Command<1 | 0> {
    return { argv: ['VECTOR.DEL', index, id] };
  },

  /**
   * Deletes an index with all its vectors.
   *
   * DEL and UNLINK delete it too; this command refuses values of other types.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `1`: The index was deleted.
   * - `0`: There is no such key.
   */
  vectorDrop(index: string): Command<1 | 0> {
    return { argv: ['VECTOR.DROP', index] };
  },

  /**
   * Returns the vector with an ID.
   *
   * The elements are 32-bit floats, written as the doubles that equal them: 0.1 was rounded to
   * 0.10000000149011612 when it was added.
   *
   * O(D) with vectors of D elements. Since 1.0.0.
   * @returns
   * - `string[]`: The elements.
   * - `null`: The index has no vector with this ID.
   */
  vectorGet(index: string, id: Value): Command<string[] | null> {
    return { argv: ['VECTOR.GET', index, id] };
  },

  /**
   * Returns the dimension and the metric of an index.
   *
   * O(1). Since 1.0.0.
   * @returns
   * - `['dimension', number, 'metric', 'COSINE' | 'EUCLIDEAN' | 'DOT']`: Names and values in
   *   turn.
   * - `null`: There is no such key.
   */
  vectorInfo(
    index: string,
  ): Command<['dimension', number, 'metric', 'COSINE' | 'EUCLIDEAN' | 'DOT'] | null> {
    return { argv: ['VECTOR.INFO', index] };
  },

  /**
   * Returns the IDs of the vectors that are nearest to a vector, with their scores.
   *
   * Every vector is compared, so no nearer one is missed; PROFILE, with which the hosted service
   * trades accuracy for time, is accepted and changes nothing. A score is from 0 to 1, higher for
   * a nearer vector: (1 + cosine of the angle) / 2 with COSINE, 1 / (1 + square of the distance)
   * with EUCLIDEAN, and (1 + inner product) / 2 with DOT, which is meant for vectors of length 1;
   * with longer ones the order is still that of the inner products, and scores below 0 or above 1
   * become 0 or 1. The angle to a vector whose elements are all 0 counts as a right one. Vectors
   * that are equally near are ordered by the bytes of their IDs. The options can be in any order.
   *
   * O(N*D) with N vectors of D elements in the index. Since 1.0.0.
   */
  vectorQuery(
    index: string,
    topk: Numeric,
    options: VectorQueryOptions,
  ): Command<[string, string][]> {
    return {
      argv: [
        'VECTOR.QUERY',
        index,
        'TOPK',
        topk,
        ...given(options.elements, (elements) => ['VALUES', elements.length, ...elements]),
        ...given(options.fp32, (fp32) => ['FP32', fp32]),
        ...given(options.base64Fp32, (base64Fp32) => ['BASE64-FP32', base64Fp32]),
        ...given(options.profile, (profile) => ['PROFILE', profile]),
      ],
    };
  },

  /**
   * Returns how many replicas have everything written so far.
   *
   * O(1). Since 3.0.0.
   */
  wait(numreplicas: Numeric, timeout: Numeric): Command<0> {
    return { argv: ['WAIT', numreplicas, timeout] };
  },

  /**
   * Returns whether everything written so far is on disk, here and on replicas.
   *
   * O(1). Since 7.2.0.
   */
  waitaof(numlocal: Numeric, numreplicas: Numeric, timeout: Numeric): Command<[0 | 1, 0]> {
    return { argv: ['WAITAOF', numlocal, numreplicas, timeout] };
  },

  /**
   * Acknowledges entries, which are not pending any more.
   *
   * O(log(N)) for each entry of N that are pending. Since 5.0.0.
   */
  xack(key: string, group: Value, ids: readonly Value[]): Command<number> {
    return { argv: ['XACK', key, group, ...ids] };
  },

  /**
   * Acknowledges entries in a group and deletes them.
   *
   * KEEPREF, DELREF and ACKED have the same meaning for the other groups as in XDELEX.
   *
   * O(log(N)) for each entry of N. Since 8.2.0.
   */
  xackdel(
    key: string,
    group: Value,
    ids: readonly Value[],
    options: XackdelOptions = {},
  ): Command<(-1 | 1 | 2)[]> {
    return {
      argv: [
        'XACKDEL',
        key,
        group,
        ...flag('KEEPREF', options.keepref),
        ...flag('DELREF', options.delref),
        ...flag('ACKED', options.acked),
        'IDS',
        ids.length,
        ...ids,
      ],
    };
  },

  /**
   * Adds an entry to a stream.
   *
   * An ID is a time in milliseconds and a sequence number. `*` generates one from the current
   * time, or the next ID if the last one is not lower; `<ms>-*` generates only the sequence
   * number. MAXLEN keeps that many entries, MINID those from an ID on. With `~` Redis deletes
   * whole nodes of entries only (`stream-node-max-entries`), and so does Plinth over RESP; over
   * HTTP it trims exactly. At most LIMIT entries (default 10,000) are then deleted at once.
   * Entries that groups still refer to are deleted like others (KEEPREF), together with these
   * references (DELREF), or only once all groups have acknowledged them (ACKED). With IDMP the
   * producer gives the entry an ID of its choice, and with IDMPAUTO one is made from the fields
   * and values; if the same producer has added an entry with it before, nothing is added, and the
   * reply is the ID of that entry. The stream keeps such IDs as XCFGSET says; DUMP leaves them
   * out.
   *
   * O(1), with trimming O(N) for N entries that are deleted. Since 5.0.0.
   * @returns
   * - `string`: The ID of the entry.
   * - `null`: With NOMKSTREAM: there is no such stream.
   */
  xadd(
    key: string,
    id: Value,
    data: readonly (readonly [field: Value, value: Value])[],
    options: XaddOptions = {},
  ): Command<string | null> {
    return {
      argv: [
        'XADD',
        key,
        ...flag('NOMKSTREAM', options.nomkstream),
        ...flag('KEEPREF', options.keepref),
        ...flag('DELREF', options.delref),
        ...flag('ACKED', options.acked),
        ...given(options.idmpauto, (idmpauto) => ['IDMPAUTO', idmpauto]),
        ...given(options.idmp, (idmp) => ['IDMP', idmp.producerId, idmp.idempotentId]),
        ...given(options.strategy, (strategy) => [strategy]),
        ...flag('=', options.equal),
        ...flag('~', options.approximately),
        ...given(options.threshold, (threshold) => [threshold]),
        ...given(options.limit, (limit) => ['LIMIT', limit]),
        id,
        ...data.flat(),
      ],
    };
  },

  /**
   * Transfers entries that have been pending for long to another consumer.
   *
   * COUNT (default 100) limits the number of claimed entries; ten times as many are examined.
   *
   * O(1) for each entry that is looked at. Since 6.2.0.
   */
  xautoclaim(
    key: string,
    group: Value,
    consumer: Value,
    minIdleTime: Value,
    start: Value,
    options: XautoclaimOptions = {},
  ): Command<[string, (string | [string, string[]])[], string[]]> {
    return {
      argv: [
        'XAUTOCLAIM',
        key,
        group,
        consumer,
        minIdleTime,
        start,
        ...given(options.count, (count) => ['COUNT', count]),
        ...flag('JUSTID', options.justid),
      ],
    };
  },

  /**
   * Sets how long a stream keeps the IDs that producers have given its entries, and how many.
   *
   * IDMP-DURATION is in seconds, at first 100. IDMP-MAXSIZE is the number of IDs of each
   * producer, at first 100; the oldest are forgotten first. If one of them is not what it was,
   * the stream forgets all such IDs. XINFO STREAM shows both, with the numbers of producers, of
   * their IDs, and of entries that were added with one or were there already, once a stream has
   * used IDMP or XCFGSET.
   *
   * O(1). Since 8.6.0.
   */
  xcfgset(key: string, options: XcfgsetOptions = {}): Command<'OK'> {
    return {
      argv: [
        'XCFGSET',
        key,
        ...given(options.idmpDuration, (idmpDuration) => ['IDMP-DURATION', idmpDuration]),
        ...given(options.idmpMaxsize, (idmpMaxsize) => ['IDMP-MAXSIZE', idmpMaxsize]),
      ],
    };
  },

  /**
   * Transfers pending entries to another consumer.
   *
   * Entries delivered less than the minimum number of milliseconds ago are not claimed. IDLE and
   * TIME set the time of delivery, RETRYCOUNT the number of deliveries. FORCE also claims entries
   * that are not pending. LASTID advances the position of the group.
   *
   * O(log(N)) for each entry of N that are pending. Since 5.0.0.
   */
  xclaim(
    key: string,
    group: Value,
    consumer: Value,
    minIdleTime: Value,
    ids: readonly Value[],
    options: XclaimOptions = {},
  ): Command<(string | [string, string[]])[]> {
    return {
      argv: [
        'XCLAIM',
        key,
        group,
        consumer,
        minIdleTime,
        ...ids,
        ...given(options.idle, (idle) => ['IDLE', idle]),
        ...given(options.time, (time) => ['TIME', time]),
        ...given(options.retrycount, (retrycount) => ['RETRYCOUNT', retrycount]),
        ...flag('FORCE', options.force),
        ...flag('JUSTID', options.justid),
        ...given(options.lastid, (lastid) => ['LASTID', lastid]),
      ],
    };
  },

  /**
   * Deletes entries of a stream.
   *
   * Deleted entries stay pending in groups; XDELEX can remove these references too.
   *
   * O(log(N)) for each entry of N. Since 5.0.0.
   */
  xdel(key: string, ids: readonly Value[]): Command<number> {
    return { argv: ['XDEL', key, ...ids] };
  },

  /**
   * Deletes entries of a stream, with a choice for the references to them.
   *
   * KEEPREF, like XDEL, keeps the references of groups to the entries; DELREF removes them; ACKED
   * deletes only entries that all groups have read and acknowledged.
   *
   * O(log(N)) for each entry of N. Since 8.2.0.
   */
  xdelex(key: string, ids: readonly Value[], options: XdelexOptions = {}): Command<(-1 | 1 | 2)[]> {
    return {
      argv: [
        'XDELEX',
        key,
        ...flag('KEEPREF', options.keepref),
        ...flag('DELREF', options.delref),
        ...flag('ACKED', options.acked),
        'IDS',
        ids.length,
        ...ids,
      ],
    };
  },

  /**
   * Creates a consumer group.
   *
   * Entries after the ID are delivered to the group; `$` is the last ID of the stream.
   *
   * O(1). Since 5.0.0.
   */
  xgroupCreate(
    key: string,
    group: Value,
    id: Value,
    options: XgroupCreateOptions = {},
  ): Command<'OK'> {
    return {
      argv: [
        'XGROUP',
        'CREATE',
        key,
        group,
        id,
        ...flag('MKSTREAM', options.mkstream),
        ...given(options.entriesread, (entriesread) => ['ENTRIESREAD', entriesread]),
      ],
    };
  },

  /**
   * Creates a consumer in a group.
   *
   * Reading and claiming also create consumers.
   *
   * O(1). Since 6.2.0.
   * @returns
   * - `1`: The consumer was created.
   * - `0`: It was there.
   */
  xgroupCreateconsumer(key: string, group: Value, consumer: Value): Command<1 | 0> {
    return { argv: ['XGROUP', 'CREATECONSUMER', key, group, consumer] };
  },

  /**
   * Removes a consumer from a group.
   *
   * O(N) for N entries that are pending for it. Since 5.0.0.
   */
  xgroupDelconsumer(key: string, group: Value, consumer: Value): Command<number> {
    return { argv: ['XGROUP', 'DELCONSUMER', key, group, consumer] };
  },

  /**
   * Removes a consumer group.
   *
   * O(N) for N entries that are pending. Since 5.0.0.
   * @returns
   * - `1`: The group was removed.
   * - `0`: There is no such group.
   */
  xgroupDestroy(key: string, group: Value): Command<1 | 0> {
    return { argv: ['XGROUP', 'DESTROY', key, group] };
  },

  /**
   * Explains the subcommands of XGROUP.
   *
   * O(1). Since 5.0.0.
   */
  xgroupHelp(): Command<string[]> {
    return { argv: ['XGROUP', 'HELP'] };
  },

  /**
   * Sets the last delivered ID of a group.
   *
   * O(1). Since 5.0.0.
   */
  xgroupSetid(
    key: string,
    group: Value,
    id: Value,
    options: XgroupSetidOptions = {},
  ): Command<'OK'> {
    return {
      argv: [
        'XGROUP',
        'SETID',
        key,
        group,
        id,
        ...given(options.entriesread, (entriesread) => ['ENTRIESREAD', entriesread]),
      ],
    };
  },

  /**
   * Notes the ID that a producer has given an entry, when a log is read again.
   *
   * XADD with IDMP does so by itself. The reply is the same if the ID is known for this entry
   * already.
   *
   * O(log(N)) with N entries. Since 8.8.0.
   */
  xidmprecord(key: string, producerId: Value, idempotentId: Value, id: Value): Command<'OK'> {
    return { argv: ['XIDMPRECORD', key, producerId, idempotentId, id] };
  },

  /**
   * Describes the consumers of a group.
   *
   * Idle is the time since the consumer last tried to read, inactive the time since it last got
   * an entry (-1: never).
   *
   * O(N) for N consumers. Since 5.0.0.
   */
  xinfoConsumers(key: string, group: Value): Command<(string | number)[][]> {
    return { argv: ['XINFO', 'CONSUMERS', key, group] };
  },

  /**
   * Describes the groups of a stream.
   *
   * The lag is the number of entries not yet delivered to the group; null if deleted entries make
   * it unknown.
   *
   * O(N) for N groups. Since 5.0.0.
   */
  xinfoGroups(key: string): Command<(string | number | null)[][]> {
    return { argv: ['XINFO', 'GROUPS', key] };
  },

  /**
   * Explains the subcommands of XINFO.
   *
   * O(1). Since 5.0.0.
   */
  xinfoHelp(): Command<string[]> {
    return { argv: ['XINFO', 'HELP'] };
  },

  /**
   * Describes a stream.
   *
   * O(1), with FULL O(N) for N entries shown. Since 5.0.0.
   */
  xinfoStream(
    key: string,
    options: XinfoStreamOptions = {},
  ): Command<(string | number | unknown[] | null)[]> {
    return {
      argv: [
        'XINFO',
        'STREAM',
        key,
        ...flag('FULL', options.full),
        ...given(options.count, (count) => ['COUNT', count]),
      ],
    };
  },

  /**
   * Returns how many entries a stream has.
   *
   * O(1). Since 5.0.0.
   */
  xlen(key: string): Command<number> {
    return { argv: ['XLEN', key] };
  },

  /**
   * Gives pending entries back to their group, so that any consumer can claim them at once.
   *
   * The entries stay pending, without a consumer, until XREADGROUP CLAIM, XCLAIM or XAUTOCLAIM
   * takes them over, whatever idle time these ask for; `>` does not deliver them again. SILENT
   * takes back the delivery, so that it does not count, FAIL leaves the number of deliveries, and
   * FATAL sets it to the highest one, 2^63 - 1. RETRYCOUNT sets it itself. FORCE makes entries
   * pending that are not, if the stream has them. XPENDING shows no consumer and an idle time of
   * -1 for them; in XINFO STREAM FULL, `nacked-count` is their number, if there are any.
   *
   * O(log(N)) for each entry of N. Since 8.8.0.
   */
  xnack(
    key: string,
    group: Value,
    mode: 'SILENT' | 'FAIL' | 'FATAL',
    ids: readonly Value[],
    options: XnackOptions = {},
  ): Command<number> {
    return {
      argv: [
        'XNACK',
        key,
        group,
        mode,
        'IDS',
        ids.length,
        ...ids,
        ...given(options.retrycount, (retrycount) => ['RETRYCOUNT', retrycount]),
        ...flag('FORCE', options.force),
      ],
    };
  },

  /**
   * Returns the pending entries of a group: delivered, but not acknowledged.
   *
   * IDLE leaves out entries delivered less than that many milliseconds ago.
   *
   * O(N) for N entries or consumers returned. Since 5.0.0.
   * @returns
   * - `[number, string, string, [string, string][]]`: The number of pending entries, their lowest
   *   and highest ID, and the number for each consumer.
   * - `[0, null, null, null]`: Nothing is pending.
   * - `[string, string, number, number][]`: Within a range: ID, consumer, milliseconds since the
   *   last delivery, and number of deliveries of each entry.
   */
  xpending(
    key: string,
    group: Value,
    options: XpendingOptions = {},
  ): Command<
    | [number, string, string, [string, string][]]
    | [0, null, null, null]
    | [string, string, number, number][]
  > {
    return {
      argv: [
        'XPENDING',
        key,
        group,
        ...given(options.idle, (idle) => ['IDLE', idle]),
        ...given(options.start, (start) => [start]),
        ...given(options.end, (end) => [end]),
        ...given(options.count, (count) => [count]),
        ...given(options.consumer, (consumer) => [consumer]),
      ],
    };
  },

  /**
   * Returns the entries within a range of IDs.
   *
   * `-` is the lowest ID and `+` the highest; `(` before an ID excludes it. An ID without a
   * sequence number means all entries of that millisecond.
   *
   * O(log(N) + M) for M of N entries returned. Since 5.0.0.
   * @returns
   * - `[string, string[]][]`: The entries, each with its ID and its alternating fields and
   *   values.
   * - `null`: With COUNT 0.
   */
  xrange(
    key: string,
    start: Value,
    end: Value,
    options: XrangeOptions = {},
  ): Command<[string, string[]][] | null> {
    return {
      argv: ['XRANGE', key, start, end, ...given(options.count, (count) => ['COUNT', count])],
    };
  },

  /**
   * Returns the entries of streams after given IDs.
   *
   * `$` is the last ID of a stream, so it requests later entries; `+` requests the last entry.
   * BLOCK waits that many milliseconds for an entry, or forever with 0, and all clients waiting
   * for a stream get it. Over HTTP, where requests do not block, it is refused; in a transaction
   * and in a script the reply is null at once.
   *
   * O(log(N) + M) for M of N entries returned. Since 5.0.0.
   * @returns
   * - `[string, [string, string[]][]][]`: The streams that have entries to read, each with its
   *   key and its entries: their ID and alternating fields and values.
   * - `null`: There is nothing to read.
   */
  xread(
    streams: { readonly keys: readonly string[]; readonly ids: readonly Value[] },
    options: XreadOptions = {},
  ): Command<[string, [string, string[]][]][] | null> {
    return {
      argv: [
        'XREAD',
        ...given(options.count, (count) => ['COUNT', count]),
        ...given(options.block, (block) => ['BLOCK', block]),
        'STREAMS',
        ...streams.keys,
        ...streams.ids,
      ],
    };
  },

  /**
   * Returns entries to a consumer of a group, new ones or those that it has not acknowledged.
   *
   * `>` requests entries that no consumer of the group has received; they are pending until XACK.
   * Any other ID requests the consumer's own pending entries after it. NOACK leaves nothing
   * pending and, as in the hosted service, creates no consumer. CLAIM first takes over entries
   * that have been pending for at least that many milliseconds, those of other consumers too, the
   * longest idle first, with `>` only; NOACK does not apply to them. Then each entry also has the
   * milliseconds since its last delivery (-1 after XNACK) and how often it was delivered before,
   * which are 0 for new ones. BLOCK waits that many milliseconds for an entry, or forever with 0;
   * an entry goes to the consumer that has waited longest. The wait ends with NOGROUP when the
   * stream or the group is deleted. Over HTTP, where requests do not block, BLOCK is refused; in
   * a transaction and in a script the reply is null at once.
   *
   * O(M) for M entries returned. Since 5.0.0.
   * @returns
   * - `([string, ([string, string[] | null, number?, number?])[]])[]`: The streams with their
   *   entries; an entry deleted since its delivery has null for its fields.
   * - `null`: There is nothing new.
   */
  xreadgroup(
    group: { readonly group: Value; readonly consumer: Value },
    streams: { readonly keys: readonly string[]; readonly ids: readonly Value[] },
    options: XreadgroupOptions = {},
  ): Command<[string, [string, string[] | null, number?, number?][]][] | null> {
    return {
      argv: [
        'XREADGROUP',
        'GROUP',
        group.group,
        group.consumer,
        ...given(options.count, (count) => ['COUNT', count]),
        ...given(options.block, (block) => ['BLOCK', block]),
        ...given(options.claim, (claim) => ['CLAIM', claim]),
        ...flag('NOACK', options.noack),
        'STREAMS',
        ...streams.keys,
        ...streams.ids,
      ],
    };
  },

  /**
   * Returns the entries within a range of IDs, the last first.
   *
   * `-` is the lowest ID and `+` the highest; `(` before an ID excludes it. An ID without a
   * sequence number means all entries of that millisecond. The end of the range is given before
   * its start.
   *
   * O(log(N) + M) for M of N entries returned. Since 5.0.0.
   * @returns
   * - `[string, string[]][]`: The entries, each with its ID and its alternating fields and
   *   values.
   * - `null`: With COUNT 0.
   */
  xrevrange(
    key: string,
    end: Value,
    start: Value,
    options: XrevrangeOptions = {},
  ): Command<[string, string[]][] | null> {
    return {
      argv: ['XREVRANGE', key, end, start, ...given(options.count, (count) => ['COUNT', count])],
    };
  },

  /**
   * Sets the last ID of a stream.
   *
   * It restores a stream from a log, together with the number of entries ever added and the
   * highest deleted ID.
   *
   * O(1). Since 5.0.0.
   */
  xsetid(key: string, id: Value, options: XsetidOptions = {}): Command<'OK'> {
    return {
      argv: [
        'XSETID',
        key,
        id,
        ...given(options.entriesadded, (entriesadded) => ['ENTRIESADDED', entriesadded]),
        ...given(options.maxdeletedid, (maxdeletedid) => ['MAXDELETEDID', maxdeletedid]),
      ],
    };
  },

  /**
   * Deletes entries from the beginning of a stream.
   *
   * MAXLEN, MINID, LIMIT, KEEPREF, DELREF and ACKED have the same meaning as in XADD.
   *
   * O(N) for N entries that are deleted. Since 5.0.0.
   */
  xtrim(
    key: string,
    strategy: 'MAXLEN' | 'MINID',
    threshold: Value,
    options: XtrimOptions = {},
  ): Command<number> {
    return {
      argv: [
        'XTRIM',
        key,
        strategy,
        ...flag('=', options.equal),
        ...flag('~', options.approximately),
        threshold,
        ...given(options.limit, (limit) => ['LIMIT', limit]),
        ...flag('KEEPREF', options.keepref),
        ...flag('DELREF', options.delref),
        ...flag('ACKED', options.acked),
      ],
    };
  },

  /**
   * Adds members with their scores to a sorted set, or changes the scores of members.
   *
   * Members are ordered by score, and members of the same score by their bytes. NX only adds
   * members, XX only changes scores; GT and LT change a score only to a greater or lesser one,
   * but still add members. A score is a double, including `inf` and `-inf`.
   *
   * O(log(N)) for each member, with N members in the sorted set. Since 1.2.0.
   * @returns
   * - `number`: How many members were added; with CH, how many were added or changed.
   * - `string`: With INCR, the new score.
   * - `null`: With INCR, a condition kept the score from being changed.
   */
  zadd(
    key: string,
    scoreMembers: readonly (readonly [score: Numeric, member: Value])[],
    options: ZaddOptions = {},
  ): Command<number | string | null> {
    return {
      argv: [
        'ZADD',
        key,
        ...flag('NX', options.nx),
        ...flag('XX', options.xx),
        ...flag('GT', options.gt),
        ...flag('LT', options.lt),
        ...flag('CH', options.ch),
        ...flag('INCR', options.incr),
        ...scoreMembers.flat(),
      ],
    };
  },

  /**
   * Counts the members of a sorted set.
   *
   * O(1). Since 1.2.0.
   */
  zcard(key: string): Command<number> {
    return { argv: ['ZCARD', key] };
  },

  /**
   * Counts the members of a sorted set with scores within a range.
   *
   * A bound with a leading `(` is excluded from the range.
   *
   * O(log(N)) with N members in the sorted set. Since 2.0.0.
   */
  zcount(key: string, min: Numeric, max: Numeric): Command<number> {
    return { argv: ['ZCOUNT', key, min, max] };
  },

  /**
   * Returns the members of the first sorted set that none of the others has.
   *
   * Plain sets can be inputs, too; their members have scores of 1.
   *
   * O(L + N*log(N)) with L members in all inputs and N in the result. Since 6.2.0.
   */
  zdiff(keys: readonly string[], options: ZdiffOptions = {}): Command<string[]> {
    return { argv: ['ZDIFF', keys.length, ...keys, ...flag('WITHSCORES', options.withscores)] };
  },

  /**
   * Stores the members of the first sorted set that none of the others has.
   *
   * The destination is overwritten, whatever its type.
   *
   * O(L + N*log(N)) with L members in all inputs and N in the result. Since 6.2.0.
   */
  zdiffstore(destination: string, keys: readonly string[]): Command<number> {
    return { argv: ['ZDIFFSTORE', destination, keys.length, ...keys] };
  },

  /**
   * Adds to the score of a member, which is added if it is missing.
   *
   * O(log(N)) with N members in the sorted set. Since 1.2.0.
   */
  zincrby(key: string, increment: Numeric, member: Value): Command<string> {
    return { argv: ['ZINCRBY', key, increment, member] };
  },

  /**
   * Returns the members that all of the sorted sets have.
   *
   * Scores are multiplied by the weight of their input; then the scores of a member are added, or
   * AGGREGATE takes the lowest or the highest. With AGGREGATE COUNT the scores do not matter: the
   * weights of the inputs that have the member are added, so that without WEIGHTS it is their
   * number. Plain sets can be inputs, too; their members have scores of 1.
   *
   * O(N*K + M*log(M)) with N members in the smallest of K inputs and M in the result. Since
   * 6.2.0.
   */
  zinter(keys: readonly string[], options: ZinterOptions = {}): Command<string[]> {
    return {
      argv: [
        'ZINTER',
        keys.length,
        ...keys,
        ...given(options.weights, (weights) => ['WEIGHTS', ...weights]),
        ...given(options.aggregate, (aggregate) => ['AGGREGATE', aggregate]),
        ...flag('WITHSCORES', options.withscores),
      ],
    };
  },

  /**
   * Counts the members that all of the sorted sets have.
   *
   * A LIMIT of 0 means no limit.
   *
   * O(N*K) with N members in the smallest of K inputs. Since 7.0.0.
   */
  zintercard(keys: readonly string[], options: ZintercardOptions = {}): Command<number> {
    return {
      argv: [
        'ZINTERCARD',
        keys.length,
        ...keys,
        ...given(options.limit, (limit) => ['LIMIT', limit]),
      ],
    };
  },

  /**
   * Stores the members that all of the sorted sets have.
   *
   * Scores are multiplied by the weight of their input; then the scores of a member are added, or
   * AGGREGATE takes the lowest or the highest. With AGGREGATE COUNT the scores do not matter: the
   * weights of the inputs that have the member are added, so that without WEIGHTS it is their
   * number. Plain sets can be inputs, too; their members have scores of 1.
   *
   * O(N*K + M*log(M)) with N members in the smallest of K inputs and M in the result. Since
   * 2.0.0.
   */
  zinterstore(
    destination: string,
    keys: readonly string[],
    options: ZinterstoreOptions = {},
  ): Command<number> {
    return {
      argv: [
        'ZINTERSTORE',
        destination,
        keys.length,
        ...keys,
        ...given(options.weights, (weights) => ['WEIGHTS', ...weights]),
        ...given(options.aggregate, (aggregate) => ['AGGREGATE', aggregate]),
      ],
    };
  },

  /**
   * Counts the members of a sorted set within a range of their bytes.
   *
   * The members must all have the same score. A bound begins with `[` if it is included and with
   * `(` if it is excluded; `-` and `+` are below and above every member.
   *
   * O(log(N)) with N members in the sorted set. Since 2.8.9.
   */
  zlexcount(key: string, min: Value, max: Value): Command<number> {
    return { argv: ['ZLEXCOUNT', key, min, max] };
  },

  /**
   * Removes and returns members from an end of the first sorted set that exists.
   *
   * O(K + M*log(N)) with K keys, and M members taken from a sorted set of N. Since 7.0.0.
   * @returns
   * - `[string, [string, string][]]`: The key that was popped from, and the members with their
   *   scores.
   * - `null`: None of the keys exists.
   */
  zmpop(
    keys: readonly string[],
    where: 'MIN' | 'MAX',
    options: ZmpopOptions = {},
  ): Command<[string, [string, string][]] | null> {
    return {
      argv: [
        'ZMPOP',
        keys.length,
        ...keys,
        where,
        ...given(options.count, (count) => ['COUNT', count]),
      ],
    };
  },

  /**
   * Returns the scores of several members of a sorted set.
   *
   * O(N) with N members asked for. Since 6.2.0.
   */
  zmscore(key: string, members: readonly Value[]): Command<(string | null)[]> {
    return { argv: ['ZMSCORE', key, ...members] };
  },

  /**
   * Removes and returns the members with the highest scores.
   *
   * O(M*log(N)) with M members taken from a sorted set of N. Since 5.0.0.
   */
  zpopmax(key: string, count?: Numeric): Command<string[]> {
    return { argv: ['ZPOPMAX', key, ...given(count, (count) => [count])] };
  },

  /**
   * Removes and returns the members with the lowest scores.
   *
   * O(M*log(N)) with M members taken from a sorted set of N. Since 5.0.0.
   */
  zpopmin(key: string, count?: Numeric): Command<string[]> {
    return { argv: ['ZPOPMIN', key, ...given(count, (count) => [count])] };
  },

  /**
   * Returns members of a sorted set that are chosen at random.
   *
   * With a positive count all members are different; with a negative one members may repeat.
   *
   * O(M*log(N)) with M members chosen from a sorted set of N. Since 6.2.0.
   * @returns
   * - `string`: Without a count, a member.
   * - `null`: Without a count, there is no such key.
   * - `string[]`: With a count, members; with WITHSCORES each is followed by its score.
   */
  zrandmember(key: string, options: ZrandmemberOptions = {}): Command<string | null | string[]> {
    return {
      argv: [
        'ZRANDMEMBER',
        key,
        ...given(options.count, (count) => [count]),
        ...flag('WITHSCORES', options.withscores),
      ],
    };
  },

  /**
   * Returns the members of a sorted set within a range of ranks, scores or bytes.
   *
   * Without BYSCORE or BYLEX the bounds are ranks, negative ones counted from the end. With REV
   * the order is from high to low: rank 0 is the highest, and the upper bound of scores or bytes
   * comes first. LIMIT is only allowed with BYSCORE or BYLEX.
   *
   * O(log(N) + M) with N members in the sorted set and M returned. Since 1.2.0.
   */
  zrange(key: string, start: Value, stop: Value, options: ZrangeOptions = {}): Command<string[]> {
    return {
      argv: [
        'ZRANGE',
        key,
        start,
        stop,
        ...flag('BYSCORE', options.byscore),
        ...flag('BYLEX', options.bylex),
        ...flag('REV', options.rev),
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
        ...flag('WITHSCORES', options.withscores),
      ],
    };
  },

  /**
   * Returns the members of a sorted set within a range of their bytes.
   *
   * The members must all have the same score. A bound begins with `[` if it is included and with
   * `(` if it is excluded; `-` and `+` are below and above every member. ZRANGE with BYLEX does
   * the same.
   *
   * O(log(N) + M) with N members in the sorted set and M returned. Since 2.8.9.
   * @deprecated since 6.2.0: ZRANGE
   */
  zrangebylex(
    key: string,
    min: Value,
    max: Value,
    options: ZrangebylexOptions = {},
  ): Command<string[]> {
    return {
      argv: [
        'ZRANGEBYLEX',
        key,
        min,
        max,
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
      ],
    };
  },

  /**
   * Returns the members of a sorted set with scores within a range.
   *
   * A bound with a leading `(` is excluded from the range. ZRANGE with BYSCORE does the same.
   *
   * O(log(N) + M) with N members in the sorted set and M returned. Since 1.0.5.
   * @deprecated since 6.2.0: ZRANGE
   */
  zrangebyscore(
    key: string,
    min: Numeric,
    max: Numeric,
    options: ZrangebyscoreOptions = {},
  ): Command<string[]> {
    return {
      argv: [
        'ZRANGEBYSCORE',
        key,
        min,
        max,
        ...flag('WITHSCORES', options.withscores),
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
      ],
    };
  },

  /**
   * Stores the members of a sorted set within a range of ranks, scores or bytes.
   *
   * The range is given as for ZRANGE. The destination is overwritten, whatever its type. Over
   * HTTP, unlike in Redis and in ZRANGE, LIMIT is allowed without BYSCORE or BYLEX, as in the
   * hosted service, whose clients rely on it: offset and count then limit the range of ranks.
   *
   * O(log(N) + M*log(M)) with N members in the source and M stored. Since 6.2.0.
   */
  zrangestore(
    dst: string,
    src: string,
    min: Value,
    max: Value,
    options: ZrangestoreOptions = {},
  ): Command<number> {
    return {
      argv: [
        'ZRANGESTORE',
        dst,
        src,
        min,
        max,
        ...flag('BYSCORE', options.byscore),
        ...flag('BYLEX', options.bylex),
        ...flag('REV', options.rev),
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
      ],
    };
  },

  /**
   * Returns the rank of a member of a sorted set, from the lowest.
   *
   * O(log(N)) with N members in the sorted set. Since 2.0.0.
   * @returns
   * - `number`: The rank, from 0.
   * - `[number, string]`: With WITHSCORE, the rank and the score.
   * - `null`: There is no such member or key.
   */
  zrank(
    key: string,
    member: Value,
    options: ZrankOptions = {},
  ): Command<number | [number, string] | null> {
    return { argv: ['ZRANK', key, member, ...flag('WITHSCORE', options.withscore)] };
  },

  /**
   * Removes members from a sorted set.
   *
   * A sorted set that becomes empty is removed.
   *
   * O(M*log(N)) with M members removed from a sorted set of N. Since 1.2.0.
   */
  zrem(key: string, members: readonly Value[]): Command<number> {
    return { argv: ['ZREM', key, ...members] };
  },

  /**
   * Removes the members of a sorted set within a range of their bytes.
   *
   * The members must all have the same score. A bound begins with `[` if it is included and with
   * `(` if it is excluded; `-` and `+` are below and above every member.
   *
   * O(log(N) + M*log(N)) with M members removed from a sorted set of N. Since 2.8.9.
   */
  zremrangebylex(key: string, min: Value, max: Value): Command<number> {
    return { argv: ['ZREMRANGEBYLEX', key, min, max] };
  },

  /**
   * Removes the members of a sorted set within a range of ranks.
   *
   * Negative ranks are counted from the end.
   *
   * O(log(N) + M*log(N)) with M members removed from a sorted set of N. Since 2.0.0.
   */
  zremrangebyrank(key: string, start: Numeric, stop: Numeric): Command<number> {
    return { argv: ['ZREMRANGEBYRANK', key, start, stop] };
  },

  /**
   * Removes the members of a sorted set with scores within a range.
   *
   * A bound with a leading `(` is excluded from the range.
   *
   * O(log(N) + M*log(N)) with M members removed from a sorted set of N. Since 1.2.0.
   */
  zremrangebyscore(key: string, min: Numeric, max: Numeric): Command<number> {
    return { argv: ['ZREMRANGEBYSCORE', key, min, max] };
  },

  /**
   * Returns the members of a sorted set within a range of ranks, the highest first.
   *
   * Rank 0 is the highest; negative ranks are counted from the end. ZRANGE with REV does the
   * same.
   *
   * O(log(N) + M) with N members in the sorted set and M returned. Since 1.2.0.
   * @deprecated since 6.2.0: ZRANGE
   */
  zrevrange(
    key: string,
    start: Numeric,
    stop: Numeric,
    options: ZrevrangeOptions = {},
  ): Command<string[]> {
    return { argv: ['ZREVRANGE', key, start, stop, ...flag('WITHSCORES', options.withscores)] };
  },

  /**
   * Returns the members of a sorted set within a range of their bytes, the highest first.
   *
   * The members must all have the same score. A bound begins with `[` if it is included and with
   * `(` if it is excluded; `-` and `+` are below and above every member. The upper bound comes
   * first. ZRANGE with BYLEX and REV does the same.
   *
   * O(log(N) + M) with N members in the sorted set and M returned. Since 2.8.9.
   * @deprecated since 6.2.0: ZRANGE
   */
  zrevrangebylex(
    key: string,
    max: Value,
    min: Value,
    options: ZrevrangebylexOptions = {},
  ): Command<string[]> {
    return {
      argv: [
        'ZREVRANGEBYLEX',
        key,
        max,
        min,
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
      ],
    };
  },

  /**
   * Returns the members of a sorted set with scores within a range, the highest first.
   *
   * The upper bound comes first; a bound with a leading `(` is excluded from the range. ZRANGE
   * with BYSCORE and REV does the same.
   *
   * O(log(N) + M) with N members in the sorted set and M returned. Since 2.2.0.
   * @deprecated since 6.2.0: ZRANGE
   */
  zrevrangebyscore(
    key: string,
    max: Numeric,
    min: Numeric,
    options: ZrevrangebyscoreOptions = {},
  ): Command<string[]> {
    return {
      argv: [
        'ZREVRANGEBYSCORE',
        key,
        max,
        min,
        ...flag('WITHSCORES', options.withscores),
        ...given(options.limit, (limit) => ['LIMIT', limit.offset, limit.count]),
      ],
    };
  },

  /**
   * Returns the rank of a member of a sorted set, from the highest.
   *
   * O(log(N)) with N members in the sorted set. Since 2.0.0.
   * @returns
   * - `number`: The rank, from 0.
   * - `[number, string]`: With WITHSCORE, the rank and the score.
   * - `null`: There is no such member or key.
   */
  zrevrank(
    key: string,
    member: Value,
    options: ZrevrankOptions = {},
  ): Command<number | [number, string] | null> {
    return { argv: ['ZREVRANK', key, member, ...flag('WITHSCORE', options.withscore)] };
  },

  /**
   * Returns some members of a sorted set with their scores, and a cursor to continue.
   *
   * Members that exist during the whole scan are returned; members added or removed meanwhile may
   * be returned. COUNT (default 100) is the number of members examined per call; after MATCH
   * there may be fewer or none. A small set is returned as a whole, whatever COUNT is.
   *
   * O(1) for each call, O(N) for a whole scan of N members. Since 2.8.0.
   */
  zscan(key: string, cursor: Numeric, options: ZscanOptions = {}): Command<[string, string[]]> {
    return {
      argv: [
        'ZSCAN',
        key,
        cursor,
        ...given(options.match, (match) => ['MATCH', match]),
        ...given(options.count, (count) => ['COUNT', count]),
      ],
    };
  },

  /**
   * Returns the score of a member of a sorted set.
   *
   * O(1). Since 1.2.0.
   * @returns
   * - `string`: The score.
   * - `null`: There is no such member or key.
   */
  zscore(key: string, member: Value): Command<string | null> {
    return { argv: ['ZSCORE', key, member] };
  },

  /**
   * Returns the members of all of the sorted sets.
   *
   * Scores are multiplied by the weight of their input; then the scores of a member are added, or
   * AGGREGATE takes the lowest or the highest. With AGGREGATE COUNT the scores do not matter: the
   * weights of the inputs that have the member are added, so that without WEIGHTS it is their
   * number. Plain sets can be inputs, too; their members have scores of 1.
   *
   * O(N + M*log(M)) with N members in all inputs and M in the result. Since 6.2.0.
   */
  zunion(keys: readonly string[], options: ZunionOptions = {}): Command<string[]> {
    return {
      argv: [
        'ZUNION',
        keys.length,
        ...keys,
        ...given(options.weights, (weights) => ['WEIGHTS', ...weights]),
        ...given(options.aggregate, (aggregate) => ['AGGREGATE', aggregate]),
        ...flag('WITHSCORES', options.withscores),
      ],
    };
  },

  /**
   * Stores the members of all of the sorted sets.
   *
   * Scores are multiplied by the weight of their input; then the scores of a member are added, or
   * AGGREGATE takes the lowest or the highest. With AGGREGATE COUNT the scores do not matter: the
   * weights of the inputs that have the member are added, so that without WEIGHTS it is their
   * number. Plain sets can be inputs, too; their members have scores of 1.
   *
   * O(N + M*log(M)) with N members in all inputs and M in the result. Since 2.0.0.
   */
  zunionstore(
    destination: string,
    keys: readonly string[],
    options: ZunionstoreOptions = {},
  ): Command<number> {
    return {
      argv: [
        'ZUNIONSTORE',
        destination,
        keys.length,
        ...keys,
        ...given(options.weights, (weights) => ['WEIGHTS', ...weights]),
        ...given(options.aggregate, (aggregate) => ['AGGREGATE', aggregate]),
      ],
    };
  },
} as const satisfies CommandBuilders;

/**
 * A client of one database: a method for each command that the service runs, named as the command
 * in lower case (`zrangebyscore`), a subcommand after its container (`aclSetuser`).
 *
 * What a command must be given are parameters in the order of the command, lists are arrays, numbers
 * of keys and fields are counted, and what has a word of its own is an option of that name:
 *
 *     await redis.set('lock', 'alice', { nx: true, ex: 30 });
 *     await redis.hset('user', Object.entries({ name: 'Ada', born: 1815 }));
 *     await redis.zrange('scores', '-inf', '(5', { byscore: true, limit: { offset: 0, count: 10 } });
 *
 * Replies are as the service sends them: shaped as in RESP2, numbers as JSON numbers, which are exact
 * up to 2^53, and strings as text, in which bytes that are not UTF-8 are lost.
 */
export interface RedisClient extends Client<typeof commands> {}

/** A client of the database at `url` with the rights of `token`. */
export function createRedisClient(connection: Connection): RedisClient {
  return clientOf(commands, createRedisRestClient(connection));
}
