import { afterAll, expect, test } from 'vitest';
import { startPostgresql } from '../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../scripts/servers/skip-reason.ts';
import { controlAnswer } from '../../harness/control.ts';
import { startPlatform } from '../../harness/platform-process.ts';

const missing = skipReason('postgresql');
const server = missing === undefined ? await startPostgresql() : undefined;
afterAll(() => server?.[Symbol.asyncDispose]());

test.skipIf(missing !== undefined)(
  `the clock of a platform on a store that copies can share stays as it is (${missing ?? 'PostgreSQL is installed'})`,
  async () => {
    const key = ['--encryption-key', 'a-key-of-these-tests-that-nobody-else-has'];
    const flags = ['--memory', '--control', '--store-url', server!.url(), ...key];
    const { env, stop } = await startPlatform('start', flags);
    const url = env['PLINTH_CONSOLE_URL']!;
    const refused = {
      status: 409,
      json: {
        error:
          'the clock of a platform with --store-url is not changed: copies that share the store go by that of its server',
      },
    };
    const requests = [{ moveBy: 60_000 }, { moveTo: '2999-01-01T00:00:00Z' }, { frozen: true }];
    for (const body of requests) {
      expect(await controlAnswer('PATCH', '/clock', { url, body })).toEqual(refused);
    }
    expect(await controlAnswer('GET', '/clock', { url })).toMatchObject({
      status: 200,
      json: { ahead: 0, frozen: false },
    });
    await stop('SIGTERM');
  },
);
