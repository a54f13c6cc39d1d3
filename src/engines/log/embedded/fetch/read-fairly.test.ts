import { describe, expect, test } from 'vitest';
import { LogError } from '../../errors.ts';
import type { Partition } from '../storage/storage.ts';
import type { ReadRecord } from '../storage/stored-record.ts';
import { readFairly, type ReadFrom } from './read-fairly.ts';

/** A partition with records of 10 bytes each, of which compaction has removed some. */
function partition(endOffset: number, isRemoved: (offset: number) => boolean = () => false) {
  const read = async (offset: number, maxBytes: number): Promise<ReadRecord[]> => {
    const records: ReadRecord[] = [];
    for (let at = offset; at < endOffset && records.length * 10 < maxBytes; at++) {
      const value = Buffer.from('0123456789');
      if (!isRemoved(at)) records.push({ offset: at, timestamp: 0, key: null, value, headers: [] });
    }
    return records;
  };
  return { endOffset, read } as unknown as Partition;
}

const from = (partition: Partition, offset = 0): ReadFrom => ({
  partition,
  topic: 't',
  number: 0,
  offset,
});

describe('reading from several partitions', () => {
  test('returns its share of the bytes from each, and leaves unused bytes to those after it', async () => {
    const sources = [
      from(partition(1)),
      from(partition(0)),
      from(partition(9)),
      from(partition(9)),
    ];
    const chunks = await readFairly(sources, 0, 90);
    expect(chunks.map(({ records }) => records.length)).toEqual([1, 4, 4]);
    expect(chunks.map(({ from }) => sources.indexOf(from))).toEqual([0, 2, 3]);
  });

  test('begins with a different one each time', async () => {
    const sources = [from(partition(9)), from(partition(9)), from(partition(9))];
    const first = [];
    for (let turn = 0; turn < 3; turn++) {
      const [chunk] = await readFairly(sources, turn, 1);
      first.push(sources.indexOf(chunk!.from));
    }
    expect(first).toEqual([0, 1, 2]);
  });

  test('returns no more bytes than requested, except for a single record', async () => {
    const sources = [from(partition(9)), from(partition(9))];
    expect((await readFairly(sources, 0, 35)).flatMap(({ records }) => records)).toHaveLength(3);
    expect((await readFairly(sources, 0, 5)).flatMap(({ records }) => records)).toHaveLength(1);
  });

  test('skips offsets at the end that compaction has removed', async () => {
    const source = from(
      partition(9, (offset) => offset > 4),
      5,
    );
    expect(await readFairly([source], 0, 100)).toEqual([]);
    expect(source.offset).toBe(9);
  });
});

describe('where a partition is damaged', () => {
  const damaged = (): Partition => {
    const damage = { from: 3, to: 5 };
    const read = () =>
      Promise.reject(new LogError('CORRUPT_MESSAGE', '/log/0.log is damaged', { damage }));
    return { endOffset: 9, read } as unknown as Partition;
  };

  test('the other partitions are read, whichever comes first', async () => {
    for (const turn of [0, 1, 2]) {
      const sources = [from(damaged(), 3), from(partition(2)), from(partition(2))];
      const chunks = await readFairly(sources, turn, 90);
      expect(chunks.map(({ records }) => records.length)).toEqual([2, 2]);
    }
  });

  test('the error says what is damaged and how to continue, if nothing else can be read', async () => {
    const source = from(damaged(), 3);
    await expect(readFairly([source, from(partition(0))], 0, 90)).rejects.toMatchObject({
      code: 'CORRUPT_MESSAGE',
      message:
        "Partition t-0 is damaged: the messages 3 to 5 can't be read; what follows can be read from offset 6 on",
    });
    expect(source.damage).toEqual({ from: 3, to: 5 });
  });

  test('the error says why the disk refuses to read, if nothing else can be read', async () => {
    const cause = Object.assign(new Error('EIO'), { code: 'EIO' });
    const read = () => Promise.reject(new LogError('KAFKA_STORAGE_ERROR', 'cannot', { cause }));
    const refusing = { endOffset: 9, read } as unknown as Partition;
    expect(await readFairly([from(refusing), from(partition(1))], 0, 90)).toHaveLength(1);
    await expect(readFairly([from(refusing)], 0, 90)).rejects.toMatchObject({
      code: 'KAFKA_STORAGE_ERROR',
      message: "Partition t-0 can't be read from offset 0 on: Input/output error",
    });
  });
});
