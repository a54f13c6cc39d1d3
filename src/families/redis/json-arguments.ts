import { isAscii as areAsciiBytes } from 'node:buffer';
import { fromText, isAscii, type ByteString } from '../../engines/redis/bytes.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import type { components } from '../../../generated/redis/types.ts';
import { messageOf } from './errors.ts';

type Argument = components['schemas']['argument'];

/**
 * Converts a command in JSON to arguments.
 * @param rawBody the body before it was parsed
 * @returns the error of the command where it is empty or an argument is null
 */
export function commandIn(
  body: readonly Argument[],
  rawBody: Buffer,
): readonly ByteString[] | RedisError {
  return isByteStrings(body) ? body : jsonArguments(withLiteralNumbers(body, rawBody));
}

/** Converts each row of a body, as {@link commandIn} does. */
export function commandsIn(
  body: readonly (readonly Argument[])[],
  rawBody: Buffer,
): readonly (readonly ByteString[] | RedisError)[] {
  if (body.every(hasOnlyAscii(rawBody) ? isTexts : isByteStrings)) {
    return body as readonly (readonly ByteString[])[];
  }
  return withLiteralNumbers(body, rawBody).map(jsonArguments);
}

/** Whether all texts in a body are certainly ASCII, because it has no escapes either: a twentieth of the time of looking at each. */
function hasOnlyAscii(rawBody: Buffer): boolean {
  return areAsciiBytes(rawBody) && !rawBody.includes(BACKSLASH);
}

const BACKSLASH = 0x5c;

function isTexts(command: readonly Argument[]): boolean {
  for (const argument of command) if (typeof argument !== 'string') return false;
  return command.length > 0;
}

/** Whether no argument needs converting, as for most commands: ASCII text is its own byte string. */
function isByteStrings(command: readonly Argument[]): command is readonly ByteString[] {
  for (const argument of command) {
    if (typeof argument !== 'string' || !isAscii(argument)) return false;
  }
  return command.length > 0;
}

function jsonArguments(command: readonly Argument[]): ByteString[] | RedisError {
  if (command.length === 0) return new RedisError(messageOf('emptyCommand'));
  const argv: ByteString[] = Array(command.length);
  for (let i = 0; i < command.length; i++) {
    const argument = command[i]!;
    if (argument === null) return new RedisError(messageOf('nullArgument'));
    argv[i] = typeof argument === 'string' ? fromText(argument) : String(argument);
  }
  return argv;
}

/** Numbers that JavaScript may print differently, and all with 16 digits. */
const UNUSUAL_NUMBER = /\d[.eE]|-0|\d{16}/;

/**
 * Replaces each number of a parsed body by its literal text, if JavaScript would print it differently: `1.0`, `1e3`,
 * `-0`, and integers beyond 2^53, which the Python client sends as numbers.
 */
function withLiteralNumbers<T extends readonly unknown[]>(body: T, rawBody: Buffer): T {
  // Most bodies have only texts, and are not parsed a second time.
  if (!hasNumber(body)) return body;
  const text = rawBody.toString('utf8');
  if (!UNUSUAL_NUMBER.test(text)) return body;
  return JSON.parse(text, (_key, value: unknown, { source }) =>
    typeof value === 'number' ? source : value,
  ) as T;
}

function hasNumber(values: readonly unknown[]): boolean {
  for (const value of values) {
    if (typeof value === 'number' || (Array.isArray(value) && hasNumber(value))) return true;
  }
  return false;
}
