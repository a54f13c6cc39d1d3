import { elsewhere } from '../contract-text.ts';
import type { Chapter, Family, FamilyFacts } from '../family.ts';
import { familyPages } from '../navigation.ts';
import { schemesOf } from '../operations/credentials.ts';
import {
  documentedOperations,
  documentedWebhooks,
  type DocumentedOperation,
} from '../operations/documented.ts';
import { NamedSchemas } from '../operations/named-schemas.ts';
import { serverAddresses } from '../operations/server-addresses.ts';
import type { Page } from '../page.ts';
import { authenticationPage } from '../pages/authentication.ts';
import { errorsPage } from '../pages/errors.ts';
import { familyPage } from '../pages/family.ts';
import { operationChapter, webhookChapter } from '../pages/operations.ts';
import { schemaChapter } from '../pages/schemas.ts';
import { tryItPage } from '../pages/try-it.ts';

/** A family with all that its contract says, and the pages that are made of it before those that it has besides. */
export function described(facts: FamilyFacts): Family {
  const { contract, access, folder } = facts;
  const operations = documentedOperations(contract);
  const addresses = serverAddresses(contract);
  const pageOf = ({ slug }: DocumentedOperation) => `${folder}operations/${slug}.html`;
  const family: Family = {
    ...facts,
    address: facts.address ?? addresses[0]!.address,
    addresses,
    operations,
    schemes: schemesOf(contract, access),
    schemas: new NamedSchemas(contract, `${folder}schemas/`),
    linkTo: (address) =>
      pageNamed(address, operations, pageOf) ?? facts.linkTo?.(address) ?? elsewhere(address),
    pageOf,
    chapters: [],
  };
  const { crumbs } = familyPages(family);
  const chapters: (Chapter | undefined)[] = [
    operationChapter(family, crumbs),
    webhookChapter(family, documentedWebhooks(contract), crumbs),
    schemaChapter(family, crumbs),
  ];
  return {
    ...family,
    chapters: [...chapters.filter((each) => each !== undefined), ...(facts.chapters ?? [])],
  };
}

/** Every page of a family, the overview first. */
export function* pagesOf(family: Family): Generator<Page> {
  yield familyPage(family);
  for (const { index, groups } of family.chapters) {
    yield index;
    for (const group of groups) {
      if (group.index !== undefined) yield group.index;
      yield* group.pages;
    }
  }
  yield authenticationPage(family);
  yield errorsPage(family);
  yield tryItPage(family);
}

/**
 * The page that an address in a description leads to: of an operation, as other documentation programs name it in a
 * fragment, or one of the site itself.
 */
function pageNamed(
  address: string,
  operations: readonly DocumentedOperation[],
  pageOf: (operation: DocumentedOperation) => string,
): string | undefined {
  const [, id] = /^#?\/?operations?\/(.+)$/.exec(address) ?? [];
  const named = id === undefined ? undefined : operations.find(({ ownId }) => ownId === id);
  return named && `/${pageOf(named)}`;
}
