import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { CommandFunction } from '../command.ts';
import { changeInPlace, checkLength, inPlace, writeString } from '../string-entry.ts';

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
