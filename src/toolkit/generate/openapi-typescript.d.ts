/**
 * The parts of openapi-typescript that need no bundler of documents, which its main module brings along: documents are
 * in one piece here. The package declares no types for them.
 */
declare module 'openapi-typescript/dist/transform/index.mjs' {
  import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
  import type { Node } from 'typescript';

  export default function transformSchema(document: OpenAPI3, context: GlobalContext): Node[];
}

declare module 'openapi-typescript/dist/transform/operation-object.mjs' {
  export { injectOperationObject } from 'openapi-typescript';
}

declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export { astToString } from 'openapi-typescript';
}

declare module 'openapi-typescript/dist/lib/utils.mjs' {
  export { resolveRef, scanDiscriminators } from 'openapi-typescript';
}
