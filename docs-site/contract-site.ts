import type { Contract as ReadContract } from '../src/contract/model/contract.ts';
import { InputError } from '../src/base/input-error.ts';
import { isNode } from '../src/base/json-pointer.ts';
import { described, pagesOf } from './families/described.ts';
import { isRemote, shownLocation } from '../src/contract/model/location.ts';
import { oneDocument } from '../src/toolkit/generate/one-document.ts';
import type { Contract } from './contract.ts';
import type { Family, FamilyFacts } from './family.ts';
import { html } from './html.ts';
import type { Site } from './navigation.ts';
import { variableOf } from './operations/credentials.ts';
import { textOf } from './operations/documented.ts';
import { fileNames } from './operations/names.ts';
import type { Page } from './page.ts';
import { contractsPage } from './pages/contracts.ts';
import { firstSentence } from './pages/operation.ts';
import type { Published } from '../src/settings/published-docs.ts';

export interface SiteOptions {
  /** Whether a server shows changes of the contracts in open pages. */
  readonly isLive?: boolean;
  readonly published?: Published;
}

/** A site of contracts, whoever wrote them. */
export interface ContractSite {
  readonly site: Site;
  /** Made anew each time, one after the other. */
  readonly pages: () => Iterable<Page>;
}

/**
 * The site of one contract, or of several, each in a folder of its own.
 */
export function contractSite(
  contracts: readonly ReadContract[],
  { isLive = false, published = {} }: SiteOptions = {},
): ContractSite {
  const [first, ...others] = contracts;
  const titles = contracts.map(titleOf);
  const folders = fileNames(titles);
  const isOne = first !== undefined && others.length === 0;
  const name = isOne ? titles[0]! : 'Contracts';
  const above = isOne ? [] : [{ title: name, path: 'index.html' }];
  const families = contracts.map((contract, i): Family => {
    const folder = isOne ? '' : `${folders[i]!}/`;
    return described(factsOf(contract, { slug: folders[i]!, folder, above, title: titles[i]! }));
  });
  const version = isOne ? versionOf(first) : '';
  const site: Site = {
    name,
    version,
    sections: [],
    families,
    foot: html`<bdi>${name}</bdi> ${version} · built from the contract by Plinth`,
    isLive,
    published,
  };
  return {
    site,
    *pages() {
      if (!isOne) yield contractsPage(name, families);
      for (const family of families) yield* pagesOf(family);
    },
  };
}

function factsOf(
  read: ReadContract,
  place: Pick<FamilyFacts, 'slug' | 'folder' | 'above' | 'title'>,
): FamilyFacts {
  const { document, files } = read;
  const [file] = files;
  const info = isNode(document['info']) ? document['info'] : {};
  const variable = variableOf(place.title.replaceAll(/<[^>]*>/g, ''))
    .slice(0, LONGEST_VARIABLE)
    .replace(/_$/, '');
  return {
    ...place,
    summary: textOf(info['summary']) || firstSentence(plainBeginning(textOf(info['description']))),
    contract: document as unknown as Contract,
    document: () => wholeDocument(read),
    source: file === undefined || isRemote(file) ? undefined : shownLocation(file),
    access: {
      url: variable.endsWith('API') ? `${variable}_URL` : `${variable}_API_URL`,
      credentials: {},
    },
    tryIt: {},
  };
}

/** The contract for others; as it is read if a reference leads in a circle that no name of a component could break. */
function wholeDocument(read: ReadContract): object {
  try {
    return oneDocument(read);
  } catch (error) {
    if (error instanceof InputError) return read.document;
    throw error;
  }
}

const LONGEST_VARIABLE = 24;

/** The first paragraph of a description that is no heading. */
function plainBeginning(description: string): string {
  return description.split(/\n\s*\n/).find((paragraph) => /^[\p{L}\p{N}"“]/u.test(paragraph)) ?? '';
}

function titleOf({ document, name }: ReadContract): string {
  const info = isNode(document['info']) ? document['info'] : {};
  return textOf(info['title']) || name;
}

function versionOf({ document }: ReadContract): string {
  const info = isNode(document['info']) ? document['info'] : {};
  return typeof info['version'] === 'number' ? String(info['version']) : textOf(info['version']);
}
