import { debeziumPostgres } from './debezium/postgres-source.ts';
import { fileStreamSink } from './file/file-stream-sink.ts';
import { fileStreamSource } from './file/file-stream-source.ts';
import { httpSink } from './http/http-sink.ts';
import { jdbcSink } from './jdbc/sink/jdbc-sink.ts';
import { jdbcSource } from './jdbc/source/jdbc-source.ts';
import type { ConnectorPlugin } from './plugin.ts';

/** All connector classes that a configuration can name. */
export const connectorPlugins: readonly ConnectorPlugin[] = [
  fileStreamSource,
  fileStreamSink,
  httpSink,
  jdbcSource,
  jdbcSink,
  debeziumPostgres,
];
