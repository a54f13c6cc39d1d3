import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect } from 'vitest';
import { command, spawnStart, start, stop } from '../../testing/cli/start.ts';
import { isForOwnerOnly, test, type SpawnedRun } from '../../testing/cli/cli.ts';

async function killed({ child, ended }: SpawnedRun) {
  child.kill('SIGKILL');
  return ended;
}

describe.concurrent('the data directory', () => {
  test('is readable by its owner only', async ({ cli }) => {
    const folder = cli.folder();
    const run = spawnStart(cli, '--data-dir', folder);
    const env = await run.ready();
    await command(env, 'SET', 'a', 'b');
    await command(env, 'ACL', 'SETUSER', 'ann', 'on');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(5);
    // The lock and the process id are not secrets.
    const secret = files.filter((file) => !/^(lock|pid)/.test(basename(file)));
    expect(secret.filter((file) => !isForOwnerOnly(file))).toEqual([]);
  });

  test('has all data and users after a restart', async ({ cli }) => {
    const data = ['--data-dir', cli.folder()];
    const first = start(cli, ...data);
    const env = await first.ready();
    await command(env, 'SET', 'greeting', 'hello');
    await command(env, 'HSET', 'hash', 'field', 'value');
    await command(env, 'ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann', '~*', '+get');
    const { result: token } = (await command(env, 'ACL', 'RESTTOKEN', 'ann', 'secret-of-ann')) as {
      result: string;
    };
    expect(await stop(first)).toMatchObject({ code: 0 });
    const again = await start(cli, ...data).ready();
    expect(await command(again, 'GET', 'greeting')).toEqual({ result: 'hello' });
    expect(await command(again, 'HGETALL', 'hash')).toEqual({ result: ['field', 'value'] });
    const asAnn = { ...again, UPSTASH_REDIS_REST_TOKEN: token };
    expect(await command(asAnn, 'GET', 'greeting')).toEqual({ result: 'hello' });
  });

  test('loses no acknowledged write to kill -9 with --fsync always', async ({ cli }) => {
    const data = ['--data-dir', cli.folder(), '--fsync', 'always'];
    const first = spawnStart(cli, ...data);
    const env = await first.ready();
    const acknowledged: string[] = [];
    let next = 0;
    const writeUntilKilled = async () => {
      for (;;) {
        const item = String(next++);
        await command(env, 'RPUSH', 'list', item);
        acknowledged.push(item);
        if (acknowledged.length === 200) first.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, writeUntilKilled));
    await first.ended;
    const again = await start(cli, ...data).ready();
    const { result } = (await command(again, 'LRANGE', 'list', '0', '-1')) as { result: string[] };
    expect(new Set(result)).toEqual(new Set([...result, ...acknowledged]));
    expect(result).toHaveLength(new Set(result).size);
  });

  test('loses no acknowledged write to kill -9 with the default fsync, unless the machine fails too', async ({
    cli,
  }) => {
    const data = ['--data-dir', cli.folder()];
    const first = spawnStart(cli, ...data);
    const env = await first.ready();
    await command(env, 'SET', 'a', '1');
    await command(env, 'INCR', 'a');
    await killed(first);
    const again = await start(cli, ...data).ready();
    expect(await command(again, 'GET', 'a')).toEqual({ result: '2' });
  });

  test('is not created with --memory', async ({ cli }) => {
    const folder = `${cli.folder()}/none`;
    const run = start(cli, '--memory', '--data-dir', folder);
    const env = await run.ready();
    await command(env, 'SET', 'a', '1');
    const { code, stdout } = await stop(run);
    expect(code).toBe(0);
    expect(stdout).toContain('(nothing is kept)');
    expect(existsSync(folder)).toBe(false);
  });

  test('serves one platform at a time', async ({ cli }) => {
    const data = ['--data-dir', cli.folder()];
    const first = start(cli, ...data);
    await first.ready();
    const { code, stderr } = await spawnStart(cli, ...data).ended;
    expect(code).toBe(4);
    expect(stderr).toMatch(/^plinth: .+\n$/);
  });

  test('cannot be a file', async ({ cli }) => {
    const file = `${cli.folder()}/file`;
    writeFileSync(file, '');
    const { code, stderr } = await start(cli, '--data-dir', file).ended;
    expect(code).toBe(4);
    expect(stderr).toMatch(/^plinth: the data directory .+ can't be used: .+\n$/);
  });

  // Only Linux has a file system where no directories can be created, and a read-only one.
  test.runIf(existsSync('/proc/sys')).for(['/proc/nope', '/proc/sys/nope'])(
    'cannot be %s; the start fails at once',
    async (folder, { cli, expect }) => {
      const { code, stderr } = await start(cli, '--data-dir', folder).ended;
      expect(code).toBe(4);
      expect(stderr).toMatch(
        new RegExp(`^plinth: the data directory ${folder} can't be used: E[A-Z]+: .+\\n$`),
      );
    },
  );

  test('is left unchanged when a file is damaged, which the error names', async ({ cli }) => {
    const folder = cli.folder();
    const first = start(cli, '--data-dir', folder);
    await command(await first.ready(), 'SET', 'a', '1');
    await stop(first);
    for (const file of ['redis/default/appendonly.aof.manifest', 'control.db']) {
      const kept = readFileSync(`${folder}/${file}`);
      writeFileSync(`${folder}/${file}`, 'damaged'.repeat(1000));
      const { code, stderr } = await start(cli, '--data-dir', folder).ended;
      expect(code).toBe(4);
      expect(stderr).toMatch(new RegExp(`^plinth: ${folder}/${file} .+\\n$`));
      writeFileSync(`${folder}/${file}`, kept);
    }
    expect(await command(await start(cli, '--data-dir', folder).ready(), 'GET', 'a')).toEqual({
      result: '1',
    });
  });

  test('may lack the keys of a database, which then starts empty, with a warning', async ({
    cli,
  }) => {
    const folder = cli.folder();
    const first = start(cli, '--data-dir', folder);
    await command(await first.ready(), 'SET', 'a', '1');
    await stop(first);
    rmSync(`${folder}/redis/default`, { recursive: true });
    const again = spawnStart(cli, '--data-dir', folder);
    expect(await command(await again.ready(), 'GET', 'a')).toEqual({ result: null });
    expect((await stop(again)).stderr).toContain('nothing is kept of this database');
  });

  test('with more databases than ports, the start fails with exit code 3', async ({ cli }) => {
    const folder = cli.folder();
    const first = start(cli, '--data-dir', folder);
    const env = await first.ready();
    const created = await fetch(`${env['PLINTH_MANAGEMENT_URL']}/v2/redis/database`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`)}`,
      },
      body: JSON.stringify({ name: 'another', region: 'eu-west-1' }),
    });
    const { port } = (await created.json()) as { port: number };
    await stop(first);
    const range = `${port}-${port}`;
    const { code, stderr } = await start(cli, '--data-dir', folder, '--database-ports', range)
      .ended;
    expect(code).toBe(3);
    expect(stderr).toMatch(/^plinth: all ports for databases are taken.+\n$/);
  });
});
