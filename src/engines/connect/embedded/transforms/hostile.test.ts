import { expect, test } from 'vitest';
import {
  applied,
  map,
  record,
  struct,
  transform,
} from '../../../../../testing/engines/connect/embedded/transforms.ts';
import { DataError } from '../../errors.ts';
import { parseJson } from '../data/json.ts';
import type { Schema } from '../data/schema.ts';

const TOO_MANY = new DataError('There are too many values in one record');

test('flattened names have at most 8 MB together: each has those around it', () => {
  let json = '1';
  for (let i = 0; i < 400; i++) json = `{"${'k'.repeat(1000)}":${json},"b":1}`;
  expect(() => applied('Flatten$Value', {}, parseJson(json))).toThrow(TOO_MANY);
});

test('a schema that names a struct again and again is not flattened without end', () => {
  let schema: Schema = struct();
  for (let i = 0; i < 40; i++) schema = struct(['a', schema], ['b', schema]);
  const flatten = transform('Flatten$Value');
  expect(() => flatten(record({ valueSchema: schema, value: map({}) }))).toThrow(TOO_MANY);
});

test('very many casts of very many fields take time linear in both', () => {
  const names = Array.from({ length: 40_000 }, (_, i) => `f${i}`);
  const valueSchema = struct(
    ...names.map((name): [string, Schema] => [name, { type: 'INT32', optional: false }]),
  );
  const value = map(Object.fromEntries(names.map((name) => [name, 1])));
  const cast = transform('Cast$Value', { spec: names.map((name) => `${name}:string`).join() });
  const before = process.cpuUsage();
  const result = cast(record({ valueSchema, value }));
  // Searching each field looks at eight hundred million.
  expect(process.cpuUsage(before).user).toBeLessThan(6_000_000);
  expect(result?.value).toHaveProperty('size', names.length);
});
