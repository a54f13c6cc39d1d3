import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { InputError } from '../../base/input-error.ts';
import { bundle, type Bundle } from '../../contract/model/bundle.ts';
import { contractIn, type Contract } from '../../contract/model/contract.ts';
import { isRemote, type Location } from '../../contract/model/location.ts';
import { parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import { ContractError, type Problem } from '../../contract/model/problem.ts';
import type { ContractSource } from './contract-source.ts';
import type { ContractFiles } from './file-system.ts';
import { Overlays } from './overlays.ts';
import { RemoteTexts, type RemoteOptions } from './remote-texts.ts';

export interface ReadOptions extends Pick<RemoteOptions, 'limits' | 'resolve'> {
  readonly files: ContractFiles;
  /** Files or URLs of overlays, which are applied in order. */
  readonly overlays?: readonly string[];
  /** Whether references to other hosts may be followed. */
  readonly allowRemote?: boolean;
  /** Base paths of the service as it is deployed now, besides those of the contract's servers. */
  readonly basePaths?: readonly string[];
  /** Whether a contract with wrong schemas can be used: no values are held against them. */
  readonly acceptsWrongSchemas?: boolean;
}

/** What has become of reading a contract. */
export interface ReadContract {
  readonly name: string;
  /** Undefined if it can't be used. */
  readonly contract: Contract | undefined;
  /** What is wrong with it; if it can be used, these are warnings. */
  readonly problems: readonly Problem[];
  /** All files that were read, or were to be, overlays included: paths and URLs. */
  readonly files: readonly Location[];
  /** Changes with each change of one of these files. */
  readonly fingerprint: string;
  /** The files that overlays change, as they have become. */
  readonly overlaid: ReadonlyMap<Location, ParsedFile>;
}

/** Reads contracts, the same one again after a change. Files that have not changed are not parsed again. */
export class ContractReader {
  readonly #options: ReadOptions;
  readonly #parsed = new Map<string, { readonly text: string; readonly file: ParsedFile }>();

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  /** Never throws for what is wrong with a contract. */
  async read({ name, location }: ContractSource): Promise<ReadContract> {
    const { overlays: named = [], basePaths, acceptsWrongSchemas = false } = this.#options;
    const isFile = (path: string) => this.#options.files.kindOf(path) === 'file';
    const texts = new Texts(this.#options, [location, ...named].filter(isRemote));
    const overlaid = new Map<Location, ParsedFile>();
    try {
      const overlays = await texts.complete((read) => new Overlays(named, read, isFile));
      const from = await texts.complete((read) =>
        this.#bundle(location, read, (file, at, entry) => {
          const changed = overlays.applied(file, at, entry);
          if (changed !== file) overlaid.set(at, changed);
          return changed;
        }),
      );
      const contract = contractIn(name, from, basePaths, acceptsWrongSchemas ? 'warning' : 'error');
      const problems = [...overlays.problems, ...contract.problems];
      return { name, contract, problems, overlaid, ...texts.seen };
    } catch (error) {
      const problems = problemsOf(name, error);
      return { name, contract: undefined, problems, overlaid, ...texts.seen };
    } finally {
      await texts.close();
    }
  }

  #bundle(
    location: string,
    read: (location: Location) => string,
    change: Overlays['applied'],
  ): Bundle {
    const entry = isRemote(location) ? location : resolve(location);
    return bundle(location, read, {
      followsUrls: this.#options.allowRemote === true || isRemote(location),
      parse: (name, text, at) => change(this.#parse(name, text), at, entry),
    });
  }

  #parse(name: string, text: string): ParsedFile {
    const known = this.#parsed.get(name);
    if (known?.text === text) return known.file;
    const file = parseFile(name, text);
    this.#parsed.set(name, { text, file });
    return file;
  }
}

/** Reads a contract once. */
export async function readContract(
  source: ContractSource,
  options: ReadOptions,
): Promise<ReadContract> {
  return new ContractReader(options).read(source);
}

function problemsOf(file: string, error: unknown): readonly Problem[] {
  if (error instanceof ContractError) return error.problems;
  if (!(error instanceof InputError)) throw error;
  return [{ severity: 'error', place: { file, pointer: '' }, message: error.message }];
}

/** The texts that a contract consists of. Those of other hosts are fetched as soon as somebody has asked for them. */
class Texts {
  readonly #files: ContractFiles;
  readonly #remote: RemoteTexts;
  readonly #fetched = new Map<Location, string | InputError>();
  /** By location; undefined if it could not be read. */
  readonly #asked = new Map<Location, string | undefined>();

  constructor(
    { files, allowRemote = false, limits, resolve: lookup }: ReadOptions,
    named: readonly string[],
  ) {
    this.#files = files;
    this.#remote = new RemoteTexts({
      named,
      allowsOthers: allowRemote,
      ...(limits && { limits }),
      ...(lookup && { resolve: lookup }),
    });
  }

  get seen(): Pick<ReadContract, 'files' | 'fingerprint'> {
    return { files: [...this.#asked.keys()], fingerprint: fingerprintOf(this.#asked) };
  }

  /** The result of work that reads texts; the work is done again whenever texts that it lacked have been fetched. */
  async complete<T>(work: (read: (location: Location) => string) => T): Promise<T> {
    for (;;) {
      const missing = new Set<Location>();
      const read = (location: Location): string => {
        this.#asked.set(location, undefined);
        if (!isRemote(location)) {
          const text = this.#files.readText(location);
          this.#asked.set(location, text);
          return text;
        }
        const fetched = this.#fetched.get(location);
        if (fetched instanceof Error) throw fetched;
        if (fetched === undefined) {
          missing.add(location);
          throw new InputError('is not fetched yet');
        }
        return fetched;
      };
      const done = attempt(() => work(read));
      if (missing.size === 0) return done();
      await Promise.all([...missing].map((location) => this.#fetch(location)));
    }
  }

  close(): Promise<void> {
    return this.#remote.close();
  }

  async #fetch(location: Location): Promise<void> {
    try {
      this.#fetched.set(location, await this.#remote.fetch(location));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#fetched.set(location, error);
    }
  }
}

/** A text that differs if one of several files does; those of other hosts are not looked at. */
export function fingerprintOf(texts: ReadonlyMap<Location, string | undefined>): string {
  const hash = createHash('sha256');
  for (const [location, text] of texts) {
    if (!isRemote(location)) hash.update(`${location}\0${text?.length ?? 'none'}\0${text ?? ''}`);
  }
  return hash.digest('base64');
}

/** The outcome of work, which throws what the work has thrown. */
function attempt<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
