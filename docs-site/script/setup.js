import { headersIn, send, withQuery } from './exchange.js';

/**
 * Sends what a request needs first, step by step. Where a step says which values of the examples its answer replaces, it is
 * sent only if the request still has one of them.
 * @param text everything that the request says, in which the values are looked for
 * @returns the values that take the place of those of the examples
 */
export async function prepare(steps, text, { base, credentials, signal }, known = new Map()) {
  for (const step of steps) {
    const isNeeded =
      step.takes.length === 0 ||
      step.takes.some(({ value }) => text.includes(value) && !known.has(value));
    if (!isNeeded) continue;
    const { method, path, headers = '', body = '' } = step;
    await prepare(step.setup, `${path} ${headers} ${body}`, { base, credentials, signal }, known);
    const answer = await send(
      {
        url: base + withQuery(replaced(path, known, encodeURIComponent), credentials.query),
        method,
        headers: [...credentials.headers, ...headersIn(replaced(headers, known))],
        body: replaced(body, known),
      },
      signal,
    );
    const content = await answer.text();
    if (!answer.ok)
      throw new Error(
        `“${step.title ?? step.body}”, which comes first, got ${answer.status}: ${content}`,
      );
    for (const { value, pointer } of step.takes)
      known.set(value, valueAt(JSON.parse(content), pointer));
  }
  return known;
}

/** A text with the values of the answers in it. */
export function replaced(text, known, encode = String) {
  let result = text;
  for (const [value, actual] of known) result = result.replaceAll(value, encode(actual));
  return result;
}

function valueAt(document, pointer) {
  const names = pointer.split('/').slice(1);
  return String(names.reduce((value, name) => value?.[name], document));
}
