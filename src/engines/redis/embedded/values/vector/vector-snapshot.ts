import type { ByteString } from '../../../bytes.ts';
import type { BlockContent, VectorBlock } from './vector-block.ts';

/** What is read of an index. */
interface Source {
  readonly ids: readonly ByteString[];
  readonly blocks: readonly VectorBlock[];
}

/** The vectors of an index as they were at one moment, for whoever reads them block by block. */
export class VectorSnapshot {
  readonly ids: readonly ByteString[];
  readonly blocks: readonly BlockContent[];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
    this.ids = [...source.ids];
    this.blocks = source.blocks.map((block) => block.share());
  }

  /**
   * The memory of the blocks that nobody else has, because they have been changed since; in bytes.
   * @param isThere whether the index is still under its key
   */
  ownBytes(isThere: boolean): number {
    let bytes = 0;
    for (const [at, { values, inverseLengths }] of this.blocks.entries()) {
      if (isThere && this.#source.blocks[at]?.values === values) continue;
      bytes += values.byteLength + (inverseLengths?.byteLength ?? 0);
    }
    return bytes;
  }
}
