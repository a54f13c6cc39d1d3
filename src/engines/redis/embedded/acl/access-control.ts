import { randomBytes } from 'node:crypto';
import { NameMap } from '../../../../base/name-map.ts';
import { NameSet } from '../../../../base/name-set.ts';
import { toQuote, type ByteString } from '../../bytes.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { CommandSpec } from '../../command-spec.ts';
import { oneLine } from '../../errors.ts';
import type { Logger } from '../../../../base/logger.ts';
import { RedisError } from '../../reply.ts';
import type { Client } from '../client.ts';
import { uncounted, type Spending } from '../work.ts';
import type { AclStore } from './acl-store.ts';
import { AclLog, type CallContext } from './log.ts';
import { denialOf, type Denial, type DenialReason } from './permission.ts';
import { applyRules, hashPassword, SPACE_OR_NUL } from './rules.ts';
import { hasMark, issueToken, markOf, sameSecret, userOfToken } from './tokens.ts';
import { formatUsers, parseUsers } from './user-list.ts';
import { User } from './user.ts';

interface AccessControlOptions {
  readonly clock: Clock;
  /** The key that signs users' tokens. With it and a password anyone can make the user's token. */
  readonly secret: string;
  readonly store: AclStore;
  readonly logger: Logger;
  /** The work of the running command, to which the comparison of keys with patterns belongs; not counted if absent. */
  readonly work?: Spending;
  /** `acllog-max-len` at this moment. */
  readonly maxLogLength: () => number;
}

/**
 * The users that every database has: they are not saved, changed or deleted. `default` is the user of the database's
 * own password and Standard token. `default_ro` is the user of the Read Only token. It may run commands that read keys
 * which the caller can name. Commands that list or sample the whole keyspace (KEYS, SCAN, RANDOMKEY) are refused,
 * because they would let the holder of a public token find keys; so is SORT_RO, because it reads keys whose names come
 * from data. It may subscribe to channels, but not to patterns, and run transactions. Its other commands reveal nothing
 * of the data: PING, ECHO, TIME, COMMAND, ACL WHOAMI.
 */
const BUILT_IN = new NameMap<ByteString, string>([
  ['default', 'on ~* &* +@all'],
  [
    'default_ro',
    'on %R~* &* +@read +@connection -@admin -@dangerous -scan -randomkey +subscribe +ssubscribe +unsubscribe +punsubscribe +sunsubscribe +@transaction +time +acl|whoami',
  ],
]);

/**
 * The rules of all users together may take so many bytes. They are saved as a whole at each change, and are not counted
 * in the memory of the database.
 */
const MOST_BYTES = 4 * 1024 * 1024;
/** The most sets of permissions of all users together; each is kept in memory with the commands that it allows. */
const MOST_SELECTORS = 4096;

/** A shorter password is too weak to make a token from. */
const SHORTEST_PASSWORD = 8;

/** The users of one database, and the checks of their rights. */
export class AccessControl {
  readonly log: AclLog;
  /** Increases with every change of users, which invalidates caches. */
  revision = 0;
  #users = new NameMap<ByteString, User>();
  readonly #listeners = new Set<() => void>();
  readonly #clock: Clock;
  readonly #secret: string;
  readonly #mark: string;
  readonly #store: AclStore;
  readonly #work: Spending;
  readonly #logger: Logger;

  /** @throws Error naming the lines of the saved users that can't be parsed */
  constructor({
    clock,
    secret,
    store,
    logger,
    work = uncounted,
    maxLogLength,
  }: AccessControlOptions) {
    this.#clock = clock;
    this.#secret = secret;
    this.#mark = markOf(secret);
    this.#store = store;
    this.#work = work;
    this.#logger = logger;
    this.log = new AclLog(maxLogLength);
    for (const [name, rules] of BUILT_IN) {
      const user = new User(name);
      const problem = applyRules(user, rules.split(' '));
      if (problem !== undefined) throw new Error(`built-in user ${name}: ${problem}`);
      this.#users.set(name, user);
    }
    const problems = this.reload();
    if (problems.length > 0)
      throw new Error(`${store.name ?? 'the list of users'} is damaged: ${problems.join('. ')}`);
  }

  /** Registers a callback for each change of users. @returns removes the callback */
  onChange(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }

  user(name: ByteString): User | undefined {
    return this.#users.get(name);
  }

  /** All users, ordered by name. */
  users(): User[] {
    return [...this.#users.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Creates or changes a user; all rules apply or none. @throws RedisError */
  setUser(name: ByteString, rules: readonly ByteString[]): void {
    if (SPACE_OR_NUL.test(name)) {
      throw new RedisError("ERR Usernames can't contain spaces or null characters");
    }
    if (BUILT_IN.has(name)) throw new RedisError(`ERR The '${name}' user cannot be modified`);
    const existing = this.#users.get(name);
    const changed = existing?.copy() ?? new User(name);
    const problem = applyRules(changed, rules);
    if (problem !== undefined) throw new RedisError(`ERR ${oneLine(toQuote(problem))}`);
    this.#checkSize(existing, changed);
    this.#save(new NameMap(this.#users).set(name, changed));
    if (existing === undefined) this.#users.set(name, changed);
    else existing.become(changed);
    this.#changed();
  }

  /**
   * @returns how many of the users existed
   * @throws RedisError
   */
  deleteUsers(names: readonly ByteString[]): number {
    const builtIn = names.find((name) => BUILT_IN.has(name));
    if (builtIn !== undefined) {
      throw new RedisError(`ERR The '${builtIn}' user cannot be removed`);
    }
    const remaining = new NameMap(this.#users);
    const gone = new NameSet(names.filter((name) => remaining.delete(name)));
    if (gone.size > 0) this.#save(remaining);
    for (const name of gone) this.#revoke(name);
    return gone.size;
  }

  /** Saves the users. They always are saved already, unless that failed. */
  save(): void {
    this.#save(this.#users);
  }

  /** Loads the saved users again. @returns what is wrong with them; then no user has changed */
  reload(): string[] {
    const loaded = parseUsers(this.#store.load() ?? '', new NameSet(BUILT_IN.keys()));
    if ('problems' in loaded) return loaded.problems;
    const names = new NameSet([...BUILT_IN.keys(), ...loaded.users.map((user) => user.name)]);
    for (const name of this.#users.keys()) if (!names.has(name)) this.#revoke(name);
    for (const user of loaded.users) {
      const existing = this.#users.get(user.name);
      if (existing === undefined) this.#users.set(user.name, user);
      else existing.become(user);
    }
    this.#changed();
    return [];
  }

  /** Sets the only password of `default`. The database keeps it, not the list of users. */
  setDefaultPassword(password: ByteString): void {
    const user = this.#users.get('default')!;
    const changed = user.copy();
    changed.passwords = [hashPassword(password)];
    user.become(changed);
    this.#changed();
  }

  /**
   * Checks whether a client may make a call, and logs it if not.
   * @param wasAllowed whether it was when it was queued in a transaction
   * @returns the NOPERM error
   */
  check(
    client: Client,
    spec: CommandSpec,
    argv: readonly ByteString[],
    context: CallContext = 'toplevel',
    wasAllowed = false,
  ): RedisError | undefined {
    const denial = this.#denialOf(client.user, spec, argv);
    if (denial === undefined || denial instanceof RedisError) return denial;
    const { reason, position } = denial;
    const object = reason === 'command' ? spec.name : argv[position]!;
    const username = client.user.name;
    this.log.add({ reason, context, object, username }, client, this.now());
    return wasAllowed ? noLongerPermitted(denial) : noPermission(denial, spec);
  }

  /** Why a client may not make a call, without logging it; undefined if it may. */
  denial(client: Client, spec: CommandSpec, argv: readonly ByteString[]): RedisError | undefined {
    const denial = this.#denialOf(client.user, spec, argv);
    return denial instanceof RedisError ? denial : denial && noPermission(denial, spec);
  }

  /** @returns an error if comparing the keys with the patterns of the user is too much work */
  #denialOf(
    user: User,
    spec: CommandSpec,
    argv: readonly ByteString[],
  ): Denial | RedisError | undefined {
    try {
      return denialOf(user, spec, argv, this.#work);
    } catch (error) {
      if (error instanceof RedisError) return error;
      throw error;
    }
  }

  /** The time for entries of the log, in whole milliseconds. */
  now(): number {
    return Math.floor(this.#clock.now());
  }

  /** The user with a name and password; undefined if they are wrong. */
  logIn(name: ByteString, password: ByteString): User | undefined {
    const user = this.#users.get(name);
    // The same work whether there is such a user or not, so that the time does not tell.
    const isTaken = this.#takes(user ?? STRANGER, password);
    return isTaken && user?.enabled === true ? user : undefined;
  }

  /** The user of a token; undefined if it is not valid. The database's own tokens are not known here. */
  authenticate(token: string): User | undefined {
    const name = userOfToken(token);
    if (name === undefined) return undefined;
    const known = this.#users.get(name);
    const isMarked = hasMark(token, this.#mark);
    // Every database has these users, and their tokens are made elsewhere. A token of another database is tried on all
    // of them, so it must be cheap to refuse.
    if (!isMarked && (known === undefined || BUILT_IN.has(name))) return undefined;
    const user = known ?? STRANGER;
    const hash = hashPassword(token);
    const isGood = (own: string) =>
      sameSecret(own, hash) || sameSecret(issueToken(this.#secret, user.name, own), token);
    return hashesOf(user).some(isGood) && known?.enabled === true ? known : undefined;
  }

  /**
   * The REST token of a user, given one of the user's passwords, or a token, which is then returned.
   * @returns undefined if the password is wrong
   */
  restToken(name: ByteString, password: ByteString): string | undefined {
    if (this.authenticate(password)?.name === name) return password;
    const user = this.logIn(name, password);
    if (user === undefined) return undefined;
    return issueToken(this.#secret, name, user.noPassword ? ANY : hashPassword(password));
  }

  /**
   * Makes a token for a user who will be given it as a password (`>token`): from then on it is valid as a password and
   * as a REST token, and RESTTOKEN accepts the password given here too.
   * @throws RedisError if the password is weak
   */
  generateToken(name: ByteString, password?: ByteString): string {
    if (password !== undefined && password.length < SHORTEST_PASSWORD) {
      throw new RedisError(
        `ERR The password is too weak: it must have at least ${SHORTEST_PASSWORD} characters`,
      );
    }
    const chosen = password ?? randomBytes(32).toString('base64url');
    return issueToken(this.#secret, name, hashPassword(chosen));
  }

  /** Whether a user has a password, or the token made from it. */
  #takes(user: User, password: ByteString): boolean {
    if (user.noPassword) return true;
    const hash = hashPassword(password);
    const hashOfToken = hashPassword(issueToken(this.#secret, user.name, hash));
    return user.passwords.some((own) => sameSecret(own, hash) || sameSecret(own, hashOfToken));
  }

  /** Removes a user and all its rights, which matters to sessions that still refer to it. */
  #revoke(name: ByteString): void {
    this.#users.get(name)?.become(new User(name));
    this.#users.delete(name);
    this.#changed();
  }

  /** @throws RedisError if all users would be too large with a changed one */
  #checkSize(existing: User | undefined, changed: User): void {
    const others = [...this.#users.values()].filter((user) => user !== existing);
    const selectors = others.reduce((sum, user) => sum + user.selectors.length, 0);
    const before = existing?.selectors.length ?? 0;
    const after = changed.selectors.length;
    if (after > before && selectors + after > MOST_SELECTORS) {
      throw new RedisError(
        `ERR all users together must not have more than ${MOST_SELECTORS} selectors, of which each user has at least one`,
      );
    }
    const size = sizeOf(changed);
    if (size <= sizeOf(existing)) return;
    let total = size - sizeOf(existing);
    for (const user of this.#users.values()) total += sizeOf(user);
    if (total > MOST_BYTES) {
      throw new RedisError(
        `ERR the rules of all users together must not take more than ${MOST_BYTES} bytes`,
      );
    }
  }

  #changed(): void {
    this.revision++;
    for (const tell of this.#listeners) tell();
  }

  #save(users: ReadonlyMap<ByteString, User>): void {
    const own = [...users.values()].filter((user) => !BUILT_IN.has(user.name));
    try {
      this.#store.save(formatUsers(own));
    } catch (err) {
      this.#logger.error({ err }, 'cannot save the users');
      throw new RedisError(
        'ERR There was an error trying to save the ACLs. Please check the server logs for more information',
      );
    }
  }
}

/** Takes the place of a user that does not exist; nobody has its password. */
const STRANGER = new User('');
STRANGER.passwords = [randomBytes(32).toString('hex')];

/** Stands for the password hash of a user with `nopass`. */
const ANY = '';

function sizeOf(user: User | undefined): number {
  return user === undefined ? 0 : user.name.length + user.describe().length;
}

function hashesOf(user: User): readonly string[] {
  return user.noPassword ? [ANY] : user.passwords;
}

/** The hosted service's text for commands, which its clients know; Redis's own for keys and channels. */
function noPermission({ reason }: Denial, spec: CommandSpec): RedisError {
  if (reason !== 'command') return new RedisError(`NOPERM No permissions to access a ${reason}`);
  const name = spec.name.split('|', 1)[0];
  return new RedisError(
    `NOPERM this user has no permissions to run the '${name}' command or its subcommand`,
  );
}

/** What a user may not do any more (Redis 7.2 `multi.c` `execCommand`). */
const LOST: Readonly<Record<DenialReason, string>> = {
  command: 'no permission to execute the command or subcommand',
  key: 'no permission to touch the specified keys',
  channel: 'no permission to access one of the channels used as arguments to the command',
};

function noLongerPermitted({ reason }: Denial): RedisError {
  return new RedisError(
    `NOPERM ACLs rules changed between the moment the transaction was accumulated and the EXEC call. This command is no longer allowed for the following reason: ${LOST[reason]}`,
  );
}
