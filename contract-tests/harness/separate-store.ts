import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Flags of a platform with other settings than the target has. Platforms that share a store have to agree on them, so where the
 * target's is on a server, this one has a store of its own there, and names of its own on the Kafka.
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
