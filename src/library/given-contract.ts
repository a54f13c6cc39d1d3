import { resolve } from 'node:path';
import { InputError } from '../base/input-error.ts';
import { Contract } from '../contract/model/contract.ts';
import { isRemote } from '../contract/model/location.ts';
import { ContractError } from '../contract/model/problem.ts';
import { contractOf, documentText, DOCUMENT, notLocal } from '../express/source.ts';
import { namedContract } from '../settings/contracts.ts';
import { loadSettings } from '../settings/load.ts';
import { sourcesIn, type ContractSource as Source } from '../toolkit/contracts/contract-source.ts';
import { nodeFiles } from '../toolkit/contracts/file-system.ts';
import { readLocalContract } from '../toolkit/contracts/read-local-contract.ts';

/**
 * A contract: what commands take (a file, a folder with a `redocly.yaml`, a name of the setting `contracts`), an OpenAPI
 * document whose references are local, or what `readContract` has read.
 */
export type ContractSource = string | object;

export interface OverlayOptions {
  /** Files with changes to the contract (OpenAPI Overlay 1.0 or 1.1), which are applied in order. */
  readonly overlays?: readonly string[] | undefined;
}

export interface ReadContractOptions extends OverlayOptions {
  /** Whether references to other hosts may be followed, to public addresses. */
  readonly allowRemote?: boolean;
}

/** A contract that has been read. */
export type ReadContract = Pick<Contract, 'name' | 'document' | 'problems'>;

/**
 * Reads a contract at once.
 * @throws InputError naming file and place of what is wrong with it
 */
export function givenContract(
  source: ContractSource,
  { overlays = [] }: OverlayOptions = {},
): Contract {
  if (typeof source === 'string') {
    const named = sourceOf(source);
    const remote = [named.location, ...overlays].find(isRemote);
    if (remote === undefined)
      return readLocalContract(named, { files: nodeFiles, overlays }).contract;
    throw new InputError(
      `${remote} is read over the network: await readContract('${source}') first`,
    );
  }
  if (overlays.length === 0) return contractOf(source);
  if (source instanceof Contract) throw new InputError('overlays are for what is not read yet');
  return overlaidDocument(documentText(source), overlays);
}

/**
 * Reads a contract that may be at a URL, or may refer to URLs, for `contract`, `validate` and `conforms`.
 * @throws InputError naming file and place of what is wrong with it
 */
export async function readContract(
  source: string,
  { overlays = [], allowRemote = false }: ReadContractOptions = {},
): Promise<ReadContract> {
  // Few programs need it, and it loads a client of HTTP.
  const { readContract: read } = await import('../toolkit/contracts/read-contract.ts');
  const options = { files: nodeFiles, overlays, allowRemote };
  const { contract, problems } = await read(sourceOf(source), options);
  if (contract === undefined) throw new ContractError(problems);
  return contract;
}

/** The one contract that a text means. @throws InputError */
function sourceOf(text: string): Source {
  const named = namedContract(text, () => loadSettings({ flags: {}, env: process.env }).contracts);
  const sources = sourcesIn(named?.source ?? text, nodeFiles, named?.name);
  if (sources.length === 1) return sources[0]!;
  const names = sources.map(({ name, location }) => `${name} (${location})`).join(', ');
  throw new InputError(`${text} has ${sources.length} contracts: name the file of one of ${names}`);
}

function overlaidDocument(text: string, overlays: readonly string[]): Contract {
  const known = new Set(overlays.map((path) => resolve(path)));
  const document = resolve(DOCUMENT);
  const files = {
    kindOf: (path: string) => nodeFiles.kindOf(path),
    readText(path: string) {
      if (known.has(path)) return nodeFiles.readText(path);
      if (path === document) return text;
      throw notLocal(path);
    },
  };
  return readLocalContract({ name: DOCUMENT, location: DOCUMENT }, { files, overlays }).contract;
}
