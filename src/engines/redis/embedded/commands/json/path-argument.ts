import { NameMap } from '../../../../../base/name-map.ts';
import { toText, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { checkUtf8 } from '../../values/json/parse.ts';
import { parsePath } from '../../values/json/path/parse-path.ts';
import type { Segments } from '../../values/json/path/syntax.ts';

/** A path argument of a command. */
export interface PathArgument {
  /** As the client wrote it. */
  readonly original: ByteString;
  /**
   * Whether it has the syntax of RedisJSON 1: `.a.b`, `a[0]` or `.`. Replies are then a single value instead of an
   * array.
   */
  readonly isLegacy: boolean;
  /** The path in the syntax that begins with `$`. */
  readonly text: ByteString;
  readonly segments: Segments;
}

/** In bytes, because nobody else is served while a path is parsed. */
const LONGEST_PATH = 1024 * 1024;

/** The path of a command without a path argument. */
const LEGACY_ROOT = '.';

/** Parses a path (RedisJSON `redisjson.rs` `Path::new`). @throws RedisError if it is invalid */
export function readPath(original: ByteString = LEGACY_ROOT): PathArgument {
  if (original.length > LONGEST_PATH) {
    throw new RedisError(`ERR the path is too long. Limit: ${LONGEST_PATH} bytes`);
  }
  const isLegacy = !/^\$(?:$|[.[])/.test(original);
  const text = isLegacy ? fromLegacy(original) : original;
  checkUtf8(text);
  return { original, isLegacy, text, segments: parsePath(text) };
}

/**
 * Reads the paths of a command that takes several: each different one once.
 * @param replaying whether the command comes from a log, which accepts what it has accepted before
 * @returns reads one. @throws RedisError if it is invalid, or all are together longer than a single one may be
 */
export function pathReader(replaying = false): (original: ByteString) => PathArgument {
  const known = new NameMap<ByteString, PathArgument>();
  let length = 0;
  return (original) => {
    const before = known.get(original);
    if (before !== undefined) return before;
    const path = readPath(original);
    length += original.length;
    if (length > LONGEST_PATH && !replaying) {
      throw new RedisError(`ERR the paths are too long together. Limit: ${LONGEST_PATH} bytes`);
    }
    known.set(original, path);
    return path;
  };
}

/** Whether the path is the whole document. */
export function isRoot({ segments }: PathArgument): boolean {
  return segments.length === 0;
}

/** @param or another possible reason */
export function noSuchPath({ text }: PathArgument, or?: string): RedisError {
  const reason = or === undefined ? '' : ` or ${or}`;
  return new RedisError(`ERR Path '${shown(text)}' does not exist${reason}`);
}

function fromLegacy(path: ByteString): ByteString {
  if (path === LEGACY_ROOT) return '$';
  return path.startsWith('.') ? `$${path}` : `$.${path}`;
}

/** The number of characters of a path that an error quotes. */
const SHOWN = 256;

function shown(path: ByteString): string {
  const text = path.length > SHOWN ? `${path.slice(0, SHOWN)}...` : path;
  return toText(text).replace(/[\r\n]/g, ' ');
}
