const EXPRESSION = /^\$request\.(?:(?:path|query|header)\.[^.#{}]+|body(?:#(?:\/[^/]*)*)?)$/;
const EACH = /^\$request\.body(?:#(?:\/[^/]*)*)?$/;

/**
 * `x-echo` and `x-when` tell the mock what of a request stands in its answer, and which requests an example is for.
 * Their expressions must be readable, a place must be one that an example or the schema has, a pattern one that can be
 * read, and where all examples are for certain requests, none is left for the others. The list of `x-each` must be one
 * in the body.
 */
export function echoesARequest() {
  return {
    Response: {
      MediaTypesMap: {
        MediaType(mediaType, { report, location, resolve }) {
          const object = (message, ...at) => report({ message, location: location.child(at) });
          const examples = Object.values(mediaType.examples ?? {}).map((given) =>
            given.$ref === undefined ? given : resolve(given).node,
          );
          const schemaHas = (schema, from, parts) => {
            const { node, location: at } = resolve(schema, from);
            if (parts.length === 0 || node === undefined) return node !== undefined;
            const source = at?.source.absoluteRef ?? from;
            const [part, ...rest] = parts;
            const within = part === '*' ? node.items : node.properties?.[unescaped(part)];
            const alternatives = [
              ...(node.oneOf ?? []),
              ...(node.anyOf ?? []),
              ...(node.allOf ?? []),
            ];
            return (
              (within !== undefined && schemaHas(within, source, rest)) ||
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
              object(
                `Neither an example nor the schema has the place ${pointer}.`,
                'x-echo',
                pointer,
              );
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
  };
}

function has(value, [part, ...rest]) {
  if (part === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (part === '*' && Array.isArray(value)) return value.some((item) => has(item, rest));
  const name = unescaped(part);
  return Object.hasOwn(value, name) && has(value[name], rest);
}

/** A part of a JSON pointer (RFC 6901). */
function unescaped(part) {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function isPattern(pattern) {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp && typeof pattern === 'string';
  } catch {
    return false;
  }
}
