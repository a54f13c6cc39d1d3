import type { Family } from '../family.ts';
import { familyPages } from '../navigation.ts';
import { operationChapter } from '../pages/operations.ts';
import { controlFamily } from './control.ts';
import { kafkaFamily } from './kafka.ts';
import { managementFamily } from './management.ts';
import { queueFamily } from './queue.ts';
import { redisFamily } from './redis.ts';
import { schemaRegistryFamily } from './schema-registry.ts';

let loaded: Promise<Family[]> | undefined;

/** The families of the site, in the order in which it shows them. They are made once, which takes a second. */
export function loadFamilies(): Promise<readonly Family[]> {
  loaded ??= makeFamilies();
  return loaded;
}

async function makeFamilies(): Promise<Family[]> {
  const families = [
    await redisFamily(),
    kafkaFamily(),
    schemaRegistryFamily(),
    queueFamily(),
    managementFamily(),
    controlFamily(),
  ];
  return families.map(withOperations);
}

/** The pages that a family has by its contract, before those of its own. */
function withOperations(family: Family): Family {
  const chapter = operationChapter(family, familyPages(family).crumbs);
  return { ...family, chapters: [chapter, ...(family.chapters ?? [])] };
}
