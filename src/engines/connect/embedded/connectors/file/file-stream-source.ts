import { constants, readdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collect, readConfig, required, withDefault } from '../../config/definition.ts';
import { atLeast, INT, nonEmpty, STRING } from '../../config/types.ts';
import type { SourceRecord } from '../../data/record.ts';
import { STRING as TEXT } from '../../data/schema.ts';
import { ConfigError, ConnectError } from '../../../errors.ts';
import { waitFor } from '../../wait.ts';
import type { SourceContext, SourcePlugin, SourceTask } from '../plugin.ts';
import { checkFile, confinedFile, openConfined, type ConfinedFile } from './confined-file.ts';

const SETTINGS = {
  file: required(STRING, nonEmpty),
  topic: required(STRING, nonEmpty),
  'batch.size': withDefault(INT, 2000, atLeast(1)),
};

/** The poll interval for a file without new lines, in milliseconds (`FileStreamSourceTask.poll`). */
const LOOK_AGAIN = 1000;
const CHUNK = 256 * 1024;
/** How many lines are read at once at most, and about how many bytes. */
const MOST_LINES = 10_000;
const MOST_AT_ONCE = 4 * 1024 * 1024;
/** The maximum length of a line, in bytes: a file without line ends would fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** Reads the lines of a file, and those appended later (`FileStreamSourceConnector`). */
export const fileStreamSource: SourcePlugin = {
  kind: 'source',
  className: 'org.apache.kafka.connect.file.FileStreamSourceConnector',
  check(properties, { files }) {
    const errors: string[] = [];
    const config = readConfig(SETTINGS, properties, errors);
    if (config !== undefined) {
      collect(errors, () => checkFile(files, 'file', config.file));
    }
    return errors;
  },
  plannedTasks: () => 1,
  async start(properties) {
    // A file is read by one task only (`FileStreamSourceConnector.taskConfigs`).
    return { taskConfigs: async () => [properties], stop: async () => undefined };
  },
  async open(properties, context) {
    const config = readConfig(SETTINGS, properties, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    const { connector, files } = context;
    const file = confinedFile(files, connector.clusterId, 'file', config.file);
    return new FileStreamSourceTask(file, config.topic, config['batch.size'], context);
  },
};

class FileStreamSourceTask implements SourceTask {
  readonly #file: ConfinedFile;
  readonly #topic: string;
  readonly #batchSize: number;
  readonly #context: SourceContext;
  /** The identity of the file that the position belongs to; undefined if it is unknown. */
  #inode: string | undefined;
  /** The position in the file up to which it has been read. */
  #position: number;
  /** The beginning of an incomplete line. */
  #rest = Buffer.alloc(0);

  constructor(file: ConfinedFile, topic: string, batchSize: number, context: SourceContext) {
    this.#file = file;
    this.#topic = topic;
    this.#batchSize = Math.min(batchSize, MOST_LINES);
    this.#context = context;
    const { position, inode } = context.offset({ filename: file.name }) ?? {};
    this.#position = typeof position === 'number' ? position : 0;
    this.#inode = typeof inode === 'string' ? inode : undefined;
  }

  async poll(): Promise<readonly SourceRecord[]> {
    const records = await this.#read();
    if (records.length === 0) await waitFor(LOOK_AGAIN, this.#context, this.#context.signal);
    return records;
  }

  async stop(): Promise<void> {}

  /** Opens the file for each poll, so that a replacement is noticed. */
  async #read(): Promise<readonly SourceRecord[]> {
    const file = await this.#open(this.#file.path);
    try {
      const inode = file && (await inodeOf(file));
      if (this.#inode !== undefined && inode !== this.#inode) {
        const left = await this.#readMoved();
        if (left.length > 0 || inode === undefined) return left;
        const last = this.#lastLine();
        this.#position = 0;
        this.#inode = inode;
        return last;
      }
      this.#inode = inode;
      return file === undefined ? [] : await this.#linesFrom(file);
    } finally {
      await file?.close();
    }
  }

  /** Reads the rest of a file that was renamed within its directory. */
  async #readMoved(): Promise<readonly SourceRecord[]> {
    this.#rest = Buffer.alloc(0);
    const path = await findByInode(dirname(this.#file.path), this.#inode!);
    const file = path === undefined ? undefined : await this.#open(path);
    try {
      return file === undefined ? [] : await this.#linesFrom(file);
    } finally {
      await file?.close();
    }
  }

  /** The last line of a file that is no longer written to, even without a line end. */
  #lastLine(): readonly SourceRecord[] {
    const rest = this.#rest.toString();
    this.#position += this.#rest.length;
    return rest === '' ? [] : [this.#record(rest)];
  }

  async #open(path: string): Promise<FileHandle | undefined> {
    try {
      return await openConfined({ ...this.#file, path }, constants.O_RDONLY);
    } catch (error) {
      // `FileStreamSourceTask`: waits for a file that does not exist yet.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new ConnectError(`Unable to open file ${this.#file.name}`, { cause: error });
    }
  }

  async #linesFrom(file: FileHandle): Promise<readonly SourceRecord[]> {
    const { size } = await file.stat();
    // A file that has become shorter is read from its start.
    if (size < this.#position) this.#position = 0;
    this.#rest = Buffer.alloc(0);
    return this.#lines(file);
  }

  async #lines(file: FileHandle): Promise<readonly SourceRecord[]> {
    const records: SourceRecord[] = [];
    let at = this.#position;
    const enough = at + MOST_AT_ONCE;
    while (records.length < this.#batchSize && (at < enough || records.length === 0)) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const { bytesRead } = await file.read(chunk, 0, CHUNK, at);
      if (bytesRead === 0) break;
      at += bytesRead;
      this.#rest = Buffer.concat([this.#rest, chunk.subarray(0, bytesRead)]);
      this.#split(records);
      if (this.#rest.length > LONGEST_LINE) {
        throw new ConnectError(`A line of ${this.#file.name} is longer than ${LONGEST_LINE} bytes`);
      }
    }
    return records;
  }

  /** Removes the complete lines from the text that was read. */
  #split(records: SourceRecord[]): void {
    let start = 0;
    while (records.length < this.#batchSize) {
      const end = this.#rest.indexOf(0x0a, start);
      if (end < 0) break;
      const last = end > start && this.#rest[end - 1] === 0x0d ? end - 1 : end;
      this.#position += end + 1 - start;
      records.push(this.#record(this.#rest.toString('utf8', start, last)));
      start = end + 1;
    }
    this.#rest = this.#rest.subarray(start);
  }

  #record(line: string): SourceRecord {
    return {
      topic: this.#topic,
      partition: undefined,
      keySchema: null,
      key: null,
      valueSchema: TEXT,
      value: line,
      timestamp: Math.floor(this.#context.clock.now()),
      headers: [],
      sourcePartition: { filename: this.#file.name },
      sourceOffset: {
        position: this.#position,
        ...(this.#inode === undefined ? {} : { inode: this.#inode }),
      },
    };
  }
}

async function inodeOf(file: FileHandle): Promise<string> {
  return String((await file.stat({ bigint: true })).ino);
}

async function findByInode(directory: string, inode: string): Promise<string | undefined> {
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    // A file that disappears meanwhile is not the one.
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (String(found?.ino) === inode) return path;
  }
  return undefined;
}
