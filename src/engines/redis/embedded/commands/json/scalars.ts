import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { isNumber, type JsonValue, typeOfJson } from '../../values/json/json-value.ts';
import { compute, isInteger, type JsonNumber } from '../../values/json/number.ts';
import type { ParsedJson } from '../../values/json/parse.ts';
import { printJson } from '../../values/json/print.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { inSteps, type LongCommand } from '../../long-command.ts';
import { after, AT_ONCE, type Steps } from '../../steps.ts';
import { changeEach } from './changes.ts';
import { describeEach, evaluationOf, readDescribed, replyOf, withJson } from './documents.ts';
import { readPath, noSuchPath } from './path-argument.ts';
import { stringBytes } from '../../values/value-object.ts';

export const jsonNumincrby: CommandFunction = (ctx, argv) => computeEach(ctx, argv, 'add');

export const jsonNummultby: CommandFunction = (ctx, argv) => computeEach(ctx, argv, 'multiply');

/** The reply is JSON text: an array with null for matches that are not numbers, or for a legacy path one number. */
function computeEach(
  ctx: CommandContext,
  argv: readonly ByteString[],
  operation: 'add' | 'multiply',
): Reply | LongCommand {
  const path = readPath(argv[2]);
  const computed = ({ value: operand }: ParsedJson) => {
    if (!isNumber(operand)) throw new RedisError('ERR bad input number');
    const changed = changeEach(ctx, argv[1]!, path, {
      event: operation === 'add' ? 'json.numincrby' : 'json.nummultby',
      fits: isNumber,
      others: 'does not contains a number',
      check: (value) => void result(value, operand, operation),
      apply: (document, value, match) => {
        const now = result(value, operand, operation);
        document.replace(match, now);
        return printJson(now);
      },
    });
    return after(changed, inOneText);
  };
  return inSteps(ctx, argv, withJson(ctx, argv[3]!, computed));
}

function inOneText(results: Reply): Reply | Steps<Reply> {
  if (!Array.isArray(results)) return results;
  if (results.length <= AT_ONCE) return `[${joined(results)}]`;
  return joinedInSteps(results);
}

function* joinedInSteps(results: readonly Reply[]): Steps<Reply> {
  const parts: string[] = [];
  for (let from = 0; from < results.length; from += AT_ONCE) {
    parts.push(joined(results.slice(from, from + AT_ONCE)));
    yield;
  }
  return `[${parts.join(',')}]`;
}

function joined(results: readonly Reply[]): string {
  return results.map((text) => (text === null ? 'null' : (text as string))).join(',');
}

function result(value: JsonValue, operand: JsonNumber, operation: 'add' | 'multiply'): JsonNumber {
  const number = value as JsonNumber;
  const computed = compute(number, operand, operation);
  if (computed !== undefined) return computed;
  const areIntegers = isInteger(number) && isInteger(operand);
  throw new RedisError(areIntegers ? 'ERR numeric overflow' : 'ERR result is not a number');
}

export const jsonStrappend: CommandFunction = (ctx, argv) => {
  const [key, text] = [argv[1]!, argv.at(-1)!];
  const path = readPath(argv.length > 3 ? argv[2] : undefined);
  const append = ({ value: suffix }: ParsedJson) => {
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
  return inSteps(ctx, argv, withJson(ctx, text, append));
};

function lengthOf(value: JsonValue): number | null {
  return typeof value === 'string' ? value.length : null;
}

/** The length in UTF-8 bytes. */
export const jsonStrlen: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDescribed(ctx, argv[1]!, path);
  if (document === undefined) return null;
  const ofFirst = (value: JsonValue | undefined) => {
    if (value === undefined) throw noSuchPath(path);
    if (typeof value !== 'string') throw wrongType('string', typeOfJson(value));
    return value.length;
  };
  return replyOf(ctx, argv, describeEach(evaluationOf(ctx, document), path, lengthOf, ofFirst));
};

export const jsonToggle: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const toggle = changeEach(ctx, argv[1]!, path, {
    event: 'json.toggle',
    fits: (value) => typeof value === 'boolean',
    others: 'not a bool',
    apply: (document, value, match) => {
      document.replace(match, value !== true);
      return path.isLegacy ? String(value !== true) : Number(value !== true);
    },
  });
  return replyOf(ctx, argv, toggle);
};

/** RedisJSON `manager.rs` `err_msg_json_expected` */
export function wrongType(expected: string, found: string): RedisError {
  return new RedisError(
    `WRONGTYPE wrong type of path value - expected ${expected} but found ${found}`,
  );
}
