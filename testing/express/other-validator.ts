import { middleware } from 'express-openapi-validator';

type Options = Parameters<typeof middleware>[0];
type ApiSpec = Exclude<Options['apiSpec'], string>;

/** The middlewares of express-openapi-validator for a document, which they may change. */
export function byOther(document: object) {
  const apiSpec = structuredClone(document);
  if (!isApiSpec(apiSpec)) throw new TypeError('it is no OpenAPI document');
  return middleware({ apiSpec, validateApiSpec: false });
}

/** Its types say more, which Plinth has checked where a contract has been read, and TypeScript where it is in a file. */
function isApiSpec(document: object): document is ApiSpec {
  return 'openapi' in document && 'info' in document && 'paths' in document;
}
