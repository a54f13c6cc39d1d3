import { fromText, type ByteString } from './bytes.ts';
import { NullArray, RedisError, Status, type Reply } from './reply.ts';

/** Encodes a reply in RESP2, as a byte string. */
export function encodeResp2(reply: Reply): ByteString {
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  if (typeof reply === 'number' || typeof reply === 'bigint') return `:${reply}\r\n`;
  if (reply === null) return '$-1\r\n';
  if (reply instanceof NullArray) return '*-1\r\n';
  if (reply instanceof Status) return `+${reply.text}\r\n`;
  if (reply instanceof RedisError) return `-${fromText(oneLine(reply.message))}\r\n`;
  let encoded = `*${reply.length}\r\n`;
  for (const item of reply) encoded += encodeResp2(item);
  return encoded;
}

/** Replaces line breaks in an error, so that arguments quoted in it can't begin another reply (as Redis does). */
function oneLine(message: string): string {
  return message.replaceAll(/[\r\n]/g, ' ');
}
