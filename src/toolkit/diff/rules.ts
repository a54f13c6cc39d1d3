/** The rules that changes of a contract fall under, by the name that they can be accepted by. */
const OF_PARTS = {
  'operation-removed': 'an operation is gone',
  'operation-added': 'an operation is new',
  'operation-renamed': 'an operation has another operationId',
  'security-tightened': 'credentials are needed that were not',
  'security-loosened': 'a callback or webhook no longer shows the credentials that it did',
  'server-removed': 'an address of a server is gone',
  'server-added': 'an address of a server is new',
  'parameter-removed': 'a parameter is gone',
  'parameter-added': 'a parameter is new',
  'parameter-required': 'a parameter is required that was not, or did not exist',
  'parameter-optional': 'a parameter of a callback or webhook is no longer always sent',
  'parameter-style-changed': 'a parameter is written in another way',
  'parameter-empty-refused': 'a parameter may no longer be empty',
  'request-body-removed': 'no request body is taken, or sent, any more',
  'request-body-added': 'a request body is taken, or sent, now',
  'request-body-required': 'the request body is required that was not',
  'request-body-optional': 'the body of a callback or webhook is no longer always sent',
  'request-media-type-removed': 'a media type of the request body is gone',
  'request-media-type-added': 'a media type of the request body is new',
  'response-removed': 'a response is gone',
  'response-added': 'a response is new',
  'response-media-type-removed': 'a media type of a response is gone',
  'response-media-type-added': 'a media type of a response is new',
  'header-removed': 'a response header is gone',
  'header-added': 'a response header is new',
  'header-required': 'the answer to a callback or webhook must have a header',
  'header-optional': 'a response header is no longer always there',
  'header-style-changed': 'a response header is written in another way',
  'header-empty-refused': 'a header may no longer be empty',
  'link-removed': 'a link is gone',
  'link-added': 'a link is new',
  'link-changed': 'a link leads elsewhere, or takes other values',
  'callback-removed': 'a callback is gone',
  'callback-added': 'a callback is new',
  'webhook-removed': 'a webhook is gone',
  'webhook-added': 'a webhook is new',
  'command-removed': 'a Redis command is gone, or no longer served over a protocol',
  'command-added': 'a Redis command is new',
  'command-arguments-changed': 'a Redis command takes another number of arguments',
} as const;

/** What can change in a schema. */
const OF_SCHEMAS = {
  'type-changed': 'has other types',
  'values-changed': 'has other values (enum, const)',
  'limit-changed': 'has another minimum, maximum or length',
  'constraint-changed': 'has another pattern or other constraint',
  'alternatives-changed': 'has other alternatives (oneOf, anyOf)',
  'presence-changed': 'may be there, or not, where it was the other way round',
  'property-removed': 'lacks a property',
  'property-added': 'has a new property',
  'property-required': 'has a property that is required now',
  'property-optional': 'has a property that is no longer always there',
} as const;

/** What has schemas. */
const HOLDERS = {
  parameter: 'a parameter',
  request: 'a request body',
  response: 'a response body',
  header: 'a response header',
  reply: 'the reply of a Redis command',
} as const;

export type SchemaRule = keyof typeof OF_SCHEMAS;
export type Holder = keyof typeof HOLDERS;
export type Rule = keyof typeof OF_PARTS | `${Holder}-${SchemaRule}`;

/** All rules, each with what it says. */
export const RULES: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(OF_PARTS),
  ...Object.entries(HOLDERS).flatMap(([holder, what]) =>
    Object.entries(OF_SCHEMAS).map(
      ([rule, says]) => [`${holder}-${rule}`, `${what} ${says}`] as const,
    ),
  ),
]);
