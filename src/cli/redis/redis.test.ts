import { describe, expect } from 'vitest';
import { failed, succeeded, test, usageError } from '../../../testing/cli/platform.ts';

describe.concurrent('plinth redis', () => {
  test('runs a command and prints the reply', async ({ platform }) => {
    const { plinth } = platform;
    expect(await plinth('redis', 'SET', 'a', 'b "c"')).toEqual(succeeded('OK\n'));
    expect(await plinth('redis', 'GET', 'a')).toEqual(succeeded('b "c"\n'));
    expect(await plinth('redis', '--no-raw', 'GET', 'a')).toEqual(succeeded('"b \\"c\\""\n'));
    await plinth('redis', 'RPUSH', 'l', '1', '2', '3');
    // Arguments that begin with a dash belong to the Redis command.
    expect(await plinth('redis', '--json', 'LRANGE', 'l', '-2', '-1')).toEqual(
      succeeded('["2","3"]\n'),
    );
  });

  test('ends with exit code 5 if the command is refused', async ({ platform }) => {
    expect(await platform.plinth('redis', 'NOPE')).toMatchObject({
      code: 5,
      stdout: expect.stringMatching(/^ERR unknown command 'NOPE'/) as string,
      stderr: '',
    });
    expect(await platform.plinth('redis', '--token', 'guess', 'PING')).toEqual(
      failed(5, 'plinth: WRONGPASS invalid or missing auth token\n'),
    );
  });

  test('runs the commands of the standard input, one per line', async ({ platform }) => {
    const { pipe } = platform;
    const lines = String.raw`SET a "\xff\x00"
STRLEN a

INCR n
INCR a
GET n`;
    expect(await pipe(lines, 'redis', '--json')).toMatchObject({
      code: 5,
      stdout: '"OK"\n2\n1\n{"error":"ERR value is not an integer or out of range"}\n"1"\n',
    });
    expect(await pipe('GET a\nGET "a\n', 'redis')).toEqual(
      usageError("line 2 of the standard input has quotes that don't match"),
    );
  });

  test('uses the database of --db', async ({ platform }) => {
    const { plinth } = platform;
    await plinth('db', 'create', 'orders', '--region', 'us-east-1');
    await plinth('redis', '--db', 'orders', 'SET', 'only', 'here');
    expect(await plinth('redis', '--db', 'orders', 'GET', 'only')).toEqual(succeeded('here\n'));
    expect(await plinth('redis', 'GET', 'only')).toEqual(succeeded('\n'));
    expect(await plinth('redis', '--db', 'none', 'PING')).toMatchObject({ code: 5 });
  });
});
