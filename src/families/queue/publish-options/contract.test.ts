import { describe, expect, test } from 'vitest';
import { head, published, refusedBy } from '../../../../testing/families/queue/publish-options.ts';
import { operationsOf } from '../../../contract/model/read-operations.ts';
import { queueContract } from '../contract.ts';
import { PublishHeaders } from './publish-headers.ts';
import { readScheduleOrder } from './publish-request.ts';

/**
 * The contract restricts the values of the headers that configure a message by patterns; the operations implement the
 * same rules with messages of their own. Both must agree.
 */
interface Rules {
  readonly pattern?: string;
  readonly maxLength?: number;
}

const headers = new Map(
  operationsOf(queueContract).flatMap(({ parameters }) =>
    parameters
      .filter(
        (parameter) => parameter.in === 'header' && parameter.schema?.['x-own-words'] === true,
      )
      .map(({ name, schema }) => [name, schema as Rules] as const),
  ),
);

/** Relations between headers: by name, the value of one extension in the contract. */
function relations(extension: 'x-excludes' | 'x-needs'): [name: string, other: string][] {
  const all = operationsOf(queueContract).flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => {
      const other = parameter[extension];
      return other === undefined ? [] : [[parameter.name, other] as const];
    }),
  );
  return [...new Map(all)];
}

function fits(name: string, value: string): boolean {
  const { pattern = '', maxLength = Infinity } = headers.get(name)!;
  return value.length <= maxLength && new RegExp(pattern, 'u').test(value);
}

/** Whether a header is accepted, together with those that it requires. */
function isTaken(name: string, value: string): boolean {
  const line = `${name}: ${value}`;
  if (name === 'Upstash-Schedule-Id' || name === 'Upstash-Cron') {
    const source = { destination: { group: 'g' }, body: Buffer.alloc(0), callerIp: '' };
    const given = new PublishHeaders(head('Upstash-Cron: * * * * *', line));
    return refusedBy(() => readScheduleOrder(given, source)) === 'not refused';
  }
  const others = name === 'Upstash-Flow-Control-Value' ? ['Upstash-Flow-Control-Key: k'] : [];
  return refusedBy(() => published(...others, line)) === 'not refused';
}

const VALUES = [
  ...['', 'GET', 'put', 'Patch', 'DELETE', 'HEAD', 'TRACE', 'GETT', 'GET /'],
  ...['1', '0', '007', '-1', '1.5', '1e3', '123456789012345', '1234567890123456', '999999999999'],
  ...[
    '1s',
    '0s',
    '0.0s',
    '1d10h30m',
    '10h1d',
    '5s5s',
    '1.5h',
    '1.s',
    '.5s',
    '5 minutes',
    '10',
    '5x',
  ],
  ...['1d2h3m4s', '4s3m2h1d', '1m1s1m', '0d0.0000001s', '1234567890123s', '0.1234567890s', '1S'],
  ...['true', 'True', 'FALSE', 'false', 'yes', 'truefalse', '0x10'],
  ...[
    'body',
    'Body, header',
    'headers',
    'header[X]',
    'headers[ x-a ],body',
    'header[]',
    'header[a b]',
  ],
  ...['body,', ',', 'url', 'header[', 'body;header', 'header [x]'],
  ...[
    'parallelism=5',
    'rate=10',
    'rate=10,period=1m',
    'rate = 10 , period = 1d',
    'parallelism=1,rate=2',
  ],
  ...[
    'period=1m',
    'rate=0',
    'rate=1,rate=2',
    'rate=1=2',
    'rate=',
    'burst=1',
    'rate=1,',
    'rate=1000000000',
  ],
  ...['parallelism=5,period=30', 'rate=1.5', 'Rate=1', 'rate=1, parallelism=2, period=7d'],
  ...[
    'https://example.com',
    'HTTP://EXAMPLE.COM/a?b',
    'ftp://a',
    'https://',
    'example.com',
    'https:/a',
  ],
  ...['https://a@b.com', 'https://a.com/x y', 'https://a.com\\b', 'http://a.com?b', 'group'],
  ...['orders', 'a.b_c-d', 'größe', 'x'.repeat(256), 'x'.repeat(257), 'x'.repeat(1025)],
];

/**
 * Headers whose descriptions are stricter than a pattern can express: their pattern accepts at least
 * what the description allows.
 */
const BY_WORDS = new Set([
  ...['Service-Callback', 'Upstash-Callback', 'Upstash-Failure-Callback'],
  ...[
    'Upstash-Retry-Delay',
    'Upstash-Callback-Retry-Delay',
    'Upstash-Failure-Callback-Retry-Delay',
  ],
]);

/**
 * The engine checks the length of these, and the characters of names, as the contract tests show.
 */
const BY_THE_ENGINE = new Set([
  ...['Upstash-Deduplication-Id', 'Upstash-Flow-Control-Key', 'Upstash-Queue-Name'],
  'Upstash-Schedule-Id',
]);

const read = [...headers.keys()].filter((name) => !BY_THE_ENGINE.has(name));

test('the contract has headers to check', () => {
  expect(read.length).toBeGreaterThan(15);
});

describe.each(read)('%s', (name) => {
  test('accepts exactly the values that the contract allows', () => {
    const taken = VALUES.filter((value) => isTaken(name, value));
    const described = VALUES.filter((value) => fits(name, value));
    if (BY_WORDS.has(name)) expect(described).toEqual(expect.arrayContaining(taken));
    else expect(taken).toEqual(described);
    expect(taken.length).toBeLessThan(VALUES.length);
  });
});

/** A valid value for each. */
const RIGHT: Readonly<Record<string, string>> = {
  'Service-Callback': 'https://example.com',
  'Upstash-Callback': 'https://example.com',
  'Upstash-Flow-Control-Key': 'k',
  'Upstash-Flow-Control-Value': 'rate=1',
};
const outcomeOf = (...names: string[]) =>
  refusedBy(() => published(...names.map((name) => `${name}: ${RIGHT[name]}`)));

test.each(relations('x-excludes'))('%s is accepted alone, and refused beside %s', (name, other) => {
  expect(outcomeOf(name)).toBe('not refused');
  expect(outcomeOf(name, other)).toMatch(/^400 /);
});

test.each(relations('x-needs'))('%s is refused without %s', (name, other) => {
  expect(outcomeOf(name)).toMatch(new RegExp(`^400 ${name} needs`));
  expect(outcomeOf(other, name)).toBe('not refused');
});

test('the contract has relations of both kinds', () => {
  expect(relations('x-excludes')).toHaveLength(2);
  expect(relations('x-needs')).toHaveLength(1);
});
