import { expect, test } from 'vitest';
import { FailedAttempts, attemptsKey } from './failed-attempts.ts';
import { TestClock } from '../../testing/base/test-clock.ts';

const HERE = '192.0.2.1';

function fail(attempts: FailedAttempts, times: number, address = HERE): void {
  for (let i = 0; i < times; i++) attempts.failed(address);
}

test('four failures cost nothing, the fifth makes the address wait twelve seconds', async () => {
  const clock = new TestClock();
  const attempts = new FailedAttempts(clock);
  fail(attempts, 4);
  expect(attempts.waitOf(HERE)).toBe(0);
  fail(attempts, 1);
  expect(attempts.waitOf(HERE)).toBe(12_000);
  await clock.advance(5000);
  expect(attempts.waitOf(HERE)).toBe(7000);
  await clock.advance(7000);
  expect(attempts.waitOf(HERE)).toBe(0);
});

test('an address that keeps failing gets one attempt every twelve seconds', async () => {
  const clock = new TestClock();
  const attempts = new FailedAttempts(clock);
  let made = 0;
  for (let second = 0; second < 600; second++) {
    if (attempts.waitOf(HERE) === 0) {
      attempts.failed(HERE);
      made++;
    }
    await clock.advance(1000);
  }
  // The initial five (the first of them at 0 s), and one for each twelve seconds.
  expect(made).toBe(4 + 600 / 12);
});

test('failures are forgotten with time', async () => {
  const clock = new TestClock();
  const attempts = new FailedAttempts(clock);
  fail(attempts, 5);
  await clock.advance(60_000);
  expect(attempts.waitOf(HERE)).toBe(0);
  expect(attempts.size).toBe(0);
  fail(attempts, 4);
  expect(attempts.waitOf(HERE)).toBe(0);
});

test('failures of one address do not affect others', async () => {
  const attempts = new FailedAttempts(new TestClock());
  fail(attempts, 5);
  expect(attempts.waitOf('192.0.2.2')).toBe(0);
});

test('a limited number of addresses is remembered, without the one whose last failure is the oldest', async () => {
  const attempts = new FailedAttempts(new TestClock());
  fail(attempts, 5, 'first');
  fail(attempts, 5, 'second');
  attempts.failed('first');
  for (let i = 0; i < 9999; i++) attempts.failed(`address ${i}`);
  expect(attempts.size).toBe(10_000);
  expect(attempts.waitOf('second')).toBe(0);
  expect(attempts.waitOf('first')).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('failures of %s count for %s', (address, guesser) => {
  expect(attemptsKey(address)).toBe(guesser);
});
