import { beforeEach, describe, expect, test } from 'vitest';
import {
  INT,
  type PrepareRegistries,
  record,
  refused,
  RegistryBench,
  STRING,
} from '../../../../testing/engines/schema-registry/registry.ts';
import { COMPATIBILITY_LEVELS } from '../compatibility-level.ts';
import type { SchemaRegistry } from '../engine.ts';

/** Compatibility and deletion. */
export function changing(prepare: PrepareRegistries): void {
  let registry: SchemaRegistry;
  beforeEach(() => {
    ({ registry } = new RegistryBench(prepare));
  });

  describe('compatibility', () => {
    const [one, two, three] = [record('a'), record('a', 'b?'), record('a', 'b')];

    test('is checked against all versions unless another level is set', async () => {
      expect(await registry.compatibility()).toBe('BACKWARD_TRANSITIVE');
      await registry.register('s', one);
      await registry.register('s', two);
      await expect(registry.register('s', three)).rejects.toThrow(
        'Schema being registered is incompatible with an earlier schema for subject "s", details: [' +
          "{errorType:'READER_FIELD_MISSING_DEFAULT_VALUE', description:'The field 'b' at path '/fields/1' in the new schema has no default value and is missing in the old schema', additionalInfo:'b'}, " +
          "{oldSchemaVersion: 1}, {oldSchema: '" +
          '{"type":"record","name":"User","fields":[{"name":"a","type":"string"}]}' +
          "'}, {compatibility: 'BACKWARD_TRANSITIVE'}]",
      );
      await registry.setCompatibility('BACKWARD', 's');
      expect(await registry.register('s', three)).toBe(3);
    });

    /** For each level, whether it accepts an additional field, one with a default, and a removed one. */
    test.each([
      ['NONE', true, true, true],
      ['BACKWARD', false, true, true],
      ['BACKWARD_TRANSITIVE', false, true, true],
      ['FORWARD', true, true, false],
      ['FORWARD_TRANSITIVE', true, true, false],
      ['FULL', false, true, false],
      ['FULL_TRANSITIVE', false, true, false],
    ] as const)('%s', async (level, more, moreWithDefault, less) => {
      await registry.setCompatibility(level);
      await registry.register('s', record('a', 'z'));
      const takes = async (...fields: string[]) =>
        (await registry.check('s', record(...fields))).length === 0;
      expect([await takes('a', 'z', 'b'), await takes('a', 'z', 'b?'), await takes('a')]).toEqual([
        more,
        moreWithDefault,
        less,
      ]);
    });

    test.each(COMPATIBILITY_LEVELS)(
      '%s checks the latest version, or all of them',
      async (level) => {
        await registry.setCompatibility('NONE');
        await registry.register('s', INT);
        await registry.register('s', STRING);
        await registry.setCompatibility(level);
        const isFine = await registry.check('s', { schema: '{"type":"string","logicalType":"x"}' });
        expect(isFine.length === 0).toBe(!level.endsWith('_TRANSITIVE'));
      },
    );

    test('can be checked against a single version', async () => {
      await registry.register('s', one);
      await registry.register('s', two);
      expect(await registry.check('s', three, '2')).toEqual([]);
      expect(await registry.check('s', three, '1')).toHaveLength(4);
      expect(await registry.check('nothing', three)).toEqual([]);
      await expect(registry.check('s', three, '3')).rejects.toThrow(refused('versionNotFound'));
      await expect(registry.check('nothing', three, 'latest')).rejects.toThrow(
        refused('subjectNotFound'),
      );
    });

    test('a schema of another type is not compatible', async () => {
      await registry.register('s', STRING);
      const json = { schema: '{"type":"string"}', schemaType: 'JSON' };
      expect((await registry.check('s', json))[0]).toMatch('TYPE_CHANGED');
      await registry.setCompatibility('NONE', 's');
      await registry.register('s', json);
      expect(await registry.version('s', '2')).toMatchObject({ schemaType: 'JSON' });
    });

    test('the level of a subject takes precedence over that of the registry, until it is removed', async () => {
      expect(await registry.compatibility('s')).toBeUndefined();
      await registry.setCompatibility('FULL', 's');
      await registry.setCompatibility('NONE');
      expect([await registry.compatibility(), await registry.compatibility('s')]).toEqual([
        'NONE',
        'FULL',
      ]);
      await registry.setCompatibility(undefined, 's');
      await registry.setCompatibility(undefined);
      expect(await registry.compatibility('s')).toBeUndefined();
      expect(await registry.compatibility()).toBe('BACKWARD_TRANSITIVE');
    });

    test('with too much text is refused', async () => {
      await registry.setCompatibility('NONE');
      const long = 'x'.repeat(1000 * 1000);
      for (let i = 0; i < 18; i++) {
        await registry.register('s', { schema: `{"type":"string","doc":"${long}${i}"}` });
      }
      expect(await registry.check('s', STRING)).toEqual([]);
      await registry.setCompatibility('BACKWARD_TRANSITIVE');
      await expect(registry.check('s', STRING)).rejects.toThrow(refused('tooComplicated'));
    });
  });

  describe('deleting', () => {
    beforeEach(async () => {
      await registry.register('s', record('a'));
      await registry.register('s', record('a', 'b?'));
      await registry.register('t', STRING);
    });

    test('a version is first marked as deleted, then removed', async () => {
      await expect(registry.deleteVersion('s', '2', true)).rejects.toThrow(
        refused('versionNotSoftDeleted'),
      );
      expect(await registry.deleteVersion('s', 'latest')).toBe(2);
      expect(await registry.versions('s')).toEqual([1]);
      expect(await registry.versions('s', { deleted: true })).toEqual([1, 2]);
      expect(await registry.versions('s', { deletedOnly: true })).toEqual([2]);
      await expect(registry.version('s', '2')).rejects.toThrow(refused('versionNotFound'));
      expect((await registry.version('s', '2', { deleted: true })).id).toBe(2);
      expect((await registry.schema(2)).id).toBe(2);
      expect(await registry.usesOf(2)).toEqual([]);
      expect(await registry.usesOf(2, { deleted: true })).toEqual([{ subject: 's', version: 2 }]);
      await expect(registry.deleteVersion('s', '2')).rejects.toThrow(refused('versionSoftDeleted'));
      expect(await registry.deleteVersion('s', '2', true)).toBe(2);
      await expect(registry.schema(2)).rejects.toThrow(refused('schemaNotFound'));
      await expect(registry.deleteVersion('s', '2')).rejects.toThrow(refused('versionNotFound'));
    });

    test('a subject is first marked as deleted with all of its versions, then removed', async () => {
      await expect(registry.deleteSubject('s', true)).rejects.toThrow(
        refused('subjectNotSoftDeleted'),
      );
      expect(await registry.deleteSubject('s')).toEqual([1, 2]);
      expect(await registry.subjects()).toEqual(['t']);
      expect(await registry.subjects({ deleted: true })).toEqual(['s', 't']);
      expect(await registry.subjects({ deletedOnly: true })).toEqual(['s']);
      await expect(registry.versions('s')).rejects.toThrow(refused('subjectNotFound'));
      await expect(registry.lookUp('s', record('a'))).rejects.toThrow(refused('subjectNotFound'));
      expect(await registry.lookUp('s', record('a'), { deleted: true })).toMatchObject({
        version: 1,
      });
      await expect(registry.deleteSubject('s')).rejects.toThrow(refused('subjectSoftDeleted'));
      expect(await registry.deleteSubject('s', true)).toEqual([1, 2]);
      await expect(registry.deleteSubject('s')).rejects.toThrow(refused('subjectNotFound'));
    });

    test('a schema that is registered again has its former id, and a new version', async () => {
      await registry.deleteSubject('s');
      expect(await registry.register('s', record('a'))).toBe(1);
      expect(await registry.versions('s')).toEqual([3]);
      await registry.deleteSubject('s');
      await registry.deleteSubject('s', true);
      expect(await registry.register('s', record('a'))).toBe(4);
      expect(await registry.versions('s')).toEqual([1]);
    });

    test('an id is not reused', async () => {
      await registry.deleteSubject('t');
      await registry.deleteSubject('t', true);
      expect(await registry.register('t', INT)).toBe(4);
    });
  });
}
