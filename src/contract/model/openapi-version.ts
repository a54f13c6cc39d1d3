import { InputError } from '../../base/input-error.ts';
import type { Bundle } from './bundle.ts';
import { shownPlace } from './place.ts';

/** Refuses a document of another version of OpenAPI than 3.1 and 3.2. @throws InputError saying which it is */
export function checkVersion({ document, placeOf }: Bundle): void {
  const { openapi: version, swagger } = document;
  const refuse = (why: string): never => {
    throw new InputError(`${shownPlace(placeOf(''))}: ${why}`);
  };
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) {
    const other = version ?? swagger;
    const said = `it says ${version === undefined ? 'swagger' : 'openapi'}: ${JSON.stringify(other)}`;
    const isEarlier = typeof other === 'string' && /^(?:2|3\.0)(?:\.|$)/.test(other);
    const isShort = /^3\.[12]$/.test(String(other));
    const full = isShort ? `; the version is the text "${String(other)}.0"` : '';
    const advice = isEarlier ? '; convert it to 3.1 first' : full;
    const found = other === undefined ? `'openapi' is missing` : said + advice;
    refuse(`is not an OpenAPI 3.1 document: ${found}`);
  }
  // OpenAPI 3.1, OpenAPI Object: a document has at least one of these.
  if (!['paths', 'webhooks', 'components'].some((name) => document[name] !== undefined)) {
    refuse('has no paths, webhooks or components: it must have one of them');
  }
}
