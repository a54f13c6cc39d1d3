import type { CommandsOf } from '../command.ts';
import {
  channels,
  help,
  patternCount,
  shardChannels,
  shardSubscriberCounts,
  subscriberCounts,
} from './introspection.ts';
import { publish, spublish } from './publish.ts';
import { subscribeTo, unsubscribeFrom } from './subscribe.ts';

export const pubsubCommands = {
  psubscribe: subscribeTo('p'),
  publish,
  punsubscribe: unsubscribeFrom('p'),
  'pubsub|channels': channels,
  'pubsub|help': help,
  'pubsub|numpat': patternCount,
  'pubsub|numsub': subscriberCounts,
  'pubsub|shardchannels': shardChannels,
  'pubsub|shardnumsub': shardSubscriberCounts,
  spublish,
  ssubscribe: subscribeTo('s'),
  subscribe: subscribeTo(''),
  sunsubscribe: unsubscribeFrom('s'),
  unsubscribe: unsubscribeFrom(''),
} satisfies CommandsOf<'pubsub'>;
