import type { Value } from '../../values/value.ts';
import type { Steps } from '../../steps.ts';
import { BadFormat } from './format.ts';
import { JSON_MODULE, readJsonModule } from './json-module.ts';
import { readModuleHead } from './module-format.ts';
import type { RdbReader } from './reader.ts';
import { readSearchModule, SEARCH_MODULE } from './search-module.ts';
import { readVectorModule, VECTOR_MODULE } from './vector-module.ts';

/**
 * Reads a value whose type is not Redis's own.
 * @param most its maximum memory in bytes
 * @throws BadFormat also for a type that is not known here
 */
export function* readModule(reader: RdbReader, most: number): Steps<Value> {
  const { type, version } = readModuleHead(reader);
  if (type === JSON_MODULE) return yield* readJsonModule(reader, version, most);
  if (type === VECTOR_MODULE) return yield* readVectorModule(reader, version, most);
  if (type === SEARCH_MODULE) return readSearchModule(reader, version);
  throw new BadFormat();
}
