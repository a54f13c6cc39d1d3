import { beforeEach, describe, expect, test } from 'vitest';
import {
  INT,
  type PrepareRegistries,
  record,
  refused,
  RegistryBench,
  STRING,
} from '../../../../testing/engines/schema-registry/registry.ts';
import type { SchemaRegistry } from '../engine.ts';

const isWanted = (subject: string) => subject !== 'b';

/** Versions, ids, lists and references of schemas. */
export function registering(prepare: PrepareRegistries): void {
  let bench: RegistryBench;
  let registry: SchemaRegistry;
  beforeEach(() => {
    bench = new RegistryBench(prepare);
    ({ registry } = bench);
  });
  const names = async (options: Parameters<SchemaRegistry['schemas']>[0] = {}) =>
    (await registry.schemas(options)).map(({ subject, version }) => `${subject} ${version}`);

  describe('registering', () => {
    test('assigns versions within a subject, and one id to a schema in all subjects', async () => {
      expect(await registry.register('a', STRING)).toBe(1);
      expect(await registry.register('b', INT)).toBe(2);
      expect(await registry.register('b', { schema: '{"type": "int"}' })).toBe(2);
      await registry.setCompatibility('NONE');
      expect(await registry.register('b', { schema: ' "string" ', schemaType: 'AVRO' })).toBe(1);
      expect(await registry.versions('b')).toEqual([1, 2]);
      expect(await registry.version('b', 'latest')).toEqual({
        subject: 'b',
        version: 2,
        id: 1,
        schemaType: 'AVRO',
        schema: '"string"',
        references: [],
      });
      expect(await registry.usesOf(1)).toEqual([
        { subject: 'a', version: 1 },
        { subject: 'b', version: 2 },
      ]);
      expect(await registry.maxId()).toBe(2);
    });

    test('works as long as the registries have no health problem', async () => {
      expect(await bench.registries.healthProblem()).toBeUndefined();
    });

    test('clusters have separate registries', async () => {
      await registry.register('a', STRING);
      const other = bench.registries.registry('d');
      expect(await other.subjects()).toEqual([]);
      const id = await other.register('a', INT);
      expect(id).toBe(bench.sharesIds ? 2 : 1);
      if (bench.sharesIds) {
        await expect(registry.schema(id)).rejects.toThrow(refused('schemaNotFound'));
      }
      await bench.registries.remove('d');
      expect(await other.subjects()).toEqual([]);
      expect(await registry.subjects()).toEqual(['a']);
    });

    test('schemas that mean the same are one if normalization is requested', async () => {
      const short = { schema: '{"type":"fixed","name":"F","namespace":"x","size":1}' };
      const long = { schema: '{"type":"fixed","name":"x.F","size":1,"z":1,"b":2}' };
      const turned = { schema: '{"type":"fixed","name":"F","namespace":"x","size":1,"b":2,"z":1}' };
      expect(await registry.register('a', long)).toBe(1);
      expect(await registry.register('a', turned)).toBe(2);
      expect(await registry.register('a', long, { normalize: true })).toBe(3);
      expect(await registry.register('a', turned, { normalize: true })).toBe(3);
      expect(await registry.register('a', short)).toBe(4);
      expect(await registry.lookUp('a', turned, { normalize: true })).toMatchObject({
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
    ] as const)('%j is refused', async (schema, kind) => {
      await expect(registry.register('a', schema)).rejects.toThrow(refused(kind));
      expect(await registry.subjects({ deleted: true })).toEqual([]);
    });

    test.each(['a\nb', 'x'.repeat(513)])('the subject %j is refused', async (subject) => {
      await expect(registry.register(subject, STRING)).rejects.toThrow(refused('invalidSubject'));
      await expect(registry.setCompatibility('FULL', subject)).rejects.toThrow(
        refused('invalidSubject'),
      );
    });
  });

  describe('registering at the same time', () => {
    test('gives each new schema a version and an id of its own, without gaps', async () => {
      const names = Array.from({ length: 20 }, (_, i) => `f${i}?`);
      const ids = await Promise.all(names.map((name) => registry.register('s', record(name))));
      const numbers = names.map((_, i) => i + 1);
      expect(ids.toSorted((a, b) => a - b)).toEqual(numbers);
      expect(await registry.versions('s')).toEqual(numbers);
      for (const version of [1, 20]) {
        const { id, schema } = await registry.version('s', String(version));
        expect(schema).toBe(record(names[ids.indexOf(id)]!).schema);
      }
    });

    test('adds the same schema once', async () => {
      const ids = await Promise.all(
        Array.from({ length: 10 }, () => registry.register('s', STRING)),
      );
      expect(new Set(ids)).toEqual(new Set([1]));
      expect(await registry.versions('s')).toEqual([1]);
    });

    test('adds one of several schemas that are not compatible with each other', async () => {
      const schemas = ['string', 'boolean', 'int', 'null'].map((type) => ({
        schema: JSON.stringify(type),
      }));
      const results = await Promise.allSettled(schemas.map((one) => registry.register('s', one)));
      const refusals = results.filter(({ status }) => status === 'rejected');
      expect(refusals).toHaveLength(schemas.length - 1);
      for (const refusal of refusals) {
        expect(refusal).toMatchObject({ reason: { kind: 'incompatibleSchema' } });
      }
      expect(await registry.versions('s')).toEqual([1]);
    });
  });

  test('a read-only registry or subject refuses changes', async () => {
    await registry.register('s', STRING);
    await registry.setMode('READONLY', 's');
    await expect(registry.register('s', INT)).rejects.toThrow(refused('operationNotPermitted'));
    await expect(registry.deleteSubject('s')).rejects.toThrow(refused('operationNotPermitted'));
    await expect(registry.deleteVersion('s', '1')).rejects.toThrow(
      refused('operationNotPermitted'),
    );
    expect(await registry.register('s', STRING)).toBe(1);
    expect(await registry.register('t', INT)).toBe(2);
    await registry.setMode('READONLY');
    await expect(registry.register('u', INT)).rejects.toThrow(refused('operationNotPermitted'));
    await registry.setMode('READWRITE', 'u');
    expect(await registry.register('u', INT)).toBe(2);
    expect([await registry.mode(), await registry.mode('u'), await registry.mode('t')]).toEqual([
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

    test('are listed, and referenced versions can not be deleted', async () => {
      await registry.register('address', address);
      const id = await registry.register('user', user);
      expect(await registry.version('user', '1')).toMatchObject(user);
      const third = await registry.register('letter', letter);
      expect((await registry.schema(third)).references).toEqual([
        { name: 'x.User', subject: 'user', version: 1 },
        { name: 'x.Address', subject: 'address', version: 1 },
      ]);
      expect(await registry.referencedBy('address', 'latest')).toEqual([id, third]);
      expect(await registry.referencedBy('letter', '1')).toEqual([]);
      await expect(registry.deleteSubject('address')).rejects.toThrow(refused('referenceExists'));
      await expect(registry.deleteVersion('user', '1')).rejects.toThrow(refused('referenceExists'));
      for (const subject of ['letter', 'user', 'address']) {
        await registry.deleteSubject(subject);
        await registry.deleteSubject(subject, true);
      }
      expect(await registry.subjects({ deleted: true })).toEqual([]);
    });

    test('of deleted versions do not count, as in Confluent', async () => {
      await registry.register('address', address);
      const id = await registry.register('user', user);
      await registry.register('customer', user);
      await registry.deleteSubject('user');
      // The same schema in another subject still needs it.
      expect(await registry.referencedBy('address', '1')).toEqual([id]);
      await expect(registry.deleteSubject('address')).rejects.toThrow(refused('referenceExists'));
      await registry.deleteSubject('customer');
      expect(await registry.referencedBy('address', '1')).toEqual([]);
      expect(await registry.deleteSubject('address')).toEqual([1]);
      await expect(registry.register('user', user)).rejects.toThrow(refused('invalidSchema'));
      expect(await registry.deleteSubject('address', true)).toEqual([1]);
      expect(await registry.schema(id)).toMatchObject(user);
    });

    test('that lead to the same schema many times are followed once', async () => {
      await registry.register('t0', { schema: '{"type":"record","name":"T0","fields":[]}' });
      for (let i = 1; i < 40; i++) {
        const schema = JSON.stringify({
          type: 'record',
          name: `T${i}`,
          fields: [{ name: 'a', type: `T${i - 1}` }],
        });
        const names = [...new Set([i - 1, Math.max(0, i - 2)])];
        const references = names.map((n) => ({ name: `T${n}`, subject: `t${n}`, version: 1 }));
        await registry.register(`t${i}`, { schema, references });
      }
      expect(await registry.subjects()).toHaveLength(40);
    });

    test('of a JSON schema are documents under the names of the references', async () => {
      const json = { schemaType: 'JSON' };
      await registry.register('city', { ...json, schema: '{"type":"string"}' });
      const schema = '{"type":"object","properties":{"city":{"$ref":"city.json"}}}';
      await expect(registry.register('user', { ...json, schema })).rejects.toThrow(
        refused('invalidSchema'),
      );
      const references = [{ name: 'city.json', subject: 'city', version: 1 }];
      await registry.register('user', { ...json, schema, references });
      expect(await registry.check('user', { ...json, schema, references })).toEqual([]);
    });
  });

  describe('listing', () => {
    test('filters subjects and schemas by prefix, and selects only the latest versions', async () => {
      await registry.register('users-value', record('a'));
      await registry.register('users-value', record('a', 'b?'));
      await registry.register('orders-value', STRING);
      expect(await names()).toEqual(['orders-value 1', 'users-value 1', 'users-value 2']);
      expect(await names({ subjectPrefix: 'users' })).toEqual(['users-value 1', 'users-value 2']);
      expect(await names({ latestOnly: true })).toEqual(['orders-value 1', 'users-value 2']);
      await registry.deleteVersion('users-value', '2');
      expect(await names({ latestOnly: true })).toEqual(['orders-value 1', 'users-value 1']);
      expect(await names({ deleted: true })).toHaveLength(3);
      expect(await registry.subjects({ subjectPrefix: 'orders' })).toEqual(['orders-value']);
    });

    test('returns a part of the versions of those subjects that are wanted', async () => {
      for (const subject of ['a', 'b', 'c']) {
        await registry.register(subject, record('a'));
        await registry.register(subject, record('a', 'b?'));
      }
      expect(await names({ offset: 1, limit: 2 })).toEqual(['a 2', 'b 1']);
      expect(await names({ offset: 4 })).toEqual(['c 1', 'c 2']);
      expect(await names({ offset: 6, limit: 1 })).toEqual([]);
      expect(await names({ limit: 0 })).toEqual([]);
      expect(await names({ isWanted })).toEqual(['a 1', 'a 2', 'c 1', 'c 2']);
      expect(await names({ isWanted, offset: 1, limit: 2 })).toEqual(['a 2', 'c 1']);
      expect(await names({ isWanted, latestOnly: true, limit: 1 })).toEqual(['a 2']);
      expect(await names({ isWanted, subjectPrefix: 'b' })).toEqual([]);
    });

    test('finds a schema in the subject that has it only', async () => {
      await registry.register('s', STRING);
      await registry.register('t', INT);
      expect(await registry.lookUp('s', STRING)).toMatchObject({ subject: 's', version: 1 });
      await expect(registry.lookUp('s', INT)).rejects.toThrow(refused('schemaNotInSubject'));
      await expect(registry.lookUp('u', INT)).rejects.toThrow(refused('subjectNotFound'));
    });

    test.each(['0', '-2', 'newest', '1.5', '2147483648', '', '1e3'])(
      'version %j is invalid',
      async (version) => {
        await expect(registry.version('s', version)).rejects.toThrow(refused('invalidVersion'));
      },
    );
  });

  describe('a registered schema', () => {
    test('is there when the registries are opened again', async () => {
      const kept = new RegistryBench(prepare, true);
      await kept.registry.register('s', STRING);
      await kept.registry.setMode('READONLY');
      await kept.registry.setCompatibility('NONE', 's');
      await kept.reopen();
      expect((await kept.registry.version('s', '1')).schema).toBe('"string"');
      expect(await kept.registry.mode()).toBe('READONLY');
      expect(await kept.registry.compatibility('s')).toBe('NONE');
      expect(await kept.registry.maxId()).toBe(1);
    });
  });
}
