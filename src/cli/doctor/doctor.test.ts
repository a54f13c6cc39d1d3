import {
  chmodSync,
  mkdirSync,
  type statfsSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { PORTS, test, type Cli } from '../../../testing/cli/cli.ts';
import { checkDirectory, checkDisk, checkClock } from './machine.ts';
import type { Finding } from './finding.ts';

/** Runs the doctor. @returns each finding by its subject, and the exit code */
async function examine(cli: Cli, dataDir: string, ...flags: string[]) {
  const args = ['doctor', '--json', ...PORTS, '--resp-port', '0', '--data-dir', dataDir];
  const { code, stdout } = await cli.plinth([...args, ...flags]).ended;
  const findings = JSON.parse(stdout) as Finding[];
  return { code, findings: Object.fromEntries(findings.map((each) => [each.about, each])) };
}

async function stopped(cli: Cli, folder: string) {
  const run = cli.plinth(['start', ...PORTS, '--data-dir', folder]);
  await run.ready();
  run.kill('SIGTERM');
  await run.ended;
}

describe.concurrent('plinth doctor', () => {
  test('reports no failure for an empty data directory', async ({ cli }) => {
    const { code, findings } = await examine(cli, `${cli.folder()}/new`);
    expect(findings['versions']?.seen).toMatch(/^Plinth \d\S+ on Node v?\d+/);
    expect(findings['data directory']).toMatchObject({ status: 'ok' });
    expect(findings['files']).toMatchObject({ status: 'ok', seen: 'nothing is kept yet' });
    expect(Object.values(findings).map(({ status }) => status)).not.toContain('fail');
    expect(code).toBe(0);
  });

  test('prints each finding on a line, with what to do below it', async ({ cli }) => {
    const folder = cli.folder();
    const file = `${folder}/file`;
    writeFileSync(file, '');
    const { code, stdout } = await cli.plinth(['doctor', ...PORTS, '--data-dir', file]).ended;
    expect(stdout).toContain(`\nfail  data directory: ${file} is no directory\n      name another`);
    expect(code).toBe(4);
  });

  test('looks only at the ports of the services that would run', async ({ cli }) => {
    const { code, findings } = await examine(cli, cli.folder(), '--services', 'queue');
    const ports = Object.keys(findings).filter((about) => about.endsWith('-port'));
    expect(ports).toEqual(['--queue-port', '--management-port', '--console-port']);
    expect(code).toBe(0);
    const wrong = await examine(cli, cli.folder(), '--services', 'sql');
    expect(wrong.findings['settings']).toMatchObject({
      status: 'fail',
      seen: expect.stringContaining('--services has "sql"') as string,
    });
  });

  test('names a port that is in use, with its flag', async ({ cli }) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = String((server.address() as AddressInfo).port);
    try {
      const taken = await examine(cli, cli.folder(), '--queue-port', port);
      expect(taken.code).toBe(3);
      expect(taken.findings['--queue-port']).toMatchObject({
        status: 'fail',
        seen: `127.0.0.1:${port} is in use`,
      });
      const moved = await examine(cli, cli.folder(), '--resp-port', port);
      expect(moved.findings['--resp-port']).toMatchObject({ status: 'warn' });
      expect(moved.code).toBe(0);
    } finally {
      server.close();
    }
  });

  test('names a port that two addresses are to have', async ({ cli }) => {
    const twice = ['--queue-port', '45871', '--console-port', '45871'];
    const { code, findings } = await examine(cli, cli.folder(), ...twice);
    expect(code).toBe(3);
    expect(findings['--console-port']).toMatchObject({
      status: 'fail',
      seen: '45871 is the port of --queue-port too',
    });
  });

  test('names settings that do not fit together, and a seed that is invalid', async ({ cli }) => {
    const folder = cli.folder();
    writeFileSync(`${folder}/seed.yaml`, 'plinth: 2');
    const seed = await examine(cli, `${folder}/data`, '--seed', `${folder}/seed.yaml`);
    expect(seed.findings['settings']).toMatchObject({
      status: 'fail',
      seen: `${folder}/seed.yaml: plinth must be 1`,
    });
    const open = await examine(cli, `${folder}/data`, '--host', '0.0.0.0');
    expect(open.findings['settings']?.seen).toContain('would serve others with well-known');
    expect([seed.code, open.code]).toEqual([2, 2]);
  });

  test('names a missing encryption key', async ({ cli }) => {
    const folder = cli.folder();
    await stopped(cli, folder);
    const whole = await examine(cli, folder);
    expect(whole.findings['encryption key']).toMatchObject({ status: 'ok' });
    rmSync(`${folder}/key`);
    const { code, findings } = await examine(cli, folder);
    expect(code).toBe(4);
    expect(findings['encryption key']?.seen).toContain('control.db is encrypted, but the key is');
  });

  test('recognizes the ports of a running platform with --memory', async ({ cli }) => {
    const env = await cli.plinth(['start', ...PORTS, '--memory']).ready();
    const portOf = (name: string) => new URL(env[name]!).port;
    const queue = portOf('QSTASH_URL');
    const flags = ['--console-port', portOf('PLINTH_CONSOLE_URL'), '--queue-port', queue];
    const { code, findings } = await examine(cli, cli.folder(), ...flags);
    expect(findings['--queue-port']).toMatchObject({
      status: 'fail',
      seen: `127.0.0.1:${queue} is used by Plinth itself`,
    });
    expect(findings['--console-port']?.seen).toContain('is used by Plinth itself');
    expect(code).toBe(3);
  });

  test('reports a running platform and its lock', async ({ cli }) => {
    const folder = cli.folder();
    await cli.plinth(['start', ...PORTS, '--data-dir', folder]).ready();
    const { code, findings } = await examine(cli, folder);
    expect(findings['platform']?.seen).toMatch(/^it runs \(pid \d+\) and is ready: http/);
    expect(findings['lock']).toMatchObject({ status: 'ok' });
    expect(code).toBe(0);
  });

  test('names files that are damaged or of another version, and changes none of them', async ({
    cli,
  }) => {
    const folder = cli.folder();
    await stopped(cli, folder);
    const sound = await examine(cli, folder);
    expect(sound.findings['queue.db']).toMatchObject({ status: 'ok' });

    const newer = new DatabaseSync(`${folder}/queue/queue.db`);
    newer.exec("insert into migration (name) values ('9999 of the future')");
    newer.close();
    const older = new DatabaseSync(`${folder}/kafka/metadata.db`);
    older.exec("update migration set name = '0000 of the past'");
    older.close();
    // As a version without checksums would have left it.
    for (const file of ['queue/queue.db', 'kafka/metadata.db']) {
      rmSync(`${folder}/${file}-sum`, { force: true });
    }
    writeFileSync(`${folder}/control.db`, 'damaged'.repeat(1000));
    const before = readFileSync(`${folder}/control.db`);
    const { code, findings } = await examine(cli, folder);
    expect(code).toBe(4);
    expect(findings['control.db']?.seen).toContain(`${folder}/control.db is damaged`);
    expect(findings['queue.db']?.seen).toMatch(/newer Plinth \(migration "9999 of the future"\)/);
    expect(findings['metadata.db']?.seen).toContain("from before Plinth's first release");
    expect(readFileSync(`${folder}/control.db`)).toEqual(before);
  });
});

test('warns of a data directory that other users can read', ({ cli }) => {
  const folder = cli.folder();
  mkdirSync(`${folder}/open`);
  chmodSync(`${folder}/open`, 0o755);
  expect(checkDirectory(`${folder}/open`)).toMatchObject({
    status: 'warn',
    todo: `chmod 700 ${folder}/open`,
  });
});

test('warns of a disk with little space or few inodes, and fails on a full one', ({ cli }) => {
  const disk = (bavail: number, ffree = 1e6) =>
    checkDisk(cli.folder(), (() => ({
      bavail,
      ffree,
      bsize: 4096,
      files: 1e6,
    })) as unknown as typeof statfsSync);
  expect(disk(1e6)).toMatchObject({ status: 'ok' });
  expect(disk(1e6, 3)).toMatchObject({ status: 'warn' });
  expect(disk(10_000)).toMatchObject({
    status: 'warn',
    seen: expect.stringMatching(/^39 MB free at /) as string,
  });
  expect(disk(1000)).toMatchObject({ status: 'fail', code: 4 });
});

test('warns of a clock that is behind the last write', ({ cli }) => {
  const folder = cli.folder();
  const now = Date.UTC(2026, 10, 22, 12);
  writeFileSync(`${folder}/control.db`, '');
  utimesSync(`${folder}/control.db`, now / 1000, now / 1000);
  expect(checkClock(folder, now)).toMatchObject({ status: 'ok' });
  expect(checkClock(folder, now - 600_000)).toMatchObject({
    status: 'warn',
    seen: expect.stringContaining('was written to 10 min later') as string,
  });
  expect(checkClock(folder, 0)).toMatchObject({ status: 'warn' });
});
