import type { CommandFunction } from '../command.ts';

export const publish: CommandFunction = ({ database }, argv) =>
  database.pubsub.publish(argv[1]!, argv[2]!);
