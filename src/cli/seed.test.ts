import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { PORTS } from '../../testing/cli/cli.ts';
import { failed, succeeded, refused, test, usageError } from '../../testing/cli/platform.ts';

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
  test('plinth seed, export and reset fill, save and empty a platform', async ({ platform }) => {
    const { plinth, pipe, json, folder } = platform;
    const file = join(folder(), 'seed.yaml');
    await writeFile(file, SEED);
    expect(await plinth('seed', file)).toEqual(
      succeeded('seeded databases: 1, keys: 1, URL groups: 1\n'),
    );
    const { stdout: exported } = await plinth('export');
    expect(exported).toMatch(/^plinth: 1$[^]*value: hello/m);
    expect(await json('export')).toMatchObject({ plinth: 1, queue: { urlGroups: [{}] } });

    expect(await pipe(exported, 'seed', '-', '--replace', '--yes')).toHaveProperty('code', 0);
    expect((await plinth('export')).stdout).toBe(exported);
    expect(await plinth('reset')).toEqual(
      usageError('to forget all data of the platform, say --yes: there is no terminal to ask on'),
    );
    expect(await plinth('reset', '--yes')).toEqual(
      succeeded('forgot all data, seeded databases: 1, keys: 1, URL groups: 1\n'),
    );
    expect(await plinth('reset', '--empty', '--yes')).toEqual(
      succeeded('forgot all data, seeded nothing\n'),
    );
    expect((await plinth('export')).stdout).not.toContain('hello');
  });

  test('an invalid seed is refused with the place of the error', async ({ platform: { pipe } }) => {
    expect(await pipe('plinth: 1\nkafka: { topics: [{}] }', 'seed', '-')).toEqual(
      refused('kafka.topics[0].name is missing'),
    );
    expect(await pipe('', 'seed', '-')).toEqual(failed(5, expect.stringMatching(/^plinth: /)));
  });

  describe('a start with a seed', () => {
    const GREETING = ['redis', 'GET', 'greeting'];

    test('loads the seed into an empty platform only', async ({ cli }) => {
      const file = join(cli.folder(), 'seed.yaml');
      await writeFile(file, SEED);
      const data = join(cli.folder(), 'data');
      const start = () => cli.plinth(['start', ...PORTS, '--data-dir', data, '--seed', file]);
      const ask = (env: Record<string, string>, ...args: string[]) =>
        cli.plinth(args, { env }).ended;
      const first = start();
      const env = await first.ready();
      expect(await ask(env, ...GREETING)).toEqual(succeeded('hello\n'));
      await ask(env, 'redis', 'SET', 'greeting', 'changed');
      first.kill('SIGTERM');
      await first.ended;

      const second = start();
      const later = await second.ready();
      expect(await ask(later, ...GREETING)).toEqual(succeeded('changed\n'));
      await ask(later, 'reset', '--yes');
      expect(await ask(later, ...GREETING)).toEqual(succeeded('hello\n'));
      second.kill('SIGTERM');
      await second.ended;

      // A process that ends while it seeds leaves this behind.
      writeFileSync(join(data, 'discarding'), '');
      expect(await ask(await start().ready(), ...GREETING)).toEqual(succeeded('hello\n'));
    });

    test.for([
      ['databases: [', 'is not YAML or JSON: '],
      ['plinth: 2', ': plinth must be 1'],
      ['plinth: 1\nkafka: { topics: [{ name: a/b }] }', ': kafka.topics[0]: '],
    ])('is refused with an invalid seed: %s', async ([text, reason], { cli }) => {
      const file = join(cli.folder(), 'seed.yaml');
      await writeFile(file, text!);
      const { code, stderr } = await cli.plinth(['start', ...PORTS, '--memory', '--seed', file])
        .ended;
      expect(code).toBe(2);
      expect(stderr).toContain(`plinth: ${file}`);
      expect(stderr).toContain(reason);
    });

    test('is refused if the seed has well-known secrets and others can reach the platform', async ({
      cli,
    }) => {
      const file = join(cli.folder(), 'seed.yaml');
      const secrets = '{ password: p, restToken: a, readOnlyRestToken: plinth-development-token }';
      await writeFile(file, `plinth: 1\ndatabases: [{ name: shop, secrets: ${secrets} }]`);
      const { stdout } = await cli.plinth(['secrets']).ended;
      const env = Object.fromEntries(stdout.split('\n').map((line) => line.split('=')));
      const start = ['start', ...PORTS, '--memory', '--host', '0.0.0.0', '--seed', file];
      expect(await cli.plinth(start, { env }).ended).toEqual(
        usageError(
          `${file}: databases[0].secrets.readOnlyRestToken: is a well-known development secret, with which --host 0.0.0.0 would serve others`,
        ),
      );
    });

    test('is refused if the file cannot be read', async ({ cli }) => {
      const { ended } = cli.plinth(['start', ...PORTS, '--memory', '--seed', 'not-there.yaml']);
      expect(await ended).toEqual(usageError("not-there.yaml can't be read (ENOENT)"));
    });
  });
});
