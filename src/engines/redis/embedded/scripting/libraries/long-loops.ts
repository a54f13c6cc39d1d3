import { type Library, callOwn } from './library.ts';
import { LuaError, LuaType, type LuaStack, type LuaFunction } from '../lua/lua-stack.ts';

/** The limit for a result, which Lua itself could not hold; in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The number of steps between two checks of the deadline. */
const STEPS_BETWEEN = 1000;

/*
 * Lua's own functions that a short script can keep busy for minutes, without executing a Lua instruction at which it
 * could be stopped. These versions do the same, and check the deadline.
 */

/** The functions of `string`, as in Lua 5.1 `lstrlib.c`. */
export const longStrings: Library = {
  rep(stack) {
    const text = stack.checkString(1);
    const count = Math.max(Math.trunc(stack.checkNumber(2)), 0);
    if (text.length * count > MOST_BYTES) throw new LuaError('not enough memory');
    stack.pushString(text === '' ? '' : text.repeat(count));
    return 1;
  },
};

/** The functions of `table`, as in Lua 5.1 `ltablib.c`. */
export const longTables: Library = {
  insert(stack) {
    checkTable(stack);
    const { lua } = stack.state;
    if (stack.state.isReadonly(stack, 1)) throw new LuaError('Attempt to modify a readonly table');
    const end = lua.lua_objlen(stack.L, 1) + 1;
    if (stack.top === 2) {
      lua.lua_rawseti(stack.L, 1, end);
      return 0;
    }
    if (stack.top !== 3) stack.fail("wrong number of arguments to 'insert'");
    const position = Math.trunc(stack.checkNumber(2)) | 0;
    const tick = ticker(stack);
    for (let i = Math.max(end, position); i > position; i--) {
      tick();
      lua.lua_rawgeti(stack.L, 1, i - 1);
      lua.lua_rawseti(stack.L, 1, i);
    }
    lua.lua_rawseti(stack.L, 1, position);
    return 0;
  },
  sort(stack) {
    checkTable(stack);
    stack.need(40);
    if (stack.typeAt(2) > LuaType.nil && stack.typeAt(2) !== LuaType.function) {
      stack.badArgument(2, `function expected, got ${stack.typeName(2)}`);
    }
    const length = stack.state.lua.lua_objlen(stack.L, 1);
    stack.top = 2;
    sortBetween(stack, ticker(stack), 1, length);
    return 0;
  },
};

function checkTable(stack: LuaStack): void {
  if (stack.typeAt(1) === LuaType.table) return;
  stack.badArgument(1, `table expected, got ${stack.typeName(1)}`);
}

function ticker(stack: LuaStack): () => void {
  let steps = 0;
  return () => {
    if (++steps % STEPS_BETWEEN === 0) stack.state.checkDeadline(stack.L);
  };
}

/** Quicksort with exactly the steps of Lua's `auxsort`, so that equal elements end in the same order as in Redis. */
function sortBetween(stack: LuaStack, tick: () => void, from: number, to: number): void {
  const { L } = stack;
  const { lua } = stack.state;
  const get = (i: number) => lua.lua_rawgeti(L, 1, i);
  const isLess = (a: number, b: number) => {
    tick();
    if (stack.typeAt(2) === LuaType.nil) return lua.lua_lessthan(L, a, b) !== 0;
    lua.lua_pushvalue(L, 2);
    lua.lua_pushvalue(L, a - 1);
    lua.lua_pushvalue(L, b - 2);
    lua.lua_call(L, 2, 1);
    const answer = stack.booleanAt(-1);
    stack.pop();
    return answer;
  };
  const setBoth = (i: number, j: number) => {
    lua.lua_rawseti(L, 1, i);
    lua.lua_rawseti(L, 1, j);
  };
  const invalid = () => stack.fail('invalid order function for sorting');

  let low = from;
  let high = to;
  while (low < high) {
    get(low);
    get(high);
    if (isLess(-1, -2)) setBoth(low, high);
    else stack.pop(2);
    if (high - low === 1) return;
    const middle = Math.floor((low + high) / 2);
    get(middle);
    get(low);
    if (isLess(-2, -1)) {
      setBoth(middle, low);
    } else {
      stack.pop();
      get(high);
      if (isLess(-1, -2)) setBoth(middle, high);
      else stack.pop(2);
    }
    if (high - low === 2) return;
    // The pivot stays on the stack while the other elements are compared with it.
    get(middle);
    lua.lua_pushvalue(L, -1);
    get(high - 1);
    setBoth(middle, high - 1);
    let i = low;
    let j = high - 1;
    for (;;) {
      for (get(++i); isLess(-1, -2); get(++i)) {
        if (i > high) invalid();
        stack.pop();
      }
      for (get(--j); isLess(-3, -1); get(--j)) {
        if (j < low) invalid();
        stack.pop();
      }
      if (j < i) break;
      setBoth(i, j);
    }
    stack.pop(3);
    get(high - 1);
    get(i);
    setBoth(high - 1, i);
    // Recursion into the smaller side keeps the depth small.
    if (i - low < high - i) {
      sortBetween(stack, tick, low, i - 1);
      low = i + 1;
    } else {
      sortBetween(stack, tick, i + 1, high);
      high = i - 1;
    }
  }
}

/** The elements that are joined between two checks of the deadline. */
const AT_ONCE = 10_000;

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
