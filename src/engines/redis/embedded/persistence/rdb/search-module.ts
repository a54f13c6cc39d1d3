import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { definitionOf, parseDefinition } from '../../search/definition.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import { BadFormat } from './format.ts';
import {
  moduleTypeId,
  readModuleEnd,
  readModuleString,
  readModuleUnsigned,
  writeModuleEnd,
  writeModuleString,
  writeModuleType,
  writeModuleUnsigned,
} from './module-format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** A type of our own: no module of Redis has it, and servers refuse the payload. */
export const SEARCH_TYPE = moduleTypeId('PlinthIdx');
const VERSION = 1n;

/** Writes the definition of an index: its documents are found again by it. */
export function writeSearchModule(writer: RdbWriter, { configuration }: SearchIndex): void {
  const words = definitionOf(configuration);
  writeModuleType(writer, { id: SEARCH_TYPE, version: VERSION });
  writeModuleUnsigned(writer, BigInt(words.length));
  for (const word of words) writeModuleString(writer, word);
  writeModuleEnd(writer);
}

/** Reads an index without documents, whose type has been read. @throws BadFormat */
export function readSearchModule(reader: RdbReader, version: bigint): SearchIndex {
  if (version !== VERSION) throw new BadFormat();
  const words: ByteString[] = [];
  for (let left = readModuleUnsigned(reader); left > 0n; left--) {
    words.push(readModuleString(reader));
  }
  readModuleEnd(reader);
  try {
    return new SearchIndex(parseDefinition(words).configuration);
  } catch (error) {
    if (error instanceof RedisError) throw new BadFormat();
    throw error;
  }
}
