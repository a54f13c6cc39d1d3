import { errors } from '../../../errors.ts';
import { bytesOfJson, typeOfJson } from '../../values/json/json-value.ts';
import type { CommandFunction } from '../command.ts';
import { evaluationOf, readDocument } from './documents.ts';
import { noSuchPath, readPath } from './path-argument.ts';

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
