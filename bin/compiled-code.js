import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

/**
 * Sets V8's flags, and makes Node cache compiled code, in this order: V8 only accepts code that was compiled with the
 * same flags.
 * @param cache the folder
 */
export function keepCompiledCode(cache) {
  // Objects of requests die young, so there is no work to share between threads. With helper threads, the one thread that
  // answers waits until the system has scheduled all of them, which takes many times as long as the work.
  v8.setFlagsFromString('--no-parallel-scavenge');
  // Values that clients replace are garbage of the old generation, of which V8 would collect nothing until all is several
  // times as large as what is alive. The pages that it has taken meanwhile it hardly gives back.
  v8.setFlagsFromString('--heap-growing-percent=100');
  // V8 puts new objects into the old generation right away where earlier ones of the same code have lived long. While many
  // messages wait, those of a delivery do, and then all objects of later deliveries are garbage that only a full
  // collection finds.
  v8.setFlagsFromString('--no-allocation-site-pretenuring');
  module.enableCompileCache?.(fileURLToPath(cache));
}
