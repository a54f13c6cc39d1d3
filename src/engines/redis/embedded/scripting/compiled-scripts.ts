import type { ByteString } from '../../bytes.ts';
import type { Resp3Reply } from '../../resp3.ts';
import {
  pushWords,
  type ChunkKind,
  type Interpreter,
  type Run,
  type SuspendedRun,
} from './interpreter.ts';

export const SCRIPT_CHUNK: ChunkKind = {
  chunk: 'user_script',
  notCompiled: 'Error compiling script (new function)',
};

/** The scripts compiled in one Lua state. */
export class CompiledScripts {
  readonly interpreter: Interpreter;
  readonly #compiled = new Map<string, number>();

  /** @param interpreter made for {@link SCRIPT_CHUNK} */
  constructor(interpreter: Interpreter) {
    this.interpreter = interpreter;
  }

  /** Compiles a script once. @throws RedisError if it has a syntax error */
  compile(sha: string, body: ByteString): number {
    const known = this.#compiled.get(sha);
    if (known !== undefined) return known;
    const reference = this.interpreter.compile(body);
    this.#compiled.set(sha, reference);
    return reference;
  }

  run(
    body: ByteString,
    keys: readonly ByteString[],
    argv: readonly ByteString[],
    run: Run,
  ): Resp3Reply | SuspendedRun {
    const { interpreter } = this;
    const { state, stack } = interpreter;
    return interpreter.run(run, () => {
      const reference = this.compile(run.name, body);
      interpreter.setGlobal('KEYS', () => pushWords(stack, keys));
      interpreter.setGlobal('ARGV', () => pushWords(stack, argv));
      state.pushKept(stack, reference);
      return 0;
    });
  }
}
