import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import { isNode } from '../../base/json-pointer.ts';
import { hasScheme, isRemote, type Location } from '../../contract/model/location.ts';
import { parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import { sourcesIn } from '../contracts/contract-source.ts';
import { nodeFiles } from '../contracts/file-system.ts';
import type { RemoteTexts } from '../contracts/remote-texts.ts';
import { shown } from '../lint/lint.ts';

/** How journeys are called, as the specification recommends (Arazzo 1.0, "Arazzo Description Structure"). */
const JOURNEY = /\.arazzo\.(?:ya?ml|json)$/i;

/** A document that a journey has as a source. */
interface Source {
  readonly name: string;
  readonly url: string;
  readonly isJourney: boolean;
}

/**
 * The files or URLs of the journeys that are meant: by a file, a URL, a folder, or the name of a contract, which means those
 * beside it that have it as a source.
 * @throws InputError if there are none
 */
export function journeysMeant(
  given: string | { readonly name: string; readonly source: string },
): Location[] {
  if (typeof given !== 'string') return journeysOf(given);
  if (isRemote(given)) return [new URL(given).href];
  if (hasScheme(given)) throw new InputError(`${given} is no file, and no URL of HTTP`);
  if (nodeFiles.kindOf(given) !== 'folder') return [given];
  const found = journeysIn(given);
  if (found.length > 0) return found;
  throw new InputError(`${given} is a folder without journeys, whose names end in .arazzo.yaml`);
}

function journeysOf({ name, source }: { readonly name: string; readonly source: string }) {
  const contracts = sourcesIn(source, nodeFiles, name).map(({ location }) => location);
  const found = contracts
    .filter((location) => !isRemote(location))
    .flatMap((location) => journeysIn(dirname(location)).filter((file) => uses(file, location)));
  if (found.length > 0) return [...new Set(found)];
  const where = contracts.map(shown).join(', ');
  throw new InputError(`${name}: no journey (*.arazzo.yaml) beside ${where} has it as a source`);
}

/** @throws InputError if the folder can't be read */
function journeysIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => JOURNEY.test(name));
    return names.toSorted().map((name) => join(folder, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${folder} can't be read (${code})`, { cause: error });
  }
}

function uses(file: string, contract: string): boolean {
  const { value } = journeyFrom(file, textAt(file));
  return declaredSources(value).some(
    ({ url }) => resolve(dirname(file), url) === resolve(contract),
  );
}

/** The sources that a journey declares. */
function declaredSources({ sourceDescriptions: declared }: ParsedFile['value']): Source[] {
  const sources = (Array.isArray(declared) ? (declared as unknown[]) : []).filter(isNode);
  return sources.map(({ name, url, type }) => ({
    name: String(name),
    url: String(url),
    isJourney: type === 'arazzo',
  }));
}

/** A journey in a file or at a URL. @throws InputError */
export async function readJourney(
  at: Location,
  remote: Pick<RemoteTexts, 'fetch'>,
): Promise<ParsedFile> {
  if (!isRemote(at)) return journeyFrom(at, textAt(at));
  try {
    return journeyFrom(at, await remote.fetch(at));
  } catch (error) {
    if (!(error instanceof InputError) || error.message.startsWith(at)) throw error;
    throw new InputError(`${at} can't be read: ${error.message}`, { cause: error });
  }
}

/** A contract that a journey has as a source. */
export interface JourneyContract {
  readonly name: string;
  readonly location: Location;
}

/**
 * The contracts that a journey has as sources, and those that it runs of other journeys.
 * @throws InputError if such a journey can't be read
 */
export function contractsOf(
  at: Location,
  { value }: ParsedFile,
  passed: string[] = [],
): JourneyContract[] {
  return declaredSources(value).flatMap(({ name, url, isJourney }) => {
    if (!isJourney) return [{ name, location: beside(at, url) }];
    if (isRemote(at) || isRemote(url)) {
      throw new InputError(`${shown(at)}: its source ${name} is a journey, and only files may be`);
    }
    const file = resolve(dirname(at), url);
    return passed.includes(file)
      ? []
      : contractsOf(file, journeyFrom(file, textAt(file)), [...passed, file]);
  });
}

function beside(at: Location, url: string): Location {
  if (isRemote(at)) return URL.parse(url, at)?.href ?? url;
  return isRemote(url) ? new URL(url).href : resolve(dirname(at), url);
}

function textAt(file: string): string {
  try {
    return nodeFiles.readText(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(`${shown(file)} can't be read (${code ?? message})`, { cause: error });
  }
}

function journeyFrom(at: Location, text: string): ParsedFile {
  const parsed = parseFile(shown(at), text, 'an Arazzo document');
  if (typeof parsed.value['arazzo'] === 'string') return parsed;
  throw new InputError(`${shown(at)}: no journey: it has no member arazzo`);
}
