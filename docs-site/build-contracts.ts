import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../src/contract/model/contract.ts';
import { contractSite } from './contract-site.ts';
import type { Published } from '../src/settings/published-docs.ts';
import { SEARCH_INDEX, SiteWriter, type WrittenSite } from './write-site.ts';

/** The file that only a folder with a built site has. */
const MARK = SEARCH_INDEX;

/** Whether a folder can be replaced by a site: it is empty, missing or a site already. */
export function isFreeFor(folder: string): boolean {
  if (!existsSync(folder)) return true;
  return readdirSync(folder).length === 0 || existsSync(join(folder, MARK));
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
  await rm(folder, { recursive: true, force: true });
  return new SiteWriter(folder).writeSite(site, pages(), base);
}
