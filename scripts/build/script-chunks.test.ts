import { expect, test } from 'vitest';
import { asScript } from './script-chunks.ts';

/** What a module exports as a script. */
function run(code: string, imports: readonly object[] = [], load?: (name: string) => unknown) {
  const { script } = asScript('part.js', code);
  // oxlint-disable-next-line no-eval -- it is what a start does with a script
  const body = (0, eval)(script) as (...parts: unknown[]) => Record<string, unknown>;
  return body(imports, { url: 'file:///part.js' }, load);
}

test('a script has what a module imports', () => {
  const code = `import "./first.js";
import whole, { a, b as other } from "./second.js";
import * as all from "./third.js";
export { whole, a, other as b, all };`;
  const third = { c: 4 };
  expect(run(code, [{}, { default: 1, a: 2, b: 3 }, third])).toEqual({
    whole: 1,
    a: 2,
    b: 3,
    all: third,
  });
});

test('a script knows where its module is, and imports others on demand', () => {
  const code =
    'const place = import.meta.url; const later = () => import("./later.js");\nexport { place, later };';
  const { place, later } = run(code, [], (name) => `loaded ${name}`) as {
    place: string;
    later: () => unknown;
  };
  expect(place).toBe('file:///part.js');
  expect(later()).toBe('loaded ./later.js');
});

test('a script has the lines of its module, and runs in strict mode', () => {
  const code = 'import { a } from "./a.js";\nfunction self() { return this; }\nexport { self };';
  expect(asScript('part.js', code).script.split('\n')[1]).toBe('function self() { return this; }');
  const { self } = run(code, [{}]) as { self: () => unknown };
  expect(self()).toBeUndefined();
});

test('the module of a script imports and exports the same', () => {
  const { module } = asScript('part.js', 'import { a } from "./a.js";\nexport { a as b };');
  expect(module).toContain('import * as i0 from "./a.js";');
  expect(module).toContain('export { e0 as b };');
});

test('a module that a script can not stand for is refused', () => {
  const changing = 'let count = 0;\nfunction add() { count += 1; }\nexport { count, add };';
  expect(() => asScript('part.js', changing)).toThrow(
    'part.js exports variables that change: count',
  );
  expect(() => asScript('part.js', 'export * from "./a.js";')).toThrow('no list of names');
});
