import type { CorpusRequest } from './request.ts';

const LISTS = ['/v2/logs', '/v2/events', '/v2/dlq'];

/** What stands after the question mark. */
const QUERIES = [
  'count=10&cursor=abc',
  'count=0',
  'count=-1',
  'count=1.5',
  'count=many',
  'count=',
  'count=1&count=2',
  'count=9007199254740993',
  'label=a&label=b,c',
  'label=',
  'label=%ff',
  'state=FAILED',
  'state=LOST',
  'responseStatus=500,0',
  'responseStatus=x',
  'host=example.com',
  'fromDate=0&toDate=1795478400000',
  'fromDate=now',
  'url=https://example.com/?x=1,2',
  'messageIds=a&messageIds=b',
  'dlqIds=a,b',
  'callerIp=127.0.0.1&callerIP=::1',
  'api=llm',
  'colour=red',
  'queue_token=x',
  '=&&',
  'cursor=a%20b+c',
];

/** Filters, pages and switches. */
export const queries: readonly CorpusRequest[] = [
  ...LISTS.flatMap((path) => QUERIES.map((query) => ({ path: `${path}?${query}` }))),
  ...QUERIES.map((query) => ({ method: 'DELETE', path: `/v2/messages?${query}` })),
  ...QUERIES.map((query) => ({ method: 'DELETE', path: `/v2/dlq?${query}` })),
  ...QUERIES.map((query) => ({ method: 'POST', path: `/v2/dlq/retry?${query}` })),
  ...[
    'parallelism=5',
    'rate=10&period=60',
    'rate=0',
    'rate=ten',
    'period=604801',
    'rate=1&burst=2',
    '',
  ].map((query) => ({ method: 'POST', path: `/v2/flowControl/a/pin?${query}` })),
  ...['parallelism=true&rate=false', 'rate=1', 'rate=TRUE', 'rate', ''].map((query) => ({
    method: 'POST',
    path: `/v2/flowControl/a/unpin?${query}`,
  })),
  { path: '/v2/flowControl?search=a%2Fb' },
  { path: '/v2/flowControl/a%2Fb' },
];
