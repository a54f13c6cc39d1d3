import type { LuaStack } from '../lua/lua-stack.ts';
import { decodeJson } from './cjson-decode.ts';
import { encodeJson } from './cjson-encode.ts';
import { initialSettings, type JsonSettings } from './cjson-settings.ts';
import { pushLibrary, type Library } from './library.ts';

/** Pushes the library, with its own settings. */
export function pushCjson(stack: LuaStack): void {
  pushLibrary(stack, cjson(initialSettings()));
  stack.state.lua.lua_pushlightuserdata(stack.L, 0);
  stack.setField('null');
  stack.pushString('cjson');
  stack.setField('_NAME');
  stack.pushString('2.1.0');
  stack.setField('_VERSION');
}

function cjson(settings: JsonSettings): Library {
  return {
    encode(stack) {
      oneArgument(stack);
      stack.pushString(encodeJson(stack, settings));
      return 1;
    },
    decode(stack) {
      oneArgument(stack);
      decodeJson(stack, stack.checkString(1), settings);
      return 1;
    },
    new(stack) {
      pushCjson(stack);
      return 1;
    },
    encode_sparse_array(stack) {
      if (stack.top >= 1) settings.convertSparse = stack.booleanAt(1);
      settings.sparseRatio = integer(stack, 2, settings.sparseRatio, { least: 0 });
      settings.sparseSafe = integer(stack, 3, settings.sparseSafe, { least: 0 });
      stack.pushBoolean(settings.convertSparse);
      stack.pushNumber(settings.sparseRatio);
      stack.pushNumber(settings.sparseSafe);
      return 3;
    },
    encode_max_depth(stack) {
      settings.encodeMaxDepth = depth(stack, settings.encodeMaxDepth);
      return 1;
    },
    decode_max_depth(stack) {
      settings.decodeMaxDepth = depth(stack, settings.decodeMaxDepth);
      return 1;
    },
    encode_number_precision(stack) {
      settings.precision = integer(stack, 1, settings.precision, { least: 1, most: 14 });
      stack.pushNumber(settings.precision);
      return 1;
    },
    encode_keep_buffer(stack) {
      if (stack.top >= 1) settings.keepBuffer = stack.booleanAt(1);
      stack.pushBoolean(settings.keepBuffer);
      return 1;
    },
    encode_invalid_numbers(stack) {
      if (stack.top >= 1) {
        const isNull = stack.typeName(1) === 'string' && stack.stringAt(1) === 'null';
        settings.encodeInvalidNumbers = isNull ? 'null' : stack.booleanAt(1) ? 'on' : 'off';
      }
      if (settings.encodeInvalidNumbers === 'null') stack.pushString('null');
      else stack.pushBoolean(settings.encodeInvalidNumbers === 'on');
      return 1;
    },
    decode_invalid_numbers(stack) {
      if (stack.top >= 1) settings.decodeInvalidNumbers = stack.booleanAt(1);
      stack.pushBoolean(settings.decodeInvalidNumbers);
      return 1;
    },
  };
}

function oneArgument(stack: LuaStack): void {
  if (stack.top !== 1) stack.badArgument(1, 'expected 1 argument');
}

/** Nesting also uses the stack here, so a script can only lower the limit. */
function depth(stack: LuaStack, current: number): number {
  const value = integer(stack, 1, current, { least: 1 });
  stack.pushNumber(value);
  return Math.min(value, 1000);
}

/** The argument at an index as an integer within bounds, or `current` where it is absent or nil. */
function integer(
  stack: LuaStack,
  index: number,
  current: number,
  { least, most = 2 ** 31 - 1 }: { readonly least: number; readonly most?: number },
): number {
  if (stack.top < index || stack.typeName(index) === 'nil') return current;
  const value = Math.trunc(stack.checkNumber(index));
  if (value >= least && value <= most) return value;
  return stack.badArgument(index, `expected integer between ${least} and ${most}`);
}
