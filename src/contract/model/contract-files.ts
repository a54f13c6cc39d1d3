import { basename, extname } from 'node:path';
import { lazy } from '../../base/on-demand.ts';
import type { Node } from '../../base/json-pointer.ts';
import { identitiesIn, type Identities } from './identities.ts';
import { isRemote, locationFrom, hasScheme, shownLocation, type Location } from './location.ts';
import type { ParsedFile } from './parse-document.ts';
import { parseFile } from './parse-document.ts';
import { contractError } from './problem.ts';
import { upgradedFile } from './upgrade.ts';

/** Reads the text of a file. @throws Error of the file system, or InputError that says why it may not be read */
export type ReadText = (location: Location) => string;

/** A file of a contract that has been read. */
export interface ContractFile extends ParsedFile {
  readonly location: Location;
  /** Its place in the single document: a JSON pointer. */
  readonly at: string;
  /** The URI that it has given itself (OpenAPI 3.2, `$self`). */
  readonly self: string | undefined;
  readonly identities: () => Identities;
}

/** The member of the single document that holds the contract's other files, by the names of their schemas. */
export const FILES = 'x-files';

/** The limit of all files of a contract together: more would not fit into memory. */
const MOST_TEXT = 100 << 20;

/** How the files of a contract are read. */
export interface Reading {
  /** Parses a file; by default anew each time. */
  readonly parse?: (name: string, text: string, location: Location) => ParsedFile;
  /** Whether references to URLs may be followed; by default they may not. */
  readonly followsUrls?: boolean;
}

/** The files that belong to a contract, each of which is read once. */
export class ContractFiles {
  readonly #byLocation = new Map<Location, ContractFile>();
  readonly #bySelf = new Map<string, ContractFile>();
  readonly #readText: ReadText;
  readonly #reading: Reading;
  readonly #names = new Set<string>();
  #size = 0;
  /** That of the file that is read first. */
  #version: unknown;

  constructor(readText: ReadText, reading: Reading) {
    this.#readText = readText;
    this.#reading = reading;
  }

  get all(): readonly ContractFile[] {
    return [...this.#byLocation.values()];
  }

  get(location: Location): ContractFile | undefined {
    return this.#byLocation.get(location);
  }

  /** @throws ContractError if it can't be read */
  load(location: Location): ContractFile {
    const name = shownLocation(location);
    const text = this.#textOf(location, name);
    this.#size += text.length;
    if (this.#size > MOST_TEXT) {
      const most = `${MOST_TEXT >> 20} MiB`;
      throw contractError({ file: name, pointer: '' }, `the contract is larger than ${most}`);
    }
    const { parse } = this.#reading;
    const parsed = parse === undefined ? parseFile(name, text) : parse(name, text, location);
    this.#version ??= parsed.value['openapi'];
    const value = upgradedFile(parsed.value, this.#version);
    const { lineOf, placeOf } = parsed;
    const file = {
      name,
      value,
      lineOf,
      ...(placeOf && { placeOf }),
      location,
      at: this.#byLocation.size === 0 ? '' : `/${FILES}/${this.#nameFor(location)}`,
      self: selfOf(value, location),
      identities: lazy(() => identitiesIn(value)),
    };
    this.#byLocation.set(location, file);
    if (file.self !== undefined && !this.#bySelf.has(file.self)) {
      this.#bySelf.set(file.self, file);
    }
    return file;
  }

  /**
   * What a reference without its fragment leads to: a file, one of its schemas if it is the `$id` of one, or where a
   * file that has not been read yet is.
   */
  find(from: ContractFile, reference: string): Found | { readonly location: Location } {
    if (reference === '') return { file: from, pointer: '' };
    const uri = from.self === undefined ? reference : resolved(from.self, reference);
    const named = this.#bySelf.get(uri);
    if (named !== undefined) return { file: named, pointer: '' };
    if (hasScheme(uri)) {
      for (const file of this.#byLocation.values()) {
        const pointer = file.identities().ids.get(uri);
        if (pointer !== undefined) return { file, pointer };
      }
    }
    const location = locationFrom(from.location, besideSelf(from, reference));
    const file = this.#byLocation.get(location);
    return file === undefined ? { location } : { file, pointer: '' };
  }

  /** Why a location may not be read. */
  refusalOf(location: Location): string | undefined {
    if (!hasScheme(location)) return undefined;
    if (!isRemote(location)) return 'is no file, and no URL of HTTP';
    return this.#reading.followsUrls === true
      ? undefined
      : 'is at another host, which is only asked with --allow-remote';
  }

  /** The name of the schema that a file is, as the last part of a reference is the name of one: that of the file. */
  #nameFor(location: Location): string {
    const file = basename(location, extname(location)).replaceAll(/[^\w.-]+/g, '-');
    const name = file === '' || file === '__proto__' ? 'file' : file;
    let free = name;
    for (let n = 2; this.#names.has(free); n++) free = `${name}-${n}`;
    this.#names.add(free);
    return free;
  }

  #textOf(location: Location, name: string): string {
    try {
      return this.#readText(location);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const why = `can't be read (${code ?? message})`;
      throw contractError({ file: name, pointer: '' }, why, { cause: error });
    }
  }
}

interface Found {
  readonly file: ContractFile;
  /** JSON pointer into the file. */
  readonly pointer: string;
}

/** OpenAPI 3.2.0, OpenAPI Object, `$self`: a URI reference, relative to where the document was found. */
function selfOf({ $self: self }: Node, location: Location): string | undefined {
  if (typeof self !== 'string') return undefined;
  const [uri = ''] = self.split('#');
  return hasScheme(uri) || isRemote(location) ? resolved(location, uri) : undefined;
}

function resolved(base: string, reference: string): string {
  const isWhole = hasScheme(reference);
  return URL.parse(reference, isWhole ? undefined : base)?.href ?? reference;
}

/**
 * A reference that is relative to the file: files are laid out as their URIs are, so that what has a URI beside that of
 * the file is in a file beside it.
 */
function besideSelf({ self }: ContractFile, reference: string): string {
  if (self === undefined || !hasScheme(reference)) return reference;
  const folder = self.slice(0, self.lastIndexOf('/') + 1);
  return reference.startsWith(folder) ? reference.slice(folder.length) : reference;
}
