import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { refused, test } from '../../testing/cli/platform.ts';

test('plinth scenario plays a scenario from a file for one client, and stops it', async ({
  platform,
}) => {
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
