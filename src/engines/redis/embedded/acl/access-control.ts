import { randomBytes } from 'node:crypto';
import { toText, type ByteString } from '../../bytes.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { CommandSpec } from '../../command-spec.ts';
import { oneLine } from '../../errors.ts';
import type { Logger } from '../../../../base/logger.ts';
import { RedisError } from '../../reply.ts';
import type { Client } from '../client.ts';
import type { AclStore } from './acl-store.ts';
import { AclLog, type CallContext } from './log.ts';
import { denialOf, type Denial } from './permission.ts';
import { applyRules, hashPassword, SPACE_OR_NUL } from './rules.ts';
import { hasMark, issueToken, markOf, sameSecret, userOfToken } from './tokens.ts';
import { formatUsers, parseUsers } from './user-list.ts';
import { User } from './user.ts';

export interface AccessControlOptions {
  readonly clock: Clock;
  /** Seals the tokens of users; who has it can make tokens for passwords that they know. */
  readonly secret: string;
  readonly store: AclStore;
  readonly logger: Logger;
  /** `acllog-max-len` at this moment. */
  readonly maxLogLength: () => number;
}

/**
 * The users that every database has: they are not saved, changed or deleted. `default` is whom the
 * database's own password and Standard token stand for.
 *
 * `default_ro` is whom the Read Only token stands for. It may run commands that read keys which the
 * caller can name. Those that walk or draw from the whole keyspace (KEYS, SCAN, RANDOMKEY) would let
 * the holder of a public token find keys, and SORT_RO reads keys made up from data: they are refused.
 * It may listen to channels that the caller can name, and so not to patterns. Transactions let it do no more.
 * Of the rest it has what tells nothing of the data: PING, ECHO, TIME, COMMAND, ACL WHOAMI.
 */
const BUILT_IN = new Map<ByteString, string>([
  ['default', 'on ~* &* +@all'],
  [
    'default_ro',
    'on %R~* &* +@read +@connection -@admin -@dangerous -scan -randomkey +subscribe +ssubscribe +unsubscribe +punsubscribe +sunsubscribe +@transaction +time +acl|whoami',
  ],
]);

/** A password shorter than this is too weak to make a token of. */
const SHORTEST_PASSWORD = 8;

/** The users of one database, and whether they may do what they ask for. */
export class AccessControl {
  readonly log: AclLog;
  /** Grows with every change of users: what was learned of one before holds until then. */
  revision = 0;
  #users = new Map<ByteString, User>();
  readonly #listeners = new Set<() => void>();
  readonly #clock: Clock;
  readonly #secret: string;
  readonly #mark: string;
  readonly #store: AclStore;
  readonly #logger: Logger;

  /** @throws Error naming the lines of the saved users that can't be read */
  constructor({ clock, secret, store, logger, maxLogLength }: AccessControlOptions) {
    this.#clock = clock;
    this.#secret = secret;
    this.#mark = markOf(secret);
    this.#store = store;
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

  /** Tells of each change of users. @returns what ends that */
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

  /** Creates or changes a user, all as the rules say or not at all. @throws RedisError */
  setUser(name: ByteString, rules: readonly ByteString[]): void {
    if (SPACE_OR_NUL.test(name)) {
      throw new RedisError("ERR Usernames can't contain spaces or null characters");
    }
    if (BUILT_IN.has(name)) throw new RedisError(`ERR The '${name}' user cannot be modified`);
    const existing = this.#users.get(name);
    const changed = existing?.copy() ?? new User(name);
    const problem = applyRules(changed, rules);
    if (problem !== undefined) throw new RedisError(`ERR ${oneLine(toText(problem))}`);
    this.#save(new Map(this.#users).set(name, changed));
    if (existing === undefined) this.#users.set(name, changed);
    else existing.become(changed);
    this.#changed();
  }

  /** @returns how many of the users there were @throws RedisError */
  deleteUsers(names: readonly ByteString[]): number {
    const builtIn = names.find((name) => BUILT_IN.has(name));
    if (builtIn !== undefined) {
      throw new RedisError(`ERR The '${builtIn}' user cannot be removed`);
    }
    const remaining = new Map(this.#users);
    const gone = new Set(names.filter((name) => remaining.delete(name)));
    if (gone.size > 0) this.#save(remaining);
    for (const name of gone) this.#revoke(name);
    return gone.size;
  }

  /** Writes the users where they are kept; they always are already, unless that failed. */
  save(): void {
    this.#save(this.#users);
  }

  /**
   * Reads the users anew from where they are kept.
   * @returns what is wrong with them; then none has been changed
   */
  reload(): string[] {
    const loaded = parseUsers(this.#store.load() ?? '', new Set(BUILT_IN.keys()));
    if ('problems' in loaded) return loaded.problems;
    const names = new Set([...BUILT_IN.keys(), ...loaded.users.map((user) => user.name)]);
    for (const name of this.#users.keys()) if (!names.has(name)) this.#revoke(name);
    for (const user of loaded.users) {
      const existing = this.#users.get(user.name);
      if (existing === undefined) this.#users.set(user.name, user);
      else existing.become(user);
    }
    this.#changed();
    return [];
  }

  /** Makes a password the only one of `default`. The database keeps it, not the list of users. */
  setDefaultPassword(password: ByteString): void {
    const user = this.#users.get('default')!;
    user.passwords = [hashPassword(password)];
    this.#changed();
  }

  /**
   * Whether a client may make a call; if not, it is noted in the log.
   * @returns the NOPERM error to answer
   */
  check(
    client: Client,
    spec: CommandSpec,
    argv: readonly ByteString[],
    context: CallContext = 'toplevel',
  ): RedisError | undefined {
    const denial = denialOf(client.user, spec, argv);
    if (denial === undefined) return undefined;
    const { reason, position } = denial;
    const object = reason === 'command' ? spec.name : argv[position]!;
    const username = client.user.name;
    this.log.add({ reason, context, object, username }, client, this.now());
    return noPermission(denial, spec);
  }

  /** Why a client may not make a call, which is not noted. */
  denial(client: Client, spec: CommandSpec, argv: readonly ByteString[]): RedisError | undefined {
    const denial = denialOf(client.user, spec, argv);
    return denial && noPermission(denial, spec);
  }

  /** The time for entries of the log, in whole milliseconds. */
  now(): number {
    return Math.floor(this.#clock.now());
  }

  /** The user that a name and password stand for. */
  logIn(name: ByteString, password: ByteString): User | undefined {
    const user = this.#users.get(name);
    return user?.enabled === true && this.#takes(user, password) ? user : undefined;
  }

  /** The user that a token stands for now. The tokens of the database itself are not known here. */
  authenticate(token: string): User | undefined {
    const name = userOfToken(token);
    const user = name === undefined ? undefined : this.#users.get(name);
    if (user?.enabled !== true) return undefined;
    // Every database has these users, and their tokens are only of its own making.
    if (BUILT_IN.has(user.name) && !hasMark(token, this.#mark)) return undefined;
    const hash = hashPassword(token);
    const isGood = (own: string) =>
      sameSecret(own, hash) || sameSecret(issueToken(this.#secret, user.name, own), token);
    return hashesOf(user).some(isGood) ? user : undefined;
  }

  /**
   * A REST token with the rights of a user, for one who knows a password of that user, or has a token
   * already, which is returned.
   */
  restToken(name: ByteString, password: ByteString): string | undefined {
    if (this.authenticate(password)?.name === name) return password;
    const user = this.logIn(name, password);
    if (user === undefined) return undefined;
    return issueToken(this.#secret, name, user.noPassword ? ANY : hashPassword(password));
  }

  /**
   * A token for a user who is yet to get it as a password (`>token`): from then on it is good as
   * password and as REST token, and RESTTOKEN takes the password given here too.
   * @throws RedisError where the password is weak
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

  /** Whether a password, or the one that a token was made of which the user has, is right. */
  #takes(user: User, password: ByteString): boolean {
    if (user.noPassword) return true;
    const hash = hashPassword(password);
    const hashOfToken = hashPassword(issueToken(this.#secret, user.name, hash));
    return user.passwords.some((own) => sameSecret(own, hash) || sameSecret(own, hashOfToken));
  }

  /** Takes all rights from a user and forgets it; sessions may still hold on to it. */
  #revoke(name: ByteString): void {
    this.#users.get(name)?.become(new User(name));
    this.#users.delete(name);
    this.#changed();
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

/** Stands for the password hash of a user whom any password lets in. */
const ANY = '';

function hashesOf(user: User): readonly string[] {
  return user.noPassword ? [ANY] : user.passwords;
}

/** The hosted service's text for commands, which its clients know; Redis's own for the rest. */
function noPermission({ reason }: Denial, spec: CommandSpec): RedisError {
  if (reason !== 'command') return new RedisError(`NOPERM No permissions to access a ${reason}`);
  const name = spec.name.split('|', 1)[0];
  return new RedisError(
    `NOPERM this user has no permissions to run the '${name}' command or its subcommand`,
  );
}
