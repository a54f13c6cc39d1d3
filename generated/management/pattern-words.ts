// Made from openapi/ by `npm run generate`. Not to be edited.
export const patternWords: Readonly<Record<string, string>> = {
  "^[A-Za-z0-9_-]+$": "must have only letters, digits, \"-\" and \"_\"",
  "^[0-9A-Fa-f:.]+(/\\d{1,3})?$": "must be an address, or a network in CIDR notation",
  "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$": "must have only letters, digits, spaces, \".\", \"_\" and \"-\", and begin and end with a letter or digit",
  "^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$": "must have only letters, digits, \".\", \"_\" and \"-\", and may end with \"*\"; it is not \".\" or \"..\"",
  "^(?!\\.{1,2}$)[A-Za-z0-9._-]+$": "must have only letters, digits, \".\", \"_\" and \"-\", and not be \".\" or \"..\"",
  "^[^\\s@]+@[^\\s@]+$": "must be an e-mail address"
};
