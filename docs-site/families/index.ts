import type { Family } from '../family.ts';
import { kafkaFamily } from './kafka.ts';
import { managementFamily } from './management.ts';
import { queueFamily } from './queue.ts';
import { redisFamily } from './redis.ts';
import { schemaRegistryFamily } from './schema-registry.ts';

/** The families of the site, in the order in which it shows them. */
export async function loadFamilies(): Promise<Family[]> {
  return [
    await redisFamily(),
    kafkaFamily(),
    schemaRegistryFamily(),
    queueFamily(),
    managementFamily(),
  ];
}
