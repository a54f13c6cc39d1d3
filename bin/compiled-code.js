import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

/**
 * Sets V8 up, and has Node keep what it compiles: V8 takes only what was compiled with the same flags.
 * @param cache the folder
 */
export function keepCompiledCode(cache) {
  // Of what the requests of a moment leave hardly anything survives, so there is nothing to share out. With helpers the
  // one thread that answers waits until the system has given each of them its turn, many times as long as the work.
  v8.setFlagsFromString('--no-parallel-scavenge');
  module.enableCompileCache?.(fileURLToPath(cache));
}
