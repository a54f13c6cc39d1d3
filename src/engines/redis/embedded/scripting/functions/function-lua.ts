import { NameMap } from '../../../../../base/name-map.ts';
import type { Logger } from '../../../../../base/logger.ts';
import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { Resp3Reply } from '../../../resp3.ts';
import {
  MAX_RETAINED_MEMORY,
  pushWords,
  type ChunkKind,
  type Interpreter,
  type Run,
  type SuspendedRun,
} from '../interpreter.ts';
import { pushLoadingLibrary, raise } from '../redis-library.ts';
import { readRegistration, type Registration } from './registration.ts';

export const FUNCTION_CHUNK: ChunkKind = {
  chunk: 'user_function',
  notCompiled: 'Error compiling function',
};

/** The maximum number of functions in a library. */
const MOST_FUNCTIONS = 1000;

/** The code of a library before it is loaded; the object identifies it, as another one may have the same text. */
export interface LibrarySource {
  readonly body: ByteString;
}

/** The libraries loaded in one Lua state, which functions share as in Redis 7.2 `function_lua.c`. */
export class FunctionLua {
  readonly interpreter: Interpreter;
  readonly #setLoading: (isLoading: boolean) => void;
  /** The registered functions of each library, by name. */
  readonly #loaded = new Map<LibrarySource, Map<ByteString, Registration>>();
  #registered: Map<ByteString, Registration> | undefined;

  /** @param interpreter made for {@link FUNCTION_CHUNK} */
  constructor(interpreter: Interpreter, logger: Logger) {
    this.interpreter = interpreter;
    pushLoadingLibrary(
      interpreter.stack,
      (stack) => {
        const registered = this.#registered;
        if (registered === undefined) {
          raise('ERR redis.register_function can only be called on FUNCTION LOAD command');
        }
        const registration = readRegistration(stack);
        if (registered.has(registration.name)) {
          stack.state.release(registration.callback);
          raise('ERR Function already exists in the library');
        }
        if (registered.size >= MOST_FUNCTIONS) raise('ERR too many functions in a library');
        registered.set(registration.name, registration);
        return 0;
      },
      logger,
    );
    this.#setLoading = interpreter.prepareLoading();
  }

  has(library: LibrarySource): boolean {
    return this.#loaded.has(library);
  }

  /**
   * Runs the top level of a library, which registers its functions.
   * @param deadline by `threadTime`
   * @throws RedisError
   */
  load(library: LibrarySource, deadline: number): ReadonlyMap<ByteString, Registration> {
    const { interpreter } = this;
    const registered = new NameMap<ByteString, Registration>();
    const chunk = interpreter.compile(library.body, deadline);
    this.#registered = registered;
    this.#loaded.set(library, registered);
    try {
      this.#setLoading(true);
      const problem = interpreter.runAlone(chunk, deadline);
      if (problem !== undefined) throw notRegistered(problem);
      this.#checkRoom();
    } catch (error) {
      this.forget(library);
      throw error;
    } finally {
      this.#registered = undefined;
      if (!interpreter.hasFailed) {
        this.#setLoading(false);
        interpreter.state.release(chunk);
      }
    }
    return registered;
  }

  /** Releases the functions of a library. */
  forget(library: LibrarySource): void {
    const registered = this.#loaded.get(library);
    this.#loaded.delete(library);
    if (registered === undefined || this.interpreter.hasFailed) return;
    for (const { callback } of registered.values()) this.interpreter.state.release(callback);
  }

  /** Calls a function of a loaded library. */
  call(
    library: LibrarySource,
    keys: readonly ByteString[],
    argv: readonly ByteString[],
    run: Run,
  ): Resp3Reply | SuspendedRun {
    const { state, stack } = this.interpreter;
    const { callback } = this.#loaded.get(library)!.get(run.name)!;
    return this.interpreter.run(run, () => {
      state.pushKept(stack, callback);
      pushWords(stack, keys);
      pushWords(stack, argv);
      return 2;
    });
  }

  /** A new Lua state must have room for the libraries of the old one. */
  #checkRoom(): void {
    const { interpreter } = this;
    if (interpreter.usedBytes > MAX_RETAINED_MEMORY) interpreter.state.collectGarbage();
    if (interpreter.usedBytes <= MAX_RETAINED_MEMORY) return;
    throw notRegistered('ERR not enough memory');
  }
}

function notRegistered(problem: string): RedisError {
  return new RedisError(`ERR Error registering functions: ${problem}`);
}
