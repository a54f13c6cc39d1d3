import { describe, expect, test } from 'vitest';
import type { Partition, ReadRecord } from '../storage/storage.ts';
import { readFairly, type ReadFrom } from './read-fairly.ts';

/** A partition with so many records of 10 bytes, of which compaction has removed some. */
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

const from = (partition: Partition, offset = 0): ReadFrom => ({ partition, offset });

describe('reading from several partitions', () => {
  test('gives each its share, and what one does not need to those after it', async () => {
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

  test('begins with another one each time', async () => {
    const sources = [from(partition(9)), from(partition(9)), from(partition(9))];
    const first = [];
    for (let turn = 0; turn < 3; turn++) {
      const [chunk] = await readFairly(sources, turn, 1);
      first.push(sources.indexOf(chunk!.from));
    }
    expect(first).toEqual([0, 1, 2]);
  });

  test('is never more than was asked for, but for a single record', async () => {
    const sources = [from(partition(9)), from(partition(9))];
    expect((await readFairly(sources, 0, 35)).flatMap(({ records }) => records)).toHaveLength(3);
    expect((await readFairly(sources, 0, 5)).flatMap(({ records }) => records)).toHaveLength(1);
  });

  test('goes over what compaction has removed up to the end', async () => {
    const source = from(
      partition(9, (offset) => offset > 4),
      5,
    );
    expect(await readFairly([source], 0, 100)).toEqual([]);
    expect(source.offset).toBe(9);
  });
});
