import { describe, expect, test } from 'vitest';
import { refusedBy } from '../../../../testing/families/queue/publish-options.ts';
import { groupHeaders as read } from './group-headers.ts';

const groupHeaders = (given: Parameters<typeof read>[0]) => read(given).headers;

describe('the headers of a URL group', () => {
  test('are sent with each message, with or without the prefix of forwarded ones', () => {
    expect(groupHeaders({ 'X-Team': 'press', 'Upstash-Forward-X-Tag': ['a', 'b'] })).toEqual([
      ['X-Team', 'press'],
      ['X-Tag', 'a'],
      ['X-Tag', 'b'],
    ]);
  });

  test('may be settings of its messages, by either prefix', () => {
    const headers = { 'Upstash-Header-Forward': ['true'], 'Service-Retries': '3' };
    expect(groupHeaders(headers)).toEqual([
      ['Upstash-Header-Forward', 'true'],
      ['Upstash-Retries', '3'],
    ]);
  });

  test('are not settings if they have the prefix of forwarded ones', () => {
    expect(
      groupHeaders({
        'Upstash-Forward-Upstash-Retries': '2',
        'Service-Forward-Service-Delay': '1h',
      }),
    ).toEqual([['Service-Delay', '1h']]);
  });

  test('leave out those that no delivery would carry', () => {
    expect(groupHeaders({ 'Upstash-Message-Id': 'msg_1', Host: 'example.com' })).toEqual([]);
  });

  test.each([
    ['values of a header', { 'X-Tag': Array.from({ length: 1001 }, () => 'a') }],
    ['bytes', { 'X-Tag': 'a'.repeat(64 * 1024) }],
    ['settings', { 'Upstash-Callback-X-Tag': Array.from({ length: 1001 }, () => 'a') }],
  ])('are limited as those of a publish: %s', (_, headers) => {
    const rule = 'headers must be at most 1000, of at most 65536 bytes together';
    expect(refusedBy(() => groupHeaders(headers))).toContain(rule);
  });

  test.each([
    [{ 'Upstash-Retries': 'many' }, 'Upstash-Retries must be a whole number from 0 on'],
    [{ 'Upstash-Retries': ['1', '2'] }, 'Upstash-Retries must be given only once'],
    [{ 'Upstash-Callback': 'done' }, 'Upstash-Callback must be a URL to deliver to'],
    [{ 'Upstash-Callback-Retries': 'x' }, 'Upstash-Callback-Retries must be a whole number'],
    [{ 'Upstash-Failure-Callback-Delay': '1s' }, 'Upstash-Failure-Callback-Delay is not possible'],
    [{ 'Upstash-Cron': '* * * * *' }, 'Upstash-Cron is for POST /v2/schedules'],
    [{ 'Service-Callback': 'https://example.com' }, 'Service-Callback can not be a header of'],
  ])('are refused if a publish may not have them: %j', (headers, reason) => {
    expect(refusedBy(() => groupHeaders(headers))).toContain(reason);
  });
});
