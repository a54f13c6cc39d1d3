import { bodyKindOf } from '../../../src/contract/model/operation.ts';
import {
  isWholeQuery,
  METHODS,
  resolve,
  type ContractDocument,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
  type Schema,
} from '../../../src/contract/model/document.ts';
import { mapSchema, mapSchemas, requestSchemaOf } from '../../../src/contract/schema.ts';

/** The contract is copied because the middleware changes the document itself. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface Holder {
  responses?: unknown;
  parameters?: (Writable<ParameterObject> | Reference)[];
  requestBody?: Writable<RequestBodyObject> | Reference;
}

/**
 * A copy of the contract for express-openapi-validator, changed so that it accepts exactly the requests that the
 * contract describes:
 * - Parameters that represent the whole query are removed: the middleware would expect their names in the query.
 *   Reserved characters in other parameters are allowed, because clients may send them unencoded.
 * - Bodies of bytes are removed: there is nothing to validate.
 * - Optional bodies are declared as such.
 * - Responses are removed: their schemas would be compiled and never used.
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
  delete (copy as Writable<ContractDocument>)['x-unmatched-responses'];
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

/** Keywords that the middleware enforces and the compiled validators ignore. */
const DESCRIBING: ReadonlySet<string> = new Set([
  'discriminator',
  'format',
  'readOnly',
  'writeOnly',
]);

function plain(schema: Schema): Schema {
  const checking = Object.entries(schema).filter(([keyword]) => !DESCRIBING.has(keyword));
  return requestSchemaOf(Object.fromEntries(checking));
}
