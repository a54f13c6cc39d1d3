import type { LuaFunction, LuaStack } from '../lua/lua-stack.ts';

/** The functions of a library, by name. */
export type Library = Readonly<Record<string, LuaFunction>>;

/** Pushes a table with the functions. */
export function pushLibrary(stack: LuaStack, library: Library): void {
  stack.pushTable(0, Object.keys(library).length);
  for (const [name, fn] of Object.entries(library)) {
    stack.state.pushFunction(stack, fn);
    stack.setField(name);
  }
}

const BAD_ARGUMENT = /^bad argument #(\d+) to '\?' \(([^]*)\)$/;

/**
 * Calls a function of Lua's own libraries, with the arguments of the function that replaces it. It has one result.
 * @param push pushes it
 * @throws LuaError with the position in the script
 */
export function callOwn(stack: LuaStack, push: (stack: LuaStack) => void): number {
  const { lua } = stack.state;
  const count = stack.top;
  push(stack);
  lua.lua_insert(stack.L, 1);
  const status = lua.lua_pcall(stack.L, count, 1, 0);
  if (status === 0) return 1;
  // The script did not call it directly, so its error lacks the position.
  const problem = stack.stringAt(-1);
  const [, index, text] = BAD_ARGUMENT.exec(problem) ?? [];
  return text === undefined ? stack.fail(problem) : stack.badArgument(Number(index), text);
}
