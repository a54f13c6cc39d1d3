import type { ContractDocument, Schema } from '../../contract/model/document.ts';
import { isWholeQuery, JSON_TYPE } from '../../contract/model/document.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { bodyKindOf } from '../../contract/model/operation.ts';
import { operationsOf } from '../../contract/model/read-operations.ts';
import { mapSchema, mapSchemas, requestSchemaOf } from '../../contract/schema.ts';
import { compiled, type ValidatorModule } from './compile-schemas.ts';
import type { NamedSchemas } from './distinct-schemas.ts';
import { withUsedComponents } from './used-components.ts';

/**
 * The validators that the request chain uses, for each operation: `<operationId>Parameters` for an object `{path, query,
 * header}` as `read-parameters.ts` reads it, and `<operationId>Body` where it takes JSON, which fills in defaults.
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
  const components = mapSchemas(used, requestSchemaOf) as NamedSchemas;
  // `plain-words.ts` has messages of its own.
  const { code, names } = compiled(components, schemas, { useDefaults: true, messages: false });
  const short = withJoinedBraces(code);
  return { code: short.includes('require(') ? withRequire(short) : short, names };
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

/** Braces that close blocks at the end of the line before them: Ajv gives each a line. */
function withJoinedBraces(code: string): string {
  return code
    .replaceAll(/\n(?=\})/g, ' ')
    .replaceAll(/\} (?=\})/g, '}')
    .replaceAll(/\}\nelse/g, '} else');
}
