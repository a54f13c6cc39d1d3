import { fromText, type ByteString } from '../../../engines/redis/bytes.ts';
import { oneLine } from '../../../engines/redis/errors.ts';
import { NullArray, RedisError, Status } from '../../../engines/redis/reply.ts';
import {
  BigNumberReply,
  DoubleReply,
  MapReply,
  PushReply,
  SetReply,
  TransactionReply,
  VerbatimReply,
  type Resp3Reply,
} from '../../../engines/redis/resp3.ts';

/** The versions of the protocol. */
export type RespVersion = 2 | 3;

/** A reply in bytes. RESP2 has arrays and strings where RESP3 has types of its own. */
export function encodeReply(reply: Resp3Reply, version: RespVersion): ByteString {
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  if (typeof reply === 'number' || typeof reply === 'bigint') return `:${reply}\r\n`;
  if (typeof reply === 'boolean') {
    return version === 2 ? `:${reply ? 1 : 0}\r\n` : `#${reply ? 't' : 'f'}\r\n`;
  }
  if (reply === null) return version === 2 ? '$-1\r\n' : '_\r\n';
  if (reply instanceof Status) return `+${reply.text}\r\n`;
  if (reply instanceof RedisError) return `-${fromText(oneLine(reply.message))}\r\n`;
  if (reply instanceof TransactionReply) return repliesOf(reply, version);
  if (reply instanceof NullArray) return version === 2 ? '*-1\r\n' : '_\r\n';
  return version === 2 ? encodeAggregate2(reply) : encodeAggregate3(reply);
}

/** What has a type of its own in RESP3, and arrays. */
type Aggregate =
  | DoubleReply
  | VerbatimReply
  | BigNumberReply
  | MapReply
  | SetReply
  | PushReply
  | readonly Resp3Reply[];

function encodeAggregate2(reply: Aggregate): ByteString {
  if (isText(reply)) {
    return `$${reply.text.length}\r\n${reply.text}\r\n`;
  }
  return itemsOf('*', 1, contentOf(reply), 2);
}

/** What RESP2 has as a string. */
function isText(reply: Aggregate): reply is DoubleReply | VerbatimReply | BigNumberReply {
  return (
    reply instanceof DoubleReply ||
    reply instanceof VerbatimReply ||
    reply instanceof BigNumberReply
  );
}

function encodeAggregate3(reply: Aggregate): ByteString {
  if (reply instanceof DoubleReply) return `,${reply.text}\r\n`;
  if (reply instanceof BigNumberReply) return `(${reply.text}\r\n`;
  if (reply instanceof VerbatimReply) {
    return `=${reply.text.length + 4}\r\n${reply.format}:${reply.text}\r\n`;
  }
  if (reply instanceof MapReply) return itemsOf('%', 2, reply.entries, 3);
  if (reply instanceof SetReply) return itemsOf('~', 1, reply.items, 3);
  if (reply instanceof PushReply) return itemsOf('>', 1, reply.items, 3);
  return itemsOf('*', 1, reply, 3);
}

function contentOf(
  reply: Exclude<Aggregate, DoubleReply | VerbatimReply | BigNumberReply>,
): readonly Resp3Reply[] {
  if (reply instanceof MapReply) return reply.entries;
  return reply instanceof SetReply || reply instanceof PushReply ? reply.items : reply;
}

function repliesOf({ commands, replies }: TransactionReply, version: RespVersion): ByteString {
  let encoded = `*${commands}\r\n`;
  for (const reply of replies) encoded += encodeReply(reply, version);
  return encoded;
}

/** @param share how many of the items the number in front counts as one */
function itemsOf(
  type: string,
  share: number,
  items: readonly Resp3Reply[],
  version: RespVersion,
): ByteString {
  let encoded = `${type}${items.length / share}\r\n`;
  for (const item of items) encoded += encodeReply(item, version);
  return encoded;
}
