import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ContractDocument, Operation, Schema } from '../../src/contract/document.ts';
import { bodyKindOf, isWholeQuery, JSON_TYPE, operationsOf } from '../../src/contract/document.ts';
import { mapSchema, mapSchemas, asRequested, withoutDefault } from '../../src/contract/schema.ts';

/**
 * What Ajv calls the document, so that `#/components/…` can be found from every schema: as requests
 * are held against it, and as responses are.
 */
const REQUESTS = 'requests';
const RESPONSES = 'contract';

/**
 * Validators compiled ahead of time, for each operation: `<operationId>Parameters` for an object
 * `{path, query, header}` as `read-parameters.ts` reads it, `<operationId>Body` where it takes JSON, and
 * `<operationId>Response<status>` for each JSON body that it answers with. Those of bodies fill in
 * defaults.
 */
export function renderValidators(document: ContractDocument): string {
  const shared = document.components?.schemas ?? {};
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    allErrors: false,
    coerceTypes: false,
    useDefaults: true,
    allowUnionTypes: true,
    strict: false,
    validateFormats: false,
    schemas: [
      { $id: REQUESTS, components: { schemas: mapSchemas(shared, asRequested) } },
      { $id: RESPONSES, components: { schemas: mapSchemas(shared, withoutDefault) } },
    ],
  });
  const exported: Record<string, string> = {};
  for (const operation of operationsOf(document)) {
    const schemas = {
      Parameters: parametersSchema(operation),
      Body: bodySchema(operation),
      ...responseSchemas(operation),
    };
    for (const [kind, schema] of Object.entries(schemas)) {
      if (schema === undefined) continue;
      const name = `${operation.operationId}${kind}`;
      ajv.addSchema({ ...schema, $id: name }, name);
      exported[name] = name;
    }
  }
  const code = standaloneCode.default(ajv, exported);
  return code.includes('require(') ? withRequire(code) : code;
}

/** The declarations of the compiled validators. */
export function renderValidatorTypes(document: ContractDocument): string {
  const lines = operationsOf(document).flatMap((operation) => {
    const has = [`export const ${operation.operationId}Parameters: CompiledValidator;`];
    if (bodySchema(operation) !== undefined) {
      has.push(`export const ${operation.operationId}Body: CompiledValidator;`);
    }
    for (const name of Object.keys(responseSchemas(operation))) {
      has.push(`export const ${operation.operationId}${name}: CompiledValidator;`);
    }
    return has;
  });
  return `import type { CompiledValidator } from '../../src/contract/validation.ts';\n\n${lines.join('\n')}\n`;
}

function bodySchema(operation: Operation): Schema | undefined {
  if (bodyKindOf(operation) !== 'json') return undefined;
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  return schema && ofRequest(schema);
}

/** The schemas of the JSON bodies that the operation answers with, as `Response<status>`. */
function responseSchemas(operation: Operation): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = response.content?.[JSON_TYPE]?.schema;
    if (schema === undefined) continue;
    schemas[`Response${status}`] = rooted(RESPONSES, mapSchema(schema, withoutDefault));
  }
  return schemas;
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
  return rooted(REQUESTS, mapSchema(schema, asRequested));
}

/** The schema with its references made to point into the document. */
function rooted(document: string, schema: unknown): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${document}#/`),
  ) as Schema;
}

/** Ajv's own run-time functions come in through `require`, which an ES module must first make. */
function withRequire(code: string): string {
  return `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${code}`;
}
