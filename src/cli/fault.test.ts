import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { failed, succeeded, refused, test, usageError } from '../../testing/cli/platform.ts';

describe.concurrent('plinth fault', () => {
  test('adds, lists and removes a fault', async ({ platform: { plinth, json } }) => {
    const added = await plinth(
      ...['fault', 'add', 'queue', 'listQueues', '--status', '503', '--after', '1'],
      ...['--header', 'Retry-After: 5', '--latency', 'uniform:1ms:2ms', '--name', 'busy'],
    );
    expect(added).toEqual(succeeded('added fault busy\n'));
    expect(await json('fault', 'list')).toMatchObject({
      faults: [
        {
          fault: {
            name: 'busy',
            family: 'queue',
            operation: 'listQueues',
            after: 1,
            latency: { distribution: 'uniform', from: 1, to: 2 },
            answer: { status: 503, headers: { 'Retry-After': '5' } },
          },
        },
      ],
    });
    expect(await plinth('queue', 'list')).toHaveProperty('code', 0);
    expect(await plinth('queue', 'list')).toEqual(
      failed(5, expect.stringContaining('does not serve at the moment')),
    );
    const { stdout } = await plinth('fault', 'list');
    expect(stdout).toMatch(/^busy +queue +listQueues +uniform, 503 +2 +1$/m);
    expect(await plinth('fault', 'remove', 'busy')).toEqual(
      succeeded('removed fault busy, which has met 1 requests\n'),
    );
    expect(await plinth('fault', 'remove', 'busy')).toEqual(refused("there is no fault 'busy'"));
    expect(await plinth('queue', 'list')).toHaveProperty('code', 0);
  });

  test('loads faults from a file or the standard input', async ({
    platform: { plinth, pipe, folder },
  }) => {
    const file = join(folder(), 'faults.yaml');
    await writeFile(file, 'seed: 7\nfaults:\n  - { family: redis, connection: reset }\n');
    expect((await plinth('fault', 'load', file)).stdout).toMatch(/^fault-1 +redis +\* +reset /m);
    expect(await pipe('faults: [{ family: sms }]', 'fault', 'load', '-')).toEqual(
      failed(5, expect.stringContaining('faults[0].family must be one of ')),
    );
    expect(await plinth('fault', 'clear')).toEqual(succeeded('removed all faults\n'));
    expect(await pipe('a: [', 'fault', 'load', '-')).toEqual(
      failed(2, expect.stringContaining('plinth: the standard input is not YAML or JSON: ')),
    );
  });

  test.for([
    [['--status', 'many'], '--status must be a number, not "many"'],
    [['--body', '{}'], '--body, --header and --example need --status'],
    [['--status', '503', '--body', '{'], '--body must be JSON, not "{"'],
    [['--status', '503', '--header', 'x'], '--header must be like "Retry-After: 5", not "x"'],
    [
      ['--latency', 'slow'],
      '--latency must be like 200ms, uniform:100ms:1s, normal:200ms:50ms or log-normal:200ms:0.5, not "slow"',
    ],
  ] as const)('refuses the options %j', async ([options, sentence], { platform: { plinth } }) => {
    expect(await plinth('fault', 'add', 'redis', ...options)).toEqual(usageError(sentence));
  });
});
