import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { definitionOf, parseDefinition } from '../../search/definition.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import { BadFormat } from './format.ts';
import {
  endModule,
  moduleType,
  readModuleEnd,
  readModuleNumber,
  readModuleString,
  writeModuleHead,
  writeModuleNumber,
  writeModuleString,
} from './module-format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** The name of the type, which is of this engine: servers refuse the payload. */
export const SEARCH_MODULE = moduleType('PlinthIdx');
const VERSION = 1n;

/** Writes the definition of an index: its documents are found again by it. */
export function writeSearchModule(writer: RdbWriter, { configuration }: SearchIndex): void {
  const words = definitionOf(configuration);
  writeModuleHead(writer, SEARCH_MODULE, VERSION);
  writeModuleNumber(writer, words.length);
  for (const word of words) writeModuleString(writer, word);
  endModule(writer);
}

/** Reads an index without documents, after the head of its value. @throws BadFormat */
export function readSearchModule(reader: RdbReader, version: bigint): SearchIndex {
  if (version !== VERSION) throw new BadFormat();
  const words: ByteString[] = [];
  for (let left = readModuleNumber(reader); left > 0n; left--) {
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
