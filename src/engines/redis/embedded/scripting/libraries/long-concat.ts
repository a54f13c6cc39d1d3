import { LuaError, LuaType, type LuaFunction, type LuaStack } from '../lua/lua-stack.ts';
import { callOwn } from './own-function.ts';

/** The elements that are joined between two checks of the deadline. */
const AT_ONCE = 10_000;
/** The limit for a result, which Lua itself could not hold; in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * `table.concat`, which can be stopped. A few elements are joined by Lua's own function, which is faster.
 * @param push pushes Lua's own
 */
export function concatWith(push: (stack: LuaStack) => void): LuaFunction {
  return (stack) => {
    const { lua } = stack.state;
    if (stack.typeAt(1) !== LuaType.table) return callOwn(stack, push);
    const from = given(stack, 3) ? Math.trunc(stack.checkNumber(3)) : 1;
    const to = given(stack, 4) ? Math.trunc(stack.checkNumber(4)) : lua.lua_objlen(stack.L, 1);
    if (to - from < AT_ONCE) return callOwn(stack, push);
    const separator = given(stack, 2) ? stack.checkString(2) : '';
    let joined = '';
    for (let i = from; i <= to; i++) {
      if (i % AT_ONCE === 0) stack.state.checkDeadline(stack.L);
      stack.rawElement(1, i);
      const type = stack.typeAt(-1);
      if (type !== LuaType.string && type !== LuaType.number) {
        stack.fail(`invalid value (${stack.typeName(-1)}) at index ${i} in table for 'concat'`);
      }
      joined += i === from ? stack.stringAt(-1) : separator + stack.stringAt(-1);
      stack.pop();
      if (joined.length > MOST_BYTES) throw new LuaError('not enough memory');
    }
    stack.pushString(joined);
    return 1;
  };
}

function given(stack: LuaStack, index: number): boolean {
  return stack.typeAt(index) > LuaType.nil;
}
