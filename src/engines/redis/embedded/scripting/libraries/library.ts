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
