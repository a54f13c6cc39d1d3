/** The kinds of objects that can be components, by the name of their section (OpenAPI 3.2, Components Object). */
export type Section =
  | 'callbacks'
  | 'examples'
  | 'headers'
  | 'links'
  | 'parameters'
  | 'requestBodies'
  | 'responses'
  | 'schemas'
  | 'securitySchemes';

/** What an object of a document is, as far as it decides what the references in it may lead to. */
export interface Shape {
  /** Where what is referred to goes. Objects of the other kinds take the place of the reference. */
  readonly section?: Section;
  /** Its members that are objects of the document, lists of them, or maps with names. */
  readonly members?: () => Readonly<Record<string, Member>>;
  /** What members with names that an author chose are. */
  readonly named?: () => Shape;
}

export type Member = { readonly one: Shape } | { readonly list: Shape } | { readonly named: Shape };

const one = (shape: Shape): Member => ({ one: shape });
const list = (shape: Shape): Member => ({ list: shape });
const named = (shape: Shape): Member => ({ named: shape });

export const SCHEMA: Shape = {
  section: 'schemas',
  members: () => ({
    ...Object.fromEntries(SCHEMA_WORDS.map((word) => [word, one(SCHEMA)])),
    ...Object.fromEntries(SCHEMA_LISTS.map((word) => [word, list(SCHEMA)])),
    ...Object.fromEntries(SCHEMA_MAPS.map((word) => [word, named(SCHEMA)])),
  }),
};
const SCHEMA_WORDS = [
  ...['additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'items', 'not'],
  ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SCHEMA_MAPS = [
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
];

const EXAMPLE: Shape = { section: 'examples' };
const LINK: Shape = { section: 'links' };
const SECURITY_SCHEME: Shape = { section: 'securitySchemes' };
const MEDIA_TYPE: Shape = {
  members: () => ({
    schema: one(SCHEMA),
    itemSchema: one(SCHEMA),
    examples: named(EXAMPLE),
    encoding: named(ENCODING),
    itemEncoding: one(ENCODING),
    prefixEncoding: list(ENCODING),
  }),
};
const ENCODING: Shape = { members: () => ({ headers: named(HEADER) }) };
const valueMembers = () => ({
  schema: one(SCHEMA),
  content: named(MEDIA_TYPE),
  examples: named(EXAMPLE),
});
const HEADER: Shape = { section: 'headers', members: valueMembers };
const PARAMETER: Shape = { section: 'parameters', members: valueMembers };
const REQUEST_BODY: Shape = {
  section: 'requestBodies',
  members: () => ({ content: named(MEDIA_TYPE) }),
};
const responseMembers = () => ({
  headers: named(HEADER),
  content: named(MEDIA_TYPE),
  links: named(LINK),
});
const RESPONSE: Shape = { section: 'responses', members: responseMembers };
/** A response in an extension, where tools expect no references. */
const WRITTEN_RESPONSE: Shape = { members: responseMembers };
const CALLBACK: Shape = { section: 'callbacks', named: () => PATH_ITEM };
const OPERATION: Shape = {
  members: () => ({
    parameters: list(PARAMETER),
    requestBody: one(REQUEST_BODY),
    responses: named(RESPONSE),
    callbacks: named(CALLBACK),
  }),
};
/** In the order of the specification (OpenAPI 3.2, Path Item Object). */
const METHODS = [...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']];
const PATH_ITEM: Shape = {
  members: () => ({
    parameters: list(PARAMETER),
    ...Object.fromEntries(METHODS.map((method) => [method, one(OPERATION)])),
    additionalOperations: named(OPERATION),
  }),
};
export const COMPONENTS: Shape = {
  members: () => ({
    schemas: named(SCHEMA),
    responses: named(RESPONSE),
    parameters: named(PARAMETER),
    examples: named(EXAMPLE),
    requestBodies: named(REQUEST_BODY),
    headers: named(HEADER),
    securitySchemes: named(SECURITY_SCHEME),
    links: named(LINK),
    callbacks: named(CALLBACK),
    pathItems: named(PATH_ITEM),
    mediaTypes: named(MEDIA_TYPE),
  }),
};
export const DOCUMENT: Shape = {
  members: () => ({
    paths: named(PATH_ITEM),
    webhooks: named(PATH_ITEM),
    components: one(COMPONENTS),
    'x-unmatched-responses': named(WRITTEN_RESPONSE),
  }),
};
