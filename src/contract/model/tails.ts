import type { ParameterObject } from './document.ts';
import type { Operation } from './operation.ts';

/** How a last parameter in a path is written that may have several segments. */
export type Tail = NonNullable<ParameterObject['x-multi-segment']>;

/** All ways of writing one. */
export const TAILS: readonly Tail[] = [true, 'segments', 'raw', 'url', 'absolute-url'];

/** The parameters that are tails, by name. */
export function tailsIn(parameters: readonly ParameterObject[]): ReadonlyMap<string, Tail> {
  return new Map(
    parameters.flatMap(({ name, 'x-multi-segment': tail }) => (tail ? [[name, tail]] : [])),
  );
}

/**
 * The value of a parameter in a path, from its text there.
 * @param tail undefined if it is no tail
 * @throws URIError if it is not percent-encoded UTF-8 as it should be
 */
export function valueInPath(tail: Tail | undefined, text: string): string {
  return !text.includes('%') || isReadAsSent(tail, text) ? text : decodeURIComponent(text);
}

/** Whether the text of a parameter in a path is its value, without decoding. */
export function isReadAsSent(tail: Tail | undefined, text: string): boolean {
  const isDecoded = tail === undefined || tail === true;
  return tail === 'segments' || (!isDecoded && text.includes('/'));
}

/** Whether a parameter is a tail that the query of a request belongs to, where it is not percent-encoded. */
export function isUrl(tail: Tail | undefined): boolean {
  return tail === 'url' || tail === 'absolute-url';
}

/**
 * The path of a request for a library that routes by itself: in the spelling of the document, and a tail percent-encoded
 * as one segment.
 * @param texts the parameters as they were sent
 */
export function routablePath(
  { path, parameters }: Pick<Operation, 'path' | 'parameters'>,
  texts: Readonly<Record<string, string>>,
): string {
  const tails = tailsIn(parameters);
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    tails.has(name) ? encodeURIComponent(texts[name]!) : texts[name]!,
  );
}
