import { toText, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { LuaType, type LuaStack } from '../lua/lua-stack.ts';
import { raise } from '../redis-library.ts';
import { flagsOf, isFlag, type ScriptFlags } from '../script-flags.ts';
import { checkName } from './library-header.ts';

/** The arguments with which a library registers a function. */
export interface Registration {
  readonly name: ByteString;
  readonly description: ByteString | undefined;
  readonly flags: ScriptFlags;
  /** A reference to the Lua function. */
  readonly callback: number;
}

/**
 * Reads the arguments of `redis.register_function` (Redis 7.2 `function_lua.c` `luaRegisterFunctionReadArgs`).
 * @throws LuaError
 */
export function readRegistration(stack: LuaStack): Registration {
  const count = stack.top;
  if (count < 1 || count > 2) refuse('wrong number of arguments to redis.register_function');
  const given = count === 1 ? namedArguments(stack) : positionalArguments(stack);
  const { name, description, flags, callback } = given;
  try {
    checkName(name);
  } catch (error) {
    if (error instanceof RedisError) raise(error.message);
    throw error;
  }
  stack.state.lua.lua_pushvalue(stack.L, callback);
  return { name, description, flags, callback: stack.state.keep(stack) };
}

/** `callback` is its index on the stack. */
function positionalArguments(stack: LuaStack): Registration {
  const name = textAt(stack, 1);
  if (name === undefined) refuse('first argument to redis.register_function must be a string');
  if (stack.typeAt(2) !== LuaType.function) {
    refuse('second argument to redis.register_function must be a function');
  }
  return { name, description: undefined, flags: flagsOf([]), callback: 2 };
}

function namedArguments(stack: LuaStack): Registration {
  if (stack.typeAt(1) !== LuaType.table) {
    refuse(
      'calling redis.register_function with a single argument is only applicable to Lua table (representing named arguments).',
    );
  }
  let name: ByteString | undefined;
  let description: ByteString | undefined;
  let flags = flagsOf([]);
  const { lua } = stack.state;
  // The callback is at index 2.
  stack.pushNil();
  stack.pushNil();
  while (lua.lua_next(stack.L, 1) !== 0) {
    const type = stack.typeAt(-2);
    if (type !== LuaType.string && type !== LuaType.number) {
      refuse('named argument key given to redis.register_function is not a string');
    }
    // `lua_next` continues from the key, so a number must not be converted to a string.
    const key = type === LuaType.string ? stack.stringAt(-2).toLowerCase() : '';
    if (key === 'function_name') {
      name = textAt(stack, -1);
      if (name === undefined) {
        refuse('function_name argument given to redis.register_function must be a string');
      }
    } else if (key === 'description') {
      description = textAt(stack, -1);
      if (description === undefined) {
        refuse('description argument given to redis.register_function must be a string');
      }
    } else if (key === 'callback') {
      if (stack.typeAt(-1) !== LuaType.function) {
        refuse('callback argument given to redis.register_function must be a function');
      }
      lua.lua_pushvalue(stack.L, -1);
      lua.lua_replace(stack.L, 2);
    } else if (key === 'flags') {
      if (stack.typeAt(-1) !== LuaType.table) {
        refuse(
          'flags argument to redis.register_function must be a table representing function flags',
        );
      }
      flags = flagsOf(flagNames(stack));
    } else {
      refuse('unknown argument given to redis.register_function');
    }
    stack.pop();
  }
  if (name === undefined) refuse('redis.register_function must get a function name argument');
  if (stack.typeAt(2) !== LuaType.function) {
    refuse('redis.register_function must get a callback argument');
  }
  return { name, description, flags, callback: 2 };
}

/** The flag names in the table on top of the stack. */
function flagNames(stack: LuaStack): string[] {
  const names: string[] = [];
  for (let i = 1; ; i++) {
    stack.rawElement(-1, i);
    if (stack.typeAt(-1) === LuaType.nil) break;
    const name = textAt(stack, -1)?.toLowerCase();
    if (name === undefined || !isFlag(name)) refuse('unknown flag given');
    names.push(toText(name));
    stack.pop();
  }
  stack.pop();
  return names;
}

function textAt(stack: LuaStack, index: number): ByteString | undefined {
  const type = stack.typeAt(index);
  return type === LuaType.string || type === LuaType.number ? stack.stringAt(index) : undefined;
}

function refuse(problem: string): never {
  raise(`ERR ${problem}`);
}
