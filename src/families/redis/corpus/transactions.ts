import { LONGEST, transaction, type CorpusRequest } from './request.ts';

/** Transactions, and what discards them. */
export const transactions: readonly CorpusRequest[] = [
  {
    what: 'rows',
    status: 200,
    ...transaction([
      ['SET', 'n', 1],
      ['INCR', 'n'],
      ['GET', 'n'],
    ]),
  },
  {
    what: 'a row that fails when it runs',
    status: 200,
    ...transaction([['INCR', 'list'], ['PING']]),
  },
  { what: 'numbers', status: 200, ...transaction('[["RPUSH","new",1.0,12345678901234567890]]') },
  { what: 'an unknown command', status: 400, ...transaction([['PING'], ['NOPE']]) },
  { what: 'too few arguments', status: 400, ...transaction([['GET'], ['PING']]) },
  { what: 'a command of a connection', status: 400, ...transaction([['MULTI'], ['EXEC']]) },
  { what: 'an empty row', status: 400, ...transaction([['PING'], []]) },
  { what: 'null in a row', status: 400, ...transaction([['SET', 'a', null]]) },
  { what: 'a row that is a string', status: 400, ...transaction(['PING']) },
  { what: 'no rows', status: 400, ...transaction([]) },
  { what: 'nothing', status: 400, ...transaction('') },
  { what: 'over the limit', status: 413, ...transaction(`${LONGEST}x`) },
  {
    what: 'the format of RESP2, which does not apply',
    status: 200,
    ...transaction([['PING']]),
    headers: { 'upstash-response-format': 'resp2', 'upstash-encoding': 'base64' },
  },
  {
    what: 'the name in capitals is a command',
    status: 400,
    ...transaction([['PING']]),
    path: '/MULTI-EXEC',
  },
];
