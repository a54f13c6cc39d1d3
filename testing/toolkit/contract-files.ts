import { resolve } from 'node:path';
import type { WatchableFiles } from '../../src/toolkit/contracts/file-system.ts';

/** Files in memory, which tests change. */
export class MemoryContractFiles implements WatchableFiles {
  readonly #texts = new Map<string, string>();
  readonly #watches = new Set<{ readonly paths: readonly string[]; readonly tell: () => void }>();
  /** How often a file was read. */
  reads = 0;

  constructor(files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(files)) this.#texts.set(resolve(name), text);
  }

  readText(path: string): string {
    this.reads++;
    const text = this.#texts.get(resolve(path));
    if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return text;
  }

  kindOf(path: string): 'file' | 'folder' | undefined {
    const whole = resolve(path);
    if (this.#texts.has(whole)) return 'file';
    return [...this.#texts.keys()].some((file) => file.startsWith(`${whole}/`))
      ? 'folder'
      : undefined;
  }

  watch(paths: readonly string[], onChange: () => void): { close(): void } {
    const watch = { paths: paths.map((path) => resolve(path)), tell: onChange };
    this.#watches.add(watch);
    return { close: () => this.#watches.delete(watch) };
  }

  /** Writes a file, or deletes it, and tells those who watch it. */
  write(name: string, text: string | undefined): void {
    const path = resolve(name);
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    for (const { paths, tell } of this.#watches) if (paths.includes(path)) tell();
  }

  /** Which files are watched. */
  get watched(): string[] {
    return [...this.#watches].flatMap(({ paths }) => paths);
  }
}
