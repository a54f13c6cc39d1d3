import { describe, expect, onTestFinished, test } from 'vitest';
import { installedRedises } from '../../../../scripts/servers/installed-redis.ts';
import { startRedis } from '../../../../scripts/servers/redis.ts';
import { shown, type Shown } from '../suite/testing-redis.ts';
import { ServerRedis } from './engine.ts';
import { readServerUrls } from './server-url.ts';

/** Runs commands in one of two databases that are on the same server. */
type Run = (id: 'one' | 'two', ...words: readonly string[]) => Promise<Shown>;

const library = (name: string, code: string) => `#!lua name=${name}\n${code}`;

describe.each(installedRedises())('functions on $name', (installed) => {
  async function twoDatabases(): Promise<Run> {
    const server = await startRedis({ installed });
    const engine = await ServerRedis.open({ servers: readServerUrls(`${server.url}/0-1`) });
    onTestFinished(async () => {
      await engine.close();
      await server[Symbol.asyncDispose]();
    });
    await engine.openDatabases({ one: {}, two: {} });
    return async (id, ...words) =>
      shown(await engine.openSession(id, 'default', 'test').execute(words));
  }

  test('are registered by name and by table, and have their names in each database', async () => {
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

  test('keep names and words that look like what the server knows them by', async () => {
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

  test('are named in their errors as the database names them, by the line of their code', async () => {
    const run = await twoDatabases();
    const code = `redis.register_function('fails', function()\nerror('no') end)`;
    await run('one', 'FUNCTION', 'LOAD', library('errors', code));
    const failed = await run('one', 'FCALL', 'fails', '0');
    expect(failed).toMatch(/^ERR user_function:3: no,? script: fails, on @user_function:3\.$/);
  });
});
