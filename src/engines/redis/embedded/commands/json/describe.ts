import type { ByteString } from '../../../bytes.ts';
import { isObject, typeOfJson, type JsonValue } from '../../values/json/json-value.ts';
import type { Reply } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { describeEach, evaluationOf, readDescribed, readDocument, replyOf } from './documents.ts';
import { noSuchPath, readPath } from './path-argument.ts';
import { wrongType } from './scalars.ts';
import { errors } from '../../../errors.ts';

const NOT_AN_OBJECT = 'not an object';

export const jsonObjkeys: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDescribed(ctx, argv[1]!, path);
  if (document === undefined) return null;
  const evaluation = evaluationOf(ctx, document);
  const keysOf = (value: JsonValue): ByteString[] | null => {
    if (!isObject(value)) return null;
    evaluation.count(value.size);
    return [...value.keys()];
  };
  const ofFirst = (value: JsonValue | undefined) => {
    if (value === undefined) return null;
    const keys = keysOf(value);
    if (keys === null) throw noSuchPath(path, NOT_AN_OBJECT);
    return keys;
  };
  return replyOf(ctx, argv, describeEach(evaluation, path, keysOf, ofFirst));
};

export const jsonObjlen: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) {
    if (path.isLegacy) return null;
    throw noSuchPath(path, NOT_AN_OBJECT);
  }
  return replyOf(ctx, argv, describeEach(evaluationOf(ctx, document), path, sizeOf, sizeOfOnly));
};

function sizeOf(value: JsonValue): number | null {
  return isObject(value) ? value.size : null;
}

function sizeOfOnly(value: JsonValue | undefined): number | null {
  if (value === undefined) return null;
  if (!isObject(value)) throw wrongType('object', typeOfJson(value));
  return value.size;
}

export const jsonType: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) return null;
  return replyOf(
    ctx,
    argv,
    describeEach(evaluationOf(ctx, document), path, typeOfJson, typeOfOnly),
  );
};

function typeOfOnly(value: JsonValue | undefined): Reply {
  return value === undefined ? null : typeOfJson(value);
}

/** The memory of values in bytes, as counted for the limits of the database. */
export const jsonDebugMemory: CommandFunction = (ctx, argv) => {
  if (argv.length > 4) throw errors.wrongArity('json.debug|memory');
  const path = readPath(argv[3]);
  const document = readDocument(ctx, argv[2]!);
  if (document === undefined) return path.isLegacy ? 0 : [];
  const evaluation = evaluationOf(ctx, document);
  const memoryOf = (value: JsonValue) => evaluation.countWhole(value);
  const ofFirst = (value: JsonValue | undefined) => {
    if (value === undefined) throw noSuchPath(path);
    return memoryOf(value);
  };
  return replyOf(ctx, argv, describeEach(evaluation, path, memoryOf, ofFirst));
};

export const jsonDebugHelp: CommandFunction = () => [
  'MEMORY <key> [path] - reports memory usage',
  'HELP                - this message',
];
