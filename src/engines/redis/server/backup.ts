import { NameSet } from '../../../base/name-set.ts';
import { createHash } from 'node:crypto';
import { toBuffer, type ByteString } from '../bytes.ts';
import type { BackupFile, BackupSum, LoadedBackup } from '../engine.ts';
import { RedisError, type Reply } from '../reply.ts';
import { readBackup } from '../embedded/persistence/read-backup.ts';
import type { ServerDatabase } from './server-database.ts';

const UNFINISHED = '.part';
/** The number of keys requested from the server at once. */
const KEYS_AT_ONCE = 200;
/** Databases of up to this many keys are backed up atomically, which blocks the server meanwhile. */
const KEYS_OF_A_MOMENT = 2_000;

/** Returns all keys with their values and expiry times, of a database that is small enough. */
const ALL_AT_ONCE = `
if redis.call('DBSIZE') > tonumber(ARGV[1]) then return false end
local all = {}
for _, key in ipairs(redis.call('KEYS', '*')) do
  all[#all + 1] = key
  all[#all + 1] = redis.call('PEXPIRETIME', key)
  all[#all + 1] = redis.call('DUMP', key)
end
return all`;

/**
 * Writes the keys of a database to a file, as RESTORE commands. A small database is written as of one moment. In a
 * larger one only each key is: changes made meanwhile may be in the file or not. In a cluster this applies per node.
 * @throws the error of the disk; then there is no file
 */
export async function backUpServer(
  database: ServerDatabase,
  { files, directory, name }: BackupFile,
  proceed: () => void,
): Promise<BackupSum & { readonly sha256: string }> {
  const link = database.links.of('default');
  // Sent before anything is awaited, so that it sees no later change.
  const whole = link.sendToEach([['EVAL', ALL_AT_ONCE, '0', String(KEYS_OF_A_MOMENT)]]);
  const unfinished = `${directory}/${name}${UNFINISHED}`;
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const file = await files.open(unfinished, 'new');
    try {
      const write = async (entries: readonly Reply[]) => {
        proceed();
        let text = '';
        for (let i = 0; i + 2 < entries.length; i += 3) {
          const [key, expiry, value] = entries.slice(i, i + 3);
          if (typeof value !== 'string') continue;
          const moment = Math.max(0, Number(expiry));
          text += commandText(['RESTORE', key as ByteString, String(moment), value, 'ABSTTL']);
        }
        const piece = toBuffer(text);
        hash.update(piece);
        await file.write(piece, bytes);
        bytes += piece.length;
      };
      const all = (await whole).map(([reply]) => checked(reply!));
      if (all.every((each) => Array.isArray(each))) {
        for (const each of all) await write(each as readonly Reply[]);
      } else await writeInParts(database, write);
      proceed();
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await files.remove(unfinished);
    throw error;
  }
  await files.rename(unfinished, `${directory}/${name}`);
  await files.syncDirectory(directory);
  return { bytes, sha256: hash.digest('hex') };
}

async function writeInParts(
  { links }: ServerDatabase,
  write: (entries: readonly Reply[]) => Promise<void>,
): Promise<void> {
  const link = links.of('default');
  const seen = new NameSet<ByteString>();
  for (let cursor = '0'; ;) {
    const scanned = checked(await link.send(['SCAN', cursor, 'COUNT', String(KEYS_AT_ONCE)]));
    const [next, found] = scanned as [ByteString, readonly ByteString[]];
    const keys = found.filter((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    const replies = await link.sendTogether(
      keys.flatMap((key) => [
        ['PEXPIRETIME', key],
        ['DUMP', key],
      ]),
    );
    for (const reply of replies) checked(reply);
    await write(keys.flatMap((key, i) => [key, replies[2 * i]!, replies[2 * i + 1]!]));
    if (next === '0') return;
    cursor = next;
  }
}

/**
 * Loads a backup that can replace the contents of a database on a server.
 * @throws DamagedBackup, or the error of the disk
 */
export async function loadServerBackup(
  database: ServerDatabase,
  file: BackupFile,
  sum: BackupSum,
  proceed: () => void,
): Promise<LoadedBackup> {
  const rows: (readonly ByteString[])[] = [];
  await readBackup(file, sum, (argv) => void rows.push(argv), proceed);
  const memoryBytes = rows.reduce((sum, argv) => sum + argv.join('').length, 0);
  return { memoryBytes, restore: () => restore(database, rows) };
}

/**
 * Restores in one transaction, so that clients see the old keys or the new ones. In a cluster, where a transaction
 * covers one slot, it is one transaction per slot.
 */
async function restore(
  { links }: ServerDatabase,
  rows: readonly (readonly ByteString[])[],
): Promise<void> {
  if (links.place.server.topology !== undefined) {
    const link = links.of('default');
    checked(await link.send(['FLUSHDB']));
    for (let at = 0; at < rows.length; at += KEYS_AT_ONCE) {
      const restored = await link.sendTogether(rows.slice(at, at + KEYS_AT_ONCE));
      for (const reply of restored) checked(reply);
    }
    return;
  }
  const replies = await links
    .of('default')
    .sendTogether([['MULTI'], ['FLUSHDB'], ...rows, ['EXEC']]);
  const done = checked(replies.at(-1)!);
  for (const reply of done as readonly Reply[]) checked(reply);
}

function checked(reply: Reply): Reply {
  if (reply instanceof RedisError) throw reply;
  return reply;
}

function commandText(argv: readonly ByteString[]): string {
  return `*${argv.length}\r\n${argv.map((word) => `$${word.length}\r\n${word}\r\n`).join('')}`;
}
