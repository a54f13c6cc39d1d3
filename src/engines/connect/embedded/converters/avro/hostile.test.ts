import { describe, expect, test } from 'vitest';
import { AvroBench } from '../../../../../../testing/engines/connect/embedded/avro.ts';
import { DataError } from '../../../errors.ts';
import type { SchemaAndValue } from '../../data/record.ts';

const avro = new AvroBench();

const TOO_MANY = new DataError('There are too many values in one record');

/** A record of two fields of the next record, and so on: a value of it doubles with each. */
function doubling(depth: number, last: unknown): unknown {
  const type = depth === 0 ? last : doubling(depth - 1, last);
  const name = `R${depth}`;
  const fields = [
    { name: 'a', type },
    { name: 'b', type: depth === 0 ? last : `R${depth - 1}` },
  ];
  return { type: 'record', name, fields };
}

async function read(schema: unknown, body: Buffer): Promise<SchemaAndValue> {
  const id = await avro.registry.register('s', { schema: JSON.stringify(schema) });
  return avro.converters().value.toConnect(Buffer.concat([Buffer.from([0, 0, 0, 0, id]), body]));
}

/** A zigzag number. */
function long(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value * 2; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

describe('values that have no bytes', () => {
  test('are counted over all blocks of an array', async () => {
    const schema = { type: 'array', items: { type: 'record', name: 'E', fields: [] } };
    const block = long(900_000);
    await expect(read(schema, Buffer.concat([block, block, long(0)]))).rejects.toThrow(
      expect.objectContaining({ cause: TOO_MANY }),
    );
  });

  test('are counted in records that contain records', async () => {
    const last = { type: 'record', name: 'Last', fields: [] };
    const schema = doubling(24, last);
    const text = JSON.stringify(schema).replaceAll(
      '"b","type":{"type":"record","name":"Last","fields":[]}',
      '"b","type":"Last"',
    );
    await expect(read(JSON.parse(text), Buffer.alloc(0))).rejects.toThrow(
      expect.objectContaining({ cause: TOO_MANY }),
    );
  });
});

test('a record whose parts double is converted to a schema once for each', async () => {
  // 2^40 fields, if each were written out. The value ends at once.
  await expect(read(doubling(40, 'int'), Buffer.alloc(0))).rejects.toThrow(
    expect.objectContaining({ cause: new DataError('The data ends too early') }),
  );
});

test('the default of a record has at most 10,000 values with those of its parts', async () => {
  let type: unknown = {
    type: 'record',
    name: 'D0',
    fields: [{ name: 'a', type: 'int', default: 1 }],
  };
  for (let i = 1; i <= 40; i++) {
    const fields = [
      { name: 'a', type, default: {} },
      { name: 'b', type: `D${i - 1}`, default: {} },
    ];
    type = { type: 'record', name: `D${i}`, fields };
  }
  await expect(read(type, Buffer.alloc(0))).rejects.toThrow(
    expect.objectContaining({ cause: TOO_MANY }),
  );
});

test('symbols of a large enum are found without searching for them', async () => {
  const symbols = Array.from({ length: 50_000 }, (_, i) => `S${i}`);
  const schema = { type: 'array', items: { type: 'enum', name: 'E', symbols } };
  const items = 20_000;
  const body = [long(items), ...Array<Buffer>(items).fill(long(49_999)), long(0)];
  const before = process.cpuUsage();
  const { value } = await read(schema, Buffer.concat(body));
  expect(value).toEqual(Array(items).fill('S49999'));
  // Searching looks at a thousand million symbols.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
