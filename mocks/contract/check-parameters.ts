import { InputError } from '../../src/base/input-error.ts';
import type { Call } from '../../src/contract/call.ts';
import { checkedParameters, type Parameter } from '../../src/contract/model/operation.ts';
import type { RequestParameters } from '../../src/contract/request-parameters.ts';
import { namedIn } from '../../src/toolkit/examine/parameters.ts';
import { pairsIn } from '../../src/contract/parameter-value.ts';
import {
  placeIn,
  schemaPointer,
  valuesOf,
  type ParameterSources,
} from '../../src/contract/parameter-value.ts';
import type { Described } from './described.ts';
import type { RequestIssue } from './problem.ts';
import type { ServedOperation } from './served-document.ts';

/** What a request says in its parameters, and what is wrong with them. */
export interface ReadParameters {
  readonly parameters: RequestParameters;
  readonly issues: readonly RequestIssue[];
}

const NO_PARTS: ParameterSources['query'] = [];

/** Reads the parameters of an operation, in every style, and holds them against their schemas. */
export function parameterCheck(
  contract: Described,
  { operation, pathNames }: ServedOperation,
): (call: Call) => ReadParameters {
  const checked = checkedParameters(operation);
  const has = (place: string) => checked.some((parameter) => parameter.in === place);
  const hasQuery = has('query');
  const hasCookies = has('cookie');
  const ownNames = new Map([...pathNames].map(([own, served]) => [served, own]));
  const named = namedIn(contract, operation.parameters);

  function sourcesOf({ encodedPath, rawQuery, request }: Call): ParameterSources {
    const path: Record<string, string> = {};
    for (const [served, own] of ownNames) path[own] = encodedPath[served]!;
    const { cookie = '' } = request.headers;
    return {
      path,
      query: hasQuery ? pairsIn(rawQuery, '&') : NO_PARTS,
      header: (name) => request.headers[name]?.toString(),
      cookies: hasCookies ? pairsIn(cookie, ';') : NO_PARTS,
      named,
    };
  }

  return (call) => {
    const found = {
      path: {} as Record<string, unknown>,
      query: {} as Record<string, unknown>,
      header: { ...call.request.headers } as Record<string, unknown>,
    };
    if (checked.length === 0) return { parameters: found, issues: [] };
    const issues: RequestIssue[] = [];
    const sources = sourcesOf(call);
    for (const parameter of checked) {
      const read = readOne(contract, parameter, sources);
      if ('issue' in read) issues.push(read.issue);
      else if (read.value !== undefined && parameter.in !== 'cookie') {
        const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
        found[parameter.in][name] = read.value;
      }
    }
    return { parameters: found, issues };
  };
}

function readOne(
  contract: Described,
  parameter: Parameter,
  sources: ParameterSources,
): { readonly value: unknown } | { readonly issue: RequestIssue } {
  const { name, in: place, required = place === 'path' } = parameter;
  const issue = (at: string, message: string) => ({ issue: { in: place, at, message } });
  let values: unknown[];
  try {
    values = valuesOf(contract, parameter, sources);
  } catch (error) {
    if (error instanceof URIError) return issue(name, 'is not percent-encoded UTF-8');
    throw error;
  }
  const [first, second] = values;
  if (values.length === 0) {
    return required ? issue(name, 'is missing') : { value: undefined };
  }
  const pointer = schemaPointer(parameter);
  if (pointer === undefined || (first === '' && parameter.allowEmptyValue === true)) {
    return { value: first };
  }
  try {
    const { schemas } = contract;
    if (schemas.fits('request', pointer, first)) return { value: first };
    if (values.length > 1 && schemas.fits('request', pointer, second)) return { value: second };
    const [misfit] = schemas.misfits('request', pointer, first);
    return issue(placeIn(name, misfit?.at ?? ''), misfit?.message ?? 'is not valid');
  } catch (error) {
    // A schema that is wrong itself allows everything; a start tells so.
    if (error instanceof InputError) return { value: first };
    throw error;
  }
}
