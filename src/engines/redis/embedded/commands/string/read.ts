import type { ByteString } from '../../../bytes.ts';
import { parseInteger } from '../../../numbers.ts';
import { runLoop, takesMany } from '../../loop.ts';
import type { CommandFunction } from '../command.ts';
import {
  changeInPlace,
  isString,
  readStringValue,
  readToReply,
  checkLength,
  inPlace,
  writeString,
} from '../string-entry.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';

export const get: CommandFunction = (ctx, argv) => readToReply(ctx, argv[1]!);

/** A key of another type is null here, not an error (Redis 7.2 `t_string.c` `mgetCommand`). */
export const mget = takesMany((ctx, argv) => {
  const { keyspace, replies } = ctx;
  let size = 0;
  const reply: (ByteString | null)[] = [];
  return runLoop(ctx, argv, {
    from: 1,
    to: argv.length,
    stride: 1,
    each: (i) => {
      const value = keyspace.read(argv[i]!)?.value;
      const isThere = value !== undefined && isString(value);
      if (isThere) replies.expect((size += value.length));
      reply.push(isThere ? value.toString() : null);
    },
    finish: () => reply,
  });
});

export const strlen: CommandFunction = ({ keyspace }, argv) =>
  readStringValue(keyspace, argv[1]!)?.length ?? 0;

/** Both ends are inclusive, negative ones count from the end (`t_string.c` `getrangeCommand`). */
export const getrange: CommandFunction = ({ keyspace, replies }, argv) => {
  const first = parseInteger(argv[2]!);
  const last = parseInteger(argv[3]!);
  const value = readStringValue(keyspace, argv[1]!);
  if (value === undefined) return '';
  const start = fromEnd(first, value.length);
  const end = Math.min(fromEnd(last, value.length), value.length - 1);
  // Counted from the end, -1 to -2 is an empty range even if both are before the start.
  if (start > end || (first < 0 && last < 0 && first > last)) return '';
  replies.expect(end + 1 - start);
  return value.slice(start, end + 1);
};

function fromEnd(index: number, length: number): number {
  return index < 0 ? Math.max(index + length, 0) : index;
}

/** The event is published even for an empty value (Redis 7.2 `t_string.c` `appendCommand`). */
export const append: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const [, key = '', text = ''] = argv;
  const entry = writeString(keyspace, key);
  if (entry === undefined) {
    keyspace.put(key, text, 'append');
    return text.length;
  }
  const before = entry.value.length;
  if (text === '') {
    keyspace.unchanged(key, 'append');
    return before;
  }
  const length = before + text.length;
  checkLength(length);
  return changeInPlace(ctx, argv, { entry, length }, () => {
    inPlace(entry, length).write(before, text);
    keyspace.changed(entry, 'append');
    return length;
  });
};

/** An empty value writes nothing, so no key is created or padded (Redis 7.2 `t_string.c` `setrangeCommand`). */
export const setrange: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const [, key = '', , text = ''] = argv;
  const offset = parseInteger(argv[2]!);
  if (offset < 0) throw new RedisError('ERR offset is out of range');
  const entry = writeString(keyspace, key);
  const before = entry === undefined ? 0 : entry.value.length;
  if (text === '') return before;
  const end = offset + text.length;
  checkLength(end);
  if (entry === undefined) {
    const buffer = new StringBuffer('', end);
    buffer.write(offset, text);
    keyspace.put(key, buffer, 'setrange');
    return end;
  }
  return changeInPlace(ctx, argv, { entry, length: end }, () => {
    inPlace(entry, end).write(offset, text);
    keyspace.changed(entry, 'setrange');
    return entry.value.length;
  });
};
