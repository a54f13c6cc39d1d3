import { expect, test } from 'vitest';
import type { LogFile } from '../../../../../base/files/files.ts';
import { frameLengthOf, headLengthOf, HeadWriter } from './frame.ts';
import { framesByHeads } from './frames-by-heads.ts';
import { journalName } from './journal-name.ts';
import { parseJournal } from './parse-journal.ts';

const MARK = 0xa1b2c3d4;
const NAME = journalName(5, MARK);

/** A frame with batches of one length, for partitions of two topics. */
function frame(sequence: number, batches: number, length: number): Buffer {
  const topics = ['one', 'another'].map((topic) => Buffer.from(topic));
  const idBytes = Array.from({ length: batches }, (_, i) => topics[i % 2]!.length);
  const headLength = headLengthOf(
    batches,
    idBytes.reduce((sum, each) => sum + each, 0),
  );
  const bytes = Buffer.alloc(frameLengthOf(headLength, batches * length));
  const head = new HeadWriter(bytes, 0, headLength);
  for (let partition = 0; partition < batches; partition++) {
    const topic = topics[partition % 2]!;
    head.add({ topic, partition, baseOffset: sequence * 10, count: 2, length });
  }
  head.finish(MARK, sequence, false, headLength + batches * length);
  return bytes;
}

/** A file that reads a few bytes at a time, as a disk may. */
function fileOf(content: Buffer): LogFile {
  const read = async (into: Uint8Array, position: number) =>
    content.copy(into, 0, position, Math.min(position + 100_000, content.length));
  return { size: async () => content.length, read } as Partial<LogFile> as LogFile;
}

const many = Array.from({ length: 500 }, (_, i) => frame(5 + i, 1, 900));
const file = Buffer.concat([
  ...many,
  frame(505, 3, 400_000),
  // A head that is longer than what is read at once.
  frame(506, 20_000, 10),
  frame(507, 2, 10),
]);

test('reading the heads alone finds the same frames as reading the whole file', async () => {
  const pieces = parseJournal(file, NAME, 508);
  const frames = await framesByHeads(fileOf(file), NAME, 508);
  expect(frames).toHaveLength(503);
  expect(frames!.map((each) => ({ frame: each }))).toEqual(pieces);
});

test('frames from the number of the next file on are left out', async () => {
  const frames = await framesByHeads(fileOf(file), NAME, 100);
  expect(frames!.at(-1)!.head.sequence).toBe(99);
});

test('a file with anything between its frames has to be read as a whole', async () => {
  const damaged = Buffer.from(file);
  damaged.fill(0xee, many[0]!.length, many[0]!.length + 20);
  expect(await framesByHeads(fileOf(damaged), NAME, 508)).toBeUndefined();
  expect(await framesByHeads(fileOf(file), NAME, 509)).toBeUndefined();
  expect(await framesByHeads(fileOf(file.subarray(0, -5)), NAME, 508)).toBeUndefined();
});
