import { upToNul, type ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { exact, parseInteger } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import { ConsumerGroup, type Consumer } from '../../values/stream/consumer-group.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';
import { parseEdge, parseId } from './ids.ts';
import { noSuchGroup, writeStream, type StreamKey } from './lookup.ts';

/** With each option once. A repeated option is parsed, and then there are too many arguments. */
const MOST_WORDS_TO_CREATE = 8;
const MOST_WORDS_TO_SET = 7;

/** Redis 7.2 `t_stream.c` `xgroupCommand`, as the others here. */
export const create: CommandFunction = ({ keyspace }, argv) => {
  const [key, name] = [argv[2]!, argv[3]!];
  const { makeStream, entriesRead } = readOptions(argv, true);
  const entry = writeStream(keyspace, key);
  if (entry === undefined && !makeStream) throw keyMustExist();
  if (argv.length > MOST_WORDS_TO_CREATE) throw errors.subcommandSyntax('XGROUP', argv[1]!);
  const stream = entry?.value ?? new StreamValue(keyspace.limits);
  const lastId = upToNul(argv[4]!) === '$' ? stream.lastId : parseId(argv[4]!);
  if (stream.groups.has(name)) {
    throw new RedisError('BUSYGROUP Consumer Group name already exists');
  }
  stream.groups.set(name, new ConsumerGroup(name, lastId, entriesRead));
  if (entry === undefined) keyspace.put(key, stream, 'xgroup-create');
  else keyspace.groupsChanged(entry, 'xgroup-create');
  return OK;
};

export const setId: CommandFunction = (ctx, argv) => {
  const { entriesRead } = readOptions(argv, false);
  const { entry, group } = existing(ctx, argv);
  if (argv.length > MOST_WORDS_TO_SET) throw errors.subcommandSyntax('XGROUP', argv[1]!);
  // Unlike in CREATE, `-` and `+` are IDs here.
  group.lastId = upToNul(argv[4]!) === '$' ? entry.value.lastId : parseEdge(argv[4]!);
  group.entriesRead = entriesRead;
  ctx.keyspace.groupsChanged(entry, 'xgroup-setid');
  return OK;
};

export const destroy: CommandFunction = ({ keyspace }, argv) => {
  const entry = writeStream(keyspace, argv[2]!);
  if (entry === undefined) throw keyMustExist();
  if (!entry.value.groups.delete(argv[3]!)) return 0;
  keyspace.groupsChanged(entry, 'xgroup-destroy');
  // Clients that are blocked in the group are told that it was deleted.
  keyspace.signalReady(entry.key);
  return 1;
};

export const createConsumer: CommandFunction = (ctx, argv) => {
  const { entry, group } = existing(ctx, argv);
  const name = argv[4]!;
  if (group.consumer(name) !== undefined) return 0;
  group.addConsumer(name, ctx.keyspace.now);
  ctx.keyspace.groupsChanged(entry, 'xgroup-createconsumer');
  return 1;
};

/** @returns how many pending entries the consumer had; they are not pending any more */
export const deleteConsumer: CommandFunction = (ctx, argv) => {
  const { entry, group } = existing(ctx, argv);
  const consumer = group.consumer(argv[4]!);
  if (consumer === undefined) return 0;
  return inSteps(ctx, argv, deletion(ctx, entry, group, consumer));
};

function* deletion(
  { keyspace }: CommandContext,
  entry: StreamKey,
  group: ConsumerGroup,
  consumer: Consumer,
): Steps<number> {
  const pending = consumer.pending.size;
  yield* group.removeConsumer(consumer);
  keyspace.groupsChanged(entry, 'xgroup-delconsumer');
  return pending;
}

export const groupHelp: CommandFunction = () =>
  helpReply('XGROUP', [
    [
      'CREATE <key> <groupname> <id|$> [MKSTREAM] [ENTRIESREAD <entries_read>]',
      'Create a consumer group.',
    ],
    ['CREATECONSUMER <key> <groupname> <consumer>', 'Create a consumer in a group.'],
    ['DELCONSUMER <key> <groupname> <consumer>', 'Remove a consumer from a group.'],
    ['DESTROY <key> <groupname>', 'Remove a group.'],
    [
      'SETID <key> <groupname> <id|$> [ENTRIESREAD <entries_read>]',
      'Set the last ID that a group was given.',
    ],
  ]);

/** The group under a key, both of which must exist. */
function existing(
  { keyspace }: CommandContext,
  argv: readonly ByteString[],
): { entry: StreamKey; group: ConsumerGroup } {
  const entry = writeStream(keyspace, argv[2]!);
  if (entry === undefined) throw keyMustExist();
  const group = entry.value.groups.get(argv[3]!);
  if (group === undefined) throw noSuchGroup(argv[2]!, argv[3]!);
  return { entry, group };
}

function readOptions(argv: readonly ByteString[], creating: boolean) {
  let makeStream = false;
  let entriesRead: number | undefined;
  for (let at = 5; at < argv.length; at++) {
    const option = argv[at]!.toUpperCase();
    if (creating && option === 'MKSTREAM') {
      makeStream = true;
    } else if (option === 'ENTRIESREAD' && at + 1 < argv.length) {
      const count = exact(parseInteger(argv[++at]!));
      if (count < -1) {
        throw new RedisError('ERR value for ENTRIESREAD must be positive or -1');
      }
      entriesRead = count === -1 ? undefined : count;
    } else {
      throw errors.subcommandSyntax('XGROUP', argv[1]!);
    }
  }
  return { makeStream, entriesRead };
}

function keyMustExist(): RedisError {
  return new RedisError(
    'ERR The XGROUP subcommand requires the key to exist. Note that for CREATE you may want to use the MKSTREAM option to create an empty stream automatically.',
  );
}
