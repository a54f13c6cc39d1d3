import type { Oas3Rule } from '@redocly/openapi-core';
import { isNode, namesOf } from '../../../base/json-pointer.ts';
import type {
  ExampleObject,
  MediaTypeObject,
  Reference,
  Schema,
} from '../../../contract/model/document.ts';

const EXPRESSION = /^\$request\.(?:(?:path|query|header)\.[^.#{}]+|body(?:#(?:\/[^/]*)*)?)$/;
const EACH = /^\$request\.body(?:#(?:\/[^/]*)*)?$/;

/**
 * `x-echo` and `x-when` tell the mock what of a request stands in its answer, and which requests an example is for.
 * Their expressions must be readable, a place must be one that an example or the schema has, a pattern one that can be
 * read, and where all examples are for certain requests, none is left for the others. The list of `x-each` must be one
 * in the body.
 */
export const echoesARequest: Oas3Rule = () => ({
  Response: {
    MediaTypesMap: {
      MediaType(read: object, context) {
        const mediaType = read as MediaTypeObject;
        const object = (message: string, ...at: string[]) =>
          context.report({ message, location: context.location.child(at) });
        const examples = Object.values<ExampleObject | Reference>(mediaType.examples ?? {}).map(
          (given) => ('$ref' in given ? context.resolve<ExampleObject>(given).node : given),
        );
        const schemaHas = (
          schema: unknown,
          from: string | undefined,
          parts: readonly string[],
        ): boolean => {
          const { node, location: at } = context.resolve<Schema>(schema as Schema, from);
          if (parts.length === 0 || node === undefined) return node !== undefined;
          const source = at.source.absoluteRef;
          const [part = '', ...rest] = parts;
          const { properties, items } = node;
          const [name] = namesOf(`/${part}`);
          const within = part === '*' ? items : isNode(properties) && properties[name!];
          const alternatives = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => {
            const given: unknown = node[word];
            return Array.isArray(given) ? (given as unknown[]) : [];
          });
          return (
            (isNode(within) && schemaHas(within, source, rest)) ||
            alternatives.some((one) => schemaHas(one, source, parts))
          );
        };
        const each = mediaType['x-each'];
        if (each !== undefined && !EACH.test(each)) {
          object(`${each} is no list in the body of a request.`, 'x-each');
        }
        for (const [pointer, given] of Object.entries(mediaType['x-echo'] ?? {})) {
          for (const expression of [given].flat()) {
            if (!EXPRESSION.test(expression)) {
              object(`${expression} is no expression about a request.`, 'x-echo', pointer);
            }
          }
          const parts = pointer.split('/').slice(1);
          const isThere = examples.some((example) => has(example?.value, parts));
          if (!isThere && !schemaHas(mediaType.schema ?? {}, undefined, parts)) {
            const message = `Neither an example nor the schema has the place ${pointer}.`;
            object(message, 'x-echo', pointer);
          }
        }
        for (const [name, example] of Object.entries(mediaType.examples ?? {})) {
          for (const [expression, pattern] of Object.entries(example['x-when'] ?? {})) {
            if (!EXPRESSION.test(expression)) {
              object(`${expression} is no expression about a request.`, 'examples', name);
            }
            if (!isPattern(pattern)) object(`${pattern} is no pattern.`, 'examples', name);
          }
        }
        if (examples.length > 0 && examples.every((example) => example?.['x-when'])) {
          object('One example must be without x-when.', 'examples');
        }
      },
    },
  },
});

function has(value: unknown, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true;
  if (!isNode(value)) return false;
  if (part === '*' && Array.isArray(value)) return value.some((item) => has(item, rest));
  const [name] = namesOf(`/${part}`);
  return Object.hasOwn(value, name!) && has(value[name!], rest);
}

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern === 'string' && new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
