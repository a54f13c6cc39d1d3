import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { failed, fine, refused, test, wrong } from './testing-platform.ts';

const SEED = `
plinth: 1
databases:
  - name: default
    keys:
      - { key: greeting, type: string, value: hello }
queue:
  urlGroups:
    - { name: billing, endpoints: [{ url: https://example.com }] }
`;

describe.concurrent('seeds', () => {
  test('a platform is seeded, exported and reset', async ({ platform }) => {
    const { plinth, pipe, json, folder } = platform;
    const file = join(folder(), 'seed.yaml');
    await writeFile(file, SEED);
    expect(await plinth('seed', file)).toEqual(
      fine('seeded databases: 1, keys: 1, URL groups: 1\n'),
    );
    const { stdout: exported } = await plinth('export');
    expect(exported).toMatch(/^plinth: 1$[^]*value: hello/m);
    expect(await json('export')).toMatchObject({ plinth: 1, queue: { urlGroups: [{}] } });

    expect(await pipe(exported, 'seed', '-', '--replace', '--yes')).toHaveProperty('code', 0);
    expect((await plinth('export')).stdout).toBe(exported);
    expect(await plinth('reset')).toEqual(
      wrong('to forget all data of the platform, say --yes: there is no terminal to ask on'),
    );
    expect(await plinth('reset', '--yes')).toEqual(
      fine('forgot all data, seeded databases: 1, keys: 1, URL groups: 1\n'),
    );
    expect(await plinth('reset', '--empty', '--yes')).toEqual(
      fine('forgot all data, seeded nothing\n'),
    );
    expect((await plinth('export')).stdout).not.toContain('hello');
  });

  test('one that does not fit is refused with its place', async ({ platform: { pipe } }) => {
    expect(await pipe('plinth: 1\nkafka: { topics: [{}] }', 'seed', '-')).toEqual(
      refused('kafka.topics[0].name is missing'),
    );
    expect(await pipe('', 'seed', '-')).toEqual(failed(5, expect.stringMatching(/^plinth: /)));
  });
});
