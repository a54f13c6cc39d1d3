import type { Contract } from '../src/contract/model/contract.ts';
import type { Content, MediaType, Operation, Response } from '../src/contract/model/operation.ts';
import { examplesOf } from './responses/documented-examples.ts';
import { headerValues } from './responses/response-headers.ts';

/** What Prism chooses by. */
export type OperationForPrism = Pick<Operation, 'responses' | 'declared' | 'method'>;

type Documenting = Pick<Contract, 'document' | 'follow' | 'schemas'>;

/**
 * A document with the responses of one operation, in the form that Prism reads: without references, with the examples of
 * every version of OpenAPI as those of 3.1, and without the schemas of bodies, which are made by `toolkit/values`. Headers
 * that have no example get a value.
 * @param accept the media types that the client accepts, which ranges of the contract (`image/*`) stand for: Prism
 * compares media types as they are written
 */
export function documentForPrism(
  contract: Documenting,
  { responses, method }: OperationForPrism,
  accept: string | undefined,
): object {
  const read = Object.entries(responses)
    // What only informs is no answer.
    .filter(([status]) => !status.startsWith('1'))
    .map(([status, response]) => [status, readResponse(contract, response, accept)] as const);
  // Prism knows no methods but these; that of HEAD makes it leave out the body.
  const known = method === 'HEAD' ? 'head' : 'get';
  return { openapi: '3.1.0', paths: { '/': { [known]: { responses: Object.fromEntries(read) } } } };
}

function readResponse(
  contract: Documenting,
  response: Response,
  accept: string | undefined,
): object {
  const headers = Object.entries(headerValues(contract, response)).map(
    ([name, value]) => [name, { required: true, schema: {}, examples: exampleOf(value) }] as const,
  );
  return {
    description: '',
    headers: Object.fromEntries(headers),
    content: readContent(contract, response.content, accept),
  };
}

function readContent(contract: Documenting, content: Content, accept: string | undefined): object {
  const types = Object.keys(content).flatMap((declared) => typesFor(declared, accept));
  const read = types.map((type) => {
    const examples = examplesOf(contract, mediaWith(content, type)!);
    return [
      type,
      { examples: Object.assign({}, ...examples.map(({ name, value }) => exampleOf(value, name))) },
    ] as const;
  });
  return Object.fromEntries(read);
}

/** An example, with the name that Prism gives the only one. */
function exampleOf(value: unknown, name = 'default'): object {
  return { [name]: { value } };
}

/** What a contract says of a media type: what is said of the type itself, or of its range. */
export function mediaWith(content: Content, type: string): MediaType | undefined {
  const [kind] = type.split('/');
  return content[type] ?? content[`${kind}/*`] ?? content['*/*'];
}

/** What a range of the contract is sent as, if the client names nothing more exact. */
const USUAL: Readonly<Record<string, string>> = {
  'application/*': 'application/json',
  'audio/*': 'audio/mpeg',
  'font/*': 'font/woff2',
  'image/*': 'image/png',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
};

function typesFor(declared: string, accept = ''): string[] {
  if (!declared.includes('*')) return [declared];
  const within = declared === '*/*' ? '' : declared.slice(0, -1);
  const wanted = accept
    .split(',')
    .map((part) => part.split(';')[0]!.trim().toLowerCase())
    .filter((type) => /^[^*/]+\/[^*/]+$/.test(type) && type.startsWith(within));
  return declared === '*/*' || wanted.length === 0
    ? [...wanted, USUAL[declared] ?? declared]
    : wanted;
}
