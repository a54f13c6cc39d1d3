import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ContractDocument, Schema } from '../../src/contract/model/document.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { bodyKindOf } from '../../src/contract/model/operation.ts';
import { isWholeQuery, JSON_TYPE } from '../../src/contract/model/document.ts';
import { operationsOf } from '../../src/contract/model/read-operations.ts';
import { mapSchema, mapSchemas, requestSchemaOf } from '../../src/contract/schema.ts';
import { distinctSchemas, type NamedSchemas } from './distinct-schemas.ts';
import { withUsedComponents } from './used-components.ts';

/** Keywords. What refers to a schema that has no more contains its code, not a call. */
const MOST_INLINED = 5;

/** A module of validators that are compiled ahead of time, and its declarations. */
export interface ValidatorModule {
  readonly code: string;
  readonly types: string;
}

/**
 * The validators of requests, for each operation: `<operationId>Parameters` for an object `{path, query, header}` as
 * `read-parameters.ts` reads it, and `<operationId>Body` where it takes JSON, which fills in defaults.
 */
export function requestValidators(document: ContractDocument): ValidatorModule {
  const schemas: Record<string, Schema> = {};
  for (const operation of operationsOf(document)) {
    schemas[`${operation.operationId}Parameters`] = parametersSchema(operation);
    const body = bodySchema(operation);
    if (body !== undefined) schemas[`${operation.operationId}Body`] = body;
  }
  const requests = { schemas, components: { schemas: document.components?.schemas ?? {} } };
  // What only answers have would count in how these are compiled.
  const used = withUsedComponents(requests).components.schemas ?? {};
  return compiled(mapSchemas(used, requestSchemaOf) as NamedSchemas, schemas);
}

/** Compiles each distinct schema once. @param components which the others refer to as `#/components/schemas/<name>` */
function compiled(components: NamedSchemas, named: NamedSchemas): ValidatorModule {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    allErrors: false,
    coerceTypes: false,
    useDefaults: true,
    allowUnionTypes: true,
    strict: false,
    validateFormats: false,
    inlineRefs: MOST_INLINED,
    // `plain-words.ts` has its own.
    messages: false,
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
  const code = standaloneCode.default(ajv, ids);
  const types = Object.keys(named).map((name) => `export const ${name}: CompiledValidator;`);
  return {
    code: `${code.includes('require(') ? withRequire(code) : code}\n${aliases.join('')}`,
    types: `import type { CompiledValidator } from '../../src/contract/validation.ts';\n\n${types.join('\n')}\n`,
  };
}

function bodySchema(operation: Operation): Schema | undefined {
  if (bodyKindOf(operation) !== 'json') return undefined;
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  return schema && ofRequest(schema);
}

function parametersSchema(operation: Operation): Schema {
  const places: Record<string, { properties: Record<string, unknown>; required: string[] }> = {};
  for (const parameter of operation.parameters) {
    if (isWholeQuery(parameter)) continue;
    const place = (places[parameter.in] ??= { properties: {}, required: [] });
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    place.properties[name] = ofRequest(parameter.schema ?? {});
    if (parameter.required) place.required.push(name);
  }
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(places).map(([place, schema]) => [place, { type: 'object', ...schema }]),
    ),
  };
}

function ofRequest(schema: Schema): Schema {
  return mapSchema(schema, requestSchemaOf) as Schema;
}

/** Ajv's own run-time functions come in through `require`, which an ES module must first make. */
function withRequire(code: string): string {
  return `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${code}`;
}
