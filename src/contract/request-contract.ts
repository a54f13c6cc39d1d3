import {
  bodyKindOf,
  isWholeQuery,
  METHODS,
  resolve,
  type ContractDocument,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
  type Schema,
} from './document.ts';
import { mapSchema, mapSchemas, asRequested } from './schema.ts';

/** The copy that the middleware gets: it changes the document itself. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface Holder {
  responses?: unknown;
  parameters?: (Writable<ParameterObject> | Reference)[];
  requestBody?: Writable<RequestBodyObject> | Reference;
}

/**
 * A copy of the contract for express-openapi-validator, changed so that it accepts the requests that the contract
 * describes:
 * - Parameters that stand for the query as a whole are left out: it would take their names for names in the query.
 * Reserved characters in the others, which clients may send as they are, are allowed.
 * - Bodies of bytes are left out: there is nothing to validate.
 * - Optional bodies are declared as such.
 * - Responses are left out: it would process their schemas for nothing.
 * - Integers are limited to those that a double holds exactly.
 * - Formats, `readOnly`, `writeOnly` and discriminators only describe; they are removed.
 */
export function requestContract(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract);
  const components = (copy.components ?? {}) as {
    schemas?: Record<string, unknown>;
    parameters?: Record<string, Writable<ParameterObject>>;
    responses?: unknown;
  };
  const { schemas, parameters } = components;
  delete components.responses;
  if (schemas !== undefined) Object.assign(schemas, mapSchemas(schemas, plain));
  for (const parameter of Object.values(parameters ?? {})) prepare(parameter);

  function prepare(parameter: Writable<ParameterObject>): void {
    if (parameter.schema !== undefined) parameter.schema = prepared(parameter.schema);
    if (parameter.in === 'query') Object.assign(parameter, { allowReserved: true });
  }

  function prepareHolder(holder: Holder): void {
    if (holder.responses !== undefined) holder.responses = {};
    holder.parameters = holder.parameters?.filter(
      (given) => !isWholeQuery(resolve<ParameterObject>(copy, given)),
    ) as NonNullable<Holder['parameters']>;
    for (const parameter of holder.parameters ?? []) {
      if (!('$ref' in parameter)) prepare(parameter);
    }
    if (holder.parameters === undefined) delete holder.parameters;
    if (holder.requestBody === undefined) return;
    const requestBody = resolve<RequestBodyObject>(copy, holder.requestBody);
    if (bodyKindOf({ requestBody }) === 'bytes') {
      delete holder.requestBody;
      return;
    }
    const content = Object.entries(requestBody.content).map(([type, { schema }]) => [
      type,
      { schema: prepared(schema ?? {}) },
    ]);
    holder.requestBody = {
      required: requestBody.required === true,
      content: Object.fromEntries(content) as RequestBodyObject['content'],
    };
  }

  for (const item of Object.values(copy.paths)) {
    prepareHolder(item as unknown as Holder);
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) prepareHolder(operation as unknown as Holder);
    }
  }
  return copy;
}

function prepared(schema: Schema): Schema {
  return mapSchema(schema, plain) as Schema;
}

/** Keywords that the middleware acts on and the compiled validators ignore. */
const DESCRIBING: ReadonlySet<string> = new Set([
  'discriminator',
  'format',
  'readOnly',
  'writeOnly',
]);

function plain(schema: Schema): Schema {
  const checking = Object.entries(schema).filter(([keyword]) => !DESCRIBING.has(keyword));
  return asRequested(Object.fromEntries(checking));
}
