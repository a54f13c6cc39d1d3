import type { ByteString } from '../../bytes.ts';
import type { JsonDocument } from '../values/json/document.ts';
import {
  isArray,
  isObject,
  ownBytes,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from '../values/json/json-value.ts';
import { printJson } from '../values/json/print.ts';

type Argv = readonly ByteString[];

/** A larger value is written part by part, so that other work is done in between; in bytes of memory. */
const LARGE = 256 * 1024;
/** The number of elements or members in one command. */
const ITEMS = 64;
/** The value at a longer path is written as a whole; in bytes. */
const LONGEST_PATH = 64 * 1024;
/** The number of characters of a string that are written at once. */
const PIECE = 16 * 1024 * 1024;

/** The commands that create a document. */
export function* jsonCommands(key: ByteString, { root }: JsonDocument): Generator<Argv, void> {
  yield* commandsFor(key, '$', root);
}

function* commandsFor(key: ByteString, path: ByteString, value: JsonValue): Generator<Argv, void> {
  if (typeof value === 'string' && value.length > PIECE) yield* stringCommands(key, path, value);
  else if (isArray(value) && isLarge(value)) yield* arrayCommands(key, path, value);
  else if (isObject(value) && isLarge(value) && hasShortPaths(path, value)) {
    yield* objectCommands(key, path, value);
  } else yield ['JSON.SET', key, path, printJson(value)];
}

function* arrayCommands(
  key: ByteString,
  path: ByteString,
  array: JsonArray,
): Generator<Argv, void> {
  yield ['JSON.SET', key, path, '[]'];
  let texts: ByteString[] = [];
  for (const [index, element] of array.entries()) {
    const large = isLarge(element);
    texts.push(large ? 'null' : printJson(element));
    if (!large && texts.length < ITEMS && index < array.length - 1) continue;
    yield ['JSON.ARRAPPEND', key, path, ...texts];
    texts = [];
    if (large) yield* commandsFor(key, `${path}[${index}]`, element);
  }
}

function* objectCommands(
  key: ByteString,
  path: ByteString,
  object: JsonObject,
): Generator<Argv, void> {
  yield ['JSON.SET', key, path, '{}'];
  let words: ByteString[] = [];
  for (const [name, member] of object) {
    const place = `${path}[${JSON.stringify(name)}]`;
    const large = isLarge(member);
    if (!large) words.push(key, place, printJson(member));
    if (words.length === 3 * ITEMS || (large && words.length > 0)) {
      yield ['JSON.MSET', ...words];
      words = [];
    }
    if (large) yield* commandsFor(key, place, member);
  }
  if (words.length > 0) yield ['JSON.MSET', ...words];
}

/** The pieces of a string, split between characters. */
function* stringCommands(
  key: ByteString,
  path: ByteString,
  text: ByteString,
): Generator<Argv, void> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + PIECE, text.length);
    while (to < text.length && (text.charCodeAt(to) & 0xc0) === 0x80) to--;
    const command = from === 0 ? 'JSON.SET' : 'JSON.STRAPPEND';
    yield [command, key, path, printJson(text.slice(from, to))];
    from = to;
  }
}

function hasShortPaths(path: ByteString, object: JsonObject): boolean {
  for (const name of object.keys()) {
    if (path.length + name.length > LONGEST_PATH) return false;
  }
  return true;
}

function isLarge(value: JsonValue): boolean {
  return left(value, LARGE) < 0;
}

/** The rest of a number of bytes minus the memory of a value; stops counting below zero. */
function left(value: JsonValue, bytes: number): number {
  let rest = bytes - ownBytes(value);
  if (!isArray(value) && !isObject(value)) return rest;
  for (const element of value.values()) {
    if (rest < 0) break;
    rest = left(element, rest);
  }
  return rest;
}
