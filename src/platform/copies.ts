import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { sql } from 'kysely';
import { DataError } from '../base/data-error.ts';
import { randomIds } from '../base/ids.ts';
import { readServerUrls } from '../engines/redis/server/server-url.ts';
import { SettingError } from '../settings/load.ts';
import { servicesOf } from '../settings/services.ts';
import { serverUrlsOf } from '../settings/server-urls.ts';
import { storeLocationOf } from '../settings/store-url.ts';
import { AGREED, flagOf, type Settings } from '../settings/table.ts';
import { MIGRATION_LEASE } from '../store/platform-migration.ts';
import { LeaseKeeper, TTL } from '../store/lease-keeper.ts';
import { Leases, type Lease } from '../store/leases.ts';
import { Role } from '../store/role.ts';
import { COPY, joinCopies, type SharedStore } from '../store/shared-store.ts';
import type { Store } from '../store/store.ts';
import { isShared } from '../store/store-time.ts';
import { enginePart } from '../telemetry/parts.ts';
import { storedPart } from './data-directory.ts';
import { kafkaServersOf } from './kafka-servers.ts';
import type { PlatformPart } from './part.ts';
import type { PlatformContext } from './parts.ts';

/** The connection of a platform to the others that share its store. */
export interface Copies extends SharedStore {
  /** Whether there can be no others, because an engine of this one is embedded. */
  readonly isAlone: boolean;
  /** The problem that prevents this copy from working with the store, for people; undefined if there is none. */
  readonly trouble: () => string | undefined;
}

/** Services whose embedded engine can serve only one process, with the setting that replaces it by servers. */
const EMBEDDED = [
  { service: 'redis', name: 'Redis', servers: 'redisServers' },
  { service: 'kafka', name: 'Kafka', servers: 'kafkaBrokers' },
] as const;
const EMBEDDED_LEASE = 'platform/embedded-engines';
/** Milliseconds between checks of the copies that are in the way. */
const POLL_INTERVAL = 500;
/** Milliseconds between two counts of the copies. */
const COUNTED_EVERY = 2500;

/** The other platforms that share the store; undefined if the store is this platform's own. */
export function otherCopies(
  context: PlatformContext,
  store: PlatformPart<Store>,
): PlatformPart<Copies | undefined> {
  return storedPart(context, {
    shown: enginePart('control'),
    open: (opened) => openCopies(context, store.value, opened),
    check: (copies) => copies?.trouble() ?? checkStore(store.value),
  });
}

/** Whether the store can be read. @throws Error if it can't */
async function checkStore(store: Store): Promise<undefined> {
  await sql`select 1`.execute(store);
}

/**
 * Joins the platforms that share a store. If a copy that seems to be running prevents that, it gets time to prove
 * that it is: the leases of a killed process expire.
 * @param opened is told how to leave them
 * @returns undefined if the store is this platform's own
 * @throws SettingError, DataError, StoreUnreachable
 */
async function openCopies(
  { settings, log }: PlatformContext,
  store: Store,
  opened: AsyncDisposableStack,
): Promise<Copies | undefined> {
  if (!isShared(store)) return undefined;
  const { listenToChanges } = await import('../store/postgresql/listener.ts');
  const changes = await listenToChanges(storeLocationOf(settings)!, log);
  opened.defer(() => changes.close());
  const leases = new Leases(store);
  const owner = randomIds.uuid();
  const time = { clock: systemClock, alarms: systemAlarms };
  const keeper = new LeaseKeeper({ leases, owner, logger: log, ...time });
  opened.defer(() => keeper.close());
  const name = `${COPY}/${owner}`;
  const digests = digestsOf(settings);
  const joined = async () => {
    const other = await joinCopies(store, { name, owner, ttl: TTL }, digests);
    return { isDone: other === undefined, other };
  };
  const carrying = async () => {
    const lease = await leases.find(MIGRATION_LEASE);
    return lease === undefined ? [] : [lease];
  };
  const isIdle = async () => ({ isDone: (await carrying()).length === 0 });
  if (!(await unlessAlive(isIdle, carrying)).isDone) {
    throw new DataError(
      'plinth migrate is at work on the store of --store-url: wait until it ends',
    );
  }
  const { isDone, other } = await unlessAlive(joined, () => leases.list(COPY));
  if (!isDone) throw otherSetting(other!);
  const copy = await Role.open({ keeper, name, ...time });
  opened.defer(() => copy.close());
  const embedded = await claimEmbedded(settings, keeper);
  if (embedded !== undefined) opened.defer(() => embedded.close());
  let count = (await leases.list(COPY)).length;
  const timer = setInterval(() => {
    leases.list(COPY).then(
      (copies) => (count = Math.max(1, copies.length)),
      () => undefined,
    );
  }, COUNTED_EVERY).unref();
  opened.defer(() => clearInterval(timer));
  return {
    changes,
    keeper,
    count: () => count,
    isAlone: embedded !== undefined,
    trouble: () =>
      embedded === undefined || embedded.isHeld
        ? undefined
        : 'another platform may have taken the store, which this one could not reach',
  };
}

/** Ensures that only one platform with single-process engines uses the store. @throws DataError */
async function claimEmbedded(settings: Settings, keeper: LeaseKeeper): Promise<Role | undefined> {
  const services = servicesOf(settings);
  const missing = EMBEDDED.filter(
    ({ service, servers }) => services.has(service) && settings[servers] === undefined,
  );
  if (missing.length === 0) return undefined;
  const { leases, owner } = keeper;
  const order = { name: EMBEDDED_LEASE, owner, ttl: TTL };
  const take = async () => ({ isDone: (await leases.acquire(order)) !== undefined });
  const inTheWay = async () => {
    const lease = await leases.find(EMBEDDED_LEASE);
    return lease === undefined ? [] : [lease];
  };
  if (!(await unlessAlive(take, inTheWay)).isDone) {
    const engines = missing.map(({ name }) => name).join(' and ');
    throw new DataError(
      `another platform uses the store of --store-url, and ${engines} of both are embedded, which serve one process: stop the other one, or give all of them servers for ${engines}`,
    );
  }
  const time = { clock: systemClock, alarms: systemAlarms };
  return Role.open({ keeper, name: EMBEDDED_LEASE, ...time });
}

function otherSetting(name: string): SettingError {
  return new SettingError(
    `--${flagOf(name)} is not what the other platforms have that share the store of --store-url: give all of them the same, or stop the others first`,
  );
}

/**
 * Retries until it succeeds, or until the copies in the way have proved that they are alive by renewing
 * their leases.
 */
async function unlessAlive<Result extends { readonly isDone: boolean }>(
  attempt: () => Promise<Result>,
  inTheWay: () => Promise<readonly Lease[]>,
): Promise<Result> {
  const seen = new Map<string, number>();
  for (let isFirst = true; ; isFirst = false) {
    const result = await attempt();
    if (result.isDone) return result;
    for (const { owner, until } of await inTheWay()) {
      if (!isFirst && until > (seen.get(owner) ?? 0)) return result;
      seen.set(owner, until);
    }
    await wait(POLL_INTERVAL);
  }
}

function digestsOf(settings: Settings): Record<string, string> {
  const digest = (name: string) =>
    createHash('sha256')
      .update(JSON.stringify([name, comparableSetting(name, settings) ?? null]))
      .digest('hex');
  return Object.fromEntries(AGREED.map((name) => [name, digest(name)]));
}

/**
 * The value of a setting without the passwords of servers, which may be changed in one copy after the
 * other.
 */
function comparableSetting(name: string, settings: Settings): unknown {
  const { redisServers } = settings;
  if (name === 'redisServers' && redisServers !== undefined) {
    const servers = readServerUrls(redisServers);
    return servers.map(({ displayName, username, first, last }) => [
      displayName,
      username,
      first,
      last,
    ]);
  }
  const servers =
    name === 'connectUrl'
      ? serverUrlsOf('connectUrl', 'connectPasswordFile', settings)
      : name === 'schemaRegistryUrl' &&
        serverUrlsOf('schemaRegistryUrl', 'schemaRegistryPasswordFile', settings);
  if (servers) return [servers.urls, servers.user?.name];
  if (name === 'services') return [...servicesOf(settings)];
  if (name === 'kafkaSasl') return kafkaServersOf(settings)?.sasl?.username;
  const given: Readonly<Record<string, unknown>> = settings;
  return given[name];
}
