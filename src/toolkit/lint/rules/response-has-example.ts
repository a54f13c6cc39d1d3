import type { Oas3Rule } from '@redocly/openapi-core';
import type { MediaTypeObject } from '../../../contract/model/document.ts';

/**
 * Every response body has an example: the mock answers with it, the docs show it, and a status without
 * one is a status that nobody has thought through.
 */
export const responseHasExample: Oas3Rule = () => ({
  Response: {
    MediaTypesMap: {
      MediaType(node: object, context) {
        const mediaType = node as MediaTypeObject;
        if (mediaType.example !== undefined) return;
        if (Object.keys(mediaType.examples ?? {}).length > 0) return;
        context.report({ message: 'A response needs an example.', location: context.location });
      },
    },
  },
});
