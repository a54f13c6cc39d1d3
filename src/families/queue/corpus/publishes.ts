import type { CorpusRequest } from './request.ts';

const URL = 'https://example.com/hook';
const post = (path: string, more: Omit<CorpusRequest, 'path' | 'method'> = {}): CorpusRequest => ({
  method: 'POST',
  path,
  ...more,
});
const withHeader = (name: string, value: string) =>
  post(`/v2/publish/${URL}`, { headers: { [name]: value } });

/** Publishes: destinations, settings in the head and in the query, bodies, batches, schedules. */
export const publishes: readonly CorpusRequest[] = [
  ...['/v1/publish/', '/v2/publish/', '/v2/enqueue/orders/', '/v2/enqueue/or%20ders/'].flatMap(
    (prefix) => [
      post(prefix + URL),
      post(`${prefix}${URL}//a?x=1&y=%2F&z`),
      post(`${prefix}${encodeURIComponent(URL)}`),
      post(`${prefix}${encodeURIComponent(URL)}?x=1&upstash-retries=1`),
      post(`${prefix}billing`),
      post(`${prefix}billing?upstash-delay=1s`),
      post(`${prefix}%ff`),
      post(`${prefix}example.com/hook`),
      post(`${prefix}ftp://example.com`),
      post(prefix),
    ],
  ),
  ...['text/plain', 'application/json', 'application/json; charset=utf-8', 'nonsense', ''].flatMap(
    (type) => [
      post(`/v2/publish/${URL}`, { headers: { 'content-type': type }, body: '{"broken":' }),
      post(`/v2/publish/${URL}`, { headers: { 'content-type': type } }),
    ],
  ),
  withHeader('Upstash-Delay', '1d10h'),
  withHeader('Upstash-Delay', 'soon'),
  withHeader('Upstash-Delay', ''),
  withHeader('Service-Retries', '3'),
  withHeader('Service-Retries', '-3'),
  withHeader('Upstash-Not-Before', '1795478400'),
  withHeader('Upstash-Callback', 'https://example.com/callback'),
  withHeader('Service-Callback', 'nowhere'),
  withHeader('Upstash-Forward-X', '\u00e9'),
  withHeader('Upstash-Retry-Delay', 'pow(2, retried)'),
  withHeader('Upstash-Retry-Delay', 'while(1)'),
  post(`/v2/publish/${URL}?upstash-delay=1s&upstash-delay=2s`),
  post(`/v2/publish/${URL}?upstash-forward-x=%0d%0a`),
  post('/v2/batch', { body: [] }),
  post('/v2/batch', { body: [{ destination: URL }, { destination: 'billing' }, {}, null, 1] }),
  post('/v2/batch', { body: { destination: URL } }),
  post('/v2/batch', { body: '[' }),
  post('/v2/batch', { body: '' }),
  post('/v2/batch'),
  post(`/v2/schedules/${URL}`),
  post(`/v2/schedules/${URL}`, { headers: { 'Upstash-Cron': '* * * * *' } }),
  post(`/v2/schedules/${URL}?a=b`, { headers: { 'upstash-cron': '* * * * *' }, body: 'x' }),
  post('/v2/schedules/billing', { headers: { 'Upstash-Cron': '* * * * *' } }),
  post('/v2/schedules/billing', { headers: { 'Upstash-Cron': '* * * * *', 'Upstash-Delay': 'x' } }),
];
