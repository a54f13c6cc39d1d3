import type { Logger } from '../../../../base/logger.ts';
import { reasonOf } from '../../../../base/files/disk-error.ts';
import type { Files, LogFile } from '../../../../base/files/files.ts';
import type { LoadedLog } from './log-loader.ts';
import {
  nextBase,
  nextIncrement,
  partsOf,
  readManifest,
  writeManifest,
  type LogPart,
  type Manifest,
} from './manifest.ts';

/** The files of a log, and its manifest. */
export class LogDirectory {
  readonly files: Files;
  readonly #directory: string;
  readonly #logger: Logger;
  #manifest: Manifest;
  /** Bases of manifests that could not be written or synced. The disk may have such a manifest all the same. */
  #uncertain: LogPart[] = [];
  /** The names of the increments that nothing has been written to, and their open files. */
  readonly #unwritten: Set<string>;
  readonly #unwrittenFiles = new WeakMap<LogFile, string>();
  /** Settles when the manifest has been changed as requested so far. */
  #changed: Promise<unknown> = Promise.resolve();

  constructor(
    files: Files,
    directory: string,
    logger: Logger,
    { manifest, unwritten }: Pick<LoadedLog, 'manifest' | 'unwritten'>,
  ) {
    this.files = files;
    this.#directory = directory;
    this.#logger = logger;
    this.#manifest = manifest;
    this.#unwritten = new Set(unwritten);
  }

  get manifest(): Manifest {
    return this.#manifest;
  }

  path({ name }: LogPart): string {
    return `${this.#directory}/${name}`;
  }

  /** A base that no manifest on disk names. */
  nextBase(): LogPart {
    const { base } = this.#manifest;
    const last = Math.max(base?.seq ?? 0, ...this.#uncertain.map(({ seq }) => seq));
    return nextBase(last);
  }

  /** Opens an increment. */
  async open(part: LogPart, how: 'new' | 'existing'): Promise<LogFile> {
    const file = await this.files.open(this.path(part), how);
    if (how === 'new') this.#unwritten.add(part.name);
    if (this.#unwritten.has(part.name)) this.#unwrittenFiles.set(file, part.name);
    return file;
  }

  /**
   * Notes in the manifest that an increment has been written to for the first time, so that the next start can tell one
   * that has been emptied from one that was never used.
   */
  wrote(file: LogFile): void {
    const name = this.#unwrittenFiles.get(file);
    if (name === undefined || !this.#unwritten.delete(name)) return;
    this.#inTurn(() => this.#write(this.#manifest)).catch(() => {
      // What the disk refuses now it will refuse again, and then it is reported. The next manifest has the note.
    });
  }

  /** Resolves when the manifest is no longer being changed. */
  async unchanged(): Promise<void> {
    await this.#changed;
  }

  /** Opens the last file of the log, or creates the first one. */
  async openTail(): Promise<LogFile> {
    const tail = this.#manifest.increments.at(-1);
    if (tail !== undefined) {
      // A process that was killed before it had synced the manifest leaves one that a loss of power may take back.
      await this.files.syncDirectory(this.#directory);
      const file = await this.open(tail, 'existing');
      if ((await file.size()) > 0) this.wrote(file);
      return file;
    }
    const first = nextIncrement(this.#manifest);
    const file = await this.open(first, 'new');
    try {
      await this.put({ base: this.#manifest.base, increments: [first] });
    } catch (error) {
      await file.close();
      throw error;
    }
    return file;
  }

  /** Removes an empty last increment from the manifest and the disk, if there is a base. If that fails, it stays. */
  async dropTail(): Promise<void> {
    const { base, increments } = this.#manifest;
    const tail = increments.at(-1);
    if (base === undefined || tail === undefined) return;
    try {
      await this.put({ base, increments: increments.slice(0, -1) });
      await this.remove([tail]);
    } catch (error) {
      this.#logger.warn(
        { directory: this.#directory },
        `cannot leave out ${tail.name}, which is empty: ${reasonOf(error)}`,
      );
    }
  }

  /** Replaces the manifest. */
  put(manifest: Manifest): Promise<void> {
    return this.#inTurn(() => this.#put(manifest));
  }

  async #put(manifest: Manifest): Promise<void> {
    const { base } = manifest;
    try {
      await this.#write(manifest);
    } catch (error) {
      if (base !== undefined && base.seq !== this.#manifest.base?.seq) this.#uncertain.push(base);
      throw error;
    }
    this.#manifest = manifest;
    await this.remove(this.#uncertain.splice(0).filter(({ seq }) => seq !== base?.seq));
  }

  /**
   * Replaces the manifest by one of an existing base and a new increment.
   * @param doubt is called if it is unknown which manifest a crash would leave; either is valid
   * @returns the increment, and a function that removes the old files
   * @throws the error of the disk; then the base is removed, except in doubt
   */
  async startAnew(
    base: LogPart,
    increment: LogPart,
    doubt: (error: unknown) => void,
  ): Promise<{ readonly file: LogFile; readonly removeOld: () => Promise<void> }> {
    const old = this.#manifest;
    let file: LogFile | undefined;
    try {
      file = await this.open(increment, 'new');
      await this.put({ base, increments: [increment] });
    } catch (error) {
      await file?.close();
      const found = await readManifest(this.files, this.#directory).catch(() => undefined);
      if (JSON.stringify(found) === JSON.stringify(old)) await this.remove([base, increment]);
      else doubt(error);
      throw error;
    }
    return { file, removeOld: () => this.remove(partsOf(old)) };
  }

  /** Removes files. Those that can't be removed do no harm: the next start removes what no manifest names. */
  async remove(parts: readonly LogPart[]): Promise<void> {
    for (const part of parts) {
      await this.files.remove(this.path(part)).catch((error: unknown) => {
        const text = `cannot remove ${part.name}: ${reasonOf(error)}`;
        this.#logger.warn({ directory: this.#directory }, text);
      });
    }
  }
  #write(manifest: Manifest): Promise<void> {
    return writeManifest(this.files, this.#directory, manifest, this.#unwritten);
  }

  /** Two changes of the manifest at a time could leave that of the earlier one. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    const done = this.#changed.then(change);
    this.#changed = done.catch(() => {});
    return done;
  }
}
