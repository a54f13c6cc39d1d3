// Made from openapi/ by `npm run generate`. Not to be edited.
export const patternWords: Readonly<Record<string, string>> = {
  "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$": "must have only letters, digits, \".\", \"_\" and \"-\", and not be \".\" or \"..\""
};
