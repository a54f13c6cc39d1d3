import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test, type Cli } from '../../../testing/cli/cli.ts';
import { failed } from '../../../testing/cli/platform.ts';
import { PlatformContent, folderDigest } from '../../../testing/cli/migrate/content.ts';
import { changeFile, CONTROL, QUEUE } from '../../../testing/cli/migrate/files.ts';

function places(cli: Cli): { everything: PlatformContent; from: string; to: string } {
  const [from, to] = ['a', 'b'].map((name) => join(cli.folder(), name));
  return { everything: new PlatformContent(cli), from: from!, to: to! };
}

describe('plinth migrate', () => {
  test('refuses data from before the first release', async ({ cli }) => {
    const { everything, from, to } = places(cli);
    await everything.on({ dataDir: from }, async () => undefined);
    changeFile(
      from,
      QUEUE,
      "update migration set name = '0003 of before' where name = (select min(name) from migration)",
    );
    const digest = folderDigest(from);
    expect(await everything.migrate(from, to).ended).toEqual(
      failed(
        4,
        `plinth: ${join(from, QUEUE)} is from before Plinth's first release and can't be read: move it elsewhere to begin with an empty one\n`,
      ),
    );
    expect(folderDigest(from)).toBe(digest);
  });

  test('refuses data of a newer version', async ({ cli }) => {
    const { everything, from, to } = places(cli);
    await everything.on({ dataDir: from }, async () => undefined);
    for (const [file, name] of [
      [CONTROL, `${join(from, CONTROL)} can't be used: the store`],
      [QUEUE, join(from, QUEUE)],
    ] as const) {
      changeFile(from, file, "insert into migration values ('9999 of later')");
      const digest = folderDigest(from);
      expect(await everything.migrate(from, to).ended).toEqual(
        failed(4, `plinth: ${name} has been used by a newer Plinth (migration "9999 of later")\n`),
      );
      expect(folderDigest(from)).toBe(digest);
      expect(existsSync(join(to, 'migrating'))).toBe(false);
      changeFile(from, file, "delete from migration where name = '9999 of later'");
    }
    // Nothing was copied, so another migration may go there.
    expect(await everything.migrate(from, to).ended).toMatchObject({ code: 0 });
  });

  test('checks the target before it copies anything, and removes no files that are not its own', async ({
    cli,
  }) => {
    const { everything, from, to } = places(cli);
    await everything.on({ dataDir: from }, async () => undefined);
    const foreign = join(to, 'migrating');
    mkdirSync(foreign, { recursive: true });
    writeFileSync(join(foreign, 'notes.txt'), 'mine');
    const digest = folderDigest(foreign);
    const sentence = `plinth: ${foreign} is where plinth migrate puts a copy of the source, and has something else in it: move that elsewhere\n`;
    expect(await everything.migrate(from, to).ended).toEqual(failed(4, sentence));
    await everything.on({ dataDir: to }, async () => undefined);
    expect(await everything.migrate(from, to).ended).toEqual(
      failed(5, expect.stringContaining('has accounts already')),
    );
    expect(folderDigest(foreign)).toBe(digest);
  });
});
