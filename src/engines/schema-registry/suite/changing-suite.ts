import { beforeEach, describe, expect, test } from 'vitest';
import { COMPATIBILITY_LEVELS } from '../compatibility-level.ts';
import type { SchemaRegistry } from '../engine.ts';
import {
  INT,
  record,
  refused,
  RegistryBench,
  STRING,
  type PrepareRegistries,
} from './testing-registry.ts';

/** What is compatible, and what is deleted. */
export function changing(prepare: PrepareRegistries): void {
  let registry: SchemaRegistry;
  beforeEach(() => {
    ({ registry } = new RegistryBench(prepare));
  });

  describe('compatibility', () => {
    const [one, two, three] = [record('a'), record('a', 'b?'), record('a', 'b')];

    test('is that of all versions unless something else is set', () => {
      expect(registry.compatibility()).toBe('BACKWARD_TRANSITIVE');
      registry.register('s', one);
      registry.register('s', two);
      expect(() => registry.register('s', three)).toThrow(
        'Schema being registered is incompatible with an earlier schema for subject "s", details: [' +
          "{errorType:'READER_FIELD_MISSING_DEFAULT_VALUE', description:'The field 'b' at path '/fields/1' in the new schema has no default value and is missing in the old schema', additionalInfo:'b'}, " +
          "{oldSchemaVersion: 1}, {oldSchema: '" +
          '{"type":"record","name":"User","fields":[{"name":"a","type":"string"}]}' +
          "'}, {compatibility: 'BACKWARD_TRANSITIVE'}]",
      );
      registry.setCompatibility('BACKWARD', 's');
      expect(registry.register('s', three)).toBe(3);
    });

    /** Whether each level takes a field more, one with a default more, and one less. */
    test.each([
      ['NONE', true, true, true],
      ['BACKWARD', false, true, true],
      ['BACKWARD_TRANSITIVE', false, true, true],
      ['FORWARD', true, true, false],
      ['FORWARD_TRANSITIVE', true, true, false],
      ['FULL', false, true, false],
      ['FULL_TRANSITIVE', false, true, false],
    ] as const)('%s', (level, more, moreWithDefault, less) => {
      registry.setCompatibility(level);
      registry.register('s', record('a', 'z'));
      const takes = (...fields: string[]) => registry.check('s', record(...fields)).length === 0;
      expect([takes('a', 'z', 'b'), takes('a', 'z', 'b?'), takes('a')]).toEqual([
        more,
        moreWithDefault,
        less,
      ]);
    });

    test.each(COMPATIBILITY_LEVELS)('%s counts the latest version, or all of them', (level) => {
      registry.setCompatibility('NONE');
      registry.register('s', INT);
      registry.register('s', STRING);
      registry.setCompatibility(level);
      const isFine = registry.check('s', { schema: '{"type":"string","logicalType":"x"}' });
      expect(isFine.length === 0).toBe(!level.endsWith('_TRANSITIVE'));
    });

    test('can be looked at with one version alone', () => {
      registry.register('s', one);
      registry.register('s', two);
      expect(registry.check('s', three, '2')).toEqual([]);
      expect(registry.check('s', three, '1')).toHaveLength(4);
      expect(registry.check('nothing', three)).toEqual([]);
      expect(() => registry.check('s', three, '3')).toThrow(refused('versionNotFound'));
      expect(() => registry.check('nothing', three, 'latest')).toThrow(refused('subjectNotFound'));
    });

    test('a schema of another type is not compatible', () => {
      registry.register('s', STRING);
      const json = { schema: '{"type":"string"}', schemaType: 'JSON' };
      expect(registry.check('s', json)[0]).toMatch('TYPE_CHANGED');
      registry.setCompatibility('NONE', 's');
      registry.register('s', json);
      expect(registry.version('s', '2')).toMatchObject({ schemaType: 'JSON' });
    });

    test('a level of the subject goes before that of the registry, until it is removed', () => {
      expect(registry.compatibility('s')).toBeUndefined();
      registry.setCompatibility('FULL', 's');
      registry.setCompatibility('NONE');
      expect([registry.compatibility(), registry.compatibility('s')]).toEqual(['NONE', 'FULL']);
      registry.setCompatibility(undefined, 's');
      registry.setCompatibility(undefined);
      expect(registry.compatibility('s')).toBeUndefined();
      expect(registry.compatibility()).toBe('BACKWARD_TRANSITIVE');
    });

    test('with very much text is not looked at', () => {
      registry.setCompatibility('NONE');
      const long = 'x'.repeat(1000 * 1000);
      for (let i = 0; i < 18; i++) {
        registry.register('s', { schema: `{"type":"string","doc":"${long}${i}"}` });
      }
      expect(registry.check('s', STRING)).toEqual([]);
      registry.setCompatibility('BACKWARD_TRANSITIVE');
      expect(() => registry.check('s', STRING)).toThrow(refused('tooComplicated'));
    });
  });

  describe('deleting', () => {
    beforeEach(() => {
      registry.register('s', record('a'));
      registry.register('s', record('a', 'b?'));
      registry.register('t', STRING);
    });

    test('a version is first marked, then removed', () => {
      expect(() => registry.deleteVersion('s', '2', true)).toThrow(
        refused('versionNotSoftDeleted'),
      );
      expect(registry.deleteVersion('s', 'latest')).toBe(2);
      expect(registry.versions('s')).toEqual([1]);
      expect(registry.versions('s', { deleted: true })).toEqual([1, 2]);
      expect(registry.versions('s', { deletedOnly: true })).toEqual([2]);
      expect(() => registry.version('s', '2')).toThrow(refused('versionNotFound'));
      expect(registry.version('s', '2', { deleted: true }).id).toBe(2);
      expect(registry.schema(2).id).toBe(2);
      expect(registry.usesOf(2)).toEqual([]);
      expect(registry.usesOf(2, { deleted: true })).toEqual([{ subject: 's', version: 2 }]);
      expect(() => registry.deleteVersion('s', '2')).toThrow(refused('versionSoftDeleted'));
      expect(registry.deleteVersion('s', '2', true)).toBe(2);
      expect(() => registry.schema(2)).toThrow(refused('schemaNotFound'));
      expect(() => registry.deleteVersion('s', '2')).toThrow(refused('versionNotFound'));
    });

    test('so is a subject with all of its versions', () => {
      expect(() => registry.deleteSubject('s', true)).toThrow(refused('subjectNotSoftDeleted'));
      expect(registry.deleteSubject('s')).toEqual([1, 2]);
      expect(registry.subjects()).toEqual(['t']);
      expect(registry.subjects({ deleted: true })).toEqual(['s', 't']);
      expect(registry.subjects({ deletedOnly: true })).toEqual(['s']);
      expect(() => registry.versions('s')).toThrow(refused('subjectNotFound'));
      expect(() => registry.lookUp('s', record('a'))).toThrow(refused('subjectNotFound'));
      expect(registry.lookUp('s', record('a'), { deleted: true })).toMatchObject({ version: 1 });
      expect(() => registry.deleteSubject('s')).toThrow(refused('subjectSoftDeleted'));
      expect(registry.deleteSubject('s', true)).toEqual([1, 2]);
      expect(() => registry.deleteSubject('s')).toThrow(refused('subjectNotFound'));
    });

    test('what comes back has its id, and a version of its own', () => {
      registry.deleteSubject('s');
      expect(registry.register('s', record('a'))).toBe(1);
      expect(registry.versions('s')).toEqual([3]);
      registry.deleteSubject('s');
      registry.deleteSubject('s', true);
      expect(registry.register('s', record('a'))).toBe(4);
      expect(registry.versions('s')).toEqual([1]);
    });

    test('an id is not given twice', () => {
      registry.deleteSubject('t');
      registry.deleteSubject('t', true);
      expect(registry.register('t', INT)).toBe(4);
    });
  });
}
