import { createHash, timingSafeEqual } from 'node:crypto';
import type { AutoCreation } from '../../engines/log/engine.ts';
import { hostNameOf, isBelowOwnDomain } from '../host-name.ts';
import { FULL_ACCESS, type Access } from './access.ts';
import type { ClusterUsage } from './usage.ts';

/** A connector, in the format that creates it in Kafka Connect. */
export interface ConnectorConfig {
  readonly name: string;
  readonly config: Readonly<Record<string, string>>;
}

/** What the family needs to know of a cluster. */
export interface KafkaCluster {
  /** Also the cluster's name in the log engine. */
  readonly id: string;
  readonly name: string;
  /** Its host name, in lower case: `default-kafka.localhost`. */
  readonly endpoint: string;
  /** The cluster's own user, who has all permissions. */
  readonly username: string;
  readonly password: string;
  readonly autoCreate: AutoCreation;
  /** The largest request body, in bytes. */
  readonly maxRequestSize: number;
  /** Counts its traffic and enforces its limits; if omitted, there are no limits. */
  readonly usage?: ClusterUsage | undefined;
  /** Returns the configurations of its connectors, oldest first; if omitted, there are none. */
  readonly connectors?: (() => Promise<readonly ConnectorConfig[]>) | undefined;
}

/** A user with limited access to some topics. */
export interface KafkaCredential extends Access {
  readonly id: string;
  readonly clusterId: string;
  readonly username: string;
  readonly password: string;
}

/** What a user name and password grant access to. */
export interface Admission {
  readonly cluster: KafkaCluster;
  readonly access: Access;
  /** Aborts when the user loses access: the cluster or credential is gone, or has another password. */
  readonly revoked: AbortSignal;
}

interface User {
  readonly digest: Buffer;
  readonly clusterId: string;
  readonly access: Access;
  readonly revocation: AbortController;
}

/**
 * The clusters of the platform, by their users and by host name.
 *
 * Users are looked up by the SHA-256 of name and password, and the digests are compared in constant time. So the
 * response time does not reveal how much of a guess was correct.
 */
export class KafkaClusters {
  /** Increases with each change, which invalidates cached authentications. */
  revision = 0;
  readonly #clusters = new Map<string, KafkaCluster>();
  readonly #byHost = new Map<string, KafkaCluster>();
  readonly #credentials = new Map<string, KafkaCredential>();
  readonly #users = new Map<string, User>();

  constructor(clusters: readonly KafkaCluster[] = []) {
    for (const cluster of clusters) this.setCluster(cluster);
  }

  /** Adds a cluster, or replaces the one with that id. Its credentials remain. */
  setCluster(cluster: KafkaCluster): void {
    const before = this.#clusters.get(cluster.id);
    if (before !== undefined) this.#byHost.delete(before.endpoint);
    this.#clusters.set(cluster.id, cluster);
    this.#byHost.set(cluster.endpoint, cluster);
    this.#addUser(cluster, cluster.id, FULL_ACCESS, before);
    this.revision++;
  }

  /** Removes a cluster and its credentials. */
  removeCluster(id: string): void {
    const cluster = this.#clusters.get(id);
    if (cluster !== undefined) {
      this.#clusters.delete(id);
      this.#byHost.delete(cluster.endpoint);
      this.#removeUser(cluster);
    }
    for (const credential of this.#credentials.values()) {
      if (credential.clusterId === id) this.removeCredential(credential.id);
    }
    this.revision++;
  }

  /** Adds a credential, or replaces the one with that id. It is valid while its cluster exists. */
  setCredential(credential: KafkaCredential): void {
    const before = this.#credentials.get(credential.id);
    this.#credentials.set(credential.id, credential);
    this.#addUser(credential, credential.clusterId, credential, before);
    this.revision++;
  }

  removeCredential(id: string): void {
    this.revision++;
    const credential = this.#credentials.get(id);
    if (credential === undefined) return;
    this.#credentials.delete(id);
    this.#removeUser(credential);
  }

  get(id: string): KafkaCluster | undefined {
    return this.#clusters.get(id);
  }

  values(): IterableIterator<KafkaCluster> {
    return this.#clusters.values();
  }

  /** The cluster that a `Host` header (`default-kafka.localhost:8082`) refers to, if any. */
  byHost(host: string | undefined): KafkaCluster | undefined {
    return host === undefined ? undefined : this.#byHost.get(hostNameOf(host));
  }

  /** Authenticates a user. Refuses if the host belongs to another cluster than the user, or could only be that of one. */
  authenticate(
    username: string,
    password: string,
    host: string | undefined,
  ): Admission | undefined {
    const digest = digestOf({ username, password });
    const user = this.#users.get(digest.toString('latin1'));
    if (user === undefined || !timingSafeEqual(user.digest, digest)) return undefined;
    const cluster = this.#clusters.get(user.clusterId);
    if (cluster === undefined || !this.#mayName(host, cluster)) return undefined;
    return { cluster, access: user.access, revoked: user.revocation.signal };
  }

  #mayName(host: string | undefined, cluster: KafkaCluster): boolean {
    const named = this.byHost(host);
    if (named !== undefined) return named === cluster;
    return host === undefined || !isBelowOwnDomain(host);
  }

  /** @param before the user up to now; if it is unchanged, access is not revoked */
  #addUser(
    pair: NameAndPassword,
    clusterId: string,
    access: Access,
    before: NameAndPassword | undefined,
  ): void {
    const digest = digestOf(pair);
    const key = digest.toString('latin1');
    const known = this.#users.get(key);
    const isSame =
      known?.clusterId === clusterId &&
      known.access.topic === access.topic &&
      known.access.permissions === access.permissions;
    if (before !== undefined && !(isSame && keyOf(before) === key)) this.#removeUser(before);
    const revocation = isSame ? known.revocation : new AbortController();
    this.#users.set(key, { digest, clusterId, access, revocation });
  }

  #removeUser(pair: NameAndPassword): void {
    const key = keyOf(pair);
    this.#users.get(key)?.revocation.abort();
    this.#users.delete(key);
  }
}

type NameAndPassword = Pick<KafkaCluster, 'username' | 'password'>;

/** A user name has no colon (RFC 7617), so different pairs yield different texts. */
function digestOf({ username, password }: NameAndPassword): Buffer {
  return createHash('sha256').update(`${username}:${password}`).digest();
}

function keyOf(pair: NameAndPassword): string {
  return digestOf(pair).toString('latin1');
}
