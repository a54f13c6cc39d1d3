import { BaseResolver, isAbsoluteUrl, ResolveError, Source } from '@redocly/openapi-core';
import type { Location } from '../../contract/model/location.ts';
import type { ParsedFile } from '../../contract/model/parse-document.ts';
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
