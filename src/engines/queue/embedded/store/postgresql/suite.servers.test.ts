import { afterAll } from 'vitest';
import { startPostgres } from '../../../../connect/embedded/connectors/jdbc/postgresql/test-server.ts';
import { queueEngineSuite } from '../../../engine-suite.ts';
import { PostgresqlQueueBench } from './testing-bench.ts';

const server = await startPostgres();
afterAll(() => server.stop());
const connection = {
  host: '127.0.0.1',
  port: server.port,
  user: 'plinth',
  database: 'postgres',
};
queueEngineSuite('on PostgreSQL', () => PostgresqlQueueBench.start(connection));
