import { expect, test } from 'vitest';
import { messageIdOf, seqOfMessageId } from './tickets.ts';

test.each([
  [0, 'msg_0000000000'],
  [35, 'msg_000000000z'],
  [36 ** 5 - 1, 'msg_00000zzzzz'],
  [36 ** 5, 'msg_0000100000'],
  [1_795_000_000_123_456, 'msg_ho9vm6josg'],
  [Number.MAX_SAFE_INTEGER, 'msg_2gosa7pa2gv'],
])('an id is the ticket %d in base 36, from which it is read', (ticket, id) => {
  expect(messageIdOf(ticket)).toBe(id);
  expect(seqOfMessageId(id)).toBe(ticket);
});
