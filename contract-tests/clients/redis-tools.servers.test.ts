import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeCommands } from '../harness/resp2.ts';
import { RespClient } from '../harness/resp-client.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

/** The tools of a real `redis-server`, on the port of a database. */
beforeEach(reset);

const url = () => target().respUrl;
const QUIET = '--no-auth-warning';

async function redisCli(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('redis-cli', ['-u', url(), QUIET, ...args]);
  return stdout.trimEnd();
}

/** Runs a tool with a standard input. */
async function feed(input: string, ...args: string[]): Promise<string> {
  const child = spawn('redis-cli', ['-u', url(), QUIET, ...args]);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stdin.end(input);
  await once(child, 'close');
  return printed;
}

describe('redis-cli', () => {
  test('runs commands, in RESP2 and RESP3', async () => {
    expect(await redisCli('SET', 'greeting', 'hello')).toBe('OK');
    expect(await redisCli('GET', 'greeting')).toBe('hello');
    await redisCli('HSET', 'user', 'name', 'Ada');
    expect(await redisCli('--no-raw', 'HGETALL', 'user')).toBe('1) "name"\n2) "Ada"');
    expect(await redisCli('-3', '--no-raw', 'HGETALL', 'user')).toBe('1# "name" => "Ada"');
  });

  test('runs commands that are typed', async () => {
    const printed = await feed('SET a 1\nMULTI\nINCR a\nEXEC\nSUBSCRIBE\n');
    expect(printed).toContain('OK\nOK\nQUEUED\n2\n');
    expect(printed).toContain("wrong number of arguments for 'subscribe'");
  });

  test('loads commands from a file, with --pipe', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => ['SET', `key:${i}`, String(i)]);
    const printed = await feed(encodeCommands(rows), '--pipe');
    expect(printed).toContain('errors: 0, replies: 10000');
    expect(await redisCli('DBSIZE')).toBe('10000');
  });

  test('scans keys: --scan, --bigkeys, --memkeys', async () => {
    await redisCli('MSET', 'a:1', '1', 'a:2', 'two', 'b', '3');
    expect((await redisCli('--scan', '--pattern', 'a:*')).split('\n').toSorted()).toEqual([
      'a:1',
      'a:2',
    ]);
    expect(await redisCli('--bigkeys')).toContain('Biggest string found');
    expect(await redisCli('--memkeys')).toContain('Biggest string found');
  });
});

test('redis-benchmark completes all of its tests', async () => {
  const { hostname, port, password } = new URL(url());
  await redisCli('CONFIG', 'RESETSTAT');
  const { stdout } = await promisify(execFile)('redis-benchmark', [
    '-h',
    hostname,
    '-p',
    port,
    '-a',
    decodeURIComponent(password),
    '-n',
    '1000',
    '-c',
    '10',
    '-P',
    '4',
    '--csv',
  ]);
  const measured = stdout.split('\n').filter((line) => /^"[^"]+","\d/.test(line));
  expect(measured.length).toBeGreaterThanOrEqual(19);
  const client = await RespClient.logIn(url());
  expect(await client.ask('INFO', 'errorstats')).not.toContain('errorstat_ERR');
  client.leave();
});
