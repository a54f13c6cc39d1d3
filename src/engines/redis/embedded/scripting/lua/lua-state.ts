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
/** How many instructions of Lua's pass between two looks at the clock. */
const INSTRUCTIONS_BETWEEN = 500;
/** Each instance of `cjson` that a script makes has a dozen functions. */
const MOST_FUNCTIONS = 50_000;
const MOST_KEPT_FUNCTIONS = 1000;
/** Strings up to this length pass through memory that is there already. */
const SCRATCH = 64 * 1024;
const ERROR_MEMORY = 4;
const GC_COUNT = 3;
const GC_COLLECT = 2;
/** Stands at the end of the stack of C. */
const CANARY = 0x5ca1_ab1e;

/** One Lua 5.1, with strings as the bytes that they are. What runs in it is bounded in time and memory. */
export class LuaState {
  readonly lua: LuaExports;
  /** The main thread's stack. */
  readonly main: LuaStack;
  /** When what runs must have ended, by `threadTime`. */
  deadline = Infinity;
  /** Kept: the tables that scripts may only read, as keys. */
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

  /** Whether the stack of C has run over, and so the memory beside it can't be relied on. */
  get isDamaged(): boolean {
    return this.#bytes32(this.lua.emscripten_stack_get_end()) !== CANARY;
  }

  /** The memory that Lua's values take, in bytes. */
  get usedBytes(): number {
    return this.lua.lua_gc(this.main.L, GC_COUNT, 0) * 1024;
  }

  /** Whether scripts have made many functions of ours, which stay for as long as Lua does. */
  get isCrowded(): boolean {
    return this.#functions.length > MOST_KEPT_FUNCTIONS;
  }

  collectGarbage(): void {
    this.lua.lua_gc(this.main.L, GC_COLLECT, 0);
  }

  /** Pushes a function of ours. */
  pushFunction({ L }: LuaStack, fn: LuaFunction): void {
    if (this.#functions.length >= MOST_FUNCTIONS) throw new LuaError('not enough memory');
    this.lua.lua_pushinteger(L, this.#functions.push(fn) - 1);
    this.lua.lua_pushcclosure(L, this.#dispatch, 1);
  }

  /** @throws ScriptTimeout where what runs has had its time */
  checkDeadline(L: Pointer): void {
    if (threadTime() > this.deadline) throw new ScriptTimeout(this.#where(L));
  }

  /** Compiles a chunk and pushes the function, or the error. @returns whether it could be compiled */
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

  /** Whether a table is one that scripts share. */
  isReadonly({ L }: LuaStack, index: number): boolean {
    if (this.readonlyTables === undefined) return false;
    this.lua.lua_rawgeti(L, REGISTRY, this.readonlyTables);
    this.lua.lua_pushvalue(L, index);
    this.lua.lua_rawget(L, -2);
    const isOne = this.lua.lua_type(L, -1) !== LuaType.nil;
    this.lua.lua_settop(L, -3);
    return isOne;
  }

  /** Takes what is on top of the stack and keeps it. */
  keep({ L }: LuaStack): number {
    return this.lua.luaL_ref(L, REGISTRY);
  }

  /** What was kept may go. */
  release(reference: number): void {
    this.lua.luaL_unref(this.main.L, REGISTRY, reference);
  }

  pushKept({ L }: LuaStack, reference: number): void {
    this.lua.lua_rawgeti(L, REGISTRY, reference);
  }

  /** Puts bytes into Lua's memory while `use` runs. They are short. */
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

  /** The bytes of a string or number, which becomes a string where it stands. */
  readBytes(L: Pointer, index: number): ByteString {
    const at = this.lua.lua_tolstring(L, index, this.#lengthAt);
    if (at === 0) return '';
    const memory = this.#memory();
    return memory.toString('latin1', at, at + memory.readUInt32LE(this.#lengthAt));
  }

  /** A function of ours is called by Lua. */
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
    // Within a function of ours, the one that called it.
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

  /** Whether it ran out of memory: the status of a protected call. */
  static isMemoryError(status: number): boolean {
    return status === ERROR_MEMORY;
  }
}
