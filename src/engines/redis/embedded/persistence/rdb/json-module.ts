import { RedisError } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { DEEPEST_DOCUMENT } from '../../values/json/json-value.ts';
import { parseJsonInSteps } from '../../values/json/parse.ts';
import { printJsonInSteps } from '../../values/json/print.ts';
import type { Steps } from '../../steps.ts';
import { BadFormat } from './format.ts';
import {
  moduleTypeId,
  readModuleEnd,
  readModuleString,
  readModuleUnsigned,
  writeModuleEnd,
  writeModuleString,
  writeModuleType,
} from './module-format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

export const JSON_TYPE = moduleTypeId('ReJSON-RL');
/** The version of RedisJSON's format that is written; the previous one is read too. */
const VERSION = 3n;
const VERSION_WITH_INDEX = 2n;

/** Writes a document as RedisJSON does, as JSON text (`redisjson.rs` `rdb_save`). */
export function* writeJsonModule(writer: RdbWriter, { root }: JsonDocument): Steps<void> {
  writeModuleType(writer, { id: JSON_TYPE, version: VERSION });
  writeModuleString(writer, yield* printJsonInSteps(root));
  writeModuleEnd(writer);
}

/**
 * Reads the value of RedisJSON (`redisjson.rs` `value_rdb_load_json`), whose type has been read.
 * @param most its maximum memory in bytes
 * @throws BadFormat
 */
export function* readJsonModule(
  reader: RdbReader,
  version: bigint,
  most: number,
): Steps<JsonDocument> {
  if (version !== VERSION && version !== VERSION_WITH_INDEX) throw new BadFormat();
  const text = readModuleString(reader);
  if (version === VERSION_WITH_INDEX && readModuleUnsigned(reader) > 0n) {
    readModuleString(reader);
    readModuleString(reader);
  }
  readModuleEnd(reader);
  try {
    const { value, bytes } = yield* parseJsonInSteps(text, most, DEEPEST_DOCUMENT);
    return new JsonDocument(value, bytes);
  } catch (error) {
    if (error instanceof RedisError) throw new BadFormat();
    throw error;
  }
}
