import { expect, test, vi } from 'vitest';
import { CopyUnreachable } from './call-outcome.ts';
import { CopyNews, type CopyNewsOptions } from './copy-news.ts';
import type { Service } from './copy-port.ts';

type Lease = Awaited<ReturnType<CopyNewsOptions['keeper']['leases']['list']>>[number];

const leaseOf = (owner: string, details: string) =>
  ({ name: `news/${owner}`, owner, details }) as Lease;

/** The copy `here`, and two other ones that answer as the test specifies. */
function openNews(answer: (copy: string) => Promise<unknown>) {
  const called: string[] = [];
  let serve: Service | undefined;
  const others = [leaseOf('one', '10.0.0.1:7000'), leaseOf('two', '[::1]:7000')];
  const news = new CopyNews({
    keeper: {
      owner: 'here',
      leases: { list: async () => [leaseOf('here', '10.0.0.9:7000'), ...others] },
    } as unknown as CopyNewsOptions['keeper'],
    port: { serve: (_name, service) => void (serve = service) },
    calls: {
      call: ({ name, host, port }, _service, args) => {
        called.push(`${name} at ${host}:${port}: ${args.join()}`);
        return answer(name);
      },
    },
    address: '10.0.0.9:7000',
  });
  return { news, called, asked: (subject: string) => serve!([subject], undefined as never) };
}

test('a change is announced to all others, and unreachable ones are ignored', async () => {
  const { news, called } = openNews(async (copy) => {
    if (copy === 'one') throw new CopyUnreachable('ECONNREFUSED');
  });
  await news.tell('managed');
  expect(called).toEqual(['one at 10.0.0.1:7000: managed', 'two at ::1:7000: managed']);
});

test('the answers of the reachable copies are returned', async () => {
  const { news } = openNews(async (copy) => {
    if (copy === 'one') throw new CopyUnreachable('ECONNREFUSED');
    return ['from', copy];
  });
  expect(await news.ask('listeners', [])).toEqual([['from', 'two']]);
});

test('a copy that does not answer is waited for only until a timeout', async () => {
  vi.useFakeTimers();
  try {
    const { news } = openNews(() => new Promise(() => {}));
    let isDone = false;
    const telling = news.tell('managed').then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await telling;
  } finally {
    vi.useRealTimers();
  }
});

test('an announcement is answered when all listeners have processed it', async () => {
  const { news, asked } = openNews(async () => undefined);
  const heard: string[] = [];
  news.onNews('managed', () => void heard.push('topics'));
  news.onNews('users', () => void heard.push('users'));
  news.onNews('managed', async () => {
    await Promise.resolve();
    heard.push('rows');
  });
  await asked('managed');
  expect(heard).toEqual(['topics', 'rows']);
  await asked('users');
  expect(heard).toEqual(['topics', 'rows', 'users']);
});
