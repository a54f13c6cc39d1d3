import { isNode, type Node } from '../base/json-pointer.ts';
import type { Finding } from './finding.ts';
import type { AnyFamily } from './family.ts';
import { isWholeQuery, JSON_TYPE, type ContractDocument } from './model/document.ts';
import { checkedParameters, type MediaType, type Operation } from './model/operation.ts';
import { contractReference, Schemas, type Formats, type SchemasOptions } from './model/schemas.ts';
import { schemaPointer } from './parameter-value.ts';
import { memberAt } from './plain-words.ts';
import type { ParameterReading } from './request-parameters.ts';
import { requestSchemaOf } from './schema.ts';
import type { Stage } from './stages/stage.ts';
import type { Issue } from './validation.ts';

export interface ValidationOptions {
  /** The formats that values are held against; by default they only describe. */
  readonly formats?: Formats | undefined;
  /** Whether a request is looked into beyond its first violation. */
  readonly allErrors?: boolean | undefined;
  readonly reading?: ParameterReading | undefined;
  /** Whether a schema that is wrong itself allows everything; otherwise a request that needs it fails. */
  readonly acceptsWrongSchemas?: boolean | undefined;
  /** How bodies are changed to what their schemas say; by default they only get their defaults. */
  readonly changes?: SchemasOptions['changes'] | undefined;
}

type Check = (value: unknown) => readonly Finding[];

/** The checks of an operation, each compiled by the first request that needs it. */
interface Checks {
  readonly parameters: Check;
  readonly bodies: Map<MediaType, Check | undefined>;
}

const NOTHING: readonly Finding[] = [];

/**
 * The stage that holds requests against the schemas of any contract, which Ajv compiles when a request first needs them.
 */
export function validationAtFirstUse(
  { contract, errors }: Pick<AnyFamily, 'contract' | 'errors'>,
  options: ValidationOptions = {},
): Stage {
  const { formats, allErrors = false, reading, changes, acceptsWrongSchemas = false } = options;
  const schemas = requestSchemas(contract, { formats, changes });
  const known = new Map<Operation, Checks>();

  function compiled(schema: object): Check {
    try {
      return schemas.compile('request', schema as Node, { allErrors });
    } catch (error) {
      if (acceptsWrongSchemas) return () => NOTHING;
      throw error;
    }
  }

  function checksOf(operation: Operation): Checks {
    let checks = known.get(operation);
    if (checks === undefined) {
      const parameters = compiled(parametersSchema(operation, reading));
      checks = { parameters, bodies: new Map() };
      known.set(operation, checks);
    }
    return checks;
  }

  function checkOf({ bodies }: Checks, media: MediaType, isOfItems: boolean): Check | undefined {
    if (bodies.has(media)) return bodies.get(media);
    const schema = bodySchema(media, isOfItems);
    const check = schema && compiled(schema);
    bodies.set(media, check);
    return check;
  }

  return (call) => {
    const { operation, bodyKind } = call.bound;
    const checks = checksOf(operation);
    const { content } = call;
    const media =
      content?.media ??
      (bodyKind === 'json' && call.body !== undefined
        ? operation.requestBody?.content[JSON_TYPE]
        : undefined);
    const ofParameters = checks.parameters(call.parameters);
    if (ofParameters.length > 0 && !allErrors)
      throw errors.invalid(parameterIssue(ofParameters[0]!));
    const checked = content === undefined ? call.body : content.checked;
    const check =
      media === undefined || checked === undefined
        ? undefined
        : checkOf(checks, media, content?.isOfItems === true);
    const ofBody = check?.(checked) ?? NOTHING;
    if (ofParameters.length === 0 && ofBody.length === 0) return;
    const issues = [...ofParameters.map(parameterIssue), ...ofBody.map(bodyIssue)];
    throw errors.invalid(issues[0]!, issues);
  };
}

/** The schema of a body, or of the list of its items; undefined if the contract has none. */
function bodySchema(
  { schema, itemSchema, pointer }: MediaType,
  isOfItems: boolean,
): object | undefined {
  const whole = schema && { $ref: contractReference(`${pointer}/schema`) };
  if (!isOfItems || itemSchema === undefined) return whole;
  const items = { $ref: contractReference(`${pointer}/itemSchema`) };
  return { type: 'array', items, ...(whole && { allOf: [whole] }) };
}

/** The schemas of a contract for requests, with the rules that all requests have. */
function requestSchemas(
  contract: ContractDocument,
  { formats, changes = {} }: Pick<ValidationOptions, 'formats' | 'changes'>,
): Schemas {
  const document: unknown = contract;
  if (!isNode(document)) throw new TypeError('the contract must be an object');
  const placeOf = (pointer: string) => ({ file: contract.info.title, pointer });
  return new Schemas(
    { document, placeOf },
    { formats, fillsDefaults: true, changes, change: requestSchemaOf },
  );
}

/** The schema of `{path, query, header, cookie}`, as `read-parameters.ts` reads them. */
function parametersSchema(operation: Operation, reading: ParameterReading | undefined) {
  const places: Record<string, { properties: Record<string, object>; required: string[] }> = {};
  for (const parameter of checkedParameters(operation)) {
    if (reading?.leavesWholeQuery === true && isWholeQuery(parameter)) continue;
    const { in: at, required, allowEmptyValue } = parameter;
    const place = (places[at] ??= { properties: {}, required: [] });
    const name = at === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const pointer = schemaPointer(parameter);
    const schema = pointer === undefined ? {} : { $ref: contractReference(pointer) };
    place.properties[name] = allowEmptyValue === true ? { anyOf: [{ const: '' }, schema] } : schema;
    if (required === true) place.required.push(name);
  }
  const properties = Object.entries(places).map(([place, schema]) => [
    place,
    { type: 'object', ...schema },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) as object };
}

function parameterIssue({ at: found, keyword, message, pattern }: Finding): Issue {
  const [, place = 'query', ...rest] = found.split('/');
  const pointer = rest.map((part) => `/${part}`).join('');
  // Without a place if no place could be found in time.
  const at = pointer === '' ? 'value' : memberAt(pointer);
  return { in: place as Issue['in'], at, message, pattern, keyword, pointer };
}

function bodyIssue({ at, keyword, message, pattern }: Finding): Issue {
  return { in: 'body', at, message, pattern, keyword, pointer: at };
}
