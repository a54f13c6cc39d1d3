import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test } from '../../../testing/cli/cli.ts';
import { failed, usageError } from '../../../testing/cli/platform.ts';
import { expectDueOnce } from '../../../testing/cli/migrate/due.ts';
import { PlatformContent, folderDigest } from '../../../testing/cli/migrate/content.ts';

describe('plinth migrate', () => {
  test('copies all data of a platform, and leaves the source unchanged', async ({ cli }) => {
    const everything = new PlatformContent(cli);
    const [from, to] = [join(cli.folder(), 'a'), join(cli.folder(), 'b')];
    const before = await everything.on({ dataDir: from }, async (env) => {
      await everything.fill(env, from);
      return everything.snapshot(env);
    });
    const digest = folderDigest(from);

    const { code, stdout, stderr } = await everything.migrate(from, to).ended;
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('topic orders: 4 messages\n');
    expect(stdout).toMatch(/^database default +9 keys +[0-9a-f]{16}$/m);
    expect(stdout).toContain(`all that ${from} had is in ${to}, and is the same on both sides\n`);
    expect(folderDigest(from)).toBe(digest);
    expect(existsSync(join(to, 'migrating'))).toBe(false);

    const again = await everything.migrate(from, to).ended;
    expect(again).toEqual(refusedWith(`all that ${from} had is in ${to} already`));
    expect(await everything.on({ dataDir: to }, (env) => everything.snapshot(env))).toEqual(before);
  });

  test('copies the data of services that do not run, too', async ({ cli }) => {
    const everything = new PlatformContent(cli);
    const [from, to] = [join(cli.folder(), 'a'), join(cli.folder(), 'b')];
    const before = await everything.on({ dataDir: from }, async (env) => {
      await everything.fill(env, from);
      return everything.snapshot(env);
    });
    const { code, stdout, stderr } = await everything.migrate(
      everything.config({ dataDir: from, services: 'queue' }),
      everything.config({ dataDir: to, services: 'redis,kafka' }),
    ).ended;
    expect(code, stderr).toBe(0);
    expect(stdout).toContain(
      'are other than those of --from, and count from the next start on: --services',
    );
    expect(await everything.on({ dataDir: to }, (env) => everything.snapshot(env))).toEqual(before);
  });

  test('refuses sources and targets that are missing, in use or not empty', async ({ cli }) => {
    const everything = new PlatformContent(cli);
    const [from, to, used] = ['a', 'b', 'c'].map((name) => join(cli.folder(), name));
    for (const dataDir of [from!, used!]) await everything.on({ dataDir }, async () => undefined);
    const migrate = (source: string, target: string) => everything.migrate(source, target).ended;

    expect(await migrate('not-there', to!)).toEqual(
      usageError('--from: there is no data directory and no configuration file not-there'),
    );
    const typo = join(cli.folder(), 'plinth.confg.json');
    expect(await migrate(from!, typo)).toEqual(
      usageError(`--to: there is no data directory and no configuration file ${typo}`),
    );
    expect(existsSync(typo)).toBe(false);
    expect(await migrate(cli.folder(), to!)).toEqual(
      failed(
        4,
        expect.stringMatching(/^plinth: no platform has been started on the data directory/),
      ),
    );
    expect(await migrate(from!, join(from!, 'inside'))).toEqual(
      failed(2, expect.stringContaining('must have data directories of their own')),
    );
    expect(await migrate(from!, everything.config({ memory: true }))).toEqual(
      usageError('--to: with memory nothing is kept, so give it a dataDir'),
    );
    expect(await migrate(from!, used!)).toEqual(
      refusedWith(`${used} has accounts already: what is carried goes into an empty platform`),
    );
    expect(existsSync(join(used!, 'migrating'))).toBe(false);
    await everything.on({ dataDir: from! }, async () => {
      const { code, stderr } = await migrate(from!, to!);
      expect({ code, stderr }).toEqual({
        code: 4,
        stderr: expect.stringContaining('is in use by another process'),
      });
      expect(await migrate(used!, from!)).toEqual(
        failed(4, expect.stringMatching(/^plinth: .* is in use by another process/)),
      );
    });
  });

  test('delivers once what becomes due while a queue is moved', async ({ cli }) => {
    await expectDueOnce(cli, { dataDir: join(cli.folder(), 'target') });
  });
});

function refusedWith(sentence: string) {
  return failed(5, expect.stringContaining(`plinth: ${sentence}\n`));
}
