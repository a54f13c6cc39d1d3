import { beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../../testing/base/test-clock.ts';
import { domainOf, hostLookup, type Resolve } from './host-lookup.ts';

/** Hosts that a fake name server has been asked for; it answers when the test says so. */
let asked: string[];
let answers: Map<string, PromiseWithResolvers<readonly string[]>>;
let clock: TestClock;
let lookup: Resolve;

beforeEach(() => {
  asked = [];
  answers = new Map();
  clock = new TestClock();
  lookup = hostLookup({
    clock,
    resolve: (host) => {
      asked.push(host);
      const answer = Promise.withResolvers<readonly string[]>();
      answers.set(host, answer);
      return answer.promise;
    },
  });
});

/** Answers the lookups of the hosts, and runs what depends on them. */
async function answer(...hosts: string[]): Promise<void> {
  for (const host of hosts) answers.get(host)!.resolve([`address of ${host}`]);
  await new Promise(setImmediate);
}

test('concurrent lookups of a host are combined', async () => {
  const results = [lookup('a'), lookup('a'), lookup('a')];
  await new Promise(setImmediate);
  await answer('a');
  expect(await Promise.all(results)).toEqual(results.map(() => ['address of a']));
  expect(asked).toEqual(['a']);
});

test('a host is looked up again next time, because its address can change', async () => {
  for (let i = 0; i < 2; i += 1) {
    const result = lookup('a');
    await new Promise(setImmediate);
    await answer('a');
    await result;
  }
  expect(asked).toEqual(['a', 'a']);
});

test('two hosts are looked up at a time, and all get their turn even if others fail', async () => {
  const results = ['a', 'b', 'c', 'd'].map((host) => lookup(host));
  await new Promise(setImmediate);
  expect(asked).toEqual(['a', 'b']);
  answers.get('a')!.reject(new Error('no a'));
  await expect(results[0]).rejects.toThrow('no a');
  await answer('b');
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  await answer('c', 'd');
  expect(await results[3]).toEqual(['address of d']);
});

test('hosts whose last lookup was slow do not delay others', async () => {
  const slow = ['slow-1', 'slow-2'];
  const first = slow.map((host) => lookup(host));
  await clock.advance(5000);
  await answer(...slow);
  await Promise.all(first);

  // Now that they are known to be slow, they wait only for each other.
  const again = slow.map((host) => lookup(host));
  const others = [lookup('a'), lookup('b')];
  await new Promise(setImmediate);
  expect(asked.slice(2)).toEqual(['slow-1', 'a', 'b']);
  await answer('a', 'b');
  expect(await Promise.all(others)).toEqual([['address of a'], ['address of b']]);
  await answer('slow-1');
  await answer('slow-2');
  expect(await Promise.all(again)).toEqual([['address of slow-1'], ['address of slow-2']]);

  // They have been fast this time.
  void lookup('slow-1');
  void lookup('slow-2');
  await new Promise(setImmediate);
  expect(asked.slice(-2)).toEqual(['slow-1', 'slow-2']);
  await answer(...slow);
});

test('a domain whose name servers do not answer does not delay others, however many hosts it has', async () => {
  const dead = Array.from({ length: 500 }, (_, index) => lookup(`h${index}.dead.example`));
  const ends = Promise.allSettled(dead);
  const others = [lookup('a.example.com'), lookup('b.example.com')];
  await new Promise(setImmediate);
  expect(asked).toEqual(['h0.dead.example', 'a.example.com']);
  await answer('a.example.com');
  await answer('b.example.com');
  expect(await others[1]).toEqual(['address of b.example.com']);

  // What waits for longer than a connection may take is not looked up any more.
  await clock.advance(30_000);
  answers.get('h0.dead.example')!.reject(new Error('no answer'));
  const reasons = (await ends).map((end) => (end.status === 'rejected' ? end.reason.message : ''));
  expect(reasons[0]).toBe('no answer');
  expect(new Set(reasons.slice(1).map((reason) => reason.replace(/^h\d+/, '')))).toEqual(
    new Set(['.dead.example could not be looked up in time']),
  );
  expect(asked.length).toBe(3);

  // It is known to be slow now.
  void lookup('h1.dead.example');
  void lookup('c.example.org');
  void lookup('d.example.net');
  await new Promise(setImmediate);
  expect(asked.slice(3)).toEqual(['h1.dead.example', 'c.example.org', 'd.example.net']);
  await answer('h1.dead.example', 'c.example.org', 'd.example.net');
});

test.each([
  ['a.b.example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['localhost', 'localhost'],
  ['x.example.co.uk', 'example.co.uk'],
  ['X.Example.COM.', 'example.com'],
])('%s belongs to the domain %s', (host, domain) => {
  expect(domainOf(host)).toBe(domain);
});

test('localhost resolves to this machine', async () => {
  expect(await hostLookup()('localhost')).toContain('127.0.0.1');
});

test('an unknown host is an error', async () => {
  await expect(hostLookup()('nobody.invalid')).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
});
