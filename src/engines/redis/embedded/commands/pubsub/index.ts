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

export const pubsubCommands = {
  publish,
  'pubsub|channels': channels,
  'pubsub|help': help,
  'pubsub|numpat': patternCount,
  'pubsub|numsub': subscriberCounts,
  'pubsub|shardchannels': shardChannels,
  'pubsub|shardnumsub': shardSubscriberCounts,
  spublish,
} satisfies CommandsOf<'pubsub'>;
