import { describe, expect, test } from 'vitest';
import {
  during,
  many,
  open,
  SIZE,
} from '../../../../testing/engines/redis/embedded/long-commands.ts';
import type { Subscriber } from './pubsub.ts';
import type { EmbeddedSession } from './session.ts';

/** Each place of the name fits all of the pattern but its end. */
const NAME = 'a'.repeat(4000);
const PATTERN = `*${'[ab]'.repeat(500)}x`;

/** Keys, fields and members of the same names. */
function fill(session: EmbeddedSession, names: readonly string[]): void {
  for (const name of names) {
    session.run(['SET', name, 'x']);
    session.run(['HSET', 'hash', name, 'x']);
    session.run(['SADD', 'set', name]);
    session.run(['ZADD', 'sorted', '1', name]);
  }
}

const silent: Subscriber = { deliver: () => {} };

describe('a pattern that takes long to match a name is matched in steps', () => {
  test.each([
    [['KEYS', PATTERN], []],
    [
      ['SCAN', '0', 'MATCH', PATTERN],
      ['0', []],
    ],
    [
      ['HSCAN', 'hash', '0', 'MATCH', PATTERN],
      ['0', []],
    ],
    [
      ['SSCAN', 'set', '0', 'MATCH', PATTERN],
      ['0', []],
    ],
    [
      ['ZSCAN', 'sorted', '0', 'MATCH', PATTERN],
      ['0', []],
    ],
    [['PUBSUB', 'CHANNELS', PATTERN], []],
    [['PUBLISH', NAME, 'hello'], 1],
  ])('%s', async ([name, ...rest], expected) => {
    const { database, session, other } = open();
    fill(other, [NAME]);
    database.pubsub.subscribe(NAME, silent);
    database.pubsub.subscribePattern(PATTERN, silent);

    const { reply, turns } = await during(session, [name!, ...rest]);

    expect(reply).toEqual(expected);
    expect(turns).toBeGreaterThan(100);
  });
});

describe('very many names are looked at in steps', () => {
  test.each([
    [['SCAN', '0', 'COUNT', '1000000'], SIZE + 3],
    [['SCAN', '0', 'COUNT', '1000000', 'MATCH', '1*', 'TYPE', 'string'], 1111],
    [['HSCAN', 'hash', '0', 'COUNT', '1000000', 'MATCH', '1*'], 2 * 1111],
    [['SSCAN', 'set', '0', 'COUNT', '1000000', 'MATCH', '1*'], 1111],
    [['ZSCAN', 'sorted', '0', 'COUNT', '1000000', 'MATCH', '1*'], 2 * 1111],
  ])('%s', async (argv, count) => {
    const { session, other } = open();
    fill(
      other,
      many((i) => [i]),
    );

    const { reply, turns } = await during(session, argv);

    expect(reply).toEqual(['0', expect.objectContaining({ length: count })]);
    expect(turns).toBeGreaterThan(2);
  });

  test('of those that a message is published to, subscribers that leave meanwhile get nothing', async () => {
    const { database, session } = open();
    const heard: (string | undefined)[] = [];
    const subscriber: Subscriber = { deliver: (_channel, _message, by) => void heard.push(by) };
    for (const pattern of many((i) => [`*${i}`])) {
      database.pubsub.subscribePattern(pattern, subscriber);
    }
    const leaving = setImmediate(() => {
      for (const pattern of many((i) => [`*${i}`]).slice(2)) {
        database.pubsub.unsubscribePattern(pattern, subscriber);
      }
    });

    const { reply, turns } = await during(session, ['PUBLISH', '1000', 'hello']);
    clearImmediate(leaving);

    expect(reply).toBe(1);
    expect(heard).toEqual(['*0']);
    expect(turns).toBeGreaterThan(2);
  });
});
