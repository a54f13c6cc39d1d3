import { HttpError } from '../../http/http-error.ts';
import {
  JSON_TYPE,
  resolve,
  type ContractDocument,
  type HeaderObject,
  type MediaTypeObject,
  type Operation,
  type Reference,
} from '../document.ts';

/**
 * An example that the contract has for a status, with the examples of the response's headers.
 * @param example its name; the first one where it is not given
 * @returns undefined where there is no such example
 */
export function documentedAnswer(
  document: ContractDocument,
  operation: Operation,
  status: number,
  example?: string,
): HttpError | undefined {
  const response = operation.responses[status];
  if (response === undefined) return undefined;
  const media = response.content?.[JSON_TYPE];
  if (media === undefined && (response.content !== undefined || example !== undefined)) {
    return undefined;
  }
  const body = media && valueOf(media, example);
  if (media !== undefined && body === undefined) return undefined;
  return new HttpError(status, 'an example of the contract', body, {
    headers: headersOf(document, response.headers),
  });
}

function valueOf({ example, examples = {} }: MediaTypeObject, name?: string): unknown {
  if (name !== undefined) return Object.hasOwn(examples, name) ? examples[name]!.value : undefined;
  return example ?? Object.values(examples)[0]?.value;
}

function headersOf(
  document: ContractDocument,
  headers: Readonly<Record<string, HeaderObject | Reference>> = {},
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, given] of Object.entries(headers)) {
    const { example } = resolve<HeaderObject>(document, given);
    if (example !== undefined) found[name] = String(example);
  }
  return found;
}
