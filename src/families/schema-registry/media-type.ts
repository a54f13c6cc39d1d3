import type { IncomingMessage } from 'node:http';

const JSON_TYPE = 'application/json';

/** What JSON is called in answers of the Confluent API, and what it stands for in `Accept`. */
const NAMES: Readonly<Record<string, string>> = {
  'application/vnd.schemaregistry.v1+json': 'application/vnd.schemaregistry.v1+json',
  'application/vnd.schemaregistry+json': 'application/vnd.schemaregistry+json',
  [JSON_TYPE]: JSON_TYPE,
  'application/*': JSON_TYPE,
  '*/*': JSON_TYPE,
};

/**
 * What the JSON of an answer is called: the name that the client likes best (RFC 9110, section 12.5.1),
 * and where it likes none, what it is.
 */
export function mediaTypeFor({ headers: { accept = '' } }: IncomingMessage): string {
  let [best, weight] = [JSON_TYPE, 0];
  for (const range of accept.split(',')) {
    const [given = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const name = Object.hasOwn(NAMES, given) ? NAMES[given] : undefined;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const q = quality === undefined ? 1 : Number(quality.slice('q='.length));
    // Of those that it likes as much, the first.
    if (name !== undefined && q > weight) [best, weight] = [name, q];
  }
  return best;
}
