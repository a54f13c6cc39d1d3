import { expect, test } from 'vitest';
import { hostLookup } from './host-lookup.ts';

/** Names are resolved when the test says so. */
function slowServer() {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<readonly string[]>>();
  return {
    asked,
    resolve: (host: string) => {
      asked.push(host);
      const answer = Promise.withResolvers<readonly string[]>();
      answers.set(host, answer);
      return answer.promise;
    },
    answer: (host: string) => answers.get(host)!.resolve([`address of ${host}`]),
    fail: (host: string) => answers.get(host)!.reject(new Error(`no ${host}`)),
  };
}

test('a name that many want is asked for once', async () => {
  const server = slowServer();
  const lookup = hostLookup(server.resolve);
  const results = [lookup('a'), lookup('a'), lookup('a')];
  server.answer('a');
  expect(await Promise.all(results)).toEqual(results.map(() => ['address of a']));
  expect(server.asked).toEqual(['a']);
});

test('it is asked for again next time: an address can change', async () => {
  const server = slowServer();
  const lookup = hostLookup(server.resolve);
  const first = lookup('a');
  server.answer('a');
  await first;
  const second = lookup('a');
  server.answer('a');
  await second;
  expect(server.asked).toEqual(['a', 'a']);
});

test('only so many are asked for at a time, and all get their turn, whatever becomes of the others', async () => {
  const server = slowServer();
  const lookup = hostLookup(server.resolve, 2);
  const results = ['a', 'b', 'c', 'd'].map((host) => lookup(host));
  expect(server.asked).toEqual(['a', 'b']);
  server.fail('a');
  await expect(results[0]).rejects.toThrow('no a');
  await expect.poll(() => server.asked).toEqual(['a', 'b', 'c']);
  server.answer('b');
  server.answer('c');
  await results[2];
  await expect.poll(() => server.asked).toEqual(['a', 'b', 'c', 'd']);
  server.answer('d');
  expect(await results[3]).toEqual(['address of d']);
});

test('names of this machine are known', async () => {
  expect(await hostLookup()('localhost')).toContain('127.0.0.1');
});

test('a name that nobody has is an error', async () => {
  await expect(hostLookup()('nobody.invalid')).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
});
