import { JsonDocument } from '../../values/json/document.ts';
import { isArray, isContainer, isNumber, type JsonValue } from '../../values/json/json-value.ts';
import { comparable } from '../../values/json/number.ts';
import type { CommandFunction } from '../command.ts';
import { evaluationOf, noSuchKey } from './documents.ts';
import { isRoot, readPath } from './path-argument.ts';

/** Deleting the root deletes the key. */
export const jsonDel: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const path = readPath(argv[2]);
  const document = keyspace.writeAs(key, JsonDocument);
  if (document === undefined) return 0;
  if (isRoot(path)) return keyspace.delete(key, 'json.del') ? 1 : 0;
  const deleted = document.delete(evaluationOf(ctx, document).matches(path.segments));
  if (deleted > 0) keyspace.changedKey(key, 'json.del');
  return deleted;
};

/** Numbers become 0, arrays and objects empty. Other values do not change, and only changed values are counted. */
export const jsonClear: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const path = readPath(argv[2] ?? '$');
  const document = keyspace.writeAs(key, JsonDocument);
  if (document === undefined) throw noSuchKey();
  let cleared = 0;
  for (const match of evaluationOf(ctx, document).matches(path.segments)) {
    const now = document.located(match);
    if (now === undefined || isClear(now.value)) continue;
    if (isContainer(now.value)) document.clear(now.value);
    else document.replace(now, 0);
    cleared++;
  }
  if (cleared > 0) keyspace.changedKey(key, 'json.clear');
  return cleared;
};

function isClear(value: JsonValue): boolean {
  if (isNumber(value)) return Number(comparable(value)) === 0;
  if (!isContainer(value)) return true;
  return (isArray(value) ? value.length : value.size) === 0;
}
