import type { ByteString } from '../../bytes.ts';
import type { CommandSpec } from '../../command-spec.ts';
import { keysOf, type KeyUse } from '../command-keys.ts';
import { uncounted, type Spending } from '../work.ts';
import type { Selector } from './selector.ts';
import type { User } from './user.ts';

/** Why a call is refused. If several selectors refuse it, the later of these reasons is reported. */
export type DenialReason = 'command' | 'key' | 'channel';

export interface Denial {
  readonly reason: DenialReason;
  /** The index in `argv` of the key or channel; 0 for the command itself. */
  readonly position: number;
}

const WRITING: ReadonlySet<string> = new Set(['update', 'insert', 'delete']);
/** Trying a pattern takes a part of the time of looking at a value. */
const VALUES_A_PATTERN = 1 / 4;

const WEIGHT: Record<DenialReason, number> = { command: 0, key: 1, channel: 2 };

/** The positions of a command's channels, and whether they are patterns (Redis 7.2 `db.c` `ChannelSpecs`). */
const CHANNELS: Readonly<Record<string, { last: number; patterns: boolean }>> = {
  publish: { last: 1, patterns: false },
  spublish: { last: 1, patterns: false },
  subscribe: { last: Infinity, patterns: false },
  ssubscribe: { last: Infinity, patterns: false },
  psubscribe: { last: Infinity, patterns: true },
};

/**
 * Checks whether a user may make a call: one selector must allow its command, its keys and its channels together (Redis
 * 7.2 `acl.c` `ACLCheckAllUserCommandPerm`).
 * @returns undefined if the user may; else the denial of the selector that allowed most
 */
export function denialOf(
  user: User,
  spec: CommandSpec,
  argv: readonly ByteString[],
  work: Spending = uncounted,
): Denial | undefined {
  // Commands that precede a login can't be denied (`ACLSelectorCheckCmd`).
  if (user.unrestricted || spec.flags.includes('no_auth')) return undefined;
  const call = new Call(spec, argv, work);
  let worst: Denial = { reason: 'command', position: 0 };
  for (const selector of user.selectors) {
    const denial = call.denialBy(selector);
    if (denial === undefined) return undefined;
    const heavier = WEIGHT[denial.reason] - WEIGHT[worst.reason];
    if (heavier > 0 || (heavier === 0 && denial.position > worst.position)) worst = denial;
  }
  return worst;
}

/**
 * Whether a user may make a call that also reads keys which are not among its arguments, as SORT with BY or GET
 * (`ACLUserCheckCmdWithUnrestrictedKeyAccess`).
 */
export function mayReadEveryKey(
  user: User,
  spec: CommandSpec,
  argv: readonly ByteString[],
  work: Spending = uncounted,
): boolean {
  if (user.unrestricted) return true;
  const call = new Call(spec, argv, work);
  return user.selectors.some(
    (selector) => call.denialBy(selector) === undefined && selector.readsAllKeys,
  );
}

/** What a call reads besides the keys among its arguments, from now on. */
export interface ReadFromNowOn {
  /** All keys that begin with one of these. */
  readonly prefixes: readonly ByteString[];
  readonly keys: readonly ByteString[];
}

/** Whether a user may make a call that makes such keys readable by its own key: one selector must allow all of it. */
export function mayReadFromNowOn(
  user: User,
  spec: CommandSpec,
  argv: readonly ByteString[],
  { prefixes, keys }: ReadFromNowOn,
  work: Spending = uncounted,
): boolean {
  if (user.unrestricted) return true;
  const call = new Call(spec, argv, work);
  return user.selectors.some((selector) => {
    if (call.denialBy(selector) !== undefined) return false;
    if (selector.allKeys || selector.readsAllKeys) return true;
    work.spend((prefixes.length + keys.length) * selector.keys.length * VALUES_A_PATTERN);
    return (
      prefixes.every((prefix) => selector.readsAllWith(prefix)) &&
      keys.every((key) => selector.keys.some(({ read, matches }) => read && matches(key)))
    );
  });
}

/** Whether a user may subscribe to a channel, or to a pattern of channels (`ACLUserCheckChannelPerm`). */
export function maySubscribe(
  user: User,
  channel: ByteString,
  isPattern: boolean,
  work: Spending = uncounted,
): boolean {
  return user.selectors.some((selector) => allowsChannel(selector, channel, isPattern, work));
}

/** Whether a user may be told that a key has changed: if it may read the key. */
export function mayReadKey(user: User, key: ByteString): boolean {
  if (user.unrestricted) return true;
  return user.selectors.some(
    ({ allKeys, readsAllKeys, keys }) =>
      allKeys || readsAllKeys || keys.some(({ read, matches }) => read && matches(key)),
  );
}

/** A call whose permission is checked; its keys are found at most once, and only if a selector needs them. */
class Call {
  readonly #spec: CommandSpec;
  readonly #argv: readonly ByteString[];
  readonly #work: Spending;
  #keys: readonly KeyUse[] | undefined;

  constructor(spec: CommandSpec, argv: readonly ByteString[], work: Spending) {
    this.#work = work;
    this.#spec = spec;
    this.#argv = argv;
  }

  denialBy(selector: Selector): Denial | undefined {
    this.#work.spend(1);
    if (!selector.allows(this.#spec, this.#argv)) return { reason: 'command', position: 0 };
    const key = this.#mayUseAnyKey(selector) ? undefined : this.#keyDeniedBy(selector);
    if (key !== undefined) return { reason: 'key', position: key };
    const channel = selector.allChannels ? undefined : this.#channelDeniedBy(selector);
    return channel === undefined ? undefined : { reason: 'channel', position: channel };
  }

  /** A command flagged as readonly writes no keys, so they need not be found. */
  #mayUseAnyKey(selector: Selector): boolean {
    return selector.allKeys || (selector.readsAllKeys && this.#spec.flags.includes('readonly'));
  }

  #keyDeniedBy(selector: Selector): number | undefined {
    if (this.#spec.keys.length === 0) return undefined;
    const keys = (this.#keys ??= keysOf(this.#spec, this.#argv));
    const denied = keys.find((key) => !this.#allowsKey(selector, key));
    return denied?.position;
  }

  #allowsKey({ keys }: Selector, { position, flags }: KeyUse): boolean {
    // A shard channel is where a key would be in a cluster, and is none.
    if (flags.includes('not_key')) return true;
    const key = this.#argv[position]!;
    const reads = flags.includes('access');
    const writes = flags.some((flag) => WRITING.has(flag));
    return keys.some((each) => {
      this.#work.spend(VALUES_A_PATTERN);
      return (each.read || !reads) && (each.write || !writes) && each.matches(key, this.#work);
    });
  }

  #channelDeniedBy(selector: Selector): number | undefined {
    const channels = CHANNELS[this.#spec.name];
    if (channels === undefined) return undefined;
    const last = Math.min(channels.last, this.#argv.length - 1);
    for (let i = 1; i <= last; i++) {
      if (!allowsChannel(selector, this.#argv[i]!, channels.patterns, this.#work)) return i;
    }
    return undefined;
  }
}

/** A pattern to subscribe to must be one of the user's own patterns, character by character. */
function allowsChannel(
  selector: Selector,
  channel: ByteString,
  isPattern: boolean,
  work: Spending,
): boolean {
  if (selector.allChannels) return true;
  return selector.channels.some(({ pattern, matches }) => {
    work.spend(VALUES_A_PATTERN);
    return isPattern ? pattern === channel : matches(channel, work);
  });
}
