import { afterAll } from 'vitest';
import { startPostgresql } from '../../../../../../scripts/servers/postgresql.ts';
import { queueEngineSuite } from '../../../engine-suite.ts';
import { PostgresqlQueueBench } from './testing-bench.ts';

const server = await startPostgresql();
afterAll(() => server[Symbol.asyncDispose]());
const connection = {
  host: '127.0.0.1',
  port: server.port,
  user: 'plinth',
  database: 'postgres',
};
queueEngineSuite('on PostgreSQL', () => PostgresqlQueueBench.start(connection));
