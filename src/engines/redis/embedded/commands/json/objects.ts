import type { ByteString } from '../../../bytes.ts';
import { isObject, typeOfJson, type JsonValue } from '../../values/json/json-value.ts';
import type { CommandFunction } from '../command.ts';
import { evaluationOf, readDescribed, readDocument } from './documents.ts';
import { noSuchPath, readPath } from './path-argument.ts';
import { wrongType } from './strings.ts';

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
