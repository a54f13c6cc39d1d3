import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { COMPATIBILITY_LEVELS } from '../compatibility-level.ts';
import { EmbeddedRegistries } from './embedded-registries.ts';
import type { SchemaRegistry } from '../engine.ts';
import type { RegistryErrorName } from '../errors.ts';

/** A record of fields that are strings; those with `?` have a default. */
const record = (...fields: string[]) => ({
  schema: JSON.stringify({
    type: 'record',
    name: 'User',
    fields: fields.map((field) =>
      field.endsWith('?')
        ? { name: field.slice(0, -1), type: 'string', default: '' }
        : { name: field, type: 'string' },
    ),
  }),
});
const STRING = { schema: '"string"' };
const INT = { schema: '"int"' };

let registries: EmbeddedRegistries;
let registry: SchemaRegistry;
beforeEach(() => {
  registries = new EmbeddedRegistries();
  registry = registries.registry('c');
  onTestFinished(() => registries.close());
});

const refused = (kind: RegistryErrorName) => expect.objectContaining({ kind });

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
    const other = registries.registry('d');
    expect(other.subjects()).toEqual([]);
    expect(other.register('a', INT)).toBe(1);
    registries.remove('d');
    expect(other.subjects()).toEqual([]);
    expect(registry.subjects()).toEqual(['a']);
    registries.retain([]);
    expect(registry.subjects()).toEqual([]);
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
    expect(registry.lookUp('a', turned, { normalize: true })).toMatchObject({ id: 3, version: 3 });
  });

  test.each([
    [{ schema: '{' }, 'invalidSchema'],
    [{ schema: '"string"', schemaType: 'PROTOBUF' }, 'unsupportedType'],
    [{ schema: '"string"', schemaType: 'toString' }, 'unsupportedType'],
    [{ schema: `"${'x'.repeat(1024 * 1024)}"` }, 'schemaTooLarge'],
    [{ schema: '"x.Y"', references: [{ name: 'x.Y', subject: 'y', version: 1 }] }, 'invalidSchema'],
  ] as const)('%j is refused', (schema, kind) => {
    expect(() => registry.register('a', schema)).toThrow(refused(kind));
    expect(registry.subjects({ deleted: true })).toEqual([]);
  });

  test.each(['a\nb', 'x'.repeat(513)])('the subject %j is refused', (subject) => {
    expect(() => registry.register(subject, STRING)).toThrow(refused('invalidSubject'));
    expect(() => registry.setCompatibility('FULL', subject)).toThrow(refused('invalidSubject'));
  });
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
    expect(() => registry.deleteVersion('s', '2', true)).toThrow(refused('versionNotSoftDeleted'));
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
    expect(() => registry.register('user', { ...json, schema })).toThrow(refused('invalidSchema'));
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

describe('a file', () => {
  const newFile = () => {
    const directory = mkdtempSync(join(tmpdir(), 'plinth-schemas-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    return join(directory, 'schemas.db');
  };

  test('keeps what was registered', () => {
    const file = newFile();
    const first = new EmbeddedRegistries(file);
    first.registry('c').register('s', STRING);
    first.registry('c').setMode('READONLY');
    first.close();
    const second = new EmbeddedRegistries(file);
    expect(second.registry('c').version('s', '1').schema).toBe('"string"');
    expect(second.registry('c').mode()).toBe('READONLY');
    second.close();
  });

  test('of a newer version is refused, and what is no database', () => {
    const file = newFile();
    new EmbeddedRegistries(file).close();
    const database = new DatabaseSync(file);
    database.exec('pragma user_version = 1000');
    database.close();
    expect(() => new EmbeddedRegistries(file)).toThrow('has been used by a newer Plinth');
    const other = newFile();
    writeFileSync(other, 'nothing that SQLite has written, and long enough to see that it is not');
    expect(() => new EmbeddedRegistries(other)).toThrow('file is not a database');
  });

  test('that can not be written says so in one kind of error', () => {
    registry.register('s', STRING);
    registries.close();
    expect(() => registry.register('s', INT)).toThrow(refused('storeFailed'));
  });
});
