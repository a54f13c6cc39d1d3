import { fromText, isAscii, type ByteString } from '../../engines/redis/bytes.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import type { components } from '../../../generated/redis/types.ts';
import { messageOf } from './errors.ts';

type Argument = components['schemas']['argument'];

/**
 * A command in JSON as the engine takes it.
 * @param rawBody the body that it is
 * @returns the error of the command where it is empty or an argument is null
 */
export function commandIn(
  body: readonly Argument[],
  rawBody: Buffer,
): readonly ByteString[] | RedisError {
  return isByteStrings(body) ? body : jsonArguments(withLiteralNumbers(body, rawBody));
}

/** The same of the rows of a body. */
export function commandsIn(
  body: readonly (readonly Argument[])[],
  rawBody: Buffer,
): readonly (readonly ByteString[] | RedisError)[] {
  if (body.every(isByteStrings)) return body;
  return withLiteralNumbers(body, rawBody).map(jsonArguments);
}

/** Whether a command is as the engine takes it already, which most are: ASCII text is its own byte string. */
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

/** A number that may be written in another way than JavaScript prints it, or a 16-digit one. */
const UNUSUAL_NUMBER = /\d[.eE]|-0|\d{16}/;

/**
 * The parsed body with each number replaced by its literal text, where printing the number would not
 * give that text: `1.0`, `1e3`, `-0`, and integers beyond 2^53, which the Python client sends bare.
 */
function withLiteralNumbers<T extends readonly unknown[]>(body: T, rawBody: Buffer): T {
  // Most bodies have texts only, and are not read a second time.
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
