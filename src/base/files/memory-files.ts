import type { Files, LogFile } from './files.ts';

interface Content {
  bytes: Buffer;
  size: number;
}

/** A file system in memory, for platforms without a data directory. */
export class MemoryFiles implements Files {
  readonly #files = new Map<string, Content>();

  async makeDirectory(): Promise<void> {}

  async list(path: string): Promise<string[]> {
    const below = [...this.#files.keys()].filter((name) => name.startsWith(`${path}/`));
    return [...new Set(below.map((name) => name.slice(path.length + 1).split('/')[0]!))];
  }

  async readText(path: string): Promise<string | undefined> {
    const content = this.#files.get(path);
    return content?.bytes.toString('utf8', 0, content.size);
  }

  async open(path: string, how: 'new' | 'existing'): Promise<LogFile> {
    let content = this.#files.get(path);
    if (how === 'new') {
      content = { bytes: Buffer.alloc(0), size: 0 };
      this.#files.set(path, content);
    }
    if (content === undefined) {
      throw Object.assign(new Error(`ENOENT: there is no ${path}`), { code: 'ENOENT' });
    }
    return memoryFile(content);
  }

  async rename(from: string, to: string): Promise<void> {
    for (const [path, content] of this.#files) {
      if (path !== from && !path.startsWith(`${from}/`)) continue;
      this.#files.delete(path);
      this.#files.set(to + path.slice(from.length), content);
    }
  }

  async remove(path: string): Promise<void> {
    for (const name of this.#files.keys()) {
      if (name === path || name.startsWith(`${path}/`)) this.#files.delete(name);
    }
  }

  async syncDirectory(): Promise<void> {}
}

function memoryFile(content: Content): LogFile {
  const writeNow = (bytes: Uint8Array, position: number): number => {
    const end = position + bytes.length;
    if (end > content.bytes.length) {
      const larger = Buffer.alloc(Math.max(end, content.bytes.length * 2));
      content.bytes.copy(larger, 0, 0, content.size);
      content.bytes = larger;
    }
    content.bytes.set(bytes, position);
    content.size = Math.max(content.size, end);
    return bytes.length;
  };
  return {
    size: async () => content.size,
    writeNow,
    truncateNow: (size) => void (content.size = Math.min(content.size, size)),
    async write(bytes, position) {
      // Yields to other work, as a real disk would.
      await new Promise(setImmediate);
      writeNow(bytes, position);
    },
    async read(into, position) {
      await new Promise(setImmediate);
      const end = Math.min(content.size, position + into.length);
      return end <= position ? 0 : content.bytes.copy(into, 0, position, end);
    },
    async sync() {},
    async close() {},
  };
}
