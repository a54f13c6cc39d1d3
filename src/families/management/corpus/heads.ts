import { create, post, type CorpusRequest } from './request.ts';

const get = (path: string) => ({ path });

/** Paths and methods. */
const paths: readonly CorpusRequest[] = [
  { what: 'a list', ...get('/v2/redis/databases'), status: 200 },
  { what: 'an id', ...get('/v2/redis/database/1'), status: 200 },
  { what: 'an encoded id', ...get('/v2/redis/database/%C3%A4%2F'), status: 200 },
  { what: 'a query that nobody asked for', ...get('/v2/redis/databases?a=b'), status: 200 },
  {
    what: 'an id that is not UTF-8',
    ...get('/v2/redis/database/%ff'),
    status: 400,
    error: 'id is not percent-encoded UTF-8',
  },
  { what: 'nothing', ...get('/'), status: 404, error: 'there is nothing at /' },
  { what: 'another version', ...get('/v3/redis/databases'), status: 404 },
  { what: 'no id', ...get('/v2/redis/database/'), status: 404 },
  { what: 'a slash at the end', ...get('/v2/redis/databases/'), status: 404 },
  { what: 'other letters', ...get('/V2/redis/databases'), status: 404 },
  {
    what: 'a GET of what is posted',
    ...get('/v2/redis/database'),
    status: 405,
    error: 'method GET is not allowed, use POST',
  },
  {
    what: 'a PUT',
    method: 'PUT',
    path: '/v2/redis/database/1',
    status: 405,
    error: 'method PUT is not allowed, use GET, POST or DELETE',
  },
  { what: 'a POST of what is patched', ...post('/v2/redis/update-budget/1'), status: 405 },
  { what: 'a HEAD', method: 'HEAD', path: '/v2/redis/databases', status: 405 },
  { what: 'a team by the name of a path', ...get('/v2/teams/member'), status: 405 },
];

/** Credentials. */
const credentials: readonly CorpusRequest[] = [
  {
    what: 'none',
    ...get('/v2/teams'),
    credentials: null,
    status: 401,
    error: 'the e-mail or the API key is missing',
  },
  { what: 'no key', ...get('/v2/teams'), credentials: 'ada@example.com', status: 401 },
  {
    what: 'a wrong key',
    ...get('/v2/teams'),
    credentials: 'ada@example.com:guess',
    status: 401,
    error: 'the e-mail or the API key is wrong',
  },
  {
    what: 'a token',
    ...get('/v2/teams'),
    credentials: null,
    headers: { authorization: 'Bearer abc' },
    status: 401,
  },
  { what: 'none, with a bad body', ...create('{'), credentials: null, status: 401 },
  { what: 'none, at nothing', ...get('/v9'), credentials: null, status: 404 },
];

export const heads = { paths, credentials };
