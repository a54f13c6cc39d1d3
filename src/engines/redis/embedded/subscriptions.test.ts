import { expect, test } from 'vitest';
import type { CommandListener, MessageListener } from '../engine.ts';
import { RedisError } from '../reply.ts';
import { openTestDatabase } from '../../../../testing/engines/redis/embedded/commands/commands.ts';
import { EmbeddedSession } from './session.ts';

function open() {
  const opened = openTestDatabase();
  const heard: string[] = [];
  const listener: MessageListener & CommandListener = {
    message: (...words) => void heard.push(words.filter((word) => word !== undefined).join(' ')),
    command: (line) => void heard.push(line.replace(/^.*\] /, '')),
    ended: ({ message }) => void heard.push(message),
  };
  const as = (name: string) => {
    const user = opened.database.acl.user(name)!;
    return new EmbeddedSession(opened.database, { id: 2, user, address: '127.0.0.1:2' });
  };
  return { ...opened, heard, listener, as };
}

test('a session gets the messages of channels or patterns until it unsubscribes', async () => {
  const { run, heard, listener, as } = open();
  const news = await as('default').subscribe('channels', ['news', 'news', 'art'], listener);
  const all = await as('default').subscribe('patterns', ['n*'], listener);
  expect(run('PUBLISH news hello')).toBe(2);
  expect(run('INFO clients')).toContain('pubsub_clients:2');
  for (const each of [news, all, news]) if (!(each instanceof RedisError)) each.close();
  expect(run('PUBLISH news late')).toBe(0);
  expect(heard).toEqual(['news hello', 'news hello n*']);
  expect(run('INFO commandstats')).toContain('cmdstat_subscribe:calls=1,');
});

test('a meter counts a subscription as one command, or refuses it', () => {
  const { database, listener } = open();
  const user = database.acl.user('default')!;
  let left = 1;
  let ended = 0;
  const session = new EmbeddedSession(
    database,
    { id: 2, user, address: '127.0.0.1:2' },
    {
      begin: () => (left-- > 0 ? undefined : new RedisError('ERR enough')),
      end: () => void ended++,
    },
  );
  expect(session.subscribe('channels', ['a', 'b'], listener)).not.toBeInstanceOf(RedisError);
  expect(session.monitor(listener)).toEqual(new RedisError('ERR enough'));
  expect(ended).toBe(1);
});

test('a user without permission for a channel is refused, and ACL LOG has it', () => {
  const { run, listener, as } = open();
  run('ACL SETUSER ann on nopass +subscribe +psubscribe &news.*');
  const refused = new RedisError('NOPERM No permissions to access a channel');
  const ann = as('ann');
  expect(ann.subscribe('channels', ['news.art', 'weather'], listener)).toEqual(refused);
  expect(ann.subscribe('patterns', ['news.a*'], listener)).toEqual(refused);
  expect(ann.monitor(listener)).toEqual(
    new RedisError(
      "NOPERM this user has no permissions to run the 'monitor' command or its subcommand",
    ),
  );
  expect(run('ACL LOG 1')).toContainEqual(expect.arrayContaining(['monitor']));
  expect(run('PUBSUB CHANNELS')).toEqual([]);
});

test('a user that loses the permission for a channel gets no more messages', () => {
  const { run, heard, listener, as } = open();
  run('ACL SETUSER ann on nopass +subscribe +monitor &news.*');
  void as('ann').subscribe('channels', ['news.art'], listener);
  void as('ann').monitor(listener);
  run('ACL SETUSER ann +get');
  run('PUBLISH news.art one');
  run('ACL SETUSER ann resetchannels');
  run('PUBLISH news.art two');
  run('ACL DELUSER ann');
  run('PING');
  expect(heard).toEqual([
    '"PUBLISH" "news.art" "one"',
    'news.art one',
    'NOPERM No permissions to access a channel',
    '"PUBLISH" "news.art" "two"',
    "NOPERM this user has no permissions to run the 'monitor' command or its subcommand",
  ]);
});
