import { BadFormat } from './format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** `module.c` `ModuleTypeNameCharSet`: the name of a type has nine of these characters, six bits each. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VERSION_BITS = 10n;

/** The opcodes within the value of a module (`rdb.h` `RDB_MODULE_OPCODE_EOF` and so on). */
const END = 0;
const UNSIGNED = 2;
const STRING = 5;

/** The type of a module, with the version of its format. */
export interface ModuleType {
  readonly id: bigint;
  readonly version: bigint;
}

/** The number of a type by its name of nine characters. */
export function moduleTypeId(name: string): bigint {
  return name
    .split('')
    .reduce((id, character) => (id << 6n) | BigInt(CHARACTERS.indexOf(character)), 0n);
}

export function writeModuleType(writer: RdbWriter, { id, version }: ModuleType): void {
  writer.length64((id << VERSION_BITS) | version);
}

export function readModuleType(reader: RdbReader): ModuleType {
  const both = reader.length64();
  return { id: both >> VERSION_BITS, version: both & ((1n << VERSION_BITS) - 1n) };
}

export function writeModuleString(writer: RdbWriter, text: string): void {
  writer.length(STRING);
  writer.string(text);
}

export function writeModuleUnsigned(writer: RdbWriter, value: bigint): void {
  writer.length(UNSIGNED);
  writer.length64(value);
}

export function writeModuleEnd(writer: RdbWriter): void {
  writer.length(END);
}

/** @throws BadFormat */
export function readModuleString(reader: RdbReader): string {
  expect(reader, STRING);
  return reader.string();
}

/** @throws BadFormat */
export function readModuleUnsigned(reader: RdbReader): bigint {
  expect(reader, UNSIGNED);
  return reader.length64();
}

/** @throws BadFormat */
export function readModuleEnd(reader: RdbReader): void {
  expect(reader, END);
}

function expect(reader: RdbReader, opcode: number): void {
  if (reader.length() !== opcode) throw new BadFormat();
}
