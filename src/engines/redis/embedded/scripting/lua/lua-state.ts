import { threadTime } from '../thread-time.ts';
import type { ByteString } from '../../../bytes.ts';
import { hasEnded, type Steps } from '../../steps.ts';
import { Coroutines } from './coroutines.ts';
import { LuaMemory } from './lua-memory.ts';
import { LuaError, LuaStack, LuaType, type LuaFunction, type StateOfStack } from './lua-stack.ts';
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
/** How long a script may hold all others if it can't be suspended, in milliseconds of processor time. */
export const LONGEST_HOLD = 60;
/** The length of the pieces in which a chunk is compiled, in bytes. */
const PIECE = 16 * 1024;
/** The event of `lua_Debug` at its beginning, for a count of instructions. */
const HOOK_COUNT = 3;
/** Where `lua_State` of this binary has the next instruction, and the length of one. */
const SAVED_PC = 24;
const INSTRUCTION = 4;
const SUSPENDED = 1;
/** What a function returns that suspends its coroutine. */
const SUSPENDING = -1;
const ERROR_MEMORY = 4;
const GC_COUNT = 3;
const GC_COLLECT = 2;
const GC_STEP = 5;
/** What is collected between two looks at the time: about a millisecond. */
const COLLECTED_AT_ONCE = 20;
/** How long garbage is collected where the script can't be suspended, in milliseconds of processor time. */
const LONGEST_COLLECTION = 20;
/** What Lua needs for a string besides its bytes, at most. */
const OVERHEAD = 64;
/** A marker at the end of the C stack, to detect overflows. */
const CANARY = 0x5ca1_ab1e;

/** A Lua 5.1 state, with strings as bytes. Its time and memory are limited. */
export class LuaState implements StateOfStack {
  readonly lua: LuaExports;
  readonly coroutines: Coroutines;
  /** The main thread's stack. */
  readonly main: LuaStack;
  /** The end of the time limit, by `threadTime`. */
  end = Infinity;
  /** Until when the script may hold all others, by `threadTime`; at most the {@link end}. */
  deadline = Infinity;
  /** When the running coroutine is suspended, if it can be, by `threadTime`. */
  suspendAt = Infinity;
  /** A reference to the table with the read-only tables as keys. */
  readonlyTables: number | undefined;
  readonly #functions: LuaFunction[] = [];
  readonly #dispatch: Pointer;
  readonly #scratch: Pointer;
  readonly #lengthAt: Pointer;
  readonly #reader: Pointer;
  /** The rest of the chunk that is being compiled. */
  #unread = { at: 0, end: 0 };
  /** Whether a command may still take longer than {@link deadline}, where the script can't be suspended. */
  #mayOverrun = true;
  /** The stack that called last. */
  #last: LuaStack | undefined;
  /** The error of a function in which a coroutine was suspended. */
  #raised: { readonly L: Pointer; readonly error: LuaError } | undefined;
  readonly #hook: Pointer;
  readonly #memory: LuaMemory;
  /** References to the names of fields. */
  readonly #names = new Map<ByteString, number>();

  constructor(mostBytes: number) {
    const lua = instantiateLua(mostBytes);
    this.lua = lua;
    this.#memory = new LuaMemory(lua.memory);
    this.coroutines = new Coroutines(lua, this.#memory);
    this.#scratch = lua.malloc(SCRATCH);
    this.#lengthAt = lua.malloc(8);
    this.#dispatch = addFunction(lua, 'function', (L) => this.#call(L));
    this.main = this.#stackOf(lua.luaL_newstate());
    this.#guardStack();
    this.#reader = addFunction(lua, 'reader', (L, _data, sizeAt) => this.#read(L, sizeAt));
    this.#hook = addFunction(lua, 'hook', (L, event) => this.#look(L, event));
    this.#setHook(this.main.L, INSTRUCTIONS_BETWEEN);
  }

  /** Whether the C stack has overflowed, so that adjacent memory can't be relied on. */
  get isDamaged(): boolean {
    return this.#memory.uint32(this.lua.emscripten_stack_get_end()) !== CANARY;
  }

  /** The memory of the Lua values, in bytes. */
  get usedBytes(): number {
    return this.lua.lua_gc(this.main.L, GC_COUNT, 0) * 1024;
  }

  /** The memory that the state has taken, which it never gives back; in bytes. */
  get heldBytes(): number {
    return this.#memory.length;
  }

  /** Whether scripts have created many JavaScript functions, which stay until the state is dropped. */
  get isCrowded(): boolean {
    return this.#functions.length > MOST_KEPT_FUNCTIONS;
  }

  collectGarbage(): void {
    this.lua.lua_gc(this.main.L, GC_COLLECT, 0);
  }

  pushFunction({ L }: LuaStack, fn: LuaFunction): void {
    if (this.#functions.length >= MOST_FUNCTIONS) throw noMemory();
    this.lua.lua_pushinteger(L, this.#functions.push(fn) - 1);
    this.lua.lua_pushcclosure(L, this.#dispatch, 1);
  }

  checkDeadline(L: Pointer): void {
    const now = threadTime();
    if (now > this.deadline) throw new ScriptTimeout(this.#where(L), now > this.end);
  }

  load(stack: LuaStack, chunk: ByteString, name: ByteString): boolean {
    return this.withBytes(`${name}\0`, (namePointer) => {
      const text = this.lua.malloc(chunk.length + 1);
      if (text === 0) {
        stack.pushString('not enough memory');
        return false;
      }
      this.#memory.write(chunk, text);
      this.#unread = { at: text, end: text + chunk.length };
      const status = this.lua.lua_load(stack.L, this.#reader, 0, namePointer);
      this.lua.free(text);
      return status === 0;
    });
  }

  /** Makes a coroutine, which {@link resume} runs. @returns its stack, and the reference that keeps it */
  newThread(): { stack: LuaStack; reference: number } {
    const L = this.lua.lua_newthread(this.main.L);
    this.coroutines.add(L);
    return { stack: new LuaStack(this, L), reference: this.keep(this.main) };
  }

  /** Releases a coroutine that can't run again. */
  releaseThread({ stack, reference }: { stack: LuaStack; reference: number }): void {
    this.coroutines.delete(stack.L);
    this.release(reference);
  }

  /**
   * Runs a coroutine, whose function and arguments are on its stack; or goes on with it, with what is on its stack.
   * @returns the status of Lua, as `lua_pcall` has it; undefined if it has been suspended
   */
  resume({ L }: LuaStack, args = this.lua.lua_gettop(L)): number | undefined {
    this.coroutines.goOn();
    this.#mayOverrun = true;
    const status = this.lua.lua_resume(L, args);
    return status === SUSPENDED ? undefined : status;
  }

  /** Whether a coroutine can be suspended in a JavaScript function that it calls, and is to be when it takes long. */
  maySuspend(L: Pointer): boolean {
    return this.suspendAt < Infinity && this.coroutines.mayBeSuspended(L);
  }

  /**
   * Has a function in which a coroutine was suspended fail: Lua can't go on with such a function, so the hook raises the
   * error before the next instruction.
   */
  raiseIn(L: Pointer, error: LuaError): void {
    this.#raised = { L, error };
    this.#setHook(L, 1);
  }

  isReadonly({ L }: LuaStack, index: number): boolean {
    if (this.readonlyTables === undefined) return false;
    this.lua.lua_rawgeti(L, REGISTRY, this.readonlyTables);
    this.lua.lua_pushvalue(L, index);
    this.lua.lua_rawget(L, -2);
    const isOne = this.lua.lua_type(L, -1) !== LuaType.nil;
    this.lua.lua_settop(L, -3);
    return isOne;
  }

  keep({ L }: LuaStack): number {
    return this.lua.luaL_ref(L, REGISTRY);
  }

  release(reference: number): void {
    this.lua.luaL_unref(this.main.L, REGISTRY, reference);
  }

  pushKept({ L }: LuaStack, reference: number): void {
    this.lua.lua_rawgeti(L, REGISTRY, reference);
  }

  withBytes<T>(bytes: ByteString, use: (at: Pointer) => T): T {
    this.#memory.write(bytes, this.#scratch);
    return use(this.#scratch);
  }

  pushBytes(L: Pointer, bytes: ByteString): void {
    const { length } = bytes;
    if (length <= SCRATCH) {
      this.#memory.write(bytes, this.#scratch);
      this.lua.lua_pushlstring(L, this.#scratch, length);
      return;
    }
    if (!hasEnded(this.makeRoom(length), threadTime() + LONGEST_COLLECTION)) throw noMemory();
    const at = this.lua.malloc(length);
    try {
      this.#memory.write(bytes, at);
      this.lua.lua_pushlstring(L, at, length);
    } finally {
      this.lua.free(at);
    }
  }

  pushName(L: Pointer, name: ByteString): void {
    const kept = this.#names.get(name);
    if (kept !== undefined) {
      this.lua.lua_rawgeti(L, REGISTRY, kept);
      return;
    }
    this.pushBytes(L, name);
    this.lua.lua_pushvalue(L, -1);
    this.#names.set(name, this.lua.luaL_ref(L, REGISTRY));
  }

  hasRoom(length: number): boolean {
    if (length <= SCRATCH) return true;
    const { lua } = this;
    // The bytes are copied from one place to another.
    const from = lua.malloc(length);
    const to = from === 0 ? 0 : lua.malloc(length + OVERHEAD);
    lua.free(to);
    lua.free(from);
    return to !== 0;
  }

  *makeRoom(length: number): Steps<void> {
    // What became garbage during one cycle is collected in the next one.
    for (let cycles = 0; !this.hasRoom(length);) {
      if (cycles === 2) throw noMemory();
      if (this.lua.lua_gc(this.main.L, GC_STEP, COLLECTED_AT_ONCE) === 1) cycles++;
      yield;
    }
  }

  readBytes(L: Pointer, index: number): ByteString {
    const at = this.lua.lua_tolstring(L, index, this.#lengthAt);
    if (at === 0) return '';
    return this.#memory.read(at, this.#memory.uint32(this.#lengthAt));
  }

  readDigits(L: Pointer, index: number): number | undefined {
    if (this.lua.lua_type(L, index) !== LuaType.string) return undefined;
    const at = this.lua.lua_tolstring(L, index, this.#lengthAt);
    return this.#memory.digits(at, this.#memory.uint32(this.#lengthAt));
  }

  /** Called by Lua to run a JavaScript function. */
  #call(L: Pointer): number {
    const stack = this.#stackOf(L);
    try {
      return this.#rest(L, this.#functions[this.lua.lua_tointeger(L, FIRST_UPVALUE)]!(stack));
    } catch (error) {
      if (!(error instanceof LuaError)) throw error;
      return this.#raise(stack, error);
    }
  }

  #raise(stack: LuaStack, error: LuaError): number {
    if (error.push === undefined) stack.pushString(error.message);
    else error.push(stack);
    return this.lua.lua_error(stack.L);
  }

  #setHook(L: Pointer, instructions: number): void {
    this.lua.lua_sethook(L, this.#hook, MASK_CALL | MASK_COUNT, instructions);
  }

  /** Raises the error of a function in which a coroutine was suspended, at the call of that function. */
  #raiseLate(L: Pointer, error: LuaError): void {
    this.#raised = undefined;
    this.#setHook(L, INSTRUCTIONS_BETWEEN);
    const savedPc = L + SAVED_PC;
    this.#memory.setUint32(savedPc, this.#memory.uint32(savedPc) - INSTRUCTION);
    this.#raise(this.#stackOf(L), error);
  }

  /** Coroutines have stacks of their own. */
  #stackOf(L: Pointer): LuaStack {
    if (this.#last?.L !== L) this.#last = new LuaStack(this, L);
    return this.#last;
  }

  /** Called by Lua at each call, and after some instructions. */
  #look(L: Pointer, event: Pointer): void {
    if (this.#raised?.L === L) this.#raiseLate(L, this.#raised.error);
    const now = threadTime();
    if (now > this.suspendAt && now <= this.end && this.#memory.uint32(event) === HOOK_COUNT) {
      if (this.coroutines.mayBeSuspended(L)) {
        this.coroutines.suspend(L, 0);
        return;
      }
    }
    if (now > this.deadline) throw new ScriptTimeout(this.#where(L), now > this.end);
  }

  /**
   * Suspends the script at the end of a function, if it is time: many that take long may be between two hooks.
   * @returns what the function must return
   */
  #rest(L: Pointer, results: number): number {
    if (results === SUSPENDING) return results;
    const now = threadTime();
    if (now <= this.suspendAt) return results;
    if (now <= this.end && this.coroutines.mayBeSuspended(L)) {
      return this.coroutines.suspend(L, results);
    }
    // A single command may take longer than a script may hold others.
    if (now > this.deadline && this.#mayOverrun) {
      this.#mayOverrun = false;
      this.deadline = Math.min(this.end, now + LONGEST_HOLD);
    }
    return results;
  }

  /** Called by Lua for the next piece of a chunk. */
  #read(L: Pointer, sizeAt: Pointer): Pointer {
    const { at, end } = this.#unread;
    if (at < end) this.checkDeadline(L);
    const size = Math.min(end - at, PIECE);
    this.#unread.at += size;
    this.#memory.setUint32(sizeAt, size);
    return at;
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
    this.#memory.setUint32(this.lua.emscripten_stack_get_end(), CANARY);
  }

  /** Whether the status of a protected call means out of memory. */
  static isMemoryError(status: number): boolean {
    return status === ERROR_MEMORY;
  }
}

function noMemory(): LuaError {
  return new LuaError('not enough memory');
}

/** The script exceeded its time limit, which it can't catch. */
export class ScriptTimeout extends Error {
  /** The position, such as `user_script:1:`; empty if unknown. */
  readonly where: ByteString;

  /** Whether all its time is over, and not only that for which it may hold others. */
  readonly isOver: boolean;

  constructor(where: ByteString, isOver: boolean) {
    super('the script ran for too long');
    this.where = where;
    this.isOver = isOver;
  }
}
