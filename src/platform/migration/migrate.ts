import type { LogEngine } from '../../engines/log/engine.ts';
import type { RedisEngine } from '../../engines/redis/engine.ts';
import { MigrationRecord } from '../../store/platform-migration.ts';
import type { Store } from '../../store/store.ts';
import { carryDatabases, compareDatabases } from './pieces/databases.ts';
import type { MigrationReport } from './report.ts';
import { carryStore, compareStores, isEmptyStore } from './pieces/store-rows.ts';
import { CarryError, type Carried, type Told } from './report.ts';
import { carryTopics, compareTopics, configureTopics } from './pieces/topics.ts';

/** A stopped platform with its engines and store open. */
export interface Side {
  /** Its location, for people. */
  readonly name: string;
  readonly store: Store;
  readonly redis: RedisEngine;
  readonly log: LogEngine;
}

/** Something that a function copies as a whole, with both sides open. */
export interface Piece {
  /** Copies it; an interrupted copy starts over. */
  carry(told: Told): Promise<void>;
  /** @throws CarryError if the two sides differ */
  compare(): Promise<readonly Carried[]>;
}

/** Whether databases and topics are on the same servers before and after. */
export interface Stays {
  readonly redis: boolean;
  readonly log: boolean;
}

/** The source of a migration. */
export interface From {
  /** Its location, for people. */
  readonly name: string;
  /** A fingerprint of its data, which differs after each change. */
  readonly fingerprint: string;
}

export interface Migration {
  readonly from: Side & From;
  readonly to: Side;
  readonly stays: Stays;
  /** The queue, schemas, files. */
  readonly pieces: readonly Piece[];
  readonly told: Told;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Whether keys and messages that can't be copied are left out. */
  readonly leaveOut: boolean;
  /** Remarks on the settings of both. */
  readonly notes: readonly string[];
}

/** The note that is written once both sides have been found equal. */
interface Compared {
  readonly carried: readonly Carried[];
}

const COMPARED = 'compared';

/** The target of a migration. */
export interface Target {
  readonly to: Side;
  readonly stays: Stays;
  /** What it contains already besides accounts, databases and topics, for people; undefined if nothing. */
  readonly present: () => Promise<string | undefined>;
}

/**
 * Checks whether a platform is a possible target, or whether an interrupted migration can continue. Nothing is
 * written.
 * @throws CarryError
 */
export async function checkTarget(from: From, target: Target): Promise<void> {
  const { to } = target;
  const origin = await new MigrationRecord(to.store).origin();
  if (origin === undefined) {
    const present = await presentIn(target);
    if (present === undefined) return;
    throw new CarryError(
      `${to.name} has ${present} already: what is carried goes into an empty platform`,
    );
  }
  if (origin.isWhole) {
    throw new CarryError(`all that ${origin.from} had is in ${to.name} already`);
  }
  if (origin.fingerprint === from.fingerprint) return;
  throw new CarryError(
    origin.from === from.name
      ? `${from.name} is not as it was when a part of it was carried into ${to.name}: empty that, and begin anew`
      : `${to.name} has a part of what ${origin.from} has: go on with that, or empty it first`,
  );
}

/**
 * Copies everything that a platform keeps into a target that {@link checkTarget} accepts, and compares both
 * sides. Only then can a platform be started on the copy.
 * @throws CarryError
 */
export async function migrate(migration: Migration): Promise<MigrationReport> {
  const { from, to, stays, told, leaveOut, notes } = migration;
  const record = new MigrationRecord(to.store);
  if ((await record.origin()) === undefined) await record.begin(from.name, from.fingerprint);
  const topics = { store: from.store, record, told, leaveOut, from: from.log, to: to.log };
  const known = await record.read<Compared>(COMPARED);
  const carried = known?.carried ?? (await carryAll(migration, record));
  // With their own settings topics may lose messages, so nothing can be compared after this.
  if (known === undefined) await record.write(COMPARED, { carried } satisfies Compared);
  if (!stays.log) await configureTopics(topics);
  await record.finish();
  return { from: from.name, to: to.name, carried, notes };
}

/**
 * Copies and compares.
 * @returns what was copied
 * @throws CarryError
 */
async function carryAll(
  { from, to, stays, pieces, told, now, leaveOut }: Migration,
  record: MigrationRecord,
): Promise<readonly Carried[]> {
  const shared = { store: from.store, record, told, leaveOut };
  const databases = { ...shared, from: from.redis, to: to.redis, now };
  const topics = { ...shared, from: from.log, to: to.log };
  for (const piece of pieces) await piece.carry(told);
  if (!stays.redis) await carryDatabases(databases);
  const groups = stays.log ? undefined : await carryTopics(topics);
  await carryStore(from.store, to.store);
  const carried = [
    ...(await compareStores(from.store, to.store)),
    ...(stays.redis ? [] : await compareDatabases(databases)),
    ...(groups === undefined ? [] : await compareTopics(topics, groups)),
  ];
  for (const piece of pieces) carried.push(...(await piece.compare()));
  return carried;
}

async function presentIn({ to, stays, present }: Target): Promise<string | undefined> {
  const { store, redis, log } = to;
  if (!(await isEmptyStore(store))) return 'accounts';
  if (!stays.redis && (await redis.unopened()).length > 0) return 'databases';
  const clusters = [...log.clusters(), ...(await log.unopened())];
  if (!stays.log && clusters.length > 0) return 'topics';
  return present();
}
