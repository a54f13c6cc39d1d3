import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromText, toText } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { allOf } from '../../steps.ts';
import { JsonDocument } from './document.ts';
import { bytesOfJson, copyOf } from './json-value.ts';
import { parseJson } from './parse.ts';
import { printJson } from './print.ts';
import { tries } from '../../../../../../testing/base/tries.ts';

/** JSON whose members share few names, so that paths match them; some names occur twice in an object. */
const text = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false', '0', '-0', '7', '1.5', '1e20', '"s"', '"é\\n"'),
    tie('array'),
    tie('object'),
  ),
  array: fc.array(tie('value'), { maxLength: 6 }).map((values) => `[${values.join(',')}]`),
  object: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '__proto__', '1'), tie('value')), {
      maxLength: 6,
    })
    .map((members) => `{${members.map(([key, value]) => `"${key}":${value}`).join(',')}}`),
})).value;

const path = fc.oneof(
  fc.constantFrom('$', '$..*', '$.*', '.', '.a', '$..a', '$..b', "$['a','a']", '$..[0]', '$[-1]'),
  fc
    .array(fc.constantFrom('.a', '.b', '[0]', '[*]', '..a', '..*', '[?@.a]', '[0:2]'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((steps) => `$${steps.join('')}`),
);
const index = fc.integer({ min: -7, max: 7 }).map(String);

const command = fc.oneof(
  fc.tuple(fc.constant('JSON.SET'), path, text),
  fc.tuple(fc.constant('JSON.MERGE'), path, text),
  fc.tuple(fc.constant('JSON.ARRAPPEND'), path, text, text),
  fc.tuple(fc.constant('JSON.ARRINSERT'), path, index, text),
  fc.tuple(fc.constant('JSON.ARRPOP'), path, index),
  fc.tuple(fc.constant('JSON.ARRTRIM'), path, index, index),
  fc.tuple(
    fc.constantFrom('JSON.NUMINCRBY', 'JSON.NUMMULTBY'),
    path,
    fc.constantFrom('1', '1e300'),
  ),
  fc.tuple(fc.constant('JSON.STRAPPEND'), path, fc.constant('"é"')),
  fc.tuple(fc.constantFrom('JSON.TOGGLE', 'JSON.CLEAR'), path),
  fc.tuple(
    fc.constant('JSON.DEL'),
    fc.oneof(path).filter((at) => at !== '$' && at !== '.'),
  ),
);

test('the memory is kept up to date, and a command that is refused changes nothing', () => {
  fc.assert(
    fc.property(text, fc.array(command, { maxLength: 12 }), (first, commands) => {
      const { run, database } = openTestDatabase();
      run('JSON.SET', 'doc', '$', first);
      for (const [name, ...words] of commands) {
        const before = run('JSON.GET', 'doc');
        const reply = run(name, 'doc', ...words);
        const document = database.keyspace.read('doc')!.value as JsonDocument;
        const measured = new JsonDocument(copyOf(document.root)).bytes;
        expect(document.bytes).toBe(measured);
        expect(database.keyspace.usedBytes).toBe(openedWith(document));
        if (typeof reply === 'string' && /^(?:ERR|WRONGTYPE) /.test(reply)) {
          expect(run('JSON.GET', 'doc')).toBe(before);
        }
      }
    }),
  );
});

test('an index that is beyond the array of a moved match changes nothing there', () => {
  const { run, database } = openTestDatabase();
  run('JSON.SET', 'doc', '$', '[[[[[1]]]]]');
  // Some arrays match twice: once before another array is inserted in their place, and once after.
  const lengths = [null, null, 2, null, 3, 2, null, null, 3, 2];
  expect(run('JSON.ARRINSERT', 'doc', '$..*..*', '-1', '[]')).toEqual(lengths);
  const document = database.keyspace.read('doc')!.value as JsonDocument;
  expect(database.keyspace.usedBytes).toBe(openedWith(document));
});

/** The memory of a database that has just this document. */
function openedWith(document: JsonDocument): number {
  const { keyspace } = openTestDatabase().database;
  keyspace.put('doc', allOf(document.cloneInSteps()), 'json.set');
  return keyspace.usedBytes;
}

test('a printed document is parsed as the same, with the same memory', () => {
  fc.assert(
    fc.property(text, (json) => {
      const { value, bytes } = parseJson(fromText(json));
      expect(bytes).toBe(bytesOfJson(value));
      const printed = printJson(value);
      expect(parseJson(printed)).toMatchObject({ value, bytes });
      expect(JSON.parse(toText(printed))).toEqual(JSON.parse(json));
    }),
  );
});

test('JSON is accepted, and nothing else', () => {
  const letters = fc.constantFrom(...Array.from('{}[]:,"\\0123456789.eE+-truefalsn \n\tué'));
  const spoiled = fc
    .tuple(text, fc.array(fc.tuple(fc.nat(40), fc.nat(2), letters), { maxLength: 3 }))
    .map(([json, changes]) =>
      changes.reduce((now, [at, cut, by]) => now.slice(0, at) + by + now.slice(at + cut), json),
    );
  fc.assert(
    fc.property(fc.oneof(spoiled, fc.string({ unit: letters, maxLength: 8 })), (json) => {
      // RedisJSON refuses numbers that are too large, and lone surrogates.
      fc.pre(!/[0-9]{3}|[eE][+]?[0-9]{2}|\\u/.test(json));
      expect(isRead(json)).toBe(isJson(json));
    }),
    { numRuns: tries(500) },
  );
});

function isRead(json: string): boolean {
  try {
    parseJson(fromText(json));
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(RedisError);
    return false;
  }
}

function isJson(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
