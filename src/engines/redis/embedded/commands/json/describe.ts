import type { ByteString } from '../../../bytes.ts';
import { isObject, typeOfJson, type JsonValue, bytesOfJson } from '../../values/json/json-value.ts';
import type { CommandFunction } from '../command.ts';
import { evaluationOf, readDescribed, readDocument } from './documents.ts';
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
  if (!path.isLegacy) return evaluation.matches(path.segments).map(({ value }) => keysOf(value));
  const match = evaluation.first(path.segments);
  if (match === undefined) return null;
  const keys = keysOf(match.value);
  if (keys === null) throw noSuchPath(path, NOT_AN_OBJECT);
  return keys;
};

export const jsonObjlen: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) {
    if (path.isLegacy) return null;
    throw noSuchPath(path, NOT_AN_OBJECT);
  }
  const evaluation = evaluationOf(ctx, document);
  if (!path.isLegacy) {
    return evaluation
      .matches(path.segments)
      .map(({ value }) => (isObject(value) ? value.size : null));
  }
  const match = evaluation.first(path.segments);
  if (match === undefined) return null;
  if (!isObject(match.value)) throw wrongType('object', typeOfJson(match.value));
  return match.value.size;
};

export const jsonType: CommandFunction = (ctx, argv) => {
  const path = readPath(argv[2]);
  const document = readDocument(ctx, argv[1]!);
  if (document === undefined) return null;
  const evaluation = evaluationOf(ctx, document);
  if (!path.isLegacy) {
    return evaluation.matches(path.segments).map(({ value }) => typeOfJson(value));
  }
  const match = evaluation.first(path.segments);
  return match === undefined ? null : typeOfJson(match.value);
};

/** The memory of values in bytes, as counted for the limits of the database. */
export const jsonDebugMemory: CommandFunction = (ctx, argv) => {
  if (argv.length > 4) throw errors.wrongArity('json.debug|memory');
  const path = readPath(argv[3]);
  const document = readDocument(ctx, argv[2]!);
  if (document === undefined) return path.isLegacy ? 0 : [];
  const evaluation = evaluationOf(ctx, document);
  if (!path.isLegacy) {
    return evaluation.matches(path.segments).map(({ value }) => {
      evaluation.countWhole(value);
      return bytesOfJson(value);
    });
  }
  const match = evaluation.first(path.segments);
  if (match === undefined) throw noSuchPath(path);
  return bytesOfJson(match.value);
};

export const jsonDebugHelp: CommandFunction = () => [
  'MEMORY <key> [path] - reports memory usage',
  'HELP                - this message',
];
