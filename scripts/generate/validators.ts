import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ContractDocument, Operation, Schema } from '../../src/contract/document.ts';
import { bodyKindOf, isWholeQuery, JSON_TYPE, operationsOf } from '../../src/contract/document.ts';
import { mapSchema, mapSchemas, asRequested, withoutDefault } from '../../src/contract/schema.ts';

/** What Ajv calls the document, so that `#/components/…` can be found from every schema. */
const DOCUMENT = 'contract';

/** Schemas by the names under which their validators are exported. */
type NamedSchemas = Readonly<Record<string, Schema>>;

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
  return compiled(mapSchemas(document.components?.schemas ?? {}, asRequested), schemas);
}

/** The validators of what is answered: `<operationId>Response<status>` for each body of JSON. */
export function responseValidators(document: ContractDocument): ValidatorModule {
  const schemas: Record<string, Schema> = {};
  for (const { operationId, responses } of operationsOf(document)) {
    for (const [status, response] of Object.entries(responses)) {
      const schema = response.content?.[JSON_TYPE]?.schema;
      if (schema === undefined) continue;
      schemas[`${operationId}Response${status}`] = rooted(mapSchema(schema, withoutDefault));
    }
  }
  return compiled(mapSchemas(document.components?.schemas ?? {}, withoutDefault), schemas);
}

/** Compiles each distinct schema once. */
function compiled(shared: Readonly<Record<string, unknown>>, named: NamedSchemas): ValidatorModule {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    allErrors: false,
    coerceTypes: false,
    useDefaults: true,
    allowUnionTypes: true,
    strict: false,
    validateFormats: false,
    schemas: [{ $id: DOCUMENT, components: { schemas: shared } }],
  });
  const nameBySchema = new Map<string, string>();
  const aliases: string[] = [];
  for (const [name, schema] of Object.entries(named)) {
    const text = JSON.stringify(schema);
    const known = nameBySchema.get(text);
    if (known === undefined) {
      nameBySchema.set(text, name);
      ajv.addSchema({ ...schema, $id: name }, name);
    } else {
      aliases.push(`export { ${known} as ${name} };\n`);
    }
  }
  const names = [...nameBySchema.values()];
  const code = standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
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
  return rooted(mapSchema(schema, asRequested));
}

/** The schema with its references made to point into the document. */
function rooted(schema: unknown): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`),
  ) as Schema;
}

/** Ajv's own run-time functions come in through `require`, which an ES module must first make. */
function withRequire(code: string): string {
  return `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${code}`;
}
