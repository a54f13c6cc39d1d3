import type { Files, LogFile } from '../../src/base/files/files.ts';

interface Inode {
  content: Buffer;
  size: number;
  /** The content that would remain after a power failure. */
  synced: Buffer;
  /** Ranges that a failed sync has lost although the system considers them written. */
  lost: [from: number, to: number][];
}

/** An operation on the file system, as passed to the hook of {@link TestFiles}. */
export interface Operation {
  readonly name:
    | 'makeDirectory'
    | 'open'
    | 'write'
    | 'truncate'
    | 'sync'
    | 'rename'
    | 'remove'
    | 'syncDirectory';
  readonly path: string;
}

/** How much of the unsynced data survives a power failure. */
export interface SurvivingData {
  readonly names: boolean;
  readonly contents: readonly number[];
}

/** The error of a disk that is full, broken or missing. */
export function diskError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: simulated`), { code });
}

/** A file system in memory that distinguishes synced from written data and fails on demand. */
export class TestFiles implements Files {
  /** Called before every change. What it throws becomes the disk's error. */
  before: (operation: Operation) => void = () => {};
  /** How many of the given bytes the disk accepts before {@link before} is called again. */
  takes: (bytes: number) => number = (bytes) => bytes;
  /** How many turns of the event loop a sync takes. */
  syncTurns = 1;
  readonly operations: Operation[] = [];
  #names = new Map<string, Inode>();
  #syncedNames = new Map<string, Inode>();

  /** Creates a file that is already synced. */
  put(path: string, content: string): void {
    const synced = Buffer.from(content, 'latin1');
    const inode = { content: Buffer.from(synced), size: synced.length, synced, lost: [] };
    this.#names.set(path, inode);
    this.#syncedNames.set(path, inode);
  }

  /** The content of a file, as a byte string; undefined if it does not exist. */
  get(path: string): string | undefined {
    const inode = this.#names.get(path);
    return inode?.content.toString('latin1', 0, inode.size);
  }

  paths(): string[] {
    return [...this.#names.keys()].toSorted();
  }

  /** The files after the process was killed: everything written is there. */
  afterKill(): TestFiles {
    const files = new TestFiles();
    for (const path of this.#names.keys()) files.put(path, this.get(path)!);
    return files;
  }

  /**
   * The files after a power failure.
   * @param kept how much of the unsynced data survives: all or none of the changes of names, and a share (0 to 1) of
   * what was written to each file, the shares applied to the files cyclically
   */
  afterPowerLoss(kept: SurvivingData = { names: false, contents: [0] }): TestFiles {
    const files = new TestFiles();
    const names = kept.names ? this.#names : this.#syncedNames;
    for (const [i, [path, inode]] of [...names].entries()) {
      const { content, size, synced } = inode;
      const unsynced = Math.max(0, size - synced.length);
      const part = kept.contents[i % kept.contents.length]!;
      const length = Math.min(size, synced.length + Math.floor(unsynced * part));
      const bytes = Buffer.from(content.subarray(0, length));
      synced.copy(bytes);
      files.put(path, bytes.toString('latin1'));
    }
    return files;
  }

  async makeDirectory(path: string): Promise<void> {
    this.#change({ name: 'makeDirectory', path });
  }

  async list(path: string): Promise<string[]> {
    const prefix = `${path}/`;
    const below = this.paths().filter((name) => name.startsWith(prefix));
    return [...new Set(below.map((name) => name.slice(prefix.length).split('/')[0]!))];
  }

  async readText(path: string): Promise<string | undefined> {
    return this.get(path);
  }

  async open(path: string, how: 'new' | 'existing'): Promise<LogFile> {
    this.#change({ name: 'open', path });
    let inode = this.#names.get(path);
    if (how === 'new') {
      inode ??= { content: Buffer.alloc(0), size: 0, synced: Buffer.alloc(0), lost: [] };
      inode.size = 0;
      inode.lost = [];
      this.#names.set(path, inode);
    }
    if (inode === undefined) throw diskError('ENOENT');
    return this.#file(path, inode);
  }

  async rename(from: string, to: string): Promise<void> {
    this.#change({ name: 'rename', path: from });
    for (const [path, inode] of this.#names) {
      if (path !== from && !path.startsWith(`${from}/`)) continue;
      this.#names.delete(path);
      this.#names.set(to + path.slice(from.length), inode);
    }
  }

  async remove(path: string): Promise<void> {
    this.#change({ name: 'remove', path });
    for (const name of this.#names.keys()) {
      if (name === path || name.startsWith(`${path}/`)) this.#names.delete(name);
    }
  }

  async syncDirectory(path: string): Promise<void> {
    this.#change({ name: 'syncDirectory', path });
    this.#syncedNames = new Map(this.#names);
  }

  #change(operation: Operation): void {
    this.operations.push(operation);
    this.before(operation);
  }

  #file(path: string, inode: Inode): LogFile {
    let closed = false;
    const writeNow = (bytes: Uint8Array, position: number): number => {
      if (closed) throw diskError('EBADF');
      this.#change({ name: 'write', path });
      const taken = this.takes(bytes.length);
      const end = position + taken;
      if (end > inode.content.length) {
        const larger = Buffer.alloc(end * 2);
        inode.content.copy(larger, 0, 0, inode.size);
        inode.content = larger;
      }
      inode.content.set(bytes.subarray(0, taken), position);
      inode.lost = inode.lost.flatMap(([from, to]) => [
        [from, Math.min(to, position)],
        [Math.max(from, end), to],
      ]);
      inode.size = Math.max(inode.size, end);
      return taken;
    };
    return {
      size: async () => inode.size,
      writeNow,
      truncateNow: (size) => {
        this.#change({ name: 'truncate', path });
        inode.content.fill(0, size);
        inode.size = size;
      },
      write: async (bytes, position) => {
        await immediate();
        for (let done = 0; done < bytes.length;) {
          done += writeNow(bytes.subarray(done), position + done);
        }
      },
      read: async (into, position) => {
        const end = Math.min(inode.size, position + into.length);
        return end <= position ? 0 : inode.content.copy(into, 0, position, end);
      },
      sync: async () => {
        const synced = Buffer.from(inode.content.subarray(0, inode.size));
        for (let turn = 0; turn < this.syncTurns; turn++) await immediate();
        try {
          this.#change({ name: 'sync', path });
        } catch (error) {
          // Linux marks the pages clean nevertheless, so a later sync has nothing to write.
          inode.lost.push([inode.synced.length, synced.length]);
          throw error;
        }
        for (const [from, to] of inode.lost) if (from < to) synced.fill(0, from, to);
        inode.synced = synced;
      },
      close: async () => {
        closed = true;
        await immediate();
        await immediate();
      },
    };
  }
}

function immediate(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
