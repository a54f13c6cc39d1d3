import { describe, expect, test } from 'vitest';
import { record, transform } from '../../../../../testing/engines/connect/embedded/transforms.ts';
import type { ConnectRecord } from '../data/record.ts';

describe('routers', () => {
  test.each([
    ['(.*)', '$1-copy', 'orders-copy'],
    ['o(?<rest>.*)', 'O${rest}', 'Orders'],
    ['orders', '\\$5', '$5'],
    ['order', 'never', 'orders'],
    ['orders\\-?', 'dashed', 'dashed'],
    ['(o)(r)(d)(e)(r)(s)', '$12$61-$0', 'o2s1-orders'],
    ['(or)?(x)?ders', '[$2]\\$1\\\\', '[]$1\\'],
    ['(?<all>.*)', '${all}', 'orders'],
    ['(?i)ORDERS', 'any', 'any'],
    // One that goes back and forth never ends with these.
    ['((or|o|r|d|e|rs|s|.)+)+x', 'never', 'orders'],
  ])('RegexRouter %s to %s', (regex, replacement, topic) => {
    expect(transform('RegexRouter', { regex, replacement })(record())!.topic).toBe(topic);
  });

  test('RegexRouter bounds the length of a name', () => {
    const double = transform('RegexRouter', { regex: '(.*)', replacement: '$1$1' });
    expect(double(record({ topic: 'x'.repeat(124) }))!.topic).toHaveLength(248);
    const message = 'is longer than 249 characters';
    expect(() => double(record({ topic: 'x'.repeat(125) }))).toThrow(message);
    const format = { 'topic.format': '${topic}${topic}' };
    const timed = transform('TimestampRouter', format);
    expect(() => timed(record({ topic: 'x'.repeat(125) }))).toThrow(message);
  });

  test('TimestampRouter adds the time of the record to the topic', () => {
    expect(transform('TimestampRouter')(record())!.topic).toBe('orders-20260102');
    const format = { 'topic.format': '${timestamp}.${topic}', 'timestamp.format': "yyyy-MM'w'" };
    expect(transform('TimestampRouter', format)(record())!.topic).toBe('2026-01w.orders');
    const untimed: ConnectRecord = { ...record(), timestamp: undefined };
    expect(() => transform('TimestampRouter')(untimed)).toThrow(
      'Timestamp missing on record: orders',
    );
  });
});
