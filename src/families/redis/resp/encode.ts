import { fromText, type ByteString } from '../../../engines/redis/bytes.ts';
import { oneLine } from '../../../engines/redis/errors.ts';
import { ArrayInPieces, NullArray, RedisError, Status } from '../../../engines/redis/reply.ts';
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

/** The headers of short bulk strings, precomputed because most replies consist of them. */
const HEADS = Array.from({ length: 1024 }, (_, length) => `$${length}\r\n`);

/** Encodes a reply. In RESP2, arrays and strings take the place of the types that only RESP3 has. */
export function encodeReply(reply: Resp3Reply, version: RespVersion): ByteString {
  if (typeof reply === 'string') {
    const { length } = reply;
    return `${length < HEADS.length ? HEADS[length] : `$${length}\r\n`}${reply}\r\n`;
  }
  if (typeof reply === 'number' || typeof reply === 'bigint') return `:${reply}\r\n`;
  if (typeof reply === 'boolean') {
    return version === 2 ? `:${reply ? 1 : 0}\r\n` : `#${reply ? 't' : 'f'}\r\n`;
  }
  if (reply === null) return version === 2 ? '$-1\r\n' : '_\r\n';
  if (reply instanceof Status) return `+${reply.text}\r\n`;
  if (reply instanceof RedisError) return `-${fromText(oneLine(reply.message))}\r\n`;
  if (reply instanceof NullArray) return version === 2 ? '*-1\r\n' : '_\r\n';
  if (isText(reply)) return version === 2 ? encodeReply(reply.text, 2) : encodeText(reply);
  let encoded = headOf(reply, version);
  const items = reply instanceof ArrayInPieces ? reply : itemsIn(reply);
  for (const item of items) encoded += encodeReply(item, version);
  return encoded;
}

/** Replies that have items. */
export type Aggregate =
  | MapReply
  | SetReply
  | PushReply
  | TransactionReply
  | ArrayInPieces
  | readonly Resp3Reply[];

/** Whether a reply has items. */
export function isAggregate(reply: Resp3Reply): reply is Aggregate {
  if (typeof reply !== 'object') return false;
  return (
    Array.isArray(reply) ||
    reply instanceof MapReply ||
    reply instanceof SetReply ||
    reply instanceof PushReply ||
    reply instanceof TransactionReply ||
    reply instanceof ArrayInPieces
  );
}

/** The items after the header. */
export function itemsIn(reply: Exclude<Aggregate, ArrayInPieces>): readonly Resp3Reply[] {
  if (reply instanceof MapReply) return reply.entries;
  if (reply instanceof SetReply || reply instanceof PushReply) return reply.items;
  return reply instanceof TransactionReply ? reply.replies : reply;
}

/** The header of a reply with items. */
export function headOf(reply: Aggregate, version: RespVersion): ByteString {
  if (reply instanceof TransactionReply) return `*${reply.commands}\r\n`;
  const { length } = reply instanceof ArrayInPieces ? reply : itemsIn(reply);
  if (version === 2) return `*${length}\r\n`;
  if (reply instanceof MapReply) return `%${length / 2}\r\n`;
  if (reply instanceof SetReply) return `~${length}\r\n`;
  return reply instanceof PushReply ? `>${length}\r\n` : `*${length}\r\n`;
}

/** The types of RESP3 that are strings in RESP2. */
type Text = DoubleReply | VerbatimReply | BigNumberReply;

function isText(reply: Aggregate | Text): reply is Text {
  return (
    reply instanceof DoubleReply ||
    reply instanceof VerbatimReply ||
    reply instanceof BigNumberReply
  );
}

function encodeText(reply: Text): ByteString {
  if (reply instanceof DoubleReply) return `,${reply.text}\r\n`;
  if (reply instanceof BigNumberReply) return `(${reply.text}\r\n`;
  return `=${reply.text.length + 4}\r\n${reply.format}:${reply.text}\r\n`;
}
