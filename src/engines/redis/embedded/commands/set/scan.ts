import type { ByteString } from '../../../bytes.ts';
import { SetValue } from '../../values/set.ts';
import type { CommandFunction } from '../command.ts';
import { formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

/** If the key does not exist, the options are not parsed (`t_set.c` `sscanCommand`). */
export const sscan: CommandFunction = ({ keyspace, database: { work } }, argv) => {
  const cursor = parseScanCursor(argv[2]!);
  const set = keyspace.readAs(argv[1]!, SetValue);
  if (set === undefined) return ['0', []];
  const { match, count } = parseScanOptions(argv, 3);
  const members: ByteString[] = [];
  const next = set.scan(cursor, count, (member) => {
    if (match === undefined || match(member, work)) members.push(member);
  });
  return [formatScanCursor(next), members];
};
