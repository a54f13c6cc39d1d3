// Made from openapi/ by `npm run generate`. Not to be edited.
export const patternWords: Readonly<Record<string, string>> = {};
