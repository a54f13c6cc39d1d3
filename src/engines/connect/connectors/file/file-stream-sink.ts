import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { collect, readConfig, required } from '../../config/definition.ts';
import { nonEmpty, STRING } from '../../config/types.ts';
import { textOf } from '../../data/value.ts';
import { ConfigError, ConnectError } from '../../errors.ts';
import type { SinkPlugin } from '../plugin.ts';
import { allowedPath, checkPath } from './allowed-path.ts';

const SETTINGS = { file: required(STRING, nonEmpty) };

/** Appends the values of records to a file, a line for each (`FileStreamSinkConnector`). */
export const fileStreamSink: SinkPlugin = {
  kind: 'sink',
  className: 'org.apache.kafka.connect.file.FileStreamSinkConnector',
  check(properties, { files }) {
    const errors: string[] = [];
    const config = readConfig(SETTINGS, properties, errors);
    if (config !== undefined) {
      collect(errors, () => checkPath(files, 'file', config.file));
    }
    return errors;
  },
  async open(properties, { connector, files }) {
    const config = readConfig(SETTINGS, properties, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    const path = allowedPath(files, connector.clusterId, 'file', config.file);
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a');
      return {
        async put(records) {
          await file.appendFile(records.map(({ value }) => `${textOf(value)}\n`).join(''));
          await file.datasync();
        },
        stop: () => file.close(),
      };
    } catch (error) {
      throw new ConnectError(
        `Couldn't find or create file '${config.file}' for FileStreamSinkTask`,
        {
          cause: error,
        },
      );
    }
  },
};
