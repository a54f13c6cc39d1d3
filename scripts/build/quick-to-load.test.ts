import { expect, test } from 'vitest';
import { inAscii, withoutWholeModules } from './quick-to-load.ts';

test('imports of Node modules become accesses to built-in modules', () => {
  const imports = `import { hash, randomBytes as bytes } from "node:crypto";
import fs, { readFileSync } from "node:fs";
import path from "node:path";
import { connect } from "./connect.js";`;
  expect(withoutWholeModules(imports)).toBe(
    `const { hash, randomBytes: bytes } = process.getBuiltinModule("node:crypto");
const fs = process.getBuiltinModule("node:fs"); const { readFileSync } = process.getBuiltinModule("node:fs");
const path = process.getBuiltinModule("node:path");
import { connect } from "./connect.js";`,
  );
});

test('characters outside ASCII are escaped', () => {
  expect(inAscii("'a…b' + /ü/ + '😀'")).toBe(String.raw`'a\u2026b' + /\u00fc/ + '\ud83d\ude00'`);
});
