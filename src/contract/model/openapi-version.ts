import type { Node } from '../../base/json-pointer.ts';
import type { PlaceOf } from './place.ts';
import { contractError } from './problem.ts';

/** Refuses a document of another version of OpenAPI than 3. @throws InputError saying which it is */
export function checkVersion(document: Node, placeOf: PlaceOf): void {
  const { openapi: version, swagger } = document;
  const refuse = (why: string): never => {
    throw contractError(placeOf(''), why);
  };
  if (typeof version !== 'string' || !/^3\.[12]\.\d+(?:-\w+)?$/.test(version)) {
    const other = version ?? swagger;
    const said = `it says ${version === undefined ? 'swagger' : 'openapi'}: ${JSON.stringify(other)}`;
    const isEarlier = typeof other === 'string' && /^2(?:\.|$)/.test(other);
    const short = other === 3 ? '3.0' : String(other);
    const isShort = /^3\.[012]$/.test(short);
    const full = isShort ? `; the version is the text "${short}.0"` : '';
    const advice = isEarlier ? '; convert it to OpenAPI 3 first' : full;
    const found = other === undefined ? `'openapi' is missing` : said + advice;
    refuse(`is not an OpenAPI 3 document: ${found}`);
  }
  // OpenAPI 3.1, OpenAPI Object: a document has at least one of these.
  if (!['paths', 'webhooks', 'components'].some((name) => document[name] !== undefined)) {
    refuse('has no paths, webhooks or components: it must have one of them');
  }
}
