import type { ByteString } from '../../bytes.ts';
import { RedisError, Status, type Reply } from '../../reply.ts';
import { itemsOf, textOf } from '../reply-fields.ts';
import type { ServerDatabase } from '../server-database.ts';

/** Whether a SCAN asks for types, an option of the hosted service that Redis does not have. */
export function hasWithType(name: string, argv: readonly ByteString[]): boolean {
  return name === 'scan' && argv.some((word, i) => i > 1 && word.toUpperCase() === 'WITHTYPE');
}

/** SCAN … WITHTYPE: keys and their types alternate. */
export async function scanWithTypes(
  { links }: ServerDatabase,
  user: ByteString,
  argv: readonly ByteString[],
): Promise<Reply> {
  const link = links.of(user);
  const plain = argv.filter((word, i) => i < 2 || word.toUpperCase() !== 'WITHTYPE');
  const scanned = await link.send(plain);
  if (scanned instanceof RedisError) return scanned;
  const [cursor, found] = itemsOf(scanned);
  const keys = itemsOf(found).map((key) => key as ByteString);
  const types = await link.sendTogether(keys.map((key) => ['TYPE', key]));
  const entries = keys.flatMap((key, i) =>
    types[i] instanceof Status && textOf(types[i]) !== 'none' ? [key, textOf(types[i])] : [],
  );
  return [cursor!, entries];
}
