import type { Library } from '../libraries/library.ts';
import type { LuaMemory } from './lua-memory.ts';
import { LuaType, type LuaStack } from './lua-stack.ts';
import type { LuaExports, Pointer } from './wasm.ts';

/** Where `lua_State` of this binary has the numbers of nested C calls: all, and those outside of the coroutine. */
const C_CALLS = 52;
const BASE_C_CALLS = 54;

/**
 * Which coroutines of a Lua state can be suspended from outside. A script runs in one, so that the hook that counts
 * instructions can suspend it by `lua_yield`. That is impossible while a C function waits for it (`ldo.c` `lua_yield`);
 * so the sandbox runs the function of each `pcall` in a coroutine too, and suspends what has resumed a coroutine with
 * it.
 */
export class Coroutines {
  readonly #lua: LuaExports;
  readonly #memory: LuaMemory;
  /** Those that are suspended with all that waits for them. */
  readonly #suspendable = new Set<Pointer>();
  /** Those that scripts don't see: their own one, and those of `pcall`. */
  readonly #hidden = new Set<Pointer>();
  #isSuspending = false;

  constructor(lua: LuaExports, memory: LuaMemory) {
    this.#lua = lua;
    this.#memory = memory;
  }

  /** Begins with the coroutine of a script. */
  add(L: Pointer): void {
    this.#suspendable.add(L);
    this.#hidden.add(L);
  }

  delete(L: Pointer): void {
    this.#suspendable.delete(L);
    this.#hidden.delete(L);
  }

  /** Whether a coroutine can be suspended now, by {@link suspend}. */
  mayBeSuspended(L: Pointer): boolean {
    return !this.#isSuspending && this.#canSuspend(L);
  }

  /**
   * Suspends a coroutine from the hook, or at the end of a function.
   * @param results how many results of the function are on the stack
   * @returns what the function must return
   */
  suspend(L: Pointer, results: number): number {
    this.#isSuspending = true;
    return this.#lua.lua_yield(L, results);
  }

  /** To be called before a suspended script goes on. */
  goOn(): void {
    this.#isSuspending = false;
  }

  /** The functions with which the sandbox suspends coroutines. */
  readonly library: Library = {
    /** Notes whether a coroutine that is about to be resumed can be suspended. */
    can_suspend: (stack) => {
      const L = this.#lua.lua_tothread(stack.L, 1);
      const can = this.#canSuspend(stack.L);
      if (L !== 0 && can) this.#suspendable.add(L);
      else this.#suspendable.delete(L);
      return truth(stack, can);
    },
    /** Whether a function can be called in a coroutine instead of by `pcall`. */
    can_protect: (stack) => {
      const isLua =
        stack.typeAt(1) === LuaType.function && this.#lua.lua_iscfunction(stack.L, 1) === 0;
      return truth(stack, isLua && this.#canSuspend(stack.L));
    },
    protect: (stack) => {
      this.add(this.#lua.lua_tothread(stack.L, 1));
      return 0;
    },
    unprotect: (stack) => {
      this.delete(this.#lua.lua_tothread(stack.L, 1));
      return 0;
    },
    is_hidden: (stack) => truth(stack, this.#hidden.has(stack.L)),
    is_suspending: (stack) => truth(stack, this.#isSuspending),
  };

  #canSuspend(L: Pointer): boolean {
    if (!this.#suspendable.has(L)) return false;
    return this.#memory.uint16(L + C_CALLS) <= this.#memory.uint16(L + BASE_C_CALLS);
  }
}

function truth(stack: LuaStack, value: boolean): number {
  stack.pushBoolean(value);
  return 1;
}
