const EXPRESSION = /^\$request\.(?:(?:path|query|header)\.[^.#{}]+|body(?:#(?:\/[^/]*)*)?)$/;

/**
 * `x-echo` and `x-when` tell the mock what of a request stands in its answer, and which requests an example is for.
 * Their expressions must be readable, a place must be one that an example has, a pattern one that can be read, and
 * where all examples are for certain requests, none is left for the others.
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
          for (const [pointer, given] of Object.entries(mediaType['x-echo'] ?? {})) {
            for (const expression of [given].flat()) {
              if (!EXPRESSION.test(expression)) {
                object(`${expression} is no expression about a request.`, 'x-echo', pointer);
              }
            }
            const parts = pointer.split('/').slice(1);
            if (!examples.some((example) => has(example?.value, parts))) {
              object(`No example has the place ${pointer}.`, 'x-echo', pointer);
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
  const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
  return Object.hasOwn(value, name) && has(value[name], rest);
}

function isPattern(pattern) {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp && typeof pattern === 'string';
  } catch {
    return false;
  }
}
