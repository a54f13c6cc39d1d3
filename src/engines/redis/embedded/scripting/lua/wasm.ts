import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lazy } from '../../../../../base/on-demand.ts';

/** An address in the memory of an instance, or a `lua_State`. */
export type Pointer = number;

/** The used part of Lua 5.1's C API (the manual, chapters 3 and 4), and of what Emscripten adds. */
export interface LuaExports {
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
  __wasm_call_ctors(): void;
  emscripten_stack_init(): void;
  emscripten_stack_get_end(): Pointer;
  stackSave(): Pointer;
  stackRestore(stack: Pointer): void;
  setThrew(threw: number, value: number): void;
  malloc(bytes: number): Pointer;
  free(pointer: Pointer): void;
  luaL_newstate(): Pointer;
  luaopen_base(L: Pointer): number;
  luaopen_table(L: Pointer): number;
  luaopen_string(L: Pointer): number;
  luaopen_math(L: Pointer): number;
  luaopen_debug(L: Pointer): number;
  luaL_argerror(L: Pointer, index: number, problem: Pointer): number;
  luaL_ref(L: Pointer, table: number): number;
  luaL_unref(L: Pointer, table: number, reference: number): void;
  luaL_where(L: Pointer, level: number): void;
  lua_call(L: Pointer, args: number, results: number): void;
  lua_checkstack(L: Pointer, slots: number): number;
  lua_createtable(L: Pointer, array: number, hash: number): void;
  lua_error(L: Pointer): number;
  lua_gc(L: Pointer, what: number, data: number): number;
  lua_gettable(L: Pointer, index: number): void;
  lua_gettop(L: Pointer): number;
  lua_iscfunction(L: Pointer, index: number): number;
  lua_isnumber(L: Pointer, index: number): number;
  lua_insert(L: Pointer, index: number): void;
  lua_lessthan(L: Pointer, a: number, b: number): number;
  lua_load(L: Pointer, reader: Pointer, data: Pointer, name: Pointer): number;
  lua_newthread(L: Pointer): Pointer;
  lua_next(L: Pointer, index: number): number;
  lua_objlen(L: Pointer, index: number): number;
  lua_pcall(L: Pointer, args: number, results: number, handler: number): number;
  lua_pushboolean(L: Pointer, value: number): void;
  lua_pushcclosure(L: Pointer, fn: Pointer, upvalues: number): void;
  lua_pushinteger(L: Pointer, value: number): void;
  lua_pushlightuserdata(L: Pointer, value: Pointer): void;
  lua_pushlstring(L: Pointer, bytes: Pointer, length: number): void;
  lua_pushnil(L: Pointer): void;
  lua_pushnumber(L: Pointer, value: number): void;
  lua_pushvalue(L: Pointer, index: number): void;
  lua_rawget(L: Pointer, index: number): void;
  lua_rawgeti(L: Pointer, index: number, n: number): void;
  lua_rawset(L: Pointer, index: number): void;
  lua_rawseti(L: Pointer, index: number, n: number): void;
  lua_replace(L: Pointer, index: number): void;
  lua_resume(L: Pointer, args: number): number;
  lua_sethook(L: Pointer, hook: Pointer, mask: number, count: number): number;
  lua_settop(L: Pointer, top: number): void;
  lua_toboolean(L: Pointer, index: number): number;
  lua_tointeger(L: Pointer, index: number): number;
  lua_tolstring(L: Pointer, index: number, length: Pointer): Pointer;
  lua_tonumber(L: Pointer, index: number): number;
  lua_tothread(L: Pointer, index: number): Pointer;
  lua_touserdata(L: Pointer, index: number): Pointer;
  lua_type(L: Pointer, index: number): number;
  lua_xmove(from: Pointer, to: Pointer, count: number): void;
  lua_yield(L: Pointer, results: number): number;
}

/** The interpreter was aborted and can't be used again. */
class LuaPanic extends Error {}

/** `EBADF` of WASI. */
const BAD_DESCRIPTOR = 8;

const compiled = lazy(() => {
  const require = createRequire(import.meta.url);
  return new WebAssembly.Module(
    readFileSync(require.resolve('wasmoon-lua5.1/dist/liblua5.1.wasm')),
  );
});

/**
 * Creates a Lua 5.1 instance with a memory of its own that never grows beyond a limit. Only the binary of
 * `wasmoon-lua5.1` is used, not the JavaScript around it: that treats strings as UTF-8, and stops a script by an error
 * that the script can catch. The binary needs a few system functions; those that open files or run programs are absent.
 */
export function instantiateLua(mostBytes: number): LuaExports {
  const imports: WebAssembly.Imports = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled())) {
    (imports[module] ??= {})[name] = () => {
      throw new LuaPanic(`Lua called ${name}`);
    };
  }
  const provided = { ...imports['env'], ...environment(() => lua, mostBytes) };
  const wasi = {
    ...imports['wasi_snapshot_preview1'],
    environ_sizes_get: noVariables,
    environ_get: () => 0,
    // Before Lua aborts it says why. The C library would try again for as long as nothing is written and nothing fails.
    fd_write: () => BAD_DESCRIPTOR,
  };
  const instance = new WebAssembly.Instance(compiled(), {
    env: provided,
    wasi_snapshot_preview1: wasi,
  });
  const lua = instance.exports as unknown as LuaExports;
  lua.emscripten_stack_init();
  // oxlint-disable-next-line no-underscore-dangle -- Emscripten's name
  lua.__wasm_call_ctors();
  return lua;

  function noVariables(count: Pointer, size: Pointer): number {
    const words = new Uint32Array(lua.memory.buffer);
    words[count >> 2] = 0;
    words[size >> 2] = 0;
    return 0;
  }
}

/** Emscripten's environment for C errors (`setjmp` and `longjmp` as exceptions) and memory. */
function environment(
  lua: () => LuaExports,
  mostBytes: number,
): Record<string, WebAssembly.ImportValue> {
  return {
    invoke_vii(fn: number, a: number, b: number): void {
      const exported = lua();
      const { __indirect_function_table: table } = exported;
      const stack = exported.stackSave();
      try {
        (table.get(fn) as (a: number, b: number) => void)(a, b);
      } catch (error) {
        exported.stackRestore(stack);
        // A Lua error is a number. Other exceptions pass through Lua's protected calls.
        if (typeof error !== 'number') throw error;
        exported.setThrew(1, 0);
      }
    },
    _emscripten_throw_longjmp(): never {
      // oxlint-disable-next-line typescript/only-throw-error
      throw Infinity;
    },
    emscripten_resize_heap(wanted: number): number {
      const { memory } = lua();
      const now = memory.buffer.byteLength;
      const size = Math.min(Math.max(wanted >>> 0, Math.ceil(now * 1.2)), mostBytes);
      if (size < wanted >>> 0) return 0;
      memory.grow(Math.ceil((size - now) / 65_536));
      return 1;
    },
    emscripten_memcpy_js(to: Pointer, from: Pointer, length: number): void {
      new Uint8Array(lua().memory.buffer).copyWithin(to, from, from + length);
    },
    emscripten_date_now: () => Date.now(),
    _emscripten_get_now_is_monotonic: () => 1,
  };
}

/** The types of the functions that Lua calls: C functions, hooks, and readers of chunks. */
const SIGNATURES = {
  /** `(i32) -> i32` */
  function: [0x01, 0x60, 0x01, 0x7f, 0x01, 0x7f],
  /** `(i32, i32) -> ()` */
  hook: [0x01, 0x60, 0x02, 0x7f, 0x7f, 0x00],
  /** `(i32, i32, i32) -> i32` */
  reader: [0x01, 0x60, 0x03, 0x7f, 0x7f, 0x7f, 0x01, 0x7f],
};

/** The sections of a module that imports a function as `e.f` and exports it as `f` (WebAssembly 1.0, 5.5). */
const PREAMBLE = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const TYPES = 0x01;
const IMPORTS = [0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00];
const EXPORTS = [0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00];

/** Adds a JavaScript function to Lua's function table, by way of a module that imports and exports it. */
export function addFunction(
  { __indirect_function_table: table }: LuaExports,
  type: keyof typeof SIGNATURES,
  fn: (...args: number[]) => number | void,
): Pointer {
  const signature = SIGNATURES[type];
  const bytes = [PREAMBLE, TYPES, signature.length, signature, IMPORTS, EXPORTS].flat();
  const module = new WebAssembly.Module(new Uint8Array(bytes));
  const { f } = new WebAssembly.Instance(module, { e: { f: fn } }).exports;
  const index = table.grow(1);
  table.set(index, f);
  return index;
}
