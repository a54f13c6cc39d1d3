import { describe, expect, onTestFinished, test } from 'vitest';
import { installedRedises } from '../../../../scripts/servers/installed-redis.ts';
import { startRedis } from '../../../../scripts/servers/redis.ts';
import type { ByteString } from '../bytes.ts';
import type { Reply } from '../reply.ts';
import { plainReply, type PlainReply } from '../../../../testing/engines/redis/suite/redis.ts';
import { ServerRedis } from './engine.ts';
import { readServerUrls } from './server-url.ts';

/** Runs commands in one of two databases that are on the same server. */
type Run = (id: 'one' | 'two', ...words: readonly string[]) => Promise<PlainReply>;

const library = (name: string, code: string) => `#!lua name=${name}\n${code}`;

/** A payload is not text. */
function bytesOf(reply: Reply): ByteString {
  if (typeof reply !== 'string') throw new Error('no string');
  return reply;
}

describe.each(installedRedises())('functions on $name', (installed) => {
  async function twoDatabases(): Promise<Run & { readonly engine: ServerRedis }> {
    const server = await startRedis({ installed });
    const engine = await ServerRedis.open({ servers: readServerUrls(`${server.url}/0-1`) });
    onTestFinished(async () => {
      await engine.close();
      await server[Symbol.asyncDispose]();
    });
    await engine.openDatabases({ one: {}, two: {} });
    return Object.assign(
      async (id: 'one' | 'two', ...words: readonly string[]) =>
        plainReply(await engine.openSession(id, 'default', 'test').execute(words)),
      { engine },
    );
  }

  test('are registered by name and by table, and keep their names in each database', async () => {
    const run = await twoDatabases();
    for (const id of ['one', 'two'] as const) {
      const code = `redis.register_function('who', function() return '${id}' end) redis.register_function{function_name='kept', callback=function() return redis.call('GET', 'k') end, flags={'no-writes'}}`;
      expect(await run(id, 'FUNCTION', 'LOAD', library('people', code))).toBe('people');
      await run(id, 'SET', 'k', `of ${id}`);
    }
    for (const id of ['one', 'two'] as const) {
      expect(await run(id, 'FCALL', 'who', '0')).toBe(id);
      expect(await run(id, 'FCALL_RO', 'kept', '0')).toBe(`of ${id}`);
    }
    await run('two', 'FUNCTION', 'FLUSH');
    expect(await run('one', 'FCALL', 'who', '0')).toBe('one');
    expect(await run('two', 'FCALL', 'who', '0')).toBe('ERR Function not found');
  });

  test('are copied from one database to another as they were loaded, or not at all', async () => {
    const run = await twoDatabases();
    const code = (name: string) =>
      library(name, `redis.register_function('${name}', function() return '${name}' end)`);
    const libraries = async () => {
      const listed = (await run('two', 'FUNCTION', 'LIST', 'WITHCODE')) as PlainReply[][];
      return listed.map((each) => String(each.at(-1))).toSorted();
    };
    for (const name of ['a', 'b']) await run('one', 'FUNCTION', 'LOAD', code(name));
    await run('two', 'FUNCTION', 'LOAD', code('kept'));
    const session = run.engine.openSession('one', 'default', 'test');
    const payload = bytesOf(await session.execute(['FUNCTION', 'DUMP']));

    expect(await run('two', 'FUNCTION', 'RESTORE', payload)).toBe('OK');
    expect(await libraries()).toEqual([code('a'), code('b'), code('kept')]);
    expect(await run('two', 'FCALL', 'b', '0')).toBe('b');
    expect(await run('two', 'FUNCTION', 'RESTORE', payload)).toMatch(/already exists/);
    expect(await run('two', 'FUNCTION', 'RESTORE', payload, 'REPLACE')).toBe('OK');
    expect(await run('two', 'FUNCTION', 'DELETE', 'a')).toBe('OK');
    expect(await run('two', 'FUNCTION', 'RESTORE', payload)).toMatch(/already exists/);
    expect(await libraries()).toEqual([code('b'), code('kept')]);
    expect(await run('two', 'FUNCTION', 'RESTORE', payload, 'FLUSH')).toBe('OK');
    expect(await libraries()).toEqual([code('a'), code('b')]);

    expect(await run('two', 'FUNCTION', 'RESTORE', 'hello')).toBe(
      'ERR DUMP payload version or checksum are wrong',
    );
    expect(await run('two', 'FUNCTION', 'RESTORE', payload, 'SOMEHOW')).toMatch(
      /^ERR Wrong restore policy given/,
    );
  });

  test('may have names that look like the prefixed names on the server', async () => {
    const run = await twoDatabases();
    const code = "redis.register_function('app0_f', function() return 'p0_' end)";
    const whole = library('map0_lib', code);
    expect(await run('one', 'FUNCTION', 'LOAD', whole)).toBe('map0_lib');
    const listed = JSON.stringify(await run('one', 'FUNCTION', 'LIST', 'WITHCODE'));
    for (const kept of ['map0_lib', 'app0_f', whole]) {
      expect(listed).toContain(JSON.stringify(kept));
    }
    expect(await run('one', 'FUNCTION', 'FLUSH')).toBe('OK');
    expect(await run('one', 'FUNCTION', 'LIST')).toEqual([]);
    expect(await run('one', 'FCALL', 'app0_f', '0')).toBe('ERR Function not found');
  });

  test('have the names of the database in their errors, with the lines of their code', async () => {
    const run = await twoDatabases();
    const code = `redis.register_function('fails', function()\nerror('no') end)`;
    await run('one', 'FUNCTION', 'LOAD', library('errors', code));
    const failed = await run('one', 'FCALL', 'fails', '0');
    expect(failed).toMatch(/^ERR user_function:3: no,? script: fails, on @user_function:3\.$/);
  });
});
