import { fromText, toText } from '../../../engines/redis/bytes.ts';
import type { RedisEngine, RedisSession } from '../../../engines/redis/engine.ts';
import { CapacityExhausted } from '../../../engines/redis/errors.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import type { MigrationRecord } from '../../../store/platform-migration.ts';
import type { Store } from '../../../store/store.ts';
import { execute, bytesOf, fieldsOf, listOf } from '../execute.ts';
import { copyKeys, compareKeys, isServerError, type RefusedKey, type TwoSessions } from './keys.ts';
import { aliasesOf, copyAliases } from './search-aliases.ts';
import { MigrationError, type CopiedItem, type ReportProgress } from '../report.ts';

/** The user of a database with full access. */
const USER = 'default';
/** How many refused keys a message names. */
const SHOWN = 5;
/** How many left-out keys a report names per database. */
const MAX_REPORTED = 1000;

/** A database of the rows. */
interface Database {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
}

export interface DatabaseCopyOptions {
  /** The store with the list of databases. */
  readonly store: Store;
  readonly from: RedisEngine;
  readonly to: RedisEngine;
  readonly record: MigrationRecord;
  readonly onProgress: ReportProgress;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Whether keys that the target refuses are left out. */
  readonly leaveOut: boolean;
}

interface Note {
  readonly refused: readonly RefusedKey[];
}

/** Copies users, functions, aliases of search indexes and keys of all databases. An interrupted one is copied again from its beginning. */
export async function copyDatabases(options: DatabaseCopyOptions): Promise<void> {
  const { from, to, record, onProgress, leaveOut } = options;
  const databases = await databasesOf(options);
  for (const { id, name, secret } of databases) {
    if ((await record.read(noteOf(id))) !== undefined) continue;
    await opened(to, id, secret);
    const sessions = await sessionsOn(from, to, id);
    await rethrowRefusal(`database ${name}, users`, () => copyUsers(sessions));
    await rethrowRefusal(`database ${name}, functions`, () => copyFunctions(sessions));
    await rethrowRefusal(`database ${name}, aliases of search indexes`, () =>
      copyAliases(sessions, leaveOut),
    );
    const refused = await copyKeys(sessions, (count) =>
      onProgress(`database ${name}`, count, 'keys'),
    );
    if (refused.length > 0 && !leaveOut) throw refusal(name, refused);
    await record.write(noteOf(id), { refused } satisfies Note);
  }
}

/** @throws MigrationError if the target refuses it, as it would again next time */
async function rethrowRefusal(what: string, copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if (!(error instanceof RedisError) || isServerError(error)) throw error;
    throw new MigrationError(`${what}: the other side does not take them: ${error.message}`);
  }
}

function refusal(database: string, refused: readonly RefusedKey[]): MigrationError {
  const shown = refused.slice(0, SHOWN).map(({ key, reason }) => `${key} (${reason})`);
  const more = refused.length > SHOWN ? `, and ${refused.length - SHOWN} more` : '';
  return new MigrationError(
    `database ${database}: the other side does not take ${shown.join(', ')}${more}; with --leave-out they stay behind`,
  );
}

/** Opens a database of the target without limits; the next start sets those of its plan. */
async function opened(to: RedisEngine, id: string, secret: string): Promise<void> {
  if (to.has(id)) return;
  try {
    await to.createDatabase(id, { secret });
  } catch (error) {
    throw error instanceof CapacityExhausted ? new MigrationError(error.message) : error;
  }
}

/** Compares the databases of both sides. @throws MigrationError */
export async function compareDatabases(options: DatabaseCopyOptions): Promise<CopiedItem[]> {
  const { from, to, record, onProgress, now, leaveOut } = options;
  const parts = {
    users: usersOf,
    functions: functionsOf,
    ...(!leaveOut && { aliases: aliasesOf }),
  };
  const items: CopiedItem[] = [];
  for (const { id, name, secret } of await databasesOf(options)) {
    await opened(to, id, secret);
    const sessions = await sessionsOn(from, to, id);
    const what = `database ${name}`;
    const reportCompared = (count: number) => onProgress(`${what}, comparing`, count, 'keys');
    const { count, sha256, different } = await compareKeys(sessions, now, reportCompared);
    const { refused = [] } = (await record.read<Note>(noteOf(id))) ?? {};
    const left = new Set(refused.map(({ key }) => key));
    const wrong = different.filter((key) => !left.has(key));
    if (wrong.length > 0) {
      throw new MigrationError(
        `${what}: ${wrong.length} keys are not the same on both sides, ${wrong[0]} among them`,
      );
    }
    for (const [part, read] of Object.entries(parts)) {
      const [here, there] = [await read(sessions.from), await read(sessions.to)];
      if (here.join('\n') !== there.join('\n')) {
        throw new MigrationError(`${what}: its ${part} differ`);
      }
    }
    const notes = refused
      .slice(0, MAX_REPORTED)
      .map(({ key, reason }) => `left out: ${key} (${reason})`);
    if (refused.length > MAX_REPORTED)
      notes.push(`left out: ${refused.length - MAX_REPORTED} more keys`);
    items.push({ what, count, unit: 'keys', sha256, leftOut: refused.length, notes });
  }
  return items;
}

function noteOf(id: string): string {
  return `database/${id}`;
}

function databasesOf({ store }: DatabaseCopyOptions): Promise<Database[]> {
  return store
    .selectFrom('redis_database')
    .select(['database_id as id', 'database_name as name', 'secret'])
    .where('state', '=', 'active')
    .orderBy('creation_time')
    .orderBy('database_id')
    .execute();
}

async function sessionsOn(from: RedisEngine, to: RedisEngine, id: string): Promise<TwoSessions> {
  return {
    from: await from.openSession(id, USER, ''),
    to: await to.openSession(id, USER, ''),
  };
}

/** Users that clients can't change; their passwords are those in the database's row. */
const OWN: ReadonlySet<string> = new Set(['default', 'default_ro']);

/** Passwords are copied as digests; tokens depend on the secret of the database. */
async function copyUsers({ from, to }: TwoSessions): Promise<void> {
  for (const line of await usersOf(from)) {
    const [, name = '', ...rules] = line.split(' ');
    await execute(to, 'ACL', 'SETUSER', fromText(name), 'reset', ...rules.map(fromText));
  }
}

async function usersOf(session: RedisSession): Promise<string[]> {
  const lines = listOf(await execute(session, 'ACL', 'LIST')).map((line) => toText(bytesOf(line)));
  return lines.filter((line) => !OWN.has(line.split(' ')[1]!)).toSorted();
}

async function copyFunctions({ from, to }: TwoSessions): Promise<void> {
  for (const code of await functionsOf(from))
    await execute(to, 'FUNCTION', 'LOAD', 'REPLACE', code);
}

/** The code of all libraries. */
async function functionsOf(session: RedisSession): Promise<string[]> {
  const reply = await session.execute(['FUNCTION', 'LIST', 'WITHCODE']);
  if (reply instanceof RedisError) throw reply;
  return listOf(reply)
    .map((library) => bytesOf(fieldsOf(library).get('library_code')))
    .toSorted();
}
