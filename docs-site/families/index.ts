import { fileForGenerators } from '../../scripts/generate/for-generators.ts';
import type { Family, FamilyFacts, OwnFamily } from '../family.ts';
import { controlFamily } from './control.ts';
import { described } from './described.ts';
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
  return families.map((own) => described(withPlace(own)));
}

/** Each family has a folder of its own, and tests that run the code on its pages. */
function withPlace(own: OwnFamily): FamilyFacts {
  const above = [{ title: 'Plinth', path: 'index.html' }];
  return {
    ...own,
    folder: `${own.slug}/`,
    above,
    isTested: true,
    linkTo: guideAt,
    source: `openapi/${own.slug}/openapi.yaml`,
    forGenerators: () => fileForGenerators(JSON.stringify(own.contract)),
  };
}

/** Descriptions lead to guides by the root of the site. */
function guideAt(address: string): string | undefined {
  return address.startsWith('/guides/') ? address : undefined;
}
