import { BadFormat } from './format.ts';
import type { RdbReader } from './reader.ts';
import type { RdbWriter } from './writer.ts';

/** `module.c` `ModuleTypeNameCharSet`: the name of a type has nine of these characters, six bits each. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VERSION_BITS = 10n;

/** The opcodes within a value of a module (`rdb.h` `RDB_MODULE_OPCODE_EOF` and so on). */
const END = 0;
const UNSIGNED = 2;
const STRING = 5;

/** The number of a type of a module. @param name nine characters */
export function moduleType(name: string): bigint {
  return name
    .split('')
    .reduce((id, character) => (id << 6n) | BigInt(CHARACTERS.indexOf(character)), 0n);
}

export function writeModuleHead(writer: RdbWriter, type: bigint, version: bigint): void {
  writer.length64((type << VERSION_BITS) | version);
}

export function writeModuleNumber(writer: RdbWriter, value: number): void {
  writer.length(UNSIGNED);
  writer.length(value);
}

export function writeModuleString(writer: RdbWriter, text: string): void {
  writer.length(STRING);
  writer.string(text);
}

export function endModule(writer: RdbWriter): void {
  writer.length(END);
}

export function readModuleHead(reader: RdbReader): { type: bigint; version: bigint } {
  const id = reader.length64();
  return { type: id >> VERSION_BITS, version: id & ((1n << VERSION_BITS) - 1n) };
}

export function readModuleNumber(reader: RdbReader): bigint {
  expect(reader, UNSIGNED);
  return reader.length64();
}

export function readModuleString(reader: RdbReader): string {
  return readModuleBytes(reader).toString('latin1');
}

/** A string as bytes, valid as long as the underlying buffer. */
export function readModuleBytes(reader: RdbReader): Buffer {
  expect(reader, STRING);
  return reader.bytes();
}

export function readModuleEnd(reader: RdbReader): void {
  expect(reader, END);
}

function expect(reader: RdbReader, opcode: number): void {
  if (reader.length() !== opcode) throw new BadFormat();
}
