import type { ByteString } from '../../../../../src/engines/redis/bytes.ts';
import type { Reply } from '../../../../../src/engines/redis/reply.ts';
import { EmbeddedSession } from '../../../../../src/engines/redis/embedded/session.ts';
import { openToClients } from '../blocking.ts';

/** A database in memory with what tests of search need. */
export function openToSearch(options?: Parameters<typeof openToClients>[0]) {
  const opened = openToClients(options);
  const { run, connect, database } = opened;
  const session = (name: string) => {
    const user = database.acl.user(name)!;
    return new EmbeddedSession(database, { id: 100, user, address: '127.0.0.1:100' });
  };
  return {
    ...opened,
    /** Opens a session over HTTP. */
    session,
    /** The payload of a value, which `run` can't return, because it is no text. */
    dumped: (key: ByteString): ByteString => bytesOf(session('default').run(['DUMP', key])),
    restore: (key: ByteString, payload: ByteString) =>
      session('default').run(['RESTORE', key, '0', payload]),
    /** Waits until all changes so far are indexed. */
    indexed: (index = 'products') => connect().send(`SEARCH.WAITINDEXING ${index}`),
    /** The keys of the documents that match, by price. */
    found: (filter: object = {}, index = 'products') => {
      const words = [index, JSON.stringify(filter), 'NOCONTENT', 'ORDERBY', 'price', 'ASC'];
      const reply = run('SEARCH.QUERY', ...words);
      return Array.isArray(reply) ? reply.map((hit) => (hit as [string])[0]) : reply;
    },
  };
}

/** Follows hashes whose names begin with `product:`. */
export const PRODUCTS =
  'SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA name TEXT price F64 FAST';

function bytesOf(reply: Reply): ByteString {
  if (typeof reply !== 'string') throw new Error('not the payload of a value');
  return reply;
}
