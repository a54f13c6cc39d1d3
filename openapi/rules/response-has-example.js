/**
 * Every response body has an example: the mock answers with it, the docs show it, and a status without
 * one is a status that nobody has thought through.
 */
export function responseHasExample() {
  return {
    Response: {
      MediaTypesMap: {
        MediaType(mediaType, { report, location }) {
          if (mediaType.example !== undefined) return;
          if (Object.keys(mediaType.examples ?? {}).length > 0) return;
          report({ message: 'A response needs an example.', location });
        },
      },
    },
  };
}
