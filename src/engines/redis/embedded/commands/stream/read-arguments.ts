import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';

/** What XREAD and XREADGROUP were asked for. */
export interface ReadArguments {
  /** 0: all. */
  readonly count: number;
  readonly noAck: boolean;
  readonly group: { readonly name: ByteString; readonly consumer: ByteString } | undefined;
  readonly streams: readonly { readonly key: ByteString; readonly id: ByteString }[];
}

/**
 * Redis 7.2 `t_stream.c` `xreadCommand`, its arguments. BLOCK is refused: a request over HTTP does not
 * wait.
 */
export function readArguments(argv: readonly ByteString[], inGroup: boolean): ReadArguments {
  let count = 0;
  let noAck = false;
  let group: ReadArguments['group'];
  let streams: ReadArguments['streams'] | undefined;
  for (let at = 1; at < argv.length && streams === undefined; at++) {
    const word = argv[at]!.toUpperCase();
    const left = argv.length - at - 1;
    if (word === 'BLOCK' && left > 0) {
      checkTimeout(argv[++at]!);
      throw errors.notAvailable(`${inGroup ? 'XREADGROUP' : 'XREAD'} BLOCK`);
    } else if (word === 'COUNT' && left > 0) {
      count = Math.max(0, parseInteger(argv[++at]!));
    } else if (word === 'STREAMS' && left > 0) {
      streams = readStreams(argv.slice(at + 1), inGroup);
    } else if (word === 'GROUP' && left > 1) {
      if (!inGroup) throw onlyInGroup('GROUP');
      group = { name: argv[at + 1]!, consumer: argv[at + 2]! };
      at += 2;
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
  return { count, noAck, group, streams };
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

function checkTimeout(text: ByteString): void {
  if (!/^-?\d{1,18}$/.test(text)) {
    throw new RedisError('ERR timeout is not an integer or out of range');
  }
  if (text.startsWith('-')) throw new RedisError('ERR timeout is negative');
}

function onlyInGroup(option: string): RedisError {
  return new RedisError(
    `ERR The ${option} option is only supported by XREADGROUP. You called XREAD instead.`,
  );
}
