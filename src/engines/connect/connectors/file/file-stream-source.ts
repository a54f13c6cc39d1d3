import { open, type FileHandle } from 'node:fs/promises';
import { collect, readConfig, required, withDefault } from '../../config/definition.ts';
import { atLeast, INT, nonEmpty, STRING } from '../../config/types.ts';
import type { SourceRecord } from '../../data/record.ts';
import { STRING as TEXT } from '../../data/schema.ts';
import { ConfigError, ConnectError } from '../../errors.ts';
import { waitFor } from '../../wait.ts';
import type { SourceContext, SourcePlugin, SourceTask } from '../plugin.ts';
import { allowedPath, checkPath } from './allowed-path.ts';

const SETTINGS = {
  file: required(STRING, nonEmpty),
  topic: required(STRING, nonEmpty),
  'batch.size': withDefault(INT, 2000, atLeast(1)),
};

/** Milliseconds between looks at a file that has nothing new (`FileStreamSourceTask.poll`). */
const LOOK_AGAIN = 1000;
const CHUNK = 256 * 1024;
/** Bytes; a file without line ends would fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** The lines of a file, and those that are added to it (`FileStreamSourceConnector`). */
export const fileStreamSource: SourcePlugin = {
  kind: 'source',
  className: 'org.apache.kafka.connect.file.FileStreamSourceConnector',
  check(properties, { files }) {
    const errors: string[] = [];
    const config = readConfig(SETTINGS, properties, errors);
    if (config !== undefined) {
      collect(errors, () => checkPath(files, 'file', config.file));
    }
    return errors;
  },
  async start(properties) {
    // A file is read by one task only (`FileStreamSourceConnector.taskConfigs`).
    return { taskConfigs: async () => [properties], stop: async () => undefined };
  },
  async open(properties, context) {
    const config = readConfig(SETTINGS, properties, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    const { connector, files } = context;
    const path = allowedPath(files, connector.clusterId, 'file', config.file);
    return new FileStreamSourceTask(config.file, path, config.topic, config['batch.size'], context);
  },
};

class FileStreamSourceTask implements SourceTask {
  readonly #name: string;
  readonly #path: string;
  readonly #topic: string;
  readonly #batchSize: number;
  readonly #context: SourceContext;
  /** In the file: where what has not been read begins. */
  #position: number;
  /** The beginning of a line whose end has not been read. */
  #rest = Buffer.alloc(0);

  constructor(
    name: string,
    path: string,
    topic: string,
    batchSize: number,
    context: SourceContext,
  ) {
    this.#name = name;
    this.#path = path;
    this.#topic = topic;
    this.#batchSize = batchSize;
    this.#context = context;
    const position = context.offset({ filename: name })?.['position'];
    this.#position = typeof position === 'number' ? position : 0;
  }

  async poll(): Promise<readonly SourceRecord[]> {
    const records = await this.#read();
    if (records.length === 0) await waitFor(LOOK_AGAIN, this.#context, this.#context.signal);
    return records;
  }

  async stop(): Promise<void> {}

  /** The file is opened each time, so that one that has been put in its place is found. */
  async #read(): Promise<readonly SourceRecord[]> {
    let file: FileHandle;
    try {
      file = await open(this.#path, 'r');
    } catch (error) {
      // `FileStreamSourceTask`: a file that isn't there yet is waited for.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw new ConnectError(`Unable to open file ${this.#name}`, { cause: error });
    }
    try {
      const { size } = await file.stat();
      // A file that has become shorter is another one.
      if (size < this.#position) this.#position = 0;
      this.#rest = Buffer.alloc(0);
      return await this.#lines(file);
    } finally {
      await file.close();
    }
  }

  async #lines(file: FileHandle): Promise<readonly SourceRecord[]> {
    const records: SourceRecord[] = [];
    let at = this.#position;
    while (records.length < this.#batchSize) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const { bytesRead } = await file.read(chunk, 0, CHUNK, at);
      if (bytesRead === 0) break;
      at += bytesRead;
      this.#rest = Buffer.concat([this.#rest, chunk.subarray(0, bytesRead)]);
      this.#split(records);
      if (this.#rest.length > LONGEST_LINE) {
        throw new ConnectError(`A line of ${this.#name} is longer than ${LONGEST_LINE} bytes`);
      }
    }
    return records;
  }

  /** Takes the lines that are complete. */
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
      sourcePartition: { filename: this.#name },
      sourceOffset: { position: this.#position },
    };
  }
}
