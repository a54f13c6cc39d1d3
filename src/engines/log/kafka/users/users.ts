import type { Alarm } from '../../../../base/alarms.ts';
import type { Ids } from '../../../../base/ids.ts';
import type { LogUser, LogUsers } from '../../engine.ts';
import { checkCode, nameOf, UnreachableError, BrokerError } from '../client/broker-error.ts';
import type { Arguments } from '../client/apis.ts';
import type { KafkaParts } from '../parts.ts';
import {
  ALLOW,
  ANY_HOST,
  credentialOf,
  has,
  principalOf,
  rightsOf,
  TRANSACTIONAL_ID,
  usersOf,
  type Granted,
} from './rights.ts';
import { MECHANISMS, scramSecret } from './scram.ts';

/** Time from a failure to the next attempt, in milliseconds. */
const AGAIN = 5000;
const BROKER_RESOURCE = 4;
/** In filters of ACLs. */
const ANY = 1;
const SALT_BYTES = 24;
/** A Kafka with this setting permits everything on resources without ACLs. */
const OPEN_DOOR = 'allow.everyone.if.no.acl.found';

export interface KafkaUsersOptions extends Pick<
  KafkaParts,
  'brokers' | 'clock' | 'alarms' | 'logger'
> {
  /** Whether Plinth itself logs in by SCRAM, which means that clients can too. */
  readonly hasScram: boolean;
  readonly ids: Ids;
  /** The prefix of the names of a cluster on the Kafka. */
  readonly prefixOf: (cluster: string) => string;
}

/**
 * The credentials of clusters as users of the Kafka, with SCRAM and ACLs, for clients that talk to the brokers
 * directly. The ACLs record which users exist: one ACL of each user names its credential, and is created first and
 * deleted last, so that unfinished changes are found again.
 */
export class KafkaUsers implements LogUsers {
  readonly #options: KafkaUsersOptions;
  readonly #working = new Map<string, Promise<void>>();
  readonly #later = new Map<string, Alarm>();
  /** Clusters whose failed reconciliation has been logged. */
  readonly #told = new Set<string>();
  #note: string | undefined;
  #isClosed = false;

  constructor(options: KafkaUsersOptions) {
    this.#options = options;
    if (!options.hasScram) this.#note = 'Plinth does not log in there by SCRAM (--kafka-sasl)';
  }

  get note(): string | undefined {
    if (this.#note === undefined) return undefined;
    return `credentials are valid for the REST API only, not for the Kafka itself: ${this.#note}`;
  }

  fit(cluster: string, read: () => Promise<readonly LogUser[]>): Promise<void> {
    if (!this.#options.hasScram || this.#isClosed) return Promise.resolve();
    this.#later.get(cluster)?.cancel();
    const before = this.#working.get(cluster) ?? Promise.resolve();
    const working = before
      .then(() => this.#fit(cluster, read))
      .then(() => void this.#told.delete(cluster))
      .catch((error: unknown) => this.#failed(cluster, read, error));
    this.#working.set(cluster, working);
    return working;
  }

  /**
   * Removes all users of a cluster. @throws BrokerError, UnreachableError while brokers are unavailable: then the
   * caller has to retry
   */
  async removeAll(cluster: string): Promise<void> {
    await this.#working.get(cluster);
    if (!this.#options.hasScram) return;
    try {
      await this.#removeOthers(cluster, async () => []);
    } catch (error) {
      // Without the permission to create users there are none.
      if (reasonOf(error) === undefined) throw error;
    }
    this.#later.get(cluster)?.cancel();
    this.#later.delete(cluster);
    this.#working.delete(cluster);
    this.#told.delete(cluster);
  }

  /** The prefixes of the clusters that have users, such as `plinth.main.`. @throws BrokerError, UnreachableError */
  async prefixes(): Promise<readonly string[]> {
    const granted = this.#options.hasScram ? await this.#granted(TRANSACTIONAL_ID).catch(none) : [];
    const prefixes = granted.map((resource) => {
      const prefix = resource.resourceName.slice(0, resource.resourceName.lastIndexOf('.') + 1);
      return credentialOf(prefix, resource) === undefined ? '' : prefix;
    });
    return prefixes.filter((prefix) => prefix !== '');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const alarm of this.#later.values()) alarm.cancel();
  }

  #failed(cluster: string, read: () => Promise<readonly LogUser[]>, err: unknown): void {
    if (this.#isClosed) return;
    const { clock, alarms, logger } = this.#options;
    const reason = reasonOf(err);
    if (reason !== undefined) {
      this.#tell(reason);
      return;
    }
    // Even such an error is retried: an operator may correct the password or the brokers.
    if (err instanceof UnreachableError && err.isFinal) this.#tell(err.message);
    else if (!this.#told.has(cluster)) {
      logger.warn({ err, cluster }, 'cannot update the users of the Kafka, will retry');
    }
    this.#told.add(cluster);
    const again = alarms.at(clock.now() + AGAIN, () => void this.fit(cluster, read));
    this.#later.get(cluster)?.cancel();
    this.#later.set(cluster, again);
  }

  async #fit(cluster: string, read: () => Promise<readonly LogUser[]>): Promise<void> {
    const { granted, known, wanted } = await this.#removeOthers(cluster, read);
    if (await this.#isOpen()) return;
    const prefix = this.#options.prefixOf(cluster);
    for (const user of wanted.values()) {
      const isKnown = known.some(
        ({ id, username }) => id === user.id && username === user.username,
      );
      await this.#make(prefix, user, granted, isKnown);
    }
    this.#tell(undefined);
  }

  /** Removes users that are not wanted. @returns the wanted users, the existing ones, and the ACLs of the cluster */
  async #removeOthers(cluster: string, read: () => Promise<readonly LogUser[]>) {
    const prefix = this.#options.prefixOf(cluster);
    const all = await this.#granted(ANY);
    const granted = all.filter(({ resourceName }) => resourceName.startsWith(prefix));
    const known = granted.flatMap((resource) => usersOf(prefix, resource));
    // Read after the existing users: every process stores a credential before it creates the user.
    const wanted = new Map((await read()).map((user) => [user.id, user]));
    const names = new Set(wanted.values().map(({ username }) => username));
    for (const { id, username } of known) {
      // Also keeps a user to whom an operator has granted the identifying right of another credential.
      if (names.has(username)) continue;
      await this.#remove(prefix, id, username, granted);
    }
    return { granted, known, wanted };
  }

  async #make(
    prefix: string,
    user: LogUser,
    granted: readonly Granted[],
    isKnown: boolean,
  ): Promise<void> {
    const { client } = this.#options.brokers;
    const { username, password } = user;
    const mechanisms = await this.#mechanismsOf(username);
    const isTaken = !isKnown && mechanisms.length > 0;
    if (isTaken && !(await this.#isBeingCreated(prefix, user))) {
      const { logger } = this.#options;
      logger.warn(
        { credential: user.id },
        'the Kafka has a user with the same name already, which is left unchanged',
      );
      return;
    }
    const principal = principalOf(username);
    const missing = rightsOf(prefix, user).filter((right) => !has(granted, right, principal));
    // In sequence, because the first one identifies an unfinished user.
    for (const right of missing) {
      const creation = { ...right, principal, host: ANY_HOST, permissionType: ALLOW as 3 };
      const { results } = await client.call('any', 'CreateAcls', [creation]);
      for (const { errorCode, errorMessage } of results) checkCode(errorCode, errorMessage);
    }
    for (const kind of MECHANISMS) {
      if (mechanisms.includes(kind.mechanism)) continue;
      const salt = Buffer.from(this.#options.ids.secret(SALT_BYTES), 'base64url');
      const secret = { name: username, ...(await scramSecret(password, salt, kind)) };
      await this.#alter([], [secret]);
    }
  }

  /** Whether another copy of the platform has begun to create a user since the users were listed. */
  async #isBeingCreated(prefix: string, user: LogUser): Promise<boolean> {
    const [first] = rightsOf(prefix, user);
    return has(await this.#granted(TRANSACTIONAL_ID), first!, principalOf(user.username));
  }

  async #remove(
    prefix: string,
    id: string,
    username: string,
    granted: readonly Granted[],
  ): Promise<void> {
    const { client } = this.#options.brokers;
    for (const mechanism of await this.#mechanismsOf(username)) {
      await this.#alter([{ name: username, mechanism }], []);
    }
    const principal = principalOf(username);
    const own = granted.filter(({ acls }) => acls.some((acl) => acl.principal === principal));
    const last = own.filter((resource) => credentialOf(prefix, resource) === id);
    const first = own.filter((resource) => !last.includes(resource));
    for (const { resourceType, resourceName, resourcePatternType } of [...first, ...last]) {
      const at = { resourceType, resourceName, resourcePatternType };
      const filter = {
        ...at,
        principal,
        host: null,
        operation: ANY as 1,
        permissionType: ANY as 1,
      };
      const { filterResults } = await client.call('any', 'DeleteAcls', [filter]);
      for (const { errorCode, errorMessage } of filterResults) checkCode(errorCode, errorMessage);
    }
  }

  /** A user can't be altered twice in one request (Kafka `ScramControlManager`). */
  async #alter(...changes: Arguments<'AlterUserScramCredentials'>): Promise<void> {
    const { client } = this.#options.brokers;
    const { results } = await client.call('any', 'AlterUserScramCredentials', ...changes);
    for (const { errorCode, errorMessage } of results) {
      // Another copy of the platform has deleted it already.
      if (nameOf(errorCode) !== NO_SUCH_USER) checkCode(errorCode, errorMessage);
    }
  }

  /** The SASL mechanisms of a user. */
  async #mechanismsOf(username: string): Promise<number[]> {
    const { client } = this.#options.brokers;
    const asked = [{ name: username }];
    const answer = await client.call('any', 'DescribeUserScramCredentials', asked);
    checkCode(answer.errorCode, answer.errorMessage);
    const [found] = answer.results;
    if (found === undefined || nameOf(found.errorCode) === NO_SUCH_USER) return [];
    checkCode(found.errorCode, found.errorMessage);
    return found.credentialInfos.map(({ mechanism }) => mechanism);
  }

  /** The ACLs of the Kafka. @throws BrokerError, UnreachableError */
  async #granted(resourceType: typeof ANY | typeof TRANSACTIONAL_ID): Promise<Granted[]> {
    const { client } = this.#options.brokers;
    const everything = { resourceName: null, principal: null, host: null } as const;
    const how = { resourcePatternType: ANY as 1, operation: ANY as 1, permissionType: ANY as 1 };
    const filter = { resourceType, ...everything, ...how };
    const answer = await client.call('any', 'DescribeAcls', filter);
    checkCode(answer.errorCode, answer.errorMessage);
    return answer.resources;
  }

  /** Whether the Kafka permits everything on resources without ACLs. */
  async #isOpen(): Promise<boolean> {
    const { brokers } = this.#options;
    const [node] = await brokers.nodes();
    const broker = {
      resourceType: BROKER_RESOURCE as 4,
      resourceName: `${node}`,
      configurationKeys: [OPEN_DOOR],
    };
    const answer = await brokers.ask(node ?? 'any', 'DescribeConfigs', [[broker], false, false]);
    for (const { errorCode, errorMessage } of answer.results) checkCode(errorCode, errorMessage);
    // Brokers treat it as sensitive and don't return its value, so any value counts as set.
    const isOpen = answer.results.some(({ configs }) =>
      configs.some(({ name }) => name === OPEN_DOOR),
    );
    if (isOpen) this.#tell(`it permits everything on resources without ACLs (${OPEN_DOOR} is set)`);
    return isOpen;
  }

  #tell(note: string | undefined): void {
    const before = this.#note;
    this.#note = note;
    if (note !== undefined && note !== before)
      this.#options.logger.warn({ reason: note }, this.note!);
  }
}

const NO_SUCH_USER = 'RESOURCE_NOT_FOUND';

/** @throws the error, unless it means that users can't be created */
function none(error: unknown): Granted[] {
  if (reasonOf(error) === undefined) throw error;
  return [];
}

const REASONS: Readonly<Record<string, string>> = {
  SECURITY_DISABLED: 'it has no authorizer for ACLs (authorizer.class.name)',
  CLUSTER_AUTHORIZATION_FAILED:
    'the user of Plinth may not manage ACLs there (ALTER, DESCRIBE and DESCRIBE_CONFIGS of the cluster)',
};

/** Why users can't be created, if an error of the brokers tells that. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof BrokerError ? REASONS[error.code] : undefined;
}
