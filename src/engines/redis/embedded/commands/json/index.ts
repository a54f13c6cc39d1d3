import type { CommandsOf } from '../command.ts';
import {
  jsonArrappend,
  jsonArrindex,
  jsonArrinsert,
  jsonArrlen,
  jsonArrpop,
  jsonArrtrim,
} from './arrays.ts';
import { jsonClear, jsonDel } from './delete.ts';
import { jsonDebugHelp, jsonDebugMemory, jsonType } from './describe.ts';
import { jsonGet, jsonMget, jsonResp } from './get.ts';
import { jsonMerge } from './merge.ts';
import { jsonNumincrby, jsonNummultby } from './numbers.ts';
import { jsonObjkeys, jsonObjlen } from './objects.ts';
import { jsonMset, jsonSet } from './set.ts';
import { jsonStrappend, jsonStrlen, jsonToggle } from './strings.ts';

export const jsonCommands = {
  'json.arrappend': jsonArrappend,
  'json.arrindex': jsonArrindex,
  'json.arrinsert': jsonArrinsert,
  'json.arrlen': jsonArrlen,
  'json.arrpop': jsonArrpop,
  'json.arrtrim': jsonArrtrim,
  'json.clear': jsonClear,
  'json.debug|help': jsonDebugHelp,
  'json.debug|memory': jsonDebugMemory,
  'json.del': jsonDel,
  'json.forget': jsonDel,
  'json.get': jsonGet,
  'json.merge': jsonMerge,
  'json.mget': jsonMget,
  'json.mset': jsonMset,
  'json.numincrby': jsonNumincrby,
  'json.nummultby': jsonNummultby,
  'json.objkeys': jsonObjkeys,
  'json.objlen': jsonObjlen,
  'json.resp': jsonResp,
  'json.set': jsonSet,
  'json.strappend': jsonStrappend,
  'json.strlen': jsonStrlen,
  'json.toggle': jsonToggle,
  'json.type': jsonType,
} satisfies CommandsOf<'json'>;
