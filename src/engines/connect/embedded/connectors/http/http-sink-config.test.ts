import { describe, expect, test } from 'vitest';
import { sink } from '../../../../../../testing/engines/connect/embedded/connectors/http.ts';
import { TestConnect } from '../../../../../../testing/engines/connect/embedded/embedded.ts';

describe('the errors of a configuration', () => {
  const wrong = async (more: Record<string, string>, less: readonly string[] = []) => {
    const connect = await TestConnect.open();
    const properties = Object.fromEntries(
      Object.entries(sink('http://host', more)).filter(([name]) => !less.includes(name)),
    );
    return connect.worker.validate('http', properties);
  };

  test('are none if it is valid', async () => {
    expect(await wrong({})).toBeUndefined();
  });

  test('are reported all at once', async () => {
    expect(
      await wrong({ 'max.retries': '-1', 'http.authorization.type': 'basic' }, ['http.url']),
    ).toBe(
      'Connector configuration is invalid and contains the following 4 error(s):\n' +
        'Missing required configuration "http.url" which has no default value.\n' +
        "Invalid value null for configuration http.url: can't be null\n" +
        'Invalid value basic for configuration http.authorization.type: supported values are: [none, static, oauth2]\n' +
        'Invalid value -1 for configuration max.retries: Value must be at least 0',
    );
  });

  test.each([
    [{ 'http.url': 'ftp://host' }, 'malformed URL'],
    [{ 'http.url': 'host' }, 'malformed URL'],
    [{ 'http.url': 'http://me:secret@host' }, 'credentials belong into http.headers.authorization'],
    [{ 'http.url': 'htp://me:secret@host' }, 'malformed URL'],
    [{ 'http.url': 'http://host:x/?key=secret' }, 'malformed URL'],
    [{ 'http.headers.additional': 'X-Key: secret,X-One' }, 'must be header:value pairs'],
    [{ 'http.headers.additional': 'Host: secret' }, 'Host can not be set'],
    [{ 'http.headers.additional': 'X-One' }, 'must be header:value pairs separated by commas'],
    [{ 'http.headers.additional': 'a b:c' }, 'must be header:value pairs separated by commas'],
    [{ 'http.headers.additional': 'a:x\r\nevil: 1' }, 'must be header:value pairs'],
    [{ 'http.headers.additional': 'a:1,A:2' }, 'duplicate header A'],
    [{ 'http.headers.additional': 'Host:other' }, 'Host can not be set'],
    [{ 'http.headers.additional': 'Content-Length:0' }, 'Content-Length can not be set'],
    [{ 'http.headers.content.type': ' ' }, 'String must be non-blank'],
    [
      { 'http.authorization.type': 'static' },
      'Must be present when http.authorization.type = static',
    ],
    [
      { 'http.headers.authorization': 'x' },
      'Must not be present when http.authorization.type != static',
    ],
    [
      { 'http.authorization.type': 'oauth2' },
      'Must be present when http.authorization.type = oauth2',
    ],
    [{ 'kafka.retry.backoff.ms': '86400001' }, 'Value must be no more than 86400000 (24 hours)'],
    [{ 'kafka.retry.backoff.ms': '-1' }, 'Value must be at least 0'],
    [{ 'batch.max.size': '1000001' }, 'Value must be no more than 1000000'],
  ])('%j', async (more, message) => {
    const text = await wrong(more);
    expect(text).toContain(message);
    expect(text).not.toContain('secret');
  });
});
