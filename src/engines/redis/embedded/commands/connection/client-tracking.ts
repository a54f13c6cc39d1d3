import { NameSet } from '../../../../../base/name-set.ts';
import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { OK, RedisError, mapReply } from '../../../reply.ts';
import { ClientTracking, type TrackingOptions } from '../../tracking/client-tracking.ts';
import { type CommandContext, type CommandFunction, connectionOf } from '../command.ts';

/** Redis 7.2 `networking.c` `clientCommand`, the part of TRACKING. */
export const tracking: CommandFunction = (ctx, argv) => {
  const connection = connectionOf(ctx);
  const wanted = optionsOf(ctx, argv);
  const mode = argv[2]!.toLowerCase();
  if (mode === 'off') {
    connection.invalidations.track(undefined);
  } else if (mode === 'on') {
    const before = connection.tracking?.options;
    checkTogether(wanted, before);
    const prefixes = checkedPrefixes(wanted, before?.prefixes ?? []);
    connection.invalidations.track(new ClientTracking({ ...wanted, prefixes }));
  } else {
    throw errors.syntax();
  }
  return OK;
};

function optionsOf(
  { database }: CommandContext,
  argv: readonly ByteString[],
): TrackingOptions & { readonly isInAndOut: boolean } {
  const given = new Set<string>();
  const prefixes: ByteString[] = [];
  let redirect = 0;
  for (let i = 3; i < argv.length; i++) {
    const option = argv[i]!.toLowerCase();
    const value = argv[i + 1];
    if (option === 'redirect' && value !== undefined) {
      if (redirect !== 0) {
        throw new RedisError('ERR A client can only redirect to a single other client');
      }
      redirect = parseInteger(value);
      if (!database.connections.has(redirect)) {
        throw new RedisError('ERR The client ID you want redirect to does not exist');
      }
      i++;
    } else if (option === 'prefix' && value !== undefined) {
      prefixes.push(value);
      i++;
    } else if (['bcast', 'optin', 'optout', 'noloop'].includes(option)) {
      given.add(option);
    } else {
      throw errors.syntax();
    }
  }
  const isIn = given.has('optin');
  return {
    redirect,
    broadcast: given.has('bcast'),
    opt: isIn ? 'in' : given.has('optout') ? 'out' : undefined,
    noLoop: given.has('noloop'),
    prefixes,
    isInAndOut: isIn && given.has('optout'),
  };
}

function checkTogether(
  wanted: TrackingOptions & { readonly isInAndOut: boolean },
  before: TrackingOptions | undefined,
): void {
  if (!wanted.broadcast && wanted.prefixes.length > 0) {
    throw new RedisError('ERR PREFIX option requires BCAST mode to be enabled');
  }
  if (before !== undefined && before.broadcast !== wanted.broadcast) {
    throw new RedisError(
      "ERR You can't switch BCAST mode on/off before disabling tracking for this client, and then re-enabling it with a different mode.",
    );
  }
  if (wanted.broadcast && wanted.opt !== undefined) {
    throw new RedisError('ERR OPTIN and OPTOUT are not compatible with BCAST');
  }
  if (wanted.isInAndOut) {
    throw new RedisError("ERR You can't specify both OPTIN mode and OPTOUT mode");
  }
  const isOther =
    before?.opt !== undefined && wanted.opt !== undefined && before.opt !== wanted.opt;
  if (isOther) {
    throw new RedisError(
      "ERR You can't switch OPTIN/OPTOUT mode before disabling tracking for this client, and then re-enabling it with a different mode.",
    );
  }
}

/**
 * The earlier prefixes and the new ones, none of which may be a prefix of another (`tracking.c`
 * `checkPrefixCollisionsOrReply`).
 */
function checkedPrefixes(
  { broadcast, prefixes }: TrackingOptions,
  before: readonly ByteString[],
): readonly ByteString[] {
  if (!broadcast) return [];
  const overlapping = overlappingOf([...before, ...prefixes]);
  for (const [i, prefix] of prefixes.entries()) {
    if (!overlapping.has(prefix)) continue;
    const existing = before.find((each) => overlap(each, prefix));
    if (existing !== undefined) throw overlaps(prefix, `an existing prefix '${existing}'`);
    const other = prefixes.slice(i + 1).find((each) => overlap(each, prefix));
    if (other !== undefined) throw overlaps(prefix, `another provided prefix '${other}'`);
  }
  // Without a prefix every key is tracked.
  const added = prefixes.length === 0 ? [''] : prefixes;
  return [...new NameSet([...before, ...added])].toSorted();
}

/** Those that overlap with another one: in alphabetical order a prefix is followed by all that begin with it. */
function overlappingOf(prefixes: readonly ByteString[]): ReadonlySet<ByteString> {
  const found = new NameSet<ByteString>();
  let shortest: ByteString | undefined;
  for (const prefix of prefixes.toSorted()) {
    if (shortest !== undefined && prefix.startsWith(shortest)) found.add(shortest).add(prefix);
    else shortest = prefix;
  }
  return found;
}

function overlap(one: ByteString, other: ByteString): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function overlaps(prefix: ByteString, other: string): RedisError {
  return new RedisError(
    `ERR Prefix '${prefix}' overlaps with ${other}. Prefixes for a single client must not overlap.`,
  );
}

export const caching: CommandFunction = (ctx, argv) => {
  const { tracking } = connectionOf(ctx);
  const opt = tracking?.options.opt;
  if (tracking === undefined) {
    throw new RedisError(
      'ERR CLIENT CACHING can be called only when the client is in tracking mode with OPTIN or OPTOUT mode enabled',
    );
  }
  const mode = argv[2]!.toLowerCase();
  if (mode !== 'yes' && mode !== 'no') throw errors.syntax();
  if (mode === 'yes' && opt !== 'in') {
    throw new RedisError(
      'ERR CLIENT CACHING YES is only valid when tracking is enabled in OPTIN mode.',
    );
  }
  if (mode === 'no' && opt !== 'out') {
    throw new RedisError(
      'ERR CLIENT CACHING NO is only valid when tracking is enabled in OPTOUT mode.',
    );
  }
  tracking.isCachingGiven = true;
  return OK;
};

export const getRedirect: CommandFunction = (ctx) =>
  connectionOf(ctx).tracking?.options.redirect ?? -1;

export const trackingInfo: CommandFunction = (ctx) => {
  const { tracking } = connectionOf(ctx);
  const { redirect = -1, prefixes = [] } = tracking?.options ?? {};
  return mapReply({ flags: flagsOf(tracking), redirect, prefixes });
};

function flagsOf(tracking: ClientTracking | undefined): string[] {
  if (tracking === undefined) return ['off'];
  const { broadcast, opt, noLoop } = tracking.options;
  const flags = [
    'on',
    broadcast && 'bcast',
    opt !== undefined && `opt${opt}`,
    opt !== undefined && tracking.isCachingGiven && (opt === 'in' ? 'caching-yes' : 'caching-no'),
    noLoop && 'noloop',
    tracking.isBroken && 'broken_redirect',
  ];
  return flags.filter((flag) => flag !== false);
}
