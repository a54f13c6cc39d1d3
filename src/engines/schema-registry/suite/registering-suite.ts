import { beforeEach, describe, expect, test } from 'vitest';
import type { SchemaRegistry } from '../engine.ts';
import {
  INT,
  record,
  refused,
  RegistryBench,
  STRING,
  type PrepareRegistries,
} from './testing-registry.ts';

/** Versions and ids of schemas; what is listed, kept, and refers to what. */
export function registering(prepare: PrepareRegistries): void {
  let bench: RegistryBench;
  let registry: SchemaRegistry;
  beforeEach(() => {
    bench = new RegistryBench(prepare);
    ({ registry } = bench);
  });

  describe('registering', () => {
    test('gives a subject versions, and a schema one id in all subjects', () => {
      expect(registry.register('a', STRING)).toBe(1);
      expect(registry.register('b', INT)).toBe(2);
      expect(registry.register('b', { schema: '{"type": "int"}' })).toBe(2);
      registry.setCompatibility('NONE');
      expect(registry.register('b', { schema: ' "string" ', schemaType: 'AVRO' })).toBe(1);
      expect(registry.versions('b')).toEqual([1, 2]);
      expect(registry.version('b', 'latest')).toEqual({
        subject: 'b',
        version: 2,
        id: 1,
        schemaType: 'AVRO',
        schema: '"string"',
        references: [],
      });
      expect(registry.usesOf(1)).toEqual([
        { subject: 'a', version: 1 },
        { subject: 'b', version: 2 },
      ]);
      expect(registry.maxId()).toBe(2);
    });

    test('clusters have registries of their own', () => {
      registry.register('a', STRING);
      const other = bench.registries.registry('d');
      expect(other.subjects()).toEqual([]);
      expect(other.register('a', INT)).toBe(1);
      bench.registries.remove('d');
      expect(other.subjects()).toEqual([]);
      expect(registry.subjects()).toEqual(['a']);
    });

    test('schemas that say the same in other ways are one where that is asked for', () => {
      const short = { schema: '{"type":"fixed","name":"F","namespace":"x","size":1}' };
      const long = { schema: '{"type":"fixed","name":"x.F","size":1,"z":1,"b":2}' };
      const turned = { schema: '{"type":"fixed","name":"F","namespace":"x","size":1,"b":2,"z":1}' };
      expect(registry.register('a', long)).toBe(1);
      expect(registry.register('a', turned)).toBe(2);
      expect(registry.register('a', long, { normalize: true })).toBe(3);
      expect(registry.register('a', turned, { normalize: true })).toBe(3);
      expect(registry.register('a', short)).toBe(4);
      expect(registry.lookUp('a', turned, { normalize: true })).toMatchObject({
        id: 3,
        version: 3,
      });
    });

    test.each([
      [{ schema: '{' }, 'invalidSchema'],
      [{ schema: '"string"', schemaType: 'PROTOBUF' }, 'unsupportedType'],
      [{ schema: '"string"', schemaType: 'toString' }, 'unsupportedType'],
      [{ schema: `"${'x'.repeat(1024 * 1024)}"` }, 'schemaTooLarge'],
      [
        { schema: '"x.Y"', references: [{ name: 'x.Y', subject: 'y', version: 1 }] },
        'invalidSchema',
      ],
    ] as const)('%j is refused', (schema, kind) => {
      expect(() => registry.register('a', schema)).toThrow(refused(kind));
      expect(registry.subjects({ deleted: true })).toEqual([]);
    });

    test.each(['a\nb', 'x'.repeat(513)])('the subject %j is refused', (subject) => {
      expect(() => registry.register(subject, STRING)).toThrow(refused('invalidSubject'));
      expect(() => registry.setCompatibility('FULL', subject)).toThrow(refused('invalidSubject'));
    });
  });

  test('a registry or a subject that is read-only takes no changes', () => {
    registry.register('s', STRING);
    registry.setMode('READONLY', 's');
    expect(() => registry.register('s', INT)).toThrow(refused('operationNotPermitted'));
    expect(() => registry.deleteSubject('s')).toThrow(refused('operationNotPermitted'));
    expect(() => registry.deleteVersion('s', '1')).toThrow(refused('operationNotPermitted'));
    expect(registry.register('s', STRING)).toBe(1);
    expect(registry.register('t', INT)).toBe(2);
    registry.setMode('READONLY');
    expect(() => registry.register('u', INT)).toThrow(refused('operationNotPermitted'));
    registry.setMode('READWRITE', 'u');
    expect(registry.register('u', INT)).toBe(2);
    expect([registry.mode(), registry.mode('u'), registry.mode('t')]).toEqual([
      ...['READONLY', 'READWRITE'],
      undefined,
    ]);
  });

  describe('references', () => {
    const address = { schema: '{"type":"record","name":"x.Address","fields":[]}' };
    const user = {
      schema:
        '{"type":"record","name":"User","namespace":"x","fields":[{"name":"home","type":"Address"}]}',
      references: [{ name: 'x.Address', subject: 'address', version: 1 }],
    };
    const letter = {
      schema:
        '{"type":"record","name":"x.Letter","fields":[{"name":"from","type":"User"},{"name":"to","type":"Address"}]}',
      references: [
        { name: 'x.User', subject: 'user', version: -1 },
        { name: 'x.Address', subject: 'address', version: 1 },
      ],
    };

    test('are told, and what is referred to is not deleted', () => {
      registry.register('address', address);
      const id = registry.register('user', user);
      expect(registry.version('user', '1')).toMatchObject(user);
      const third = registry.register('letter', letter);
      expect(registry.schema(third).references).toEqual([
        { name: 'x.User', subject: 'user', version: 1 },
        { name: 'x.Address', subject: 'address', version: 1 },
      ]);
      expect(registry.referencedBy('address', 'latest')).toEqual([id, third]);
      expect(registry.referencedBy('letter', '1')).toEqual([]);
      expect(() => registry.deleteSubject('address')).toThrow(refused('referenceExists'));
      expect(() => registry.deleteVersion('user', '1')).toThrow(refused('referenceExists'));
      for (const subject of ['letter', 'user', 'address']) {
        registry.deleteSubject(subject);
        registry.deleteSubject(subject, true);
      }
      expect(registry.subjects({ deleted: true })).toEqual([]);
    });

    test('that are very many and lead to the same are followed once', () => {
      registry.register('t0', { schema: '{"type":"record","name":"T0","fields":[]}' });
      for (let i = 1; i < 40; i++) {
        const schema = JSON.stringify({
          type: 'record',
          name: `T${i}`,
          fields: [{ name: 'a', type: `T${i - 1}` }],
        });
        const names = [...new Set([i - 1, Math.max(0, i - 2)])];
        const references = names.map((n) => ({ name: `T${n}`, subject: `t${n}`, version: 1 }));
        registry.register(`t${i}`, { schema, references });
      }
      expect(registry.subjects()).toHaveLength(40);
    });

    test('of a JSON schema are documents of those names', () => {
      const json = { schemaType: 'JSON' };
      registry.register('city', { ...json, schema: '{"type":"string"}' });
      const schema = '{"type":"object","properties":{"city":{"$ref":"city.json"}}}';
      expect(() => registry.register('user', { ...json, schema })).toThrow(
        refused('invalidSchema'),
      );
      const references = [{ name: 'city.json', subject: 'city', version: 1 }];
      registry.register('user', { ...json, schema, references });
      expect(registry.check('user', { ...json, schema, references })).toEqual([]);
    });
  });

  describe('listing', () => {
    test('subjects and schemas that begin with something, or only the latest', () => {
      registry.register('users-value', record('a'));
      registry.register('users-value', record('a', 'b?'));
      registry.register('orders-value', STRING);
      const names = (options = {}) =>
        registry.schemas(options).map(({ subject, version }) => `${subject} ${version}`);
      expect(names()).toEqual(['orders-value 1', 'users-value 1', 'users-value 2']);
      expect(names({ subjectPrefix: 'users' })).toEqual(['users-value 1', 'users-value 2']);
      expect(names({ latestOnly: true })).toEqual(['orders-value 1', 'users-value 2']);
      registry.deleteVersion('users-value', '2');
      expect(names({ latestOnly: true })).toEqual(['orders-value 1', 'users-value 1']);
      expect(names({ deleted: true })).toHaveLength(3);
      expect(registry.subjects({ subjectPrefix: 'orders' })).toEqual(['orders-value']);
    });

    test.each(['0', '-2', 'newest', '1.5', '2147483648', '', '1e3'])(
      'version %j is none',
      (version) => {
        expect(() => registry.version('s', version)).toThrow(refused('invalidVersion'));
      },
    );
  });

  describe('what was registered', () => {
    test('is there when the registries are opened again', () => {
      const kept = new RegistryBench(prepare, true);
      kept.registry.register('s', STRING);
      kept.registry.setMode('READONLY');
      kept.registry.setCompatibility('NONE', 's');
      kept.reopen();
      expect(kept.registry.version('s', '1').schema).toBe('"string"');
      expect(kept.registry.mode()).toBe('READONLY');
      expect(kept.registry.compatibility('s')).toBe('NONE');
      expect(kept.registry.maxId()).toBe(1);
    });
  });
}
