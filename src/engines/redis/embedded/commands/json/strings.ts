import { RedisError } from '../../../reply.ts';
import { typeOfJson } from '../../values/json/json-value.ts';
import { stringBytes } from '../../values/value-object.ts';
import type { CommandFunction } from '../command.ts';
import { changeEach, evaluationOf, readDescribed, readJson } from './documents.ts';
import { noSuchPath, readPath } from './path-argument.ts';

export const jsonStrappend: CommandFunction = (ctx, argv) => {
  const [key, text] = [argv[1]!, argv.at(-1)!];
  const path = readPath(argv.length > 3 ? argv[2] : undefined);
  const suffix = readJson(ctx, text).value;
  if (typeof suffix !== 'string') throw wrongType('string', typeOfJson(suffix));
  return changeEach(ctx, key, path, {
    event: 'json.strappend',
    fits: (value) => typeof value === 'string',
    others: 'not a string',
    adds: stringBytes(suffix),
    apply: (document, value, match) => {
      const longer = `${value as string}${suffix}`;
      document.replace(match, longer);
      return longer.length;
    },
  });
};

/** The length in UTF-8 bytes. */
export const jsonStrlen: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDescribed(ctx, argv[1]!, path);
  if (document === undefined) return null;
  const evaluation = evaluationOf(ctx, document);
  if (!path.isLegacy) {
    return evaluation
      .matches(path.segments)
      .map(({ value }) => (typeof value === 'string' ? value.length : null));
  }
  const match = evaluation.first(path.segments);
  if (match === undefined) throw noSuchPath(path);
  if (typeof match.value !== 'string') throw wrongType('string', typeOfJson(match.value));
  return match.value.length;
};

export const jsonToggle: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  return changeEach(ctx, argv[1]!, path, {
    event: 'json.toggle',
    fits: (value) => typeof value === 'boolean',
    others: 'not a bool',
    apply: (document, value, match) => {
      document.replace(match, value !== true);
      return path.isLegacy ? String(value !== true) : Number(value !== true);
    },
  });
};

/** RedisJSON `manager.rs` `err_msg_json_expected` */
export function wrongType(expected: string, found: string): RedisError {
  return new RedisError(
    `WRONGTYPE wrong type of path value - expected ${expected} but found ${found}`,
  );
}
