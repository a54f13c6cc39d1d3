import { LONGEST, pipeline, type CorpusRequest } from './request.ts';

/** Pipelines, and what is not one. */
export const pipelines: readonly CorpusRequest[] = [
  {
    what: 'rows',
    status: 200,
    ...pipeline([
      ['SET', 'n', 1],
      ['INCR', 'n'],
      ['GET', 'n'],
    ]),
  },
  {
    what: 'rows that fail between others',
    status: 200,
    ...pipeline([['PING'], ['NOPE'], ['GET'], ['INCR', 'list'], ['PING']]),
  },
  { what: 'an empty row', status: 200, ...pipeline([['PING'], [], ['PING']]) },
  { what: 'null in a row', status: 200, ...pipeline([['SET', 'a', null], ['PING']]) },
  {
    what: 'numbers and booleans in rows',
    status: 200,
    ...pipeline('[["RPUSH","new",1.0,true,12345678901234567890]]'),
  },
  { what: 'a row that is a string', status: 400, ...pipeline([['PING'], 'PING']) },
  { what: 'a row that is null', status: 400, ...pipeline([null]) },
  { what: 'a row that is an object', status: 400, ...pipeline([{ 0: 'PING' }]) },
  { what: 'a command without rows', status: 400, ...pipeline(['PING']) },
  { what: 'an array in a row', status: 400, ...pipeline([['SET', 'a', ['b']]]) },
  { what: 'an object in the second row', status: 400, ...pipeline([['PING'], ['SET', 'a', {}]]) },
  { what: 'no rows', status: 400, ...pipeline([]) },
  { what: 'an object', status: 400, ...pipeline({ rows: [] }) },
  { what: 'nothing', status: 400, ...pipeline('') },
  { what: 'no body at all', status: 400, method: 'POST', path: '/pipeline' },
  { what: 'JSON that is broken off', status: 400, ...pipeline('[["PING"]') },
  { what: 'over the limit', status: 413, ...pipeline(`${LONGEST}x`) },
  {
    what: 'a query, which is not looked at',
    status: 200,
    ...pipeline([['PING']]),
    path: '/pipeline?a=b/c',
  },
  {
    what: 'a pipeline in capitals is a command',
    status: 400,
    ...pipeline([['PING']]),
    path: '/PIPELINE',
  },
  {
    what: 'a pipeline with an encoded name is a command',
    status: 400,
    ...pipeline([['PING']]),
    path: '/%70ipeline',
  },
];
