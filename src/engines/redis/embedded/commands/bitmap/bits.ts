import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { CommandFunction } from '../command.ts';
import { byteAt, changeInPlace, inPlace, readStringValue, writeString } from '../string-entry.ts';
import { parseBitOffset } from './bit-offset.ts';

export const getbit: CommandFunction = ({ keyspace }, argv) => {
  const offset = parseBitOffset(argv[2]!);
  const value = readStringValue(keyspace, argv[1]!);
  if (value === undefined) return 0;
  return (byteAt(value, offset >>> 3) >> (7 - (offset & 7))) & 1;
};

/** Setting a bit to its present value changes nothing, unless the string has to grow. */
export const setbit: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const offset = parseBitOffset(argv[2]!);
  const bit = argv[3]!;
  if (bit !== '0' && bit !== '1') {
    throw new RedisError('ERR bit is not an integer or out of range');
  }
  const index = offset >>> 3;
  const mask = 0x80 >> (offset & 7);
  const entry = writeString(keyspace, key);
  if (entry === undefined) {
    const buffer = new StringBuffer('', index + 1);
    if (bit === '1') buffer.setByte(index, mask);
    keyspace.put(key, buffer, 'setbit');
    return 0;
  }
  const byte = byteAt(entry.value, index);
  const before = (byte & mask) === 0 ? 0 : 1;
  if (index < entry.value.length && String(before) === bit) return before;
  return changeInPlace(ctx, argv, { entry, length: index + 1 }, () => {
    inPlace(entry, index + 1).setByte(index, bit === '1' ? byte | mask : byte & ~mask);
    keyspace.changed(entry, 'setbit');
    return before;
  });
};
