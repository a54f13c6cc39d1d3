import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Flags of a platform with other settings than the target. Platforms that share a store must agree on them, so if the
 * target's is on a server, this one gets its own store there, and its own prefix on Kafka.
 */
export async function separateStore(): Promise<string[]> {
  const { PLINTH_STORE_URL: given } = process.env;
  if (given === undefined) return [];
  const name = `own-${randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: given });
  await client.connect();
  try {
    await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
  const url = new URL(given);
  url.pathname = `/${name}`;
  return ['--store-url', url.href, '--kafka-prefix', name];
}
