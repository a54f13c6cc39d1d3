import { threadTime } from '../thread-time.ts';
import type { ByteString } from '../../../bytes.ts';
import { LuaError, ScriptTimeout } from './errors.ts';
import { LuaStack, LuaType, type LuaFunction } from './lua-stack.ts';
import { addFunction, instantiateLua, type LuaExports, type Pointer } from './wasm.ts';

const REGISTRY = -10_000;
export const GLOBALS = -10_002;
const FIRST_UPVALUE = GLOBALS - 1;
const MASK_CALL = 1;
const MASK_COUNT = 8;
/** The number of Lua instructions between two checks of the deadline. */
const INSTRUCTIONS_BETWEEN = 500;
/** The limit for JavaScript functions: each instance of `cjson` that a script makes has a dozen. */
const MOST_FUNCTIONS = 50_000;
const MOST_KEPT_FUNCTIONS = 1000;
/** Strings up to this length are passed in a preallocated buffer. */
const SCRATCH = 64 * 1024;
const ERROR_MEMORY = 4;
const GC_COUNT = 3;
const GC_COLLECT = 2;
/** A marker at the end of the C stack, to detect overflows. */
const CANARY = 0x5ca1_ab1e;

/** A Lua 5.1 state, with strings as bytes. Its time and memory are limited. */
export class LuaState {
  readonly lua: LuaExports;
  /** The main thread's stack. */
  readonly main: LuaStack;
  /** The end of the time limit, by `threadTime`. */
  deadline = Infinity;
  /** A reference to the table with the read-only tables as keys. */
  readonlyTables: number | undefined;
  readonly #functions: LuaFunction[] = [];
  readonly #dispatch: Pointer;
  readonly #scratch: Pointer;
  readonly #lengthAt: Pointer;
  #bytes: Buffer;

  constructor(mostBytes: number) {
    const lua = instantiateLua(mostBytes);
    this.lua = lua;
    this.#bytes = Buffer.from(lua.memory.buffer);
    this.#scratch = lua.malloc(SCRATCH);
    this.#lengthAt = lua.malloc(8);
    this.#dispatch = addFunction(lua, 'function', (L) => this.#call(L));
    this.main = this.#stackOf(lua.luaL_newstate());
    this.#guardStack();
    const hook = addFunction(lua, 'hook', (L) => this.checkDeadline(L));
    lua.lua_sethook(this.main.L, hook, MASK_CALL | MASK_COUNT, INSTRUCTIONS_BETWEEN);
  }

  /** Whether the C stack has overflowed, so that adjacent memory can't be relied on. */
  get isDamaged(): boolean {
    return this.#bytes32(this.lua.emscripten_stack_get_end()) !== CANARY;
  }

  /** The memory of the Lua values, in bytes. */
  get usedBytes(): number {
    return this.lua.lua_gc(this.main.L, GC_COUNT, 0) * 1024;
  }

  /** Whether scripts have created many JavaScript functions, which stay until the state is dropped. */
  get isCrowded(): boolean {
    return this.#functions.length > MOST_KEPT_FUNCTIONS;
  }

  collectGarbage(): void {
    this.lua.lua_gc(this.main.L, GC_COLLECT, 0);
  }

  /** Pushes a JavaScript function. */
  pushFunction({ L }: LuaStack, fn: LuaFunction): void {
    if (this.#functions.length >= MOST_FUNCTIONS) throw new LuaError('not enough memory');
    this.lua.lua_pushinteger(L, this.#functions.push(fn) - 1);
    this.lua.lua_pushcclosure(L, this.#dispatch, 1);
  }

  /** @throws ScriptTimeout if the time limit is exceeded */
  checkDeadline(L: Pointer): void {
    if (threadTime() > this.deadline) throw new ScriptTimeout(this.#where(L));
  }

  /** Compiles a chunk and pushes the function, or the error. @returns whether it succeeded */
  load({ L }: LuaStack, chunk: ByteString, name: string): boolean {
    return this.withBytes(`${name}\0`, (namePointer) => {
      const text = this.lua.malloc(chunk.length + 1);
      if (text === 0) {
        this.main.pushString('not enough memory');
        return false;
      }
      this.#memory().write(chunk, text, 'latin1');
      const status = this.lua.luaL_loadbuffer(L, text, chunk.length, namePointer);
      this.lua.free(text);
      return status === 0;
    });
  }

  /** Whether a table is one of the read-only ones that scripts share. */
  isReadonly({ L }: LuaStack, index: number): boolean {
    if (this.readonlyTables === undefined) return false;
    this.lua.lua_rawgeti(L, REGISTRY, this.readonlyTables);
    this.lua.lua_pushvalue(L, index);
    this.lua.lua_rawget(L, -2);
    const isOne = this.lua.lua_type(L, -1) !== LuaType.nil;
    this.lua.lua_settop(L, -3);
    return isOne;
  }

  /** Pops the top of the stack into the registry. @returns a reference */
  keep({ L }: LuaStack): number {
    return this.lua.luaL_ref(L, REGISTRY);
  }

  /** Releases a reference. */
  release(reference: number): void {
    this.lua.luaL_unref(this.main.L, REGISTRY, reference);
  }

  pushKept({ L }: LuaStack, reference: number): void {
    this.lua.lua_rawgeti(L, REGISTRY, reference);
  }

  /** Places short bytes in Lua's memory while `use` runs. */
  withBytes<T>(bytes: ByteString, use: (at: Pointer) => T): T {
    this.#memory().write(bytes, this.#scratch, 'latin1');
    return use(this.#scratch);
  }

  pushBytes(L: Pointer, bytes: ByteString): void {
    const { length } = bytes;
    if (length <= SCRATCH) {
      this.#memory().write(bytes, this.#scratch, 'latin1');
      this.lua.lua_pushlstring(L, this.#scratch, length);
      return;
    }
    const at = this.lua.malloc(length);
    if (at === 0) throw new LuaError('not enough memory');
    try {
      this.#memory().write(bytes, at, 'latin1');
      this.lua.lua_pushlstring(L, at, length);
    } finally {
      this.lua.free(at);
    }
  }

  /** The bytes of a string or number; a number on the stack becomes a string. */
  readBytes(L: Pointer, index: number): ByteString {
    const at = this.lua.lua_tolstring(L, index, this.#lengthAt);
    if (at === 0) return '';
    const memory = this.#memory();
    return memory.toString('latin1', at, at + memory.readUInt32LE(this.#lengthAt));
  }

  /** Called by Lua to run a JavaScript function. */
  #call(L: Pointer): number {
    const stack = this.#stackOf(L);
    try {
      this.checkDeadline(L);
      return this.#functions[this.lua.lua_tointeger(L, FIRST_UPVALUE)]!(stack);
    } catch (error) {
      if (!(error instanceof LuaError)) throw error;
      if (error.push === undefined) stack.pushString(error.message);
      else error.push(stack);
    }
    return this.lua.lua_error(L);
  }

  /** Coroutines have stacks of their own. */
  #stackOf(L: Pointer): LuaStack {
    if (this.main?.L === L) return this.main;
    return new LuaStack(this, L);
  }

  #where(L: Pointer): ByteString {
    // Within a JavaScript function, the position of its caller.
    this.lua.luaL_where(L, 0);
    if (this.readBytes(L, -1) === '') {
      this.lua.lua_settop(L, -2);
      this.lua.luaL_where(L, 1);
    }
    const where = this.readBytes(L, -1);
    this.lua.lua_settop(L, -2);
    return where;
  }

  #guardStack(): void {
    this.#memory().writeUInt32LE(CANARY, this.lua.emscripten_stack_get_end());
  }

  #bytes32(at: Pointer): number {
    return this.#memory().readUInt32LE(at);
  }

  #memory(): Buffer {
    const { buffer } = this.lua.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = Buffer.from(buffer);
    return this.#bytes;
  }

  /** Whether the status of a protected call means out of memory. */
  static isMemoryError(status: number): boolean {
    return status === ERROR_MEMORY;
  }
}
