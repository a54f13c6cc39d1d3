import { join } from 'node:path';
import { test } from '../testing.ts';
import { expectDueOnce } from './testing-due.ts';

test('what becomes due while a queue is moved is delivered once', async ({ cli }) => {
  await expectDueOnce(cli, { dataDir: join(cli.folder(), 'target') });
});
