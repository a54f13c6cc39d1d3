import type { ByteString } from '../../../bytes.ts';
import type { Steps } from '../../steps.ts';
import type { LuaExports, Pointer } from './wasm.ts';

export const LuaType = {
  nil: 0,
  boolean: 1,
  lightUserdata: 2,
  number: 3,
  string: 4,
  table: 5,
  function: 6,
} as const;

const TYPE_NAMES = [
  'nil',
  'boolean',
  'userdata',
  'number',
  'string',
  'table',
  'function',
  'userdata',
  'thread',
];

/** An error that the script can catch: a text, or the value that `push` pushes. */
export class LuaError extends Error {
  readonly push: ((stack: LuaStack) => void) | undefined;

  constructor(message: string, push?: (stack: LuaStack) => void) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.push = push;
  }
}

/**
 * The number of strings that are pushed between two looks at the time. Lua keeps each string once, and hashes at most 32 of
 * its characters (Lua 5.1 `lstring.c` `luaS_newlstr`), so those that differ elsewhere are all compared with each other.
 */
export const STRINGS_AT_ONCE = 64;

/** The Lua state that a stack is of, as functions that Lua calls use it. */
export interface StateOfStack {
  readonly lua: LuaExports;
  /** Pushes a JavaScript function. */
  pushFunction(stack: LuaStack, fn: LuaFunction): void;
  /** @throws LuaError if there is no room for them, and a short collection of garbage makes none */
  pushBytes(L: Pointer, bytes: ByteString): void;
  /** Pushes the name of a field, which Lua keeps from then on; so there must be few, none of which scripts choose. */
  pushName(L: Pointer, name: ByteString): void;
  /** Whether there is room to push so many bytes, without garbage being collected. */
  hasRoom(length: number): boolean;
  /**
   * Collects garbage until there is room to push so many bytes: Lua 5.1 itself fails, however much garbage there is.
   * @throws LuaError if there is no room then
   */
  makeRoom(length: number): Steps<void>;
  /** The bytes of a string or number; a number on the stack becomes a string. */
  readBytes(L: Pointer, index: number): ByteString;
  /** The number that a string of few digits represents; undefined for any other value. */
  readDigits(L: Pointer, index: number): number | undefined;
  /** Places short bytes in Lua's memory while `use` runs. */
  withBytes<T>(bytes: ByteString, use: (at: Pointer) => T): T;
  /** @throws ScriptTimeout if the time limit is exceeded */
  checkDeadline(L: Pointer): void;
  /**
   * Compiles a chunk and pushes the function, or the error.
   * @returns whether it succeeded
   * @throws ScriptTimeout if the time limit is exceeded
   */
  load(stack: LuaStack, chunk: ByteString, name: ByteString): boolean;
  /** Whether a table is one of the read-only ones that scripts share. */
  isReadonly(stack: LuaStack, index: number): boolean;
  /** Pops the top of the stack into the registry. @returns a reference */
  keep(stack: LuaStack): number;
  /** Releases a reference. */
  release(reference: number): void;
}

/** A JavaScript function that Lua calls. @returns the number of results that it has pushed */
export type LuaFunction = (stack: LuaStack) => number;

/** The stack of a Lua thread, with the indexes of the C API: 1 is the first argument, -1 the top. */
export class LuaStack {
  readonly state: StateOfStack;
  readonly L: Pointer;

  constructor(state: StateOfStack, L: Pointer) {
    this.state = state;
    this.L = L;
  }

  get top(): number {
    return this.state.lua.lua_gettop(this.L);
  }

  set top(top: number) {
    this.state.lua.lua_settop(this.L, top);
  }

  /** Pops values from the top. */
  pop(count = 1): void {
    this.state.lua.lua_settop(this.L, -count - 1);
  }

  typeAt(index: number): number {
    return this.state.lua.lua_type(this.L, index);
  }

  /** A string, or a number as Lua formats it. */
  stringAt(index: number): ByteString {
    return this.state.readBytes(this.L, index);
  }

  numberAt(index: number): number {
    return this.state.lua.lua_tonumber(this.L, index);
  }

  /** The number that a value is, or that its string represents; undefined if it is neither. */
  numberIfOne(index: number): number | undefined {
    // Lua itself reads any number with more bits than it keeps, which takes longer.
    const digits = this.state.readDigits(this.L, index);
    if (digits !== undefined) return digits;
    const value = this.numberAt(index);
    // Anything else has the number 0.
    return value !== 0 || this.state.lua.lua_isnumber(this.L, index) !== 0 ? value : undefined;
  }

  booleanAt(index: number): boolean {
    return this.state.lua.lua_toboolean(this.L, index) !== 0;
  }

  /** Pushes a field of the table on top, ignoring its metatable. @param name see {@link StateOfStack.pushName} */
  rawField(name: ByteString): void {
    this.state.pushName(this.L, name);
    this.state.lua.lua_rawget(this.L, -2);
  }

  rawElement(index: number, n: number): void {
    this.state.lua.lua_rawgeti(this.L, index, n);
  }

  pushString(bytes: ByteString): void {
    this.state.pushBytes(this.L, bytes);
  }

  pushNumber(value: number): void {
    this.state.lua.lua_pushnumber(this.L, value);
  }

  pushBoolean(value: boolean): void {
    this.state.lua.lua_pushboolean(this.L, value ? 1 : 0);
  }

  pushNil(): void {
    this.state.lua.lua_pushnil(this.L);
  }

  pushTable(array = 0, hash = 0): void {
    this.state.lua.lua_createtable(this.L, array, hash);
  }

  /** Pops the top and sets it as a field of the table below. @param name see {@link StateOfStack.pushName} */
  setField(name: ByteString): void {
    this.state.pushName(this.L, name);
    this.state.lua.lua_insert(this.L, -2);
    this.state.lua.lua_rawset(this.L, -3);
  }

  /** Pops a value and its key below, and sets them in the table below both. */
  setPair(): void {
    this.state.lua.lua_rawset(this.L, -3);
  }

  /** Pops the top and sets it as an element of the table below. */
  setElement(n: number): void {
    this.state.lua.lua_rawseti(this.L, -2, n);
  }

  /** @throws LuaError with the position in the script, as `luaL_error` */
  fail(message: string): never {
    this.state.lua.luaL_where(this.L, 1);
    const where = this.stringAt(-1);
    this.pop();
    throw new LuaError(where + message);
  }

  /** The number that an argument is, or that its string represents. @throws LuaError as `luaL_checknumber` */
  checkNumber(index: number): number {
    const value = this.numberIfOne(index);
    if (value !== undefined) return value;
    this.badArgument(index, `number expected, got ${this.typeName(index)}`);
  }

  /** The string that an argument is, or the text of its number. @throws LuaError as `luaL_checklstring` */
  checkString(index: number): ByteString {
    const type = this.typeAt(index);
    if (type !== LuaType.string && type !== LuaType.number) {
      this.badArgument(index, `string expected, got ${this.typeName(index)}`);
    }
    return this.stringAt(index);
  }

  /** @throws Lua's own error, which names the function as the script does, and counts arguments of methods correctly */
  badArgument(index: number, problem: string): never {
    const { lua } = this.state;
    this.state.withBytes(`${problem}\0`, (text) => lua.luaL_argerror(this.L, index, text));
    throw new Error('luaL_argerror does not return');
  }

  typeName(index: number): string {
    return TYPE_NAMES[this.typeAt(index)] ?? 'no value';
  }

  /** @throws LuaError if there is no room for this many more values */
  need(slots: number): void {
    this.state.checkDeadline(this.L);
    if (this.state.lua.lua_checkstack(this.L, slots) === 0) {
      throw new LuaError('reached lua stack limit');
    }
  }
}
