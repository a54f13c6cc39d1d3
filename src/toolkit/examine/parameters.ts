import { isWholeQuery } from '../../contract/model/document.ts';
import type { Contract } from '../../contract/model/contract.ts';
import {
  checkedParameters,
  type Operation,
  type Parameter,
} from '../../contract/model/operation.ts';
import type { ParameterObject } from '../../contract/model/document.ts';
import type { PathMatch } from '../../contract/model/router.ts';
import { headerOf, type Exchange } from '../exchange.ts';
import type { Notes } from './notes.ts';
import { typesOf } from '../../contract/model/schema-parts.ts';
import {
  pairsIn,
  placeIn,
  schemaPointer,
  valuesOf,
  type ParameterSources,
} from '../../contract/parameter-value.ts';

/**
 * Validates the parameters of a request against its operation.
 * @param sources the parts of the request that have them, see {@link sourcesOf}
 */
export function examineParameters(
  contract: Contract,
  operation: Operation,
  sources: ParameterSources,
  notes: Notes,
): void {
  for (const parameter of checkedParameters(operation)) {
    examineParameter(contract, parameter, sources, notes);
  }
  examineUndocumented(contract, operation, sources, notes);
}

function examineParameter(
  contract: Contract,
  parameter: Parameter,
  sources: ParameterSources,
  notes: Notes,
): void {
  const { name, pointer, in: place, required = place === 'path' } = parameter;
  const at = `request.${place}.${name}`;
  let values: unknown[];
  try {
    values = valuesOf(contract, parameter, sources);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    notes.ofRequest('invalid-parameter', { pointer, at }, `${name} is not percent-encoded UTF-8`);
    return;
  }
  if (values.length === 0) {
    if (!required) return;
    notes.ofRequest('missing-parameter', { pointer, at }, `${place} parameter ${name} is missing`);
    return;
  }
  const schema = schemaPointer(parameter);
  if (schema === undefined || isAllowedEmpty(parameter, sources)) return;
  if (values.some((value) => contract.schemas.fits('request', schema, value))) return;
  const [misfit] = contract.schemas.misfits('request', schema, values[0]);
  notes.ofRequest(
    'invalid-parameter',
    { pointer: misfit!.contract, at },
    `${placeIn(name, misfit!.at)} ${misfit!.message}`,
  );
}

/** Whether a parameter is empty and may be (OpenAPI 3.1, Parameter Object, `allowEmptyValue`). */
function isAllowedEmpty(
  { name, in: place, allowEmptyValue }: ParameterObject,
  { query }: ParameterSources,
): boolean {
  if (place !== 'query' || allowEmptyValue !== true) return false;
  return query.every(([each, raw]) => each !== name || raw === '');
}

/** Reports names in the query that no parameter has. */
function examineUndocumented(
  contract: Contract,
  operation: Operation,
  { query }: ParameterSources,
  notes: Notes,
): void {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (declared.some((parameter) => isWholeQuery(parameter))) return;
  const names = new Set([...declared.map(({ name }) => name), ...keyNames(contract)]);
  for (const parameter of declared) {
    if (!isObject(contract, parameter)) continue;
    if (parameter.style === 'deepObject') {
      const own = query.filter(([name]) => name.startsWith(`${parameter.name}[`));
      for (const [name] of own) names.add(name);
    } else if (parameter.explode !== false) return;
  }
  for (const name of new Set(query.map(([each]) => each))) {
    if (names.has(name)) continue;
    const message = `query parameter ${name} is not in the contract`;
    notes.warn(
      'undocumented-parameter',
      { pointer: operation.pointer, at: `request.query.${name}` },
      message,
    );
  }
}

/** The parts of a request that have parameters. */
export function sourcesOf(
  contract: Contract,
  { parameters }: Operation,
  match: PathMatch,
  { request }: Exchange,
): ParameterSources {
  const queryAt = request.target.indexOf('?');
  const rawQuery = queryAt < 0 ? '' : request.target.slice(queryAt + 1);
  const cookies = headerOf(request.headers, 'cookie') ?? '';
  return {
    path: match.parameters,
    query: pairsIn(rawQuery, '&'),
    header: (name) => headerOf(request.headers, name),
    cookies: pairsIn(cookies, ';'),
    named: namedIn(contract, parameters),
  };
}

/** The names in the query that are of single parameters; others may be members of an object. */
export function namedIn(
  contract: Pick<Contract, 'document' | 'securitySchemes'>,
  parameters: readonly ParameterObject[],
): ReadonlySet<string> {
  const single = parameters.filter((parameter) => !isObject(contract, parameter));
  return new Set([...single.map(({ name }) => name), ...keyNames(contract)]);
}

function isObject(contract: Pick<Contract, 'document'>, { schema }: ParameterObject): boolean {
  return schema !== undefined && typesOf(contract, schema).has('object');
}

/** The names of API keys in the query. */
function keyNames(contract: Pick<Contract, 'securitySchemes'>): string[] {
  const schemes = Object.values(contract.securitySchemes);
  return schemes.flatMap(({ in: place, name }) => (place === 'query' ? (name ?? []) : []));
}
