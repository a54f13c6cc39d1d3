import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { distinctSchemas, type NamedSchemas } from './distinct-schemas.ts';

/** Keywords. What refers to a schema that has no more contains its code, not a call. */
const MOST_INLINED = 5;

/** A module of validators that are compiled ahead of time. */
export interface ValidatorModule {
  readonly code: string;
  /** The names that it exports. */
  readonly names: readonly string[];
}

/** How validators behave. */
export interface ValidatorOptions {
  /** Whether they fill in defaults. */
  readonly useDefaults: boolean;
  /** Whether they word what is wrong. */
  readonly messages: boolean;
}

/**
 * Compiles each distinct schema once.
 * @param components which the others refer to as `#/components/schemas/<name>`
 * @param named by the names that the module exports
 */
export function compiled(
  components: NamedSchemas,
  named: NamedSchemas,
  { useDefaults, messages }: ValidatorOptions,
): ValidatorModule {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    allErrors: false,
    coerceTypes: false,
    useDefaults,
    allowUnionTypes: true,
    strict: false,
    validateFormats: false,
    inlineRefs: MOST_INLINED,
    messages,
  });
  const distinct = distinctSchemas(components, named);
  // Otherwise each function would keep account of what it has evaluated, which only these keywords ask for.
  ajv.opts.unevaluated = /"unevaluated(?:Properties|Items)":/.test(JSON.stringify(distinct));
  // By the id of each schema that is exported, the name of its validator.
  const exported = new Map<string, string>();
  const aliases: string[] = [];
  const idByText = new Map<string, string>();
  for (const [name, schema] of Object.entries(distinct)) {
    ajv.addSchema({ ...schema, $id: name });
    if (!(name in named)) continue;
    const text = JSON.stringify(schema);
    const isReference = Object.keys(schema).join() === '$ref';
    const id = isReference ? String(schema['$ref']) : (idByText.get(text) ?? name);
    idByText.set(text, id);
    const known = exported.get(id);
    if (known === undefined) exported.set(id, name);
    else aliases.push(`export { ${known} as ${name} };\n`);
  }
  const ids = Object.fromEntries(Array.from(exported, ([id, name]) => [name, id]));
  const code = withoutUnusedSchemas(standaloneCode.default(ajv, ids));
  return { code: `${code}\n${aliases.join('')}`, names: Object.keys(named) };
}

/** Ajv writes out each schema, in a line, for the few whose code refers to it. */
function withoutUnusedSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name: string) =>
    uses.get(name) === 1 ? '' : line,
  );
}
