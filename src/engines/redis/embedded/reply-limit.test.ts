import { expect, test } from 'vitest';
import { errors } from '../errors.ts';
import { ReplyLimit, sizeOf } from '../reply-limit.ts';
import {
  openTestDatabase,
  show,
} from '../../../../testing/engines/redis/embedded/commands/commands.ts';
import { EmbeddedSession } from './session.ts';

const LIMIT = 100_000;
const TOO_LARGE = errors.replyTooLarge(LIMIT).message;

/** A session whose replies are limited. */
function limited() {
  const { database, run } = openTestDatabase();
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 2, user, address: '127.0.0.1:2' });
  session.replies = new ReplyLimit(LIMIT);
  return { database, run, ask: (...words: string[]) => show(session.run(words)) };
}

test('a pattern of SORT that is given many times counts each time', () => {
  const { run, ask } = limited();
  run('RPUSH list 1 2 3');
  for (const element of [1, 2, 3]) run('SET', `value-${element}`, 'x'.repeat(20_000));
  const gets = ['GET', 'value-*', 'GET', 'value-*'];
  expect(ask('SORT', 'list', 'GET', 'value-*')).toHaveLength(3);
  expect(ask('SORT', 'list', ...gets)).toBe(TOO_LARGE);
  expect(ask('SORT', 'list', ...gets, 'STORE', 'sorted')).toBe(6);
});

test('claims of entries are refused before they change their owner', () => {
  const { run, ask } = limited();
  for (let id = 1; id <= 6; id++) run('XADD', 's', `${id}-1`, 'f', 'x'.repeat(20_000));
  run('XGROUP CREATE s g 0');
  run('XREADGROUP GROUP g first STREAMS s >');
  const owners = () => run('XPENDING', 's', 'g');
  const before = owners();
  expect(ask('XAUTOCLAIM', 's', 'g', 'second', '0', '0')).toBe(TOO_LARGE);
  expect(ask('XCLAIM', 's', 'g', 'second', '0', ...Array<string>(6).fill('1-1'))).toBe(TOO_LARGE);
  expect(ask('XREADGROUP', 'GROUP', 'g', 'first', 'STREAMS', 's', '0')).toBe(TOO_LARGE);
  expect(owners()).toEqual(before);
  expect(ask('XAUTOCLAIM', 's', 'g', 'second', '0', '0', 'COUNT', '2')).toHaveProperty('0', '3-1');
  expect(ask('XAUTOCLAIM', 's', 'g', 'second', '0', '3', 'JUSTID')).toHaveProperty('0', '0-0');
});

test('documents are printed up to the limit', () => {
  const { run, ask } = limited();
  run('JSON.SET', 'doc', '$', JSON.stringify(Array<string>(3).fill('x'.repeat(30_000))));
  expect(ask('JSON.GET', 'doc', '$[0]')).toHaveLength(30_004);
  expect(ask('JSON.GET', 'doc', '$', '$[*]')).toBe(TOO_LARGE);
  expect(ask('JSON.MGET', 'doc', 'doc', '$')).toBe(TOO_LARGE);
});

test('what a script hands to its caller is limited like its own commands', () => {
  const { run, ask } = limited();
  run('RPUSH', 'list', ...Array<string>(6).fill('x'.repeat(20_000)));
  expect(ask('EVAL', "return redis.call('LPOP', KEYS[1], 6)", '1', 'list')).toContain(
    'ERR max response size exceeded',
  );
  expect(run('LLEN list')).toBe(6);
});

test('a command that is named many times is described once', () => {
  const { database } = limited();
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 3, user, address: '127.0.0.1:3' });
  for (const subcommand of ['DOCS', 'INFO']) {
    const reply = session.run(['COMMAND', subcommand, 'get', 'set', 'get']) as unknown[];
    const each = subcommand === 'DOCS' ? [reply[1], reply[5]] : [reply[0], reply[2]];
    expect(each[0]).toBe(each[1]);
  }
});

test('the size of a reply is at least that of its strings, and counting ends at a limit', () => {
  const nested = ['abc', ['defg', null, 1n], []];
  expect(sizeOf(nested)).toBe(3 + 4 + 7 * 8);
  expect(sizeOf(Array<string>(1000).fill('x'.repeat(100)), 500)).toBeLessThan(1000);
});
