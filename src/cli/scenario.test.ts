import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { refused, test } from './testing-platform.ts';

test('a scenario of a file is played for one client and stopped', async ({ platform }) => {
  const { plinth, folder } = platform;
  const file = join(folder(), 'offline.yaml');
  await writeFile(file, 'faults: [{ family: redis, connection: reset }]\n');
  const { stdout } = await plinth('scenario', 'play', file, '--client', 'alice');
  expect(stdout).toMatch(/^offline +alice +1 +0$/m);
  expect(await plinth('scenario', 'play', file, '--name', 'again')).toEqual(
    refused(
      "faults[0] clashes with scenario 'offline', which is for the same operation and client",
    ),
  );
  expect((await plinth('scenario', 'list')).stdout).toMatch(/^offline /m);
  expect((await plinth('scenario', 'stop', 'offline')).stdout).not.toMatch(/offline/);
  expect(await plinth('scenario', 'stop', 'offline')).toEqual(
    refused("there is no scenario 'offline'"),
  );
});
