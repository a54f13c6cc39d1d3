import { afterEach, expect, test } from 'vitest';
import { LONGEST_HASHED } from '../../../../base/long-names.ts';
import { watchLongKeys } from '../../../../../testing/base/long-keys.ts';
import { replyOf } from '../commands/fetched-answers.ts';
import { MessageHub } from './message-hub.ts';

const NAMES = ['a', 'b'].map((end) => 'x'.repeat(LONGEST_HASHED) + end);

const watched = watchLongKeys();
afterEach(() => watched.end());

test('channels and patterns may have names of any length', () => {
  const hub = new MessageHub(() => undefined);
  const subscriber = { deliver: () => undefined };
  for (const name of NAMES) {
    hub.subscribe(name, subscriber);
    hub.subscribePattern(name, subscriber);
    hub.shardChannels.add(name, subscriber);
  }
  expect(NAMES.map((name) => hub.listenersOf(name))).toEqual([2, 2]);
  expect(replyOf(['PUBSUB', 'CHANNELS'], { to: 'channels' }, [NAMES, NAMES])).toEqual(NAMES);
  hub.close();
  expect(watched.places).toEqual([]);
});
