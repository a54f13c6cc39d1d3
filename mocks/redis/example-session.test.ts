import { describe, expect, test } from 'vitest';
import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { fromText } from '../../src/engines/redis/bytes.ts';
import {
  isServedOverHttp,
  type CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { Database } from '../../src/engines/redis/embedded/database.ts';
import { RedisError, type Reply } from '../../src/engines/redis/reply.ts';
import { envelope } from '../../src/families/redis/json-result.ts';
import { exampleEngine } from './example-session.ts';

const engine = exampleEngine(new Database());

async function run(user: string, ...argv: (string | number)[]): Promise<unknown> {
  const session = await engine.openSession('default', user, 'nowhere');
  const reply: Reply = await session.execute(argv.map((word) => fromText(String(word))));
  return envelope(reply, 'text');
}

const commands = Object.values(documents as unknown as Record<string, CommandDocument>);
const served = commands.filter(isServedOverHttp);

test.each(served)('$name is answered with one of its documented replies', async ({ examples }) => {
  const replies = examples.flatMap((e) => (e.error === undefined ? [{ result: e.reply }] : []));
  for (const { command, error } of examples.filter(isServedOverHttp)) {
    if (error === undefined) expect(replies).toContainEqual(await run('default', ...command));
  }
});

describe('a command gets the reply of the most similar example', () => {
  test('by options', async () => {
    expect(await run('default', 'SET', 'any', 'thing')).toEqual({ result: 'OK' });
    expect(await run('default', 'set', 'greeting', 'hello')).toEqual({ result: 'OK' });
  });

  test('without options that the command does not have, whatever its numbers are', async () => {
    expect(await run('default', 'ZADD', 'any', 1, 'thing')).toEqual({ result: 2 });
    expect(await run('default', 'ZADD', 'any', 'INCR', 1, 'thing')).toEqual({ result: '12.5' });
  });

  test('by key', async () => {
    expect(await run('default', 'GET', 'greeting')).toEqual({ result: 'hello' });
    expect(await run('default', 'GET', 'nobody')).toEqual({ result: null });
  });
});

describe('requests that violate the contract get the error messages of the implementation', () => {
  test.each([
    [['NOPE', 'a'], "ERR unknown command 'NOPE', with args beginning with: 'a' "],
    [['GET'], "ERR wrong number of arguments for 'get' command"],
    [['ACL', 'NOPE'], "ERR unknown subcommand 'NOPE'. Try ACL HELP."],
    [
      ['BLPOP', 'a', 0],
      "ERR Command is not available: 'BLPOP'. See https://docs.upstash.com/overall/rediscompatibility for details",
    ],
  ])('%j', async (argv, error) => {
    expect(await run('default', ...argv)).toEqual({ error });
  });

  test('for a write with the Read Only token', async () => {
    expect(await run('default_ro', 'SET', 'a', 'b')).toEqual({
      error: "NOPERM this user has no permissions to run the 'set' command or its subcommand",
    });
    expect(await run('default_ro', 'GET', 'greeting')).toEqual({ result: 'hello' });
  });
});

test('the commands of a pipeline are answered one by one', async () => {
  const session = await engine.openSession('default', 'default', 'nowhere');
  const replies = await session.executeAll([['GET', 'greeting'], ['NOPE'], ['GET', 'greeting']]);
  expect(replies).toEqual(['hello', expect.any(RedisError), 'hello']);
});

test('a user that does not exist gets no session', () => {
  expect(() => engine.openSession('default', 'nobody', 'nowhere')).toThrow('ERR no user nobody');
});
