import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * The families with an address of their own, or below that of another one; the control API has no engine and no
 * callers.
 */
const FAMILIES = {
  redis: 'redis',
  kafka: 'kafka',
  'schema-registry': 'schemaRegistry',
  queue: 'queue',
  management: 'management',
};

/** The exports of each file of a family; `%` stands for the family's name. */
const EXPORTS = {
  'contract.ts': ['%Contract'],
  'errors.ts': ['%FamilyErrors', '%ContractErrors', 'refusal'],
  'authenticate.ts': ['authenticator'],
  'operations/index.ts': ['%Operations'],
  'family.ts': ['%Family'],
};
/** Further files of a family: its caller, and requests that compare both binders. */
const OTHERS = ['caller.ts', 'binders.test.ts'];

/** Folders of `src/families`, with `control`, which a platform serves for itself. */
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder belongs to a family', () => {
  expect(folders.toSorted()).toEqual([...Object.keys(FAMILIES), 'control'].toSorted());
});

describe.each(Object.entries(FAMILIES))('the family in %s', (folder, family) => {
  const files = readdirSync(new URL(folder, import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });

  test('has the files of every family', () => {
    const expected = [...Object.keys(EXPORTS), ...OTHERS];
    expect(expected.filter((file) => !files.includes(file))).toEqual([]);
  });

  test.each(Object.entries(EXPORTS))(
    '%s has the exports that every family has',
    async (file, names) => {
      const module: object = await import(`./${folder}/${file}`);
      const expected = names.map((name) => name.replace('%', family));
      expect(expected.filter((name) => !(name in module))).toEqual([]);
    },
  );

  test('takes three parameters: what answers, who is let in, and options', () => {
    const source = readFileSync(new URL(`${folder}/family.ts`, import.meta.url), 'utf8');
    const [, parameters] = new RegExp(
      String.raw`export function ${family}Family\(\n([^)]*)\): \w+ \{`,
    ).exec(source)!;
    const types = parameters!
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(types).toHaveLength(3);
    expect(types[2]).toMatch(/FamilyOptions\b/);
  });

  test('runs its fixtures through both binders', () => {
    const source = readFileSync(new URL(`${folder}/binders.test.ts`, import.meta.url), 'utf8');
    expect(source).toContain('BINDERS.map(');
  });
});
