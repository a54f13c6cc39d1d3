import type { CorpusRequest } from './request.ts';

/** HEAD, and methods that no path has. */
export const methods: readonly CorpusRequest[] = [
  { what: 'HEAD', status: 200, method: 'HEAD', path: '/get/greeting' },
  { what: 'HEAD that writes', status: 200, method: 'HEAD', path: '/set/a/b?EX=10' },
  { what: 'HEAD of a failure', status: 400, method: 'HEAD', path: '/get' },
  { what: 'HEAD of broken encoding', status: 400, method: 'HEAD', path: '/get/%zz' },
  {
    what: 'HEAD of an unknown format',
    status: 400,
    method: 'HEAD',
    path: '/ping',
    headers: { 'upstash-response-format': 'xml' },
  },
  { what: 'HEAD /', status: 400, method: 'HEAD', path: '/' },
  { what: 'HEAD /pipeline', status: 400, method: 'HEAD', path: '/pipeline' },
  { what: 'PUT /', status: 200, method: 'PUT', path: '/', body: '["PING"]' },
  { what: 'PUT /pipeline', status: 200, method: 'PUT', path: '/pipeline', body: '[["PING"]]' },
  ...['DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'].flatMap((method) => [
    { what: `${method} /`, status: 405, method, path: '/' },
    { what: `${method} of a command, with a body`, status: 405, method, path: '/set/a', body: 'b' },
    { what: `${method} without a token`, status: 405, method, path: '/pipeline', token: null },
  ]),
  { what: 'OPTIONS *', status: 405, method: 'OPTIONS', path: '*' },
  {
    what: 'a preflight',
    status: 204,
    method: 'OPTIONS',
    path: '/ping',
    token: null,
    headers: { origin: 'http://shop.test', 'access-control-request-method': 'GET' },
  },
];
