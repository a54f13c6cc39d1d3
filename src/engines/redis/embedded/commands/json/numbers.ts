import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { isNumber, type JsonValue } from '../../values/json/json-value.ts';
import { compute, isInteger, type JsonNumber } from '../../values/json/number.ts';
import { printJson } from '../../values/json/print.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { changeEach, readJson } from './documents.ts';
import { readPath } from './path-argument.ts';

export const jsonNumincrby: CommandFunction = (ctx, argv) => computeEach(ctx, argv, 'add');

export const jsonNummultby: CommandFunction = (ctx, argv) => computeEach(ctx, argv, 'multiply');

/** The reply is JSON text: an array with null for matches that are not numbers, or for a legacy path one number. */
function computeEach(
  ctx: CommandContext,
  argv: readonly ByteString[],
  operation: 'add' | 'multiply',
): Reply {
  const path = readPath(argv[2]);
  const operand = readJson(ctx, argv[3]!).value;
  if (!isNumber(operand)) throw new RedisError('ERR bad input number');
  const results = changeEach(ctx, argv[1]!, path, {
    event: operation === 'add' ? 'json.numincrby' : 'json.nummultby',
    fits: isNumber,
    others: 'does not contains a number',
    check: (value) => void result(value, operand, operation),
    apply: (document, value, match) => {
      const after = result(value, operand, operation);
      document.replace(match, after);
      return printJson(after);
    },
  });
  return Array.isArray(results) ? `[${results.map((text) => text ?? 'null').join(',')}]` : results;
}

function result(value: JsonValue, operand: JsonNumber, operation: 'add' | 'multiply'): JsonNumber {
  const number = value as JsonNumber;
  const after = compute(number, operand, operation);
  if (after !== undefined) return after;
  const areIntegers = isInteger(number) && isInteger(operand);
  throw new RedisError(areIntegers ? 'ERR numeric overflow' : 'ERR result is not a number');
}
