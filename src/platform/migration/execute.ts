import { toText } from '../../engines/redis/bytes.ts';
import type { RedisSession } from '../../engines/redis/engine.ts';
import { RedisError, Status, type Reply } from '../../engines/redis/reply.ts';

/** Runs a command. @throws RedisError */
export async function execute(session: RedisSession, ...words: readonly string[]): Promise<Reply> {
  const reply = await session.execute(words);
  if (reply instanceof RedisError) throw reply;
  return reply;
}

export function listOf(reply: Reply | undefined): readonly Reply[] {
  return Array.isArray(reply) ? (reply as readonly Reply[]) : [];
}

/** The bytes of a reply that is a string or a number. */
export function bytesOf(reply: Reply | undefined): string {
  if (reply instanceof Status) return reply.text;
  if (typeof reply === 'number' || typeof reply === 'bigint') return String(reply);
  return typeof reply === 'string' ? reply : '';
}

/** The value that follows each name, in a list of names and values. */
export function fieldsOf(reply: Reply | undefined): ReadonlyMap<string, Reply> {
  const items = listOf(reply);
  const fields = new Map<string, Reply>();
  for (let i = 0; i + 1 < items.length; i += 2) {
    fields.set(toText(bytesOf(items[i])), items[i + 1]!);
  }
  return fields;
}

/** The names of the keys of a database, in batches; one may come twice. */
export async function* keyNames(session: RedisSession, atOnce: number): AsyncGenerator<string[]> {
  for (let cursor = '0'; ;) {
    const [next, found] = listOf(await execute(session, 'SCAN', cursor, 'COUNT', String(atOnce)));
    const names = listOf(found).map(bytesOf);
    for (let i = 0; i < names.length; i += atOnce) yield names.slice(i, i + atOnce);
    cursor = bytesOf(next);
    if (cursor === '0') return;
  }
}
