import type { LogEngine } from '../../engines/log/engine.ts';
import type { RedisEngine } from '../../engines/redis/engine.ts';
import { MigrationRecord } from '../../store/platform-migration.ts';
import type { Store } from '../../store/store.ts';
import { copyDatabases, compareDatabases } from './parts/databases.ts';
import type { MigrationReport } from './report.ts';
import { copyStore, compareStores, isEmptyStore } from './parts/store-rows.ts';
import { MigrationError, type CopiedItem, type ReportProgress } from './report.ts';
import { copyTopics, compareTopics, configureTopics } from './parts/topics.ts';

/** A stopped platform with its engines and store open. */
export interface StoppedPlatform {
  /** Its location, for people. */
  readonly name: string;
  readonly store: Store;
  readonly redis: RedisEngine;
  readonly log: LogEngine;
}

/** Something that a function copies as a whole, with both sides open. */
export interface MigrationPart {
  /** Copies it; an interrupted copy starts over. */
  copy(onProgress: ReportProgress): Promise<void>;
  /** @throws MigrationError if the two sides differ */
  compare(): Promise<readonly CopiedItem[]>;
}

/** Whether databases and topics are on the same servers before and after. */
export interface SameServers {
  readonly redis: boolean;
  readonly log: boolean;
}

/** The source of a migration. */
export interface MigrationSource {
  /** Its location, for people. */
  readonly name: string;
  /** A fingerprint of its data, which differs after each change. */
  readonly fingerprint: string;
}

export interface Migration {
  readonly from: StoppedPlatform & MigrationSource;
  readonly to: StoppedPlatform;
  readonly sameServers: SameServers;
  /** The queue, schemas, files. */
  readonly parts: readonly MigrationPart[];
  readonly onProgress: ReportProgress;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Whether keys and messages that can't be copied are left out. */
  readonly leaveOut: boolean;
  /** Remarks on the settings of both. */
  readonly notes: readonly string[];
}

/** The note that is written once both sides have been found equal. */
interface Compared {
  readonly carried: readonly CopiedItem[];
}

const COMPARED = 'compared';

/** The target of a migration. */
export interface Target {
  readonly to: StoppedPlatform;
  readonly sameServers: SameServers;
  /** Its contents before the migration besides accounts, databases and topics, for people; undefined if none. */
  readonly present: () => Promise<string | undefined>;
}

/**
 * Checks whether a platform is a possible target, or whether an interrupted migration can continue. Nothing is
 * written.
 * @throws MigrationError
 */
export async function checkTarget(from: MigrationSource, target: Target): Promise<void> {
  const { to } = target;
  const origin = await new MigrationRecord(to.store).origin();
  if (origin === undefined) {
    const present = await presentIn(target);
    if (present === undefined) return;
    throw new MigrationError(
      `${to.name} has ${present} already: what is carried goes into an empty platform`,
    );
  }
  if (origin.isWhole) {
    throw new MigrationError(`all that ${origin.from} had is in ${to.name} already`);
  }
  if (origin.fingerprint === from.fingerprint) return;
  throw new MigrationError(
    origin.from === from.name
      ? `${from.name} is not as it was when a part of it was carried into ${to.name}: empty that, and begin anew`
      : `${to.name} has a part of what ${origin.from} has: go on with that, or empty it first`,
  );
}

/**
 * Copies everything that a platform keeps into a target that {@link checkTarget} accepts, and compares both
 * sides. Only then can a platform be started on the copy.
 * @throws MigrationError
 */
export async function migrate(migration: Migration): Promise<MigrationReport> {
  const { from, to, sameServers, onProgress, leaveOut, notes } = migration;
  const record = new MigrationRecord(to.store);
  if ((await record.origin()) === undefined) await record.begin(from.name, from.fingerprint);
  const topics = { store: from.store, record, onProgress, leaveOut, from: from.log, to: to.log };
  const known = await record.read<Compared>(COMPARED);
  const carried = known?.carried ?? (await copyAll(migration, record));
  // With their own settings topics may lose messages, so nothing can be compared after this.
  if (known === undefined) await record.write(COMPARED, { carried } satisfies Compared);
  if (!sameServers.log) await configureTopics(topics);
  await record.finish();
  return { from: from.name, to: to.name, carried, notes };
}

/**
 * Copies and compares.
 * @returns what was copied
 * @throws MigrationError
 */
async function copyAll(
  { from, to, sameServers, parts, onProgress, now, leaveOut }: Migration,
  record: MigrationRecord,
): Promise<readonly CopiedItem[]> {
  const shared = { store: from.store, record, onProgress, leaveOut };
  const databases = { ...shared, from: from.redis, to: to.redis, now };
  const topics = { ...shared, from: from.log, to: to.log };
  for (const part of parts) await part.copy(onProgress);
  if (!sameServers.redis) await copyDatabases(databases);
  const groups = sameServers.log ? undefined : await copyTopics(topics);
  await copyStore(from.store, to.store);
  const carried = [
    ...(await compareStores(from.store, to.store)),
    ...(sameServers.redis ? [] : await compareDatabases(databases)),
    ...(groups === undefined ? [] : await compareTopics(topics, groups)),
  ];
  for (const part of parts) carried.push(...(await part.compare()));
  return carried;
}

async function presentIn({ to, sameServers, present }: Target): Promise<string | undefined> {
  const { store, redis, log } = to;
  if (!(await isEmptyStore(store))) return 'accounts';
  if (!sameServers.redis && (await redis.unopened()).length > 0) return 'databases';
  const clusters = [...log.clusters(), ...(await log.unopened())];
  if (!sameServers.log && clusters.length > 0) return 'topics';
  return present();
}
