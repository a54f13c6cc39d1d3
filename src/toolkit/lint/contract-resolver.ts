import { BaseResolver, isAbsoluteUrl, ResolveError, Source } from '@redocly/openapi-core';
import type { Location } from '../../contract/model/location.ts';
import { ExpandingError, parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import { RemoteTexts } from '../contracts/remote-texts.ts';

/** Asks no host. */
const NOBODY = new RemoteTexts({ named: [], allowsOthers: false });

/** Reads the files of a contract for Redocly as they are read for all else: changed by overlays, and from hosts that may be asked. */
export class ContractResolver extends BaseResolver {
  readonly #remote: Pick<RemoteTexts, 'fetch'>;
  readonly #overlaid: ReadonlyMap<Location, ParsedFile>;

  constructor(
    remote: Pick<RemoteTexts, 'fetch'> = NOBODY,
    overlaid: ReadonlyMap<Location, ParsedFile> = new Map(),
  ) {
    super();
    this.#remote = remote;
    this.#overlaid = overlaid;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    const source = await this.#read(absoluteRef);
    refuseExpanding(source);
    return source;
  }

  async #read(absoluteRef: string): Promise<Source> {
    const changed = this.#overlaid.get(absoluteRef);
    if (changed !== undefined) return new Source(absoluteRef, JSON.stringify(changed.value));
    if (!isAbsoluteUrl(absoluteRef)) return super.loadExternalRef(absoluteRef);
    try {
      return new Source(absoluteRef, await this.#remote.fetch(absoluteRef));
    } catch (error) {
      throw new ResolveError(error as Error);
    }
  }
}

/** Aliases of YAML. */
const ALIAS = /[\s,[]\*[^\s*,\]}]/;

/** The rules go through all that aliases expand a file to. @throws ResolveError if that is too much */
function refuseExpanding({ absoluteRef, body }: Source): void {
  if (!ALIAS.test(body)) return;
  try {
    parseFile(absoluteRef, body);
  } catch (error) {
    // What else is wrong with it is for the rules to tell.
    if (error instanceof ExpandingError) throw new ResolveError(error);
  }
}
