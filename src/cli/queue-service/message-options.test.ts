import { Command } from 'commander';
import { expect, test } from 'vitest';
import type { Options } from '../api-command.ts';
import {
  messageHeaders,
  overrideHeaders,
  withOverrides,
  withPublishOptions,
} from './message-options.ts';

/** The options that Commander parses from a command line. */
function read(words: readonly string[], withOptions = withPublishOptions): Options {
  const command = withOptions(new Command()).exitOverride();
  return command.parse(words, { from: 'user' }).opts<Options>();
}

const headers = (...words: string[]) => messageHeaders(read(words));

test('each option becomes a header, and no Content-Type is added', () => {
  expect(headers()).toEqual({ 'Content-Type': null });
  expect(
    headers(
      ...['--method', 'PUT', '--delay', '10s', '--retries', '5', '--retry-delay', '1000'],
      ...['--timeout', '30s', '--callback', 'https://c', '--failure-callback', 'https://f'],
      ...['--flow-control-key', 'api', '--flow-control', 'rate=10', '--redact', 'body'],
      ...['--deduplication-id', 'one', '--deduplicate-by-content', '--label', 'a', 'b'],
    ),
  ).toEqual({
    'Content-Type': null,
    'Upstash-Method': 'PUT',
    'Upstash-Delay': '10s',
    'Upstash-Retries': '5',
    'Upstash-Retry-Delay': '1000',
    'Upstash-Timeout': '30s',
    'Upstash-Callback': 'https://c',
    'Upstash-Failure-Callback': 'https://f',
    'Upstash-Flow-Control-Key': 'api',
    'Upstash-Flow-Control-Value': 'rate=10',
    'Upstash-Redact-Fields': 'body',
    'Upstash-Deduplication-Id': 'one',
    'Upstash-Content-Based-Deduplication': 'true',
    'Upstash-Label': 'a,b',
  });
  expect(headers('--callback-when-finished', 'https://c')).toHaveProperty(
    'Service-Callback',
    'https://c',
  );
});

test('a time is sent in whole seconds, rounded up', () => {
  expect(headers('--not-before', '2026-11-20T12:00:00.5Z')).toHaveProperty(
    'Upstash-Not-Before',
    String(Date.UTC(2026, 10, 20, 12) / 1000 + 1),
  );
  expect(() => headers('--not-before', 'soon')).toThrow(
    '--not-before must be a time such as 2026-11-20T12:00:00Z, or Unix milliseconds, not "soon"',
  );
});

test('--header is forwarded to the destination; Content-Type is that of the body', () => {
  expect(headers('--header', 'X-Team=a=b', 'content-type=text/plain', 'X-Empty=')).toEqual({
    'Content-Type': 'text/plain',
    'Upstash-Forward-X-Team': 'a=b',
    'Upstash-Forward-X-Empty': '',
  });
  expect(() => headers('--header', 'X-Team')).toThrow('--header must be name=value, not "X-Team"');
  expect(() => headers('--header', 'X-A=1', 'X-A=2')).toThrow('--header X-A is given twice');
});

test('values are sent as UTF-8; line breaks and control characters are refused', () => {
  expect(headers('--label', 'größe')).toHaveProperty(
    'Upstash-Label',
    Buffer.from('größe').toString('latin1'),
  );
  expect(() => headers('--header', 'X-A=1\r\nX-B: 2')).toThrow(
    '--header must not have line breaks or control characters',
  );
  expect(() => headers('--flow-control-key', 'a\nb')).toThrow(
    '--flow-control-key must not have line breaks',
  );
});

test('sending again overrides only the given options', () => {
  const words = ['--retries', '1', '--delay', '1m'];
  expect(overrideHeaders(read(words, withOverrides))).toEqual({
    'Upstash-Retries': '1',
    'Upstash-Delay': '1m',
  });
});
