import type { ByteString } from '../../../bytes.ts';
import type { Entry } from '../../keyspace/entry.ts';
import { typeOf } from '../../values/value.ts';
import type { CommandFunction } from '../command.ts';
import { formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

/**
 * Redis 7.2 `db.c` `scanGenericCommand`. An unknown TYPE (such as the hosted service's `search`) is not an error: no
 * key has it. WITHTYPE is an option of the hosted service.
 */
export const scan: CommandFunction = ({ keyspace, database: { work } }, argv) => {
  const cursor = parseScanCursor(argv[1]!);
  const { match, count, type, withType } = parseScanOptions(argv, 2, ['TYPE', 'WITHTYPE']);
  work.spend(Math.min(count, keyspace.keys.size) / 4);
  const visited: Entry[] = [];
  const next = keyspace.keys.scan(cursor, count, (entry) => {
    if (match === undefined || match(entry.key, work)) visited.push(entry);
  });
  const wanted = type?.toLowerCase();
  const found: ByteString[] = [];
  for (const { key, value } of visited) {
    const name = typeOf(value);
    if (wanted !== undefined && name.toLowerCase() !== wanted) continue;
    if (keyspace.peek(key) === undefined) continue;
    found.push(key);
    if (withType === true) found.push(name);
  }
  return [formatScanCursor(next), found];
};
