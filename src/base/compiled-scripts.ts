import type { Script } from 'node:vm';

// Before anything else of a bundle is loaded: an `import` would read each export of these modules.
const { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } =
  process.getBuiltinModule('node:fs');
const { hash } = process.getBuiltinModule('node:crypto');
const { flushCompileCache, getCompileCacheDir } = process.getBuiltinModule('node:module');
const { Script: CompiledScript } = process.getBuiltinModule('node:vm');

/** The parts of the chunk of a bundle that have become a script (`scripts/build/script-chunks.ts`). */
interface ScriptChunk {
  /** The hash of the script. */
  readonly sum: string;
  readonly meta: ImportMeta;
  /** The modules that it imports. */
  readonly imports: readonly object[];
  /** Imports a module on demand. */
  readonly load: (name: string) => Promise<unknown>;
}

/** What a script evaluates to: a function that runs the chunk and returns its exports. */
type Body = (imports: readonly object[], meta: ImportMeta, load: unknown) => object;

interface Compiled {
  /** Where its compiled code is to be stored. */
  readonly file: string;
  readonly key: string;
  readonly script: Script;
}

/** Those whose stored code was missing, or of something else. */
let unstored: Compiled[] = [];

/**
 * Runs the chunk of a bundle that is a script. Node's own cache has of a module only what is compiled before it runs;
 * functions are compiled when they are first called, which makes a start longer. Of a script, V8 also stores these.
 * @param folder where compiled code is stored, if it is: that of Node's cache
 * @returns its exports
 */
export function runScript(
  { sum, meta, imports, load }: ScriptChunk,
  folder = getCompileCacheDir(),
): object {
  const source = meta.filename.replace(/\.js$/, '.script.js');
  const name = /[^/\\]*$/.exec(source)![0];
  const file = folder === undefined ? undefined : `${folder}/${name}.code`;
  // Besides the content that was built, the time of the last change, in case somebody has edited it.
  const key = `${sum} ${statSync(source).mtimeMs}`;
  const cachedData = file === undefined ? undefined : storedCode(file, key);
  const script = new CompiledScript(textOf(source), {
    // What stack traces name.
    filename: meta.url.replace(/\.js$/, '.script.js'),
    ...(cachedData && { cachedData }),
  });
  if (cachedData !== undefined) free(cachedData);
  const isStored = cachedData !== undefined && script.cachedDataRejected !== true;
  if (file !== undefined && !isStored) unstored.push({ file, key, script });
  return (script.runInThisContext() as Body)(imports, meta, load);
}

/**
 * Stores the code that has been compiled, for the next start: called when a program is ready. Node writes its cache of
 * modules by itself only on a normal exit.
 */
export function storeCompiledCode(): void {
  flushCompileCache();
  for (const { file, key, script } of unstored) {
    const code = script.createCachedData();
    const writing = `${file}.${process.pid}`;
    try {
      // Only a new file: what a link in the folder refers to is not overwritten.
      const content = Buffer.concat([code, trailerOf(code, key)]);
      writeFileSync(writing, content, { flag: 'wx', mode: 0o600 });
      renameSync(writing, file);
    } catch {
      // The folder is not writable, or the disk is full: starts only take longer. Or a process of the same number was
      // killed while it wrote. Without this, each further start would leave a part of a file.
      discard(writing);
    }
  }
  unstored = [];
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Nobody may change the folder.
  }
}

/** A buffer with memory of its own. */
type Content = Buffer<ArrayBuffer>;

/** The text of a file in ASCII. */
function textOf(file: string): string {
  const content = contentOf(file);
  const text = content.toString('latin1');
  free(content);
  return text;
}

function contentOf(file: string): Content {
  const opened = openSync(file, 'r');
  try {
    const content = Buffer.from(new ArrayBuffer(fstatSync(opened).size));
    for (let at = 0; at < content.length;) {
      const read = readSync(opened, content, { offset: at });
      if (read === 0) throw new Error(`${file} has become shorter`);
      at += read;
    }
    return content;
  } finally {
    closeSync(opened);
  }
}

/** Gives memory back at once: until the next collection, a start would hold several megabytes that it has read. */
function free(content: Content): void {
  content.buffer.transfer(0);
}

/** The code of a file, if it is what was stored for a key: V8 itself would run damaged code. */
function storedCode(file: string, key: string): Content | undefined {
  let stored: Content;
  try {
    stored = contentOf(file);
  } catch {
    return undefined;
  }
  const length = Math.max(0, stored.length - trailerOf(stored.subarray(0, 0), key).length);
  const code = stored.subarray(0, length);
  if (trailerOf(code, key).equals(stored.subarray(length))) return code;
  free(stored);
  return undefined;
}

/** At the end of a file, so that the code begins where V8 needs no copy of it. */
function trailerOf(code: Uint8Array, key: string): Buffer {
  return Buffer.from(`${hash('sha1', code)} ${key}`, 'latin1');
}
