import { createHash } from 'node:crypto';
import { InputError } from '../../base/input-error.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { isRemote, type Location } from '../../contract/model/location.ts';
import { parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import { ContractError, type Problem } from '../../contract/model/problem.ts';
import { assembleContract, type AssemblingOptions } from './assemble-contract.ts';
import type { ContractSource } from './contract-source.ts';
import type { ContractFiles } from './file-system.ts';
import { RemoteTexts, type RemoteOptions } from './remote-texts.ts';

export interface ReadOptions extends AssemblingOptions, Pick<RemoteOptions, 'limits' | 'resolve'> {}

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
  async read(source: ContractSource): Promise<ReadContract> {
    const { name, location } = source;
    const { overlays = [] } = this.#options;
    const texts = new Texts(this.#options, [location, ...overlays].filter(isRemote));
    const overlaid = new Map<Location, ParsedFile>();
    const parse = (file: string, text: string) => this.#parse(file, text);
    try {
      const { contract, problems } = await texts.complete((read) =>
        assembleContract(source, this.#options, { read, parse, overlaid }),
      );
      return { name, contract, problems, overlaid, ...texts.seen };
    } catch (error) {
      const problems = problemsOf(name, error);
      return { name, contract: undefined, problems, overlaid, ...texts.seen };
    } finally {
      await texts.close();
    }
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
