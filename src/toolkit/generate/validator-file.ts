import type { MadeValidators } from './exchange-schemas.ts';

/** What Ajv loads at run time, and what there is instead, so that the file needs no package. */
const RUNTIME: Readonly<Record<string, readonly [name: string, code: string]>> = {
  ucs2length: [
    'lengthOf',
    `/** In characters, not in code units (JSON Schema 2020-12, Validation, section 6.3.1). */
function lengthOf(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
`,
  ],
  equal: [
    'isEqual',
    `/** Whether two values of JSON are equal. */
function isEqual(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
isEqual.code = 'isEqual';
`,
  ],
};

const REQUIRED = /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g;

/** The TypeScript file of validators. */
export function validatorFile({ module, all }: MadeValidators, types: string): string {
  const typeOf = new Map(all.map(({ name, type }) => [name, type]));
  const exported = (name: string, value: string) =>
    `export const ${name}: Validator<${typeOf.get(name)}> = ${value} as Validator<${typeOf.get(name)}>;`;
  const needed = new Set<string>();
  const code = module.code
    .replace(/^"use strict";\n?/, '')
    .replaceAll(REQUIRED, (_, part: string) => {
      const [name, text] = RUNTIME[part]!;
      needed.add(text);
      return name;
    })
    .replaceAll(/^export const ([^\s=]+) = (\w+);$/gm, (_, name: string, value: string) =>
      exported(name, value),
    )
    .replaceAll(/^export \{ (\S+) as (\S+) \};$/gm, (_, value: string, name: string) =>
      exported(name, value),
    );
  return `// @ts-nocheck
/* eslint-disable */
import type { components, operations } from '${types}';

/** Says whether a value fits, and otherwise has in \`errors\` what is wrong, until it is called again. */
export interface Validator<Value = unknown> {
  (value: unknown): value is Value;
  readonly errors?: readonly ValidatorError[] | null;
}

export interface ValidatorError {
  /** A JSON pointer to the place in the value. */
  readonly instancePath: string;
  /** The keyword of the schema that is violated, and its parameters. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

${[...needed].join('\n')}
${indented(code)}`;
}

/** Code with one statement a line, as Ajv writes it, indented. */
function indented(code: string): string {
  let depth = 0;
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    if (text.startsWith('}')) depth = Math.max(0, depth - 1);
    lines.push('  '.repeat(depth) + text);
    if (text.endsWith('{')) depth++;
  }
  return `${lines.join('\n')}\n`;
}
