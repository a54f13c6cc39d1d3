import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { DatabaseConfig } from '../config.ts';
import { EVENT_CLASSES, type KeyEvent } from '../keyspace/events.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { Work } from '../work.ts';
import type { PubSub } from './registry.ts';

/**
 * Publishes keyspace events as configured by `notify-keyspace-events` (Redis 7.2 `notify.c`): the event on the channel
 * of the key, the key on the channel of the event, or both. The keyspace has a listener only while events are enabled. The rest of the events of a command
 * is lost if matching them with all patterns is too much work for one command.
 */
export function publishKeyEvents(
  keyspace: Keyspace,
  config: DatabaseConfig,
  pubsub: PubSub,
  work: Work,
): void {
  const listen = () => {
    keyspace.listener.afterEvent = publisherFor(config.notifyKeyspaceEvents, pubsub, work);
  };
  config.onChange((name) => {
    if (name === 'notify-keyspace-events') listen();
  });
  listen();
}

type AfterEvent = (event: KeyEvent, key: ByteString) => void;

function publisherFor(
  letters: ReadonlySet<string>,
  pubsub: PubSub,
  work: Work,
): AfterEvent | undefined {
  const onKeys = letters.has('K');
  const onEvents = letters.has('E');
  const hasClasses = Object.values(EVENT_CLASSES).some((letter) => letters.has(letter));
  if (!hasClasses || !(onKeys || onEvents)) return undefined;
  return (event, key) => {
    if (!letters.has(EVENT_CLASSES[event]) || work.isSpent) return;
    try {
      if (onKeys) pubsub.publish(`__keyspace@0__:${key}`, event, work);
      if (onEvents) pubsub.publish(`__keyevent@0__:${event}`, key, work);
    } catch (error) {
      if (!(error instanceof RedisError)) throw error;
    }
  };
}
