import { NameSet } from '../../../../base/name-set.ts';
import { lowerCase, type ByteString } from '../../bytes.ts';
import type { CommandSpec } from '../../command-spec.ts';
import { allCommands, commandNamed } from '../command-index.ts';
import { globMatcher, type GlobMatcher } from '../keyspace/glob.ts';
import { isUnsupported } from '../../unsupported-commands.ts';

/** A pattern of keys that may be read, written or both. */
interface KeyPattern {
  readonly pattern: ByteString;
  readonly read: boolean;
  readonly write: boolean;
  readonly matches: GlobMatcher;
}

/** A pattern of channels that may be used. */
interface ChannelPattern {
  readonly pattern: ByteString;
  readonly matches: GlobMatcher;
}

/** The commands that a selector allows, apart from keys and channels. */
interface AllowedCommands {
  readonly whole: ReadonlySet<string>;
  /** Commands allowed only with one of these first arguments, in lower case. */
  readonly withFirstArgument: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * One set of permissions: commands on keys and channels. A user has at least one, the root; a call must be allowed by
 * one of them as a whole (Redis 7.2 `acl.c` `aclSelector`).
 */
export class Selector {
  allKeys = false;
  allChannels = false;
  keys: readonly KeyPattern[] = [];
  /** Whether it may read every key, though perhaps not write it. */
  readsAllKeys = false;
  channels: readonly ChannelPattern[] = [];
  /** Whether it starts from all commands, including future ones, rather than from none. */
  #allCommands = false;
  /** The rules applied to that start, in order: `+get`, `-@hash`, `+config|get`. */
  #commandRules: readonly string[] = [];
  /** Computed from the rules when needed. */
  #allowed: AllowedCommands | undefined;

  copy(): Selector {
    const copy = new Selector();
    copy.allKeys = this.allKeys;
    copy.allChannels = this.allChannels;
    copy.keys = this.keys;
    copy.readsAllKeys = this.readsAllKeys;
    copy.channels = this.channels;
    copy.#allCommands = this.#allCommands;
    copy.#commandRules = this.#commandRules;
    copy.#allowed = this.#allowed;
    return copy;
  }

  /** Whether it allows every call. */
  get unrestricted(): boolean {
    const everyCommand = this.#allCommands && !this.#commandRules.some((r) => r.startsWith('-'));
    return everyCommand && this.allKeys && this.allChannels;
  }

  setAllKeys(all: boolean): void {
    this.allKeys = all;
    this.readsAllKeys = all;
    this.keys = [];
  }

  /** Adds a pattern of keys. For a known pattern the permissions are merged, as in Redis. */
  addKeys(pattern: ByteString, read: boolean, write: boolean): void {
    this.readsAllKeys ||= read && pattern === '*';
    const known = this.keys.find((each) => each.pattern === pattern);
    if (known === undefined) {
      this.keys = [...this.keys, { pattern, read, write, matches: globMatcher(pattern) }];
      return;
    }
    const widened = { ...known, read: known.read || read, write: known.write || write };
    this.keys = this.keys.map((each) => (each === known ? widened : each));
  }

  /**
   * Whether it may read every key that begins so: by a pattern that is a beginning of it with `*`. Other patterns might
   * match all of them too, but that is not worked out.
   */
  readsAllWith(prefix: ByteString): boolean {
    return this.keys.some(({ pattern, read }) => {
      const beginning = pattern.slice(0, -1);
      return (
        read && pattern.endsWith('*') && !/[*?[\\]/.test(beginning) && prefix.startsWith(beginning)
      );
    });
  }

  setAllChannels(all: boolean): void {
    this.allChannels = all;
    this.channels = [];
  }

  addChannels(pattern: ByteString): void {
    if (this.channels.some((each) => each.pattern === pattern)) return;
    this.channels = [...this.channels, { pattern, matches: globMatcher(pattern) }];
  }

  setAllCommands(all: boolean): void {
    this.#allCommands = all;
    this.#commandRules = [];
    this.#allowed = undefined;
  }

  /**
   * Allows or denies a command, subcommand, `@category` or `command|first argument`. Earlier rules that this one
   * overrides are dropped (`ACLUpdateCommandRules`).
   */
  changeCommands(sign: '+' | '-', subject: string): void {
    const kept = this.#commandRules.filter(
      (rule) => rule.slice(1) !== subject && !rule.startsWith(`${subject}|`, 1),
    );
    this.#commandRules = [...kept, sign + subject];
    this.#allowed = undefined;
  }

  /** Whether the command is allowed, regardless of keys and channels. */
  allows(spec: CommandSpec, argv: readonly ByteString[]): boolean {
    const allowed = (this.#allowed ??= this.#workOut());
    if (allowed.whole.has(spec.name)) return true;
    const words = allowed.withFirstArgument.get(spec.name);
    return words !== undefined && argv.length > 1 && words.has(lowerCase(argv[1]!));
  }

  /** As in GETUSER: `-@all +get +@hash`. */
  describeCommands(): string {
    return [this.#allCommands ? '+@all' : '-@all', ...this.#commandRules].join(' ');
  }

  /** As in GETUSER: `~a* %R~b*`. */
  describeKeys(): ByteString {
    if (this.allKeys) return '~*';
    return this.keys.map((each) => prefixOf(each) + each.pattern).join(' ');
  }

  /** As in GETUSER: `&news.*`. */
  describeChannels(): ByteString {
    if (this.allChannels) return '&*';
    return this.channels.map((each) => `&${each.pattern}`).join(' ');
  }

  /** As in LIST (`ACLDescribeSelector`). */
  describe(): ByteString {
    const reset = this.allChannels ? '' : 'resetchannels';
    return [this.describeKeys(), reset, this.describeChannels(), this.describeCommands()]
      .filter((part) => part !== '')
      .join(' ');
  }

  #workOut(): AllowedCommands {
    const whole = new Set(this.#allCommands ? namesWhere(() => true) : []);
    const withFirstArgument = new Map<string, Set<string>>();
    for (const rule of this.#commandRules) {
      const subject = rule.slice(1);
      if (isOfUnservedCommand(subject)) continue;
      const names = namesMeantBy(subject);
      for (const name of names) {
        withFirstArgument.delete(name);
        if (rule.startsWith('+')) whole.add(name);
        else whole.delete(name);
      }
      if (names.length === 0 && !subject.startsWith('@')) {
        const bar = subject.lastIndexOf('|');
        const name = subject.slice(0, bar);
        const words = withFirstArgument.get(name) ?? new NameSet();
        withFirstArgument.set(name, words.add(subject.slice(bar + 1)));
      }
    }
    // AUTH, HELLO and the like are always allowed, because otherwise nobody could log in.
    for (const name of namesWhere((spec) => spec.flags.includes('no_auth'))) whole.add(name);
    return { whole, withFirstArgument };
  }
}

/** Whether a rule is about a command of Redis that is not served, or about one of its subcommands. */
export function isOfUnservedCommand(subject: string): boolean {
  return isUnsupported(subject.split('|', 1)[0]!);
}

/** The commands of a category, or a command with its subcommands; none for a first argument. */
function namesMeantBy(subject: string): string[] {
  if (subject.startsWith('@')) return namesWhere(inCategory(subject.slice(1)));
  const command = commandNamed(subject);
  return command === undefined
    ? []
    : [command, ...command.subcommands].map(({ spec }) => spec.name);
}

function namesWhere(holds: (spec: CommandSpec) => boolean): string[] {
  return allCommands.filter(({ spec }) => holds(spec)).map(({ spec }) => spec.name);
}

/** A category of a container applies to all its subcommands. */
function inCategory(category: string): (spec: CommandSpec) => boolean {
  return (spec) => {
    if (spec.categories.includes(category)) return true;
    const container = commandNamed(spec.name)?.container;
    return container?.spec.categories.includes(category) ?? false;
  };
}

function prefixOf({ read, write }: KeyPattern): string {
  if (read && write) return '~';
  return read ? '%R~' : '%W~';
}
