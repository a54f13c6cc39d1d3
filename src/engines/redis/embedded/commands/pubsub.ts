import { OK, RedisError, type Reply } from '../../reply.ts';
import type { Kind } from '../connection/listening.ts';
import { type CommandContext, type CommandFunction, connectionOf } from './command.ts';
import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { keepsMany, runLoop, takesMany } from '../loop.ts';
import { globMatcherInSteps } from '../keyspace/glob.ts';
import { inSteps, type LongCommand } from '../long-command.ts';
import { helpReply } from './help.ts';
import { fitting } from './scan-options.ts';

export const subscribe = keepsMany(subscribeTo(''));
export const psubscribe = keepsMany(subscribeTo('p'));
export const ssubscribe = keepsMany(subscribeTo('s'));

export const unsubscribe = unsubscribeFrom('');
export const punsubscribe = unsubscribeFrom('p');
export const sunsubscribe = unsubscribeFrom('s');

/** SSUBSCRIBE is refused in a transaction (Redis 7.2 `pubsub.c` `ssubscribeCommand`). */
function subscribeTo(kind: Kind): CommandFunction {
  return (ctx, argv) => {
    const connection = connectionOf(ctx);
    if (kind === 's' && connection.isExecuting) {
      throw new RedisError("ERR SSUBSCRIBE isn't allowed for a DENY BLOCKING client");
    }
    const confirmations = connection.listening.subscribe(kind, argv.slice(1));
    connection.replies.confirm(confirmations.map((each) => connection.confirmation(each)));
    connection.stateChanged();
    return OK;
  };
}

function unsubscribeFrom(kind: Kind): CommandFunction {
  return (ctx, argv) => {
    const connection = connectionOf(ctx);
    const confirmations = connection.listening.unsubscribe(kind, argv.slice(1));
    connection.replies.confirm(confirmations.map((each) => connection.confirmation(each)));
    connection.stateChanged();
    return OK;
  };
}

export const publish: CommandFunction = (ctx, argv) => {
  const { pubsub, work } = ctx.database;
  return pubsub.patterns.size === 0
    ? pubsub.publish(argv[1]!, argv[2]!, work)
    : inSteps(ctx, argv, pubsub.publishInSteps(argv[1]!, argv[2]!, work));
};

/** A database is one shard, so every channel may be one of its shard channels. */
export const spublish: CommandFunction = ({ database }, argv) =>
  database.pubsub.publishToShard(argv[1]!, argv[2]!);

export const channels: CommandFunction = (ctx, argv) => namesOf(ctx, 'channels', argv);

export const shardChannels: CommandFunction = (ctx, argv) => namesOf(ctx, 'shardChannels', argv);

function namesOf(
  ctx: CommandContext,
  of: 'channels' | 'shardChannels',
  argv: readonly ByteString[],
): Reply | LongCommand {
  const { pubsub, work } = ctx.database;
  if (argv.length > 3) throw errors.subcommandSyntax('PUBSUB', argv[1]!);
  const names = [...pubsub[of].names()];
  if (argv[2] === undefined) return names;
  work.spend(names.length);
  return inSteps(ctx, argv, fitting(names, 1, globMatcherInSteps(argv[2]), work));
}

export const patternCount: CommandFunction = ({ database }) => database.pubsub.patterns.size;

export const subscriberCounts = countsOf('channels');
export const shardSubscriberCounts = countsOf('shardChannels');

function countsOf(of: 'channels' | 'shardChannels'): CommandFunction {
  return takesMany((ctx, argv) => {
    const subscribed = ctx.database.pubsub[of];
    const counts: Reply[] = [];
    return runLoop(ctx, argv, {
      from: 2,
      to: argv.length,
      stride: 1,
      each: (i) => counts.push(argv[i]!, subscribed.subscribersOf(argv[i]!)?.size ?? 0),
      finish: () => counts,
    });
  });
}

export const help: CommandFunction = () =>
  helpReply('PUBSUB', [
    ['CHANNELS [<pattern>]', 'List the channels that have subscribers, or those that match.'],
    ['NUMPAT', 'Return how many patterns are subscribed to.'],
    ['NUMSUB [<channel> ...]', 'Return how many subscribers each channel has, patterns left out.'],
    ['SHARDCHANNELS [<pattern>]', 'List the shard channels that have subscribers.'],
    ['SHARDNUMSUB [<shardchannel> ...]', 'Return how many subscribers each shard channel has.'],
  ]);
