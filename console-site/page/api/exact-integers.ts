/** A string or a number of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
const INTEGER = /^-?\d+$/;

/**
 * Makes integers that JavaScript has no exact number for texts: the REST API sends all those of Redis as numbers, and a
 * wrong index would have the console change another value than the one that it shows.
 * @param json the text of an answer
 */
export function withExactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(TOKEN, (token) =>
    INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** `fetch`, for answers with large integers. */
export async function fetchExactly(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) return response;
  return new Response(withExactIntegers(await response.text()), response);
}
