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

/** The families of the site, in display order. They are made once, because that takes a second. */
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

/** Adds the pages generated from the contract of a family, before the other pages. */
function withOperations(family: Family): Family {
  const chapter = operationChapter(family, familyPages(family).crumbs);
  return { ...family, chapters: [chapter, ...(family.chapters ?? [])] };
}
