import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger, readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { parseMilliseconds } from '../../blocking/timeout.ts';
import type { CommandContext } from '../command.ts';

/** The arguments of XREAD and XREADGROUP. */
export interface ReadArguments {
  /** 0 for all. */
  readonly count: number;
  readonly noAck: boolean;
  /** With CLAIM, how long pending entries must have been idle to be claimed, in milliseconds. */
  readonly minIdle: number | undefined;
  readonly group: { readonly name: ByteString; readonly consumer: ByteString } | undefined;
  readonly streams: readonly { readonly key: ByteString; readonly id: ByteString }[];
  /** The deadline of BLOCK in Unix milliseconds; `Infinity` for none. */
  readonly until: number | undefined;
}

/** Redis 7.2 `t_stream.c` `xreadCommand`, the arguments. BLOCK is refused over HTTP, where requests do not block. */
export function readArguments(
  { protocol, keyspace }: CommandContext,
  argv: readonly ByteString[],
  inGroup: boolean,
): ReadArguments {
  let until: number | undefined;
  let count = 0;
  let noAck = false;
  let minIdle: number | undefined;
  let group: ReadArguments['group'];
  let streams: ReadArguments['streams'] | undefined;
  for (let at = 1; at < argv.length && streams === undefined; at++) {
    const word = argv[at]!.toUpperCase();
    const left = argv.length - at - 1;
    if (word === 'BLOCK' && left > 0) {
      until = parseMilliseconds(argv[++at]!, keyspace.now);
      if (protocol === 'http') {
        throw errors.notAvailable(`${inGroup ? 'XREADGROUP' : 'XREAD'} BLOCK`);
      }
    } else if (word === 'COUNT' && left > 0) {
      count = Math.max(0, parseInteger(argv[++at]!));
    } else if (word === 'STREAMS' && left > 0) {
      streams = readStreams(argv.slice(at + 1), inGroup);
    } else if (word === 'GROUP' && left > 1) {
      if (!inGroup) throw onlyInGroup('GROUP');
      group = { name: argv[at + 1]!, consumer: argv[at + 2]! };
      at += 2;
    } else if (word === 'CLAIM' && left > 0) {
      if (!inGroup) throw onlyInGroup('CLAIM');
      minIdle = readMinIdle(argv[++at]!);
    } else if (word === 'NOACK') {
      if (!inGroup) throw onlyInGroup('NOACK');
      noAck = true;
    } else {
      throw errors.syntax();
    }
  }
  if (streams === undefined) throw errors.syntax();
  if (inGroup && group === undefined) {
    throw new RedisError('ERR Missing GROUP option for XREADGROUP');
  }
  return { count, noAck, minIdle, group, streams, until };
}

function readMinIdle(text: ByteString): number {
  const minIdle = readInt64(text);
  if (minIdle === undefined) throw new RedisError('ERR min-idle-time is not an integer');
  if (minIdle < 0n) throw new RedisError('ERR min-idle-time must be a positive integer');
  return Number(minIdle);
}

function readStreams(words: readonly ByteString[], inGroup: boolean): ReadArguments['streams'] {
  if (words.length % 2 !== 0) {
    const [name, what] = inGroup ? ['xreadgroup', "ID or '>'"] : ['xread', "ID, '+', or '$'"];
    throw new RedisError(
      `ERR Unbalanced '${name}' list of streams: for each stream key an ${what} must be specified.`,
    );
  }
  const half = words.length / 2;
  return words.slice(0, half).map((key, i) => ({ key, id: words[half + i]! }));
}

function onlyInGroup(option: string): RedisError {
  return new RedisError(
    `ERR The ${option} option is only supported by XREADGROUP. You called XREAD instead.`,
  );
}
