import { expect, test } from 'vitest';
import { frameLengthOf, headLengthOf, HeadWriter } from './frame.ts';
import { journalName, parseJournalName } from './journal-name.ts';
import { parseJournal } from './parse-journal.ts';

const MARK = 0xa1b2c3d4;
const NAME = journalName(5, MARK);
const TOPIC = Buffer.from('topic');

/** A frame with this text as its batch. */
function frame(sequence: number, body: string, mark = MARK): Buffer {
  const headLength = headLengthOf(1, TOPIC.length);
  const bytes = Buffer.alloc(frameLengthOf(headLength, body.length));
  const head = new HeadWriter(bytes, 0, headLength);
  bytes.write(body, headLength);
  head.add({
    topic: TOPIC,
    partition: 3,
    baseOffset: sequence * 10,
    count: 2,
    length: body.length,
  });
  expect(head.finish(mark, sequence, false, headLength + body.length)).toBe(bytes.length);
  return bytes;
}

/** The result of parsing, as short texts. */
function parsed(bytes: Buffer, end?: number): string[] {
  return parseJournal(bytes, NAME, end).map((piece) => {
    if ('frame' in piece) {
      const { head, bodyStart, isAcknowledged } = piece.frame;
      const body = bytes.toString('latin1', bodyStart, bodyStart + head.bodyLength);
      return `${head.sequence} ${body}${isAcknowledged ? '' : '?'}`;
    }
    const { from, to, isAcknowledged } = piece.unreadable;
    return `${from}-${to}${isAcknowledged ? ' lost' : ' torn'}`;
  });
}

const frames = [frame(5, 'five'), frame(6, 'six'), frame(7, 'seven')];
const whole = Buffer.concat(frames);
const [second, third] = [frames[0]!.length, frames[0]!.length + frames[1]!.length];

/** The frames with some bytes overwritten. */
function overwritten(from: number, to: number, base = whole): Buffer {
  const bytes = Buffer.from(base);
  bytes.fill(0xee, from, to);
  return bytes;
}

test('a frame proves that those before it were acknowledged; the last one of all may not have been', () => {
  expect(parsed(whole)).toEqual(['5 five', '6 six', '7 seven?']);
  expect(parsed(whole, 8)).toEqual(['5 five', '6 six', '7 seven']);
  expect(parsed(Buffer.alloc(0))).toEqual([]);
  const { entries } = parseJournal(whole, NAME).flatMap((piece) =>
    'frame' in piece ? [piece.frame.head] : [],
  )[1]!;
  expect(entries).toEqual([{ topic: 'topic', partition: 3, baseOffset: 60, count: 2, length: 3 }]);
});

test('zeros and the earlier content of a file are not taken for frames', () => {
  const older = Buffer.concat([frame(4, 'a', 1), frame(6, 'six', 1), frame(8, 'b', 1)]);
  for (const rest of [Buffer.alloc(1000), older, older.subarray(7)]) {
    const bytes = Buffer.concat([whole, rest]);
    expect(parsed(bytes)).toEqual(['5 five', '6 six', '7 seven?']);
    expect(parsed(bytes, 8)).toEqual(['5 five', '6 six', '7 seven']);
  }
});

test('frames from the number of the next file on are void', () => {
  expect(parsed(whole, 7)).toEqual(['5 five', '6 six']);
  expect(parsed(overwritten(third, whole.length), 7)).toEqual(['5 five', '6 six']);
});

test('a frame with a damaged beginning is found by the second copy of its head', () => {
  expect(parsed(overwritten(second, second + 40))).toEqual(['5 five', '6 six', '7 seven?']);
  expect(parsed(overwritten(0, 1))).toEqual(['5 five', '6 six', '7 seven?']);
});

test('a lost frame counts as acknowledged if another one follows', () => {
  expect(parsed(overwritten(second, third))).toEqual([
    '5 five',
    `${second}-${third} lost`,
    '7 seven?',
  ]);
  expect(parsed(overwritten(0, third))).toEqual([`0-${third} lost`, '7 seven?']);
  const end = whole.length;
  expect(parsed(overwritten(third, end), 8)).toEqual(['5 five', '6 six', `${third}-${end} lost`]);
  expect(parsed(whole.subarray(0, third), 8)).toEqual([
    '5 five',
    '6 six',
    `${third}-${third} lost`,
  ]);
});

test('an incomplete frame at the end is torn', () => {
  const length = third + 20;
  expect(parsed(whole.subarray(0, length))).toEqual([
    '5 five',
    '6 six?',
    `${third}-${length} torn`,
  ]);
});

test('the name of a file has the number of its first frame', () => {
  expect(parseJournalName(NAME.name)).toEqual(NAME);
  expect(parseJournalName('spare-1')).toBeUndefined();
  expect([journalName(9, 1).name, journalName(10, 0).name].toSorted()).toEqual([
    journalName(9, 1).name,
    journalName(10, 0).name,
  ]);
});
