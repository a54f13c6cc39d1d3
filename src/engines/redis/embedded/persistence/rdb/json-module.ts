import { RedisError } from '../../../reply.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { DEEPEST_DOCUMENT } from '../../values/json/json-value.ts';
import { parseJsonInSteps } from '../../values/json/parse.ts';
import { printJsonInSteps } from '../../values/json/print.ts';
import type { Steps } from '../../steps.ts';
import { BadFormat } from './format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** `module.c` `ModuleTypeNameCharSet`: the name of a type has nine of these characters, six bits each. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NAME = 'ReJSON-RL'
  .split('')
  .reduce((id, character) => (id << 6n) | BigInt(CHARACTERS.indexOf(character)), 0n);
const VERSION_BITS = 10n;
/** The version of RedisJSON's format that is written; the previous one is read too. */
const VERSION = 3n;
const VERSION_WITH_INDEX = 2n;

/** The opcodes within a module value (`rdb.h` `RDB_MODULE_OPCODE_EOF` and so on). */
const END = 0;
const UNSIGNED = 2;
const STRING = 5;

/** Writes a document as RedisJSON does, as JSON text (`redisjson.rs` `rdb_save`). */
export function* writeJsonModule(writer: RdbWriter, { root }: JsonDocument): Steps<void> {
  writer.length64((NAME << VERSION_BITS) | VERSION);
  writer.length(STRING);
  writer.string(yield* printJsonInSteps(root));
  writer.length(END);
}

/**
 * Reads a module value, which must be RedisJSON's (`redisjson.rs` `value_rdb_load_json`).
 * @param most its maximum memory in bytes
 * @throws BadFormat
 */
export function* readJsonModule(reader: RdbReader, most: number): Steps<JsonDocument> {
  const id = reader.length64();
  const version = id & ((1n << VERSION_BITS) - 1n);
  if (id >> VERSION_BITS !== NAME) throw new BadFormat();
  if (version !== VERSION && version !== VERSION_WITH_INDEX) throw new BadFormat();
  const text = string(reader);
  if (version === VERSION_WITH_INDEX) {
    expect(reader, UNSIGNED);
    if (reader.length64() > 0n) {
      string(reader);
      string(reader);
    }
  }
  expect(reader, END);
  try {
    const { value, bytes } = yield* parseJsonInSteps(text, most, DEEPEST_DOCUMENT);
    return new JsonDocument(value, bytes);
  } catch (error) {
    if (error instanceof RedisError) throw new BadFormat();
    throw error;
  }
}

function string(reader: RdbReader): string {
  expect(reader, STRING);
  return reader.string();
}

function expect(reader: RdbReader, opcode: number): void {
  if (reader.length() !== opcode) throw new BadFormat();
}
