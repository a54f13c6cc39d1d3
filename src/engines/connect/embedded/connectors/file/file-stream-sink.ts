import { constants } from 'node:fs/promises';
import { collect, readConfig, required } from '../../config/definition.ts';
import { nonEmpty, STRING } from '../../config/types.ts';
import { textOf } from '../../data/value.ts';
import { ConfigError, ConnectError } from '../../../errors.ts';
import type { SinkPlugin } from '../plugin.ts';
import {
  checkFile,
  confinedFile,
  makeFolderOf,
  openConfined,
  type ConfinedFile,
} from './confined-file.ts';

const APPEND = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY;

const SETTINGS = { file: required(STRING, nonEmpty) };

/** Appends the value of each record to a file, as a line (`FileStreamSinkConnector`). */
export const fileStreamSink: SinkPlugin = {
  kind: 'sink',
  className: 'org.apache.kafka.connect.file.FileStreamSinkConnector',
  check(properties, { files }) {
    const errors: string[] = [];
    const config = readConfig(SETTINGS, properties, errors);
    if (config !== undefined) {
      collect(errors, () => checkFile(files, 'file', config.file));
    }
    return errors;
  },
  async open(properties, { connector, files }) {
    const config = readConfig(SETTINGS, properties, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    const file = confinedFile(files, connector.clusterId, 'file', config.file);
    try {
      await makeFolderOf(file);
      // Reports a file that can't be opened at the start.
      await append(file, (await isCutOff(file)) ? '\n' : '');
    } catch (error) {
      throw new ConnectError(
        `Couldn't find or create file '${config.file}' for FileStreamSinkTask`,
        { cause: error },
      );
    }
    return {
      put: (records) => append(file, records.map(({ value }) => `${textOf(value)}\n`).join('')),
      stop: async () => undefined,
    };
  },
};

/** Opens the file for each batch, so that a new one is created after it was moved away. */
async function append(file: ConfinedFile, text: string): Promise<void> {
  const handle = await openConfined(file, APPEND);
  try {
    await handle.appendFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Whether the last line is incomplete, after a loss of power; nothing may be appended to it. */
async function isCutOff(file: ConfinedFile): Promise<boolean> {
  const handle = await openConfined(file, constants.O_RDONLY | constants.O_CREAT);
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer[0] !== 0x0a;
  } finally {
    await handle.close();
  }
}
