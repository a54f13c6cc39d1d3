import { createHash, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Credentials } from './management.ts';
import { target } from './target.ts';

/**
 * Another account of the implementation, with a key. No operation opens one, so it is put into the
 * store of the running platform, as the platform would.
 */
export function openSecondAccount(name: string): Credentials {
  const { dataDir } = target();
  const [customerId, apiKey] = [randomUUID(), randomUUID()];
  const email = `${name}@plinth.local`;
  const digest = createHash('sha256').update(apiKey).digest('hex');
  const store = new DatabaseSync(`${dataDir}/control.db`, { timeout: 5000 });
  try {
    const now = Math.floor(Date.now() / 1000);
    store
      .prepare('insert into account (customer_id, email, creation_time) values (?, ?, ?)')
      .run(customerId, email, now);
    store
      .prepare(
        'insert into api_key (key_id, customer_id, name, digest, creation_time) values (?, ?, ?, ?, ?)',
      )
      .run(randomUUID(), customerId, 'first', digest, now);
  } finally {
    store.close();
  }
  return { email, apiKey };
}
