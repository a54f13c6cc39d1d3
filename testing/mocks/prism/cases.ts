/** A request to both: its target, and what else it has. */
export interface PrismCase {
  readonly asked: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The difference in the guide that it shows; none if both answer the same. */
  readonly differs?: string;
}

const PREFER = (prefer: string) => ({ headers: { prefer } });
const ACCEPT = (accept: string) => ({ headers: { accept } });
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const sent = (value: unknown, type: Readonly<Record<string, string>> = JSON_TYPE) => ({
  headers: type,
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const by = (authorization: string) => ({ headers: { authorization } });

export const CASES: readonly PrismCase[] = [
  // Statuses and examples.
  { asked: 'GET /pets' },
  { asked: 'GET /pets', ...PREFER('code=201') },
  { asked: 'GET /pets', ...PREFER('code=404') },
  { asked: 'GET /pets', ...PREFER('code=418') },
  { asked: 'GET /pets?__code=404' },
  { asked: 'GET /pets', ...PREFER('code=500') },
  { asked: 'GET /pets/1' },
  { asked: 'GET /pets/1', ...PREFER('example=bob') },
  { asked: 'GET /pets/1?__example=bob' },
  { asked: 'GET /pets/1', ...PREFER('code=404') },
  { asked: 'GET /pets/1', ...PREFER('code=404, example=none') },
  { asked: 'GET /pets/1', ...PREFER('example=nobody') },
  { asked: 'GET /pets/2', differs: 'Several examples' },
  {
    asked: 'GET /pets/1',
    ...PREFER('example=none'),
    differs: '`Prefer: example=bob` of another response than the usual',
  },
  {
    asked: 'GET /pets/1',
    ...PREFER('code=404, example=bob'),
    differs: '`Prefer: code=404, example=bob`, where the example is of another response',
  },
  {
    asked: 'DELETE /pets/1',
    ...PREFER('example=bob'),
    differs: '`Prefer: example=bob` for a response without a body',
  },
  { asked: 'DELETE /pets/1' },
  { asked: 'GET /fallback', ...PREFER('code=418') },
  {
    asked: 'GET /fallback',
    ...PREFER('code=99'),
    differs: '`Prefer: code=99` with a default response',
  },
  { asked: 'GET /pets', ...PREFER('code=abc'), differs: '`Prefer: code=abc`' },
  { asked: 'GET /silent', differs: 'An operation without `responses`' },

  // What is made up.
  { asked: 'GET /made', differs: 'An answer without examples' },
  { asked: 'GET /tree', ...PREFER('dynamic=true'), differs: 'A generated value' },
  { asked: 'GET /unsaid', ...PREFER('dynamic=true'), differs: '`dynamic` without a schema' },
  { asked: 'GET /counted', differs: 'A header without an example' },

  // Media types.
  { asked: 'GET /pets', ...ACCEPT('application/json') },
  { asked: 'GET /pets', ...ACCEPT('text/csv') },
  { asked: 'GET /pets', ...ACCEPT('application/vnd.pets+json') },
  { asked: 'GET /pets', ...ACCEPT('text/csv;q=0.5, application/json;q=0.4') },
  { asked: 'GET /pets', ...ACCEPT('application/json;q=0.5, text/csv;q=0.4') },
  { asked: 'GET /pets', ...ACCEPT('audio/mpeg, */*;q=0.1') },
  { asked: 'GET /pets', ...ACCEPT('text/*') },
  { asked: 'GET /made', ...ACCEPT('audio/mpeg') },
  { asked: 'GET /pixels', ...ACCEPT('image/webp'), differs: '`image/*` in a response' },
  { asked: 'GET /any', differs: '`*/*` in a response' },
  { asked: 'GET /pets', ...ACCEPT('nonsense'), differs: "An `Accept` that can't be read" },
  {
    asked: 'GET /fallback',
    ...ACCEPT('audio/mpeg'),
    differs: '406 where the document has an error response for it, or a default',
  },
  {
    asked: 'GET /pets',
    headers: { prefer: 'code=200', accept: 'audio/mpeg' },
    differs: '`Prefer: code=200` where the media type is not acceptable',
  },
  { asked: 'GET /xml', differs: 'XML, lines of JSON, events, forms' },

  // Parameters.
  { asked: 'GET /pets?limit=5' },
  { asked: 'GET /pets?limit=many' },
  { asked: 'GET /pets?limit=101' },
  { asked: 'GET /pets?tags=a,b' },
  { asked: 'GET /pets?tags=a,c' },
  { asked: 'GET /pets?by[age]=5' },
  { asked: 'GET /pets?by[age]=old' },
  { asked: 'GET /pets', headers: { 'x-trace': 'abc' } },
  { asked: 'GET /pets', headers: { 'x-trace': 'a' } },
  { asked: 'GET /pets', headers: { cookie: 'session=abc' } },
  {
    asked: 'GET /pets',
    headers: { cookie: 'session=a' },
    differs: 'A cookie that does not fit its schema',
  },
  { asked: 'GET /pets?unknown=1' },
  { asked: 'DELETE /pets/one' },
  { asked: 'GET /nothing' },
  { asked: 'PATCH /pets' },
  { asked: 'HEAD /pets', differs: 'HEAD where only GET is documented' },
  { asked: 'GET /v1/pets', differs: 'Base paths of servers' },

  // Bodies.
  { asked: 'POST /pets', ...sent({ name: 'Eve' }) },
  { asked: 'POST /pets', ...sent({ name: 'E' }) },
  { asked: 'POST /pets', ...sent({}) },
  { asked: 'POST /pets', ...sent({ name: 'Eve', color: 'red' }) },
  { asked: 'POST /pets', ...sent('some text', { 'content-type': 'text/plain' }) },
  { asked: 'POST /pets', ...sent('<pet/>', { 'content-type': 'application/xml' }) },
  {
    asked: 'POST /pets',
    ...sent('tags=a&tags=b', FORM_TYPE),
    differs: 'A list in a form (`tags=a&tags=b`)',
  },
  { asked: 'POST /pets', ...sent('color=a', FORM_TYPE) },
  {
    asked: 'POST /pets',
    ...sent('tags=a', FORM_TYPE),
    differs: 'A list in a form (`tags=a&tags=b`)',
  },
  {
    asked: 'POST /pets',
    ...sent({ name: 'Eve' }, { 'content-type': 'application/x+json' }),
    differs: 'A body of another JSON type (`application/x+json` for `application/json`)',
  },
  { asked: 'POST /pets', differs: 'Required, but neither a body nor a media type is there' },
  { asked: 'PUT /pets/1', ...sent({ name: 'Ada' }) },
  { asked: 'PUT /pets/1' },
  { asked: 'PUT /pets/1', ...sent({ name: 'A' }) },
  {
    asked: 'PUT /pets/1',
    ...sent({ id: 1, name: 'Ada' }),
    differs: '`readOnly` members in a request',
  },
  { asked: 'POST /told', ...sent({}), differs: 'An error response with a schema only' },
  { asked: 'POST /bare', ...sent({}), differs: 'Documented error responses without a body' },

  // Credentials.
  { asked: 'GET /bearer' },
  { asked: 'GET /bearer', ...by('Bearer any') },
  { asked: 'GET /bearer', ...by('Basic YTpi') },
  {
    asked: 'GET /bearer',
    ...by('bearer any'),
    differs: 'The name of a scheme in other case (`bearer`)',
  },
  { asked: 'GET /bearer', ...by('Bearer wrong'), differs: 'Credentials `wrong`' },
  { asked: 'GET /basic', differs: '`WWW-Authenticate`' },
  { asked: 'GET /basic', ...by('Basic YTpi') },
  { asked: 'GET /digest', ...by('Digest username="a"'), differs: 'Digest credentials' },
  { asked: 'GET /oauth', ...by('Bearer any') },
  { asked: 'GET /key' },
  { asked: 'GET /key', headers: { 'x-key': 'a' } },
  { asked: 'GET /key?key=a' },
  { asked: 'GET /key', headers: { cookie: 'key=a' } },
  { asked: 'GET /both', ...by('Bearer any') },
  { asked: 'GET /both?key=a', ...by('Bearer any') },
  // Prism can't go on after it.
  { asked: 'GET /switching', differs: 'A first response with `1XX`' },
];
