import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundOf,
  headerAt,
  HEADER_BYTES,
  isWhole,
  lostBatch,
  putBatch,
  putSparseBatch,
  readRecords,
} from './batch.ts';
import type { ReadRecord, StoredRecord } from './stored-record.ts';

const bytes = fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes));
const stored: fc.Arbitrary<StoredRecord> = fc.record({
  timestamp: fc.maxSafeNat(),
  key: fc.option(bytes),
  value: fc.option(bytes),
  headers: fc.array(fc.record({ key: fc.string({ unit: 'grapheme' }), value: bytes }), {
    maxLength: 3,
  }),
});

function encode(baseOffset: number, records: readonly StoredRecord[]): Buffer {
  const bound = records.reduce((sum, record) => sum + boundOf(record), HEADER_BYTES);
  const into = Buffer.alloc(bound);
  return into.subarray(0, putBatch(into, 0, { baseOffset, records, from: 0, to: records.length }));
}

function decode(batch: Buffer, from = 0, maxBytes = Infinity): ReadRecord[] {
  const records: ReadRecord[] = [];
  readRecords(batch, 0, { records, left: maxBytes, offset: from });
  return records;
}

test('records are read as they were written, from any offset on', () => {
  fc.assert(
    fc.property(
      fc.array(stored, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 2 ** 52 }),
      fc.nat(20),
      (records, base, skipped) => {
        const batch = encode(base, records);
        const all = records.map((record, i) => ({ ...record, offset: base + i }));
        expect(isWhole(batch, 0)).toBe(true);
        expect(decode(batch)).toEqual(all);
        expect(decode(batch, base + skipped)).toEqual(all.slice(skipped));
        expect(headerAt(batch, 0)).toMatchObject({
          length: batch.length,
          baseOffset: base,
          lastOffset: base + records.length - 1,
          maxTimestamp: Math.max(...records.map(({ timestamp }) => timestamp)),
          count: records.length,
        });
      },
    ),
  );
});

test('a read is limited by bytes, but returns at least one record', () => {
  const value = Buffer.alloc(100);
  const records = Array.from({ length: 5 }, () => ({
    timestamp: 0,
    key: null,
    value,
    headers: [],
  }));
  const batch = encode(0, records);
  expect(decode(batch, 0, 1)).toHaveLength(1);
  expect(decode(batch, 0, 230)).toHaveLength(2);
  expect(decode(batch, 3, 230)).toHaveLength(2);
});

test('a batch with any bit changed, or any byte missing, is not whole', () => {
  const batch = encode(7, [
    { timestamp: 1, key: Buffer.from('k'), value: Buffer.from('value'), headers: [] },
  ]);
  for (let bit = 0; bit < batch.length * 8; bit++) {
    const changed = Buffer.from(batch);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(isWhole(changed, 0)).toBe(false);
  }
  for (let length = 0; length < batch.length; length++) {
    expect(isWhole(batch.subarray(0, length), 0)).toBe(false);
  }
});

test('compaction can keep any records of a batch, or none', () => {
  const records = [0, 3, 9].map((delta) => ({
    offset: 100 + delta,
    timestamp: delta,
    key: Buffer.from('k'),
    value: null,
    headers: [],
  }));
  for (const kept of [records, records.slice(1), []]) {
    const into = Buffer.alloc(1000);
    const bounds = { baseOffset: 100, lastOffset: 112, deleteHorizon: 5 };
    const batch = into.subarray(0, putSparseBatch(into, 0, bounds, kept));
    expect(isWhole(batch, 0)).toBe(true);
    expect(decode(batch)).toEqual(kept);
    expect(headerAt(batch, 0)).toMatchObject({ ...bounds, count: kept.length });
  }
});

test('the error for lost records says where they were stored', () => {
  const batch = lostBatch(10, 19, '/log/journal/x at 7');
  expect(headerAt(batch, 0)).toMatchObject({ baseOffset: 10, lastOffset: 19, isLost: true });
  expect(() => decode(batch, 12)).toThrow(
    '/log/journal/x at 7 is damaged: records 10 to 19 are lost',
  );
});
