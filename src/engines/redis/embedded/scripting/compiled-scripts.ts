import type { ByteString } from '../../bytes.ts';
import type { Resp3Reply } from '../../resp3.ts';
import { pushWords, type ChunkKind, type Interpreter, type Run } from './interpreter.ts';

export const SCRIPT_CHUNK: ChunkKind = {
  chunk: 'user_script',
  notCompiled: 'Error compiling script (new function)',
};

/** The scripts that have been compiled in one Lua. */
export class CompiledScripts {
  readonly interpreter: Interpreter;
  readonly #compiled = new Map<string, number>();

  /** @param interpreter of {@link SCRIPT_CHUNK} */
  constructor(interpreter: Interpreter) {
    this.interpreter = interpreter;
  }

  /** @throws RedisError where it can't be compiled */
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
  ): Resp3Reply {
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
