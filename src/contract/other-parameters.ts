import type { IncomingHttpHeaders } from 'node:http';
import type { HttpError } from '../http/http-error.ts';
import {
  resolve,
  type ContractDocument,
  type ParameterObject,
  type Schema,
} from './model/document.ts';
import type { PathMatch } from './model/router.ts';
import { typesOf } from './model/schema-parts.ts';
import { pairsIn, valuesOf } from './parameter-value.ts';
import type { RequestParameters } from './request-parameters.ts';

/** The parts of a request that have parameters, as they were sent. */
interface Sent {
  readonly path: PathMatch['parameters'];
  readonly rawQuery: string;
  readonly headers: IncomingHttpHeaders;
}

/** The parameters of an operation that are written in another way than as one text. */
export interface OtherParameters {
  readonly isEmpty: boolean;
  /** Whether a name in the query belongs to one of them. */
  has(name: string): boolean;
  /** Adds their values to those of the others. @throws the error of `malformed` */
  readInto(
    values: RequestParameters,
    sent: Sent,
    malformed: (parameter: ParameterObject) => HttpError,
  ): RequestParameters;
}

/**
 * Reads cookies, and parameters that are objects, media types or have a style of their own (OpenAPI 3.1, "Style
 * Values"). Of our own contracts only few operations have such parameters, and handlers read them themselves.
 */
export function otherParameters(
  document: ContractDocument,
  parameters: readonly ParameterObject[],
): OtherParameters {
  const isObject = ({ schema }: ParameterObject) => typesOf({ document }, schema).has('object');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const objects = inQuery.filter((each) => each.content === undefined && isObject(each));
  const deep = objects.filter(({ style }) => style === 'deepObject');
  // The members of such an object stand in the query under their own names.
  const spread = objects.filter(
    ({ style, explode }) => style !== 'deepObject' && explode !== false,
  );
  const single = new Set(inQuery.filter((each) => !spread.includes(each)).map(({ name }) => name));
  const defaults = new Map(
    parameters.map((each) => [each, resolve<Schema>(document, each.schema ?? {})['default']]),
  );

  return {
    isEmpty: parameters.length === 0,
    has: (name) =>
      spread.length > 0 ||
      single.has(name) ||
      deep.some((each) => name.startsWith(`${each.name}[`) && name.endsWith(']')),
    readInto(values, { path, rawQuery, headers }, malformed) {
      const sources = {
        path,
        query: pairsIn(rawQuery, '&'),
        header: (name: string) => {
          const value = headers[name];
          return Array.isArray(value) ? value.join(', ') : value;
        },
        cookies: pairsIn(headers.cookie ?? '', ';'),
        named: new Set([...single, ...Object.keys(values.query)]),
      };
      const read = {
        path: { ...values.path },
        query: { ...values.query },
        header: { ...values.header },
        cookie: {},
      };
      for (const parameter of parameters) {
        const { in: place, name } = parameter;
        const given = readValue(parameter);
        const value = given ?? freshDefault(defaults.get(parameter));
        const into: Record<string, unknown> = read[place];
        if (value === undefined) delete into[name];
        else into[place === 'header' ? name.toLowerCase() : name] = value;
      }
      return read;

      function readValue(parameter: ParameterObject): unknown {
        try {
          return valuesOf({ document }, parameter, sources)[0];
        } catch (error) {
          if (error instanceof URIError) throw malformed(parameter);
          throw error;
        }
      }
    },
  };
}

/** The default of a schema, for one request: whoever handles it may change what it gets. */
export function freshDefault(value: unknown): unknown {
  return typeof value === 'object' ? structuredClone(value) : value;
}
