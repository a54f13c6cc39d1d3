import { existsSync, readdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../src/base/make-folder.ts';
import type { Contract } from '../src/contract/model/contract.ts';
import { contractSite } from './contract-site.ts';
import type { Published } from '../src/settings/published-docs.ts';
import { SEARCH_INDEX, SiteWriter, type WrittenSite } from './write-site.ts';

/** Whether a folder can be replaced by a site: it is empty, missing or a site already, without files that are hidden (`.git`). */
export function isFreeFor(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const names = readdirSync(folder);
  if (names.length === 0) return true;
  return existsSync(join(folder, SEARCH_INDEX)) && names.every((name) => !name.startsWith('.'));
}

export interface PublishingOptions {
  /** The path at which a server publishes the site. */
  readonly base?: string;
  readonly published?: Published;
}

/**
 * Builds the site of contracts into a folder, whose content is replaced.
 */
export async function buildContractDocs(
  contracts: readonly Contract[],
  folder: string,
  { base = '/', published = {} }: PublishingOptions = {},
): Promise<WrittenSite> {
  const { site, pages } = contractSite(contracts, { published });
  // Not the folder itself, which may be the working directory, or be mounted.
  makeFolder(folder);
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  return new SiteWriter(folder).writeSite(site, pages(), base);
}
