import { afterAll, describe } from 'vitest';
import { startPostgresql } from '../../../../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../../../../scripts/servers/skip-reason.ts';
import { queueEngineSuite } from '../../../engine-suite.ts';
import { PostgresqlQueueBench } from '../../../../../../testing/engines/queue/embedded/store/postgresql/bench.ts';

const missing = skipReason('postgresql');
const server = missing === undefined ? await startPostgresql() : undefined;
afterAll(() => server?.[Symbol.asyncDispose]());
const connection = {
  host: '127.0.0.1',
  port: server?.port ?? 0,
  user: 'plinth',
  database: 'postgres',
};
describe.skipIf(missing !== undefined)(`with PostgreSQL (${missing ?? 'installed'})`, () => {
  queueEngineSuite('on PostgreSQL', () => PostgresqlQueueBench.start(connection));
});
