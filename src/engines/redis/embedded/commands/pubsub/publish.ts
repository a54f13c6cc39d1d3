import type { CommandFunction } from '../command.ts';

export const publish: CommandFunction = ({ database }, argv) =>
  database.pubsub.publish(argv[1]!, argv[2]!, database.work);

/** A database is one shard, so every channel may be one of its shard channels. */
export const spublish: CommandFunction = ({ database }, argv) =>
  database.pubsub.publishToShard(argv[1]!, argv[2]!);
