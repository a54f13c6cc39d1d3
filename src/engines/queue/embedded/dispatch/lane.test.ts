import { expect, test } from 'vitest';
import { writeLaneName } from '../store/lane-name.ts';
import type { WaitingMessage } from '../store/message-rows.ts';
import { Lane } from './lane.ts';

const NAME = writeLaneName({ kind: 'host', owner: 1, host: 'example.com' });
/** The most that a read of these tests returns. */
const ASKED = 8;

const row = (seq: number, due: number): WaitingMessage => ({
  seq,
  due,
  host: 'example.com',
  size: 0,
  flow_key: null,
  holds: null,
  turn: null,
});

/** Whether a lane goes on reading before a message. */
function finds(lane: Lane, { seq, due }: WaitingMessage): boolean {
  const isBehind = due > lane.readDue || (due === lane.readDue && seq > lane.readSeq);
  return isBehind && lane.nextDue <= due;
}

test('a message that is committed just after a read is found, although others of the read were due later', () => {
  const lane = new Lane(NAME, 100);
  const [delayed, published] = [row(1, 105), row(2, 102)];
  lane.beginReading();
  lane.arrived(published.due, published.seq);
  lane.endReading([delayed], ASKED, 110);
  expect(lane.heads).toEqual([delayed]);
  expect(finds(lane, published)).toBe(true);
});

test('all of several such messages are found', () => {
  const lane = new Lane(NAME, 100);
  const late = [row(3, 104), row(4, 102), row(5, 103)];
  lane.beginReading();
  for (const { due, seq } of late) lane.arrived(due, seq);
  lane.endReading([row(1, 105)], ASKED, 110);
  expect(late.map((message) => finds(lane, message))).toEqual([true, true, true]);
});

test('messages that a read has returned are not read again', () => {
  const lane = new Lane(NAME, 100);
  const rows = [row(1, 101), row(2, 102)];
  lane.beginReading();
  for (const { due, seq } of rows) lane.arrived(due, seq);
  lane.endReading(rows, ASKED, 110);
  expect(lane).toMatchObject({ heads: rows, readDue: 102, readSeq: 2 });
});
