import type { IncomingMessage } from 'node:http';

const JSON_TYPE = 'application/json';

/** Media types of JSON in the Confluent API, by what `Accept` may contain. */
const NAMES: Readonly<Record<string, string>> = {
  'application/vnd.schemaregistry.v1+json': 'application/vnd.schemaregistry.v1+json',
  'application/vnd.schemaregistry+json': 'application/vnd.schemaregistry+json',
  [JSON_TYPE]: JSON_TYPE,
  'application/*': JSON_TYPE,
  '*/*': JSON_TYPE,
};

/** The media type of an answer: the one that the client prefers (RFC 9110, section 12.5.1), else plain JSON. */
export function mediaTypeFor({ headers: { accept = '' } }: IncomingMessage): string {
  let [best, weight] = [JSON_TYPE, 0];
  for (const range of accept.split(',')) {
    const [given = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const name = Object.hasOwn(NAMES, given) ? NAMES[given] : undefined;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const q = quality === undefined ? 1 : Number(quality.slice('q='.length));
    // Of several with equal weight, the first one counts.
    if (name !== undefined && q > weight) [best, weight] = [name, q];
  }
  return best;
}
