import { describe, expect, test } from 'vitest';
import {
  map,
  record,
  struct,
  transform,
} from '../../../../../testing/engines/connect/embedded/transforms.ts';
import { INT32, STRING } from '../data/schema.ts';

describe('headers', () => {
  const headers = [
    { key: 'a', schema: STRING, value: '1' },
    { key: 'b', schema: STRING, value: '2' },
    { key: 'a', schema: STRING, value: '3' },
  ];

  test('are inserted and dropped', () => {
    const insert = transform('InsertHeader', { header: 'n', 'value.literal': '12' });
    expect(insert(record({ headers }))!.headers.at(-1)).toMatchObject({ key: 'n', value: 12 });
    const drop = transform('DropHeaders', { headers: 'a' });
    expect(drop(record({ headers }))!.headers.map(({ key }) => key)).toEqual(['b']);
  });

  test('are copied from fields', () => {
    const value = map({ id: 1, name: 'Ada' });
    const from = (operation: string) => ({ fields: 'id', headers: 'number', operation });
    const moved = transform('HeaderFrom$Value', from('move'))(record({ value }))!;
    expect(moved.value).toEqual(map({ name: 'Ada' }));
    expect(moved.headers).toEqual([{ key: 'number', schema: null, value: 1 }]);
    const valueSchema = struct(['id', INT32], ['name', STRING]);
    const kept = transform('HeaderFrom$Value', from('copy'))(record({ valueSchema, value }))!;
    expect(kept.value).toBe(value);
    expect(kept.headers).toEqual([{ key: 'number', schema: INT32, value: 1 }]);
    const movedStruct = transform(
      'HeaderFrom$Value',
      from('move'),
    )(record({ valueSchema, value }))!;
    expect(movedStruct.valueSchema).toEqual(struct(['name', STRING]));
  });
});

test('SetSchemaMetadata sets the name and the version of a schema', () => {
  const set = transform('SetSchemaMetadata$Value', {
    'schema.name': 'Order',
    'schema.version': '2',
  });
  const changed = set(record({ valueSchema: struct(['a', INT32]), value: map({ a: 1 }) }))!;
  expect(changed.valueSchema).toMatchObject({ name: 'Order', version: 2 });
  expect(() => set(record({ value: map({}) }))).toThrow(
    'Schema required for [updating schema metadata]',
  );
  expect(set(record())!.value).toBeNull();
});
