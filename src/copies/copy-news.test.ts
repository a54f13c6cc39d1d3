import { expect, test, vi } from 'vitest';
import { CopyAway } from './called.ts';
import { CopyNews, type CopyNewsOptions } from './copy-news.ts';

type Lease = Awaited<ReturnType<CopyNewsOptions['keeper']['leases']['list']>>[number];

const leaseOf = (owner: string, details: string) =>
  ({ name: `news/${owner}`, owner, details }) as Lease;

/** The copy `here`, and two others that a call is answered by as a test says. */
function openNews(answer: (copy: string) => Promise<unknown>) {
  const called: string[] = [];
  let serve: (() => Promise<unknown>) | undefined;
  const others = [leaseOf('one', '10.0.0.1:7000'), leaseOf('two', '[::1]:7000')];
  const news = new CopyNews({
    keeper: {
      owner: 'here',
      leases: { list: async () => [leaseOf('here', '10.0.0.9:7000'), ...others] },
    } as unknown as CopyNewsOptions['keeper'],
    port: { serve: (_name, service) => (serve = async () => service([], undefined as never)) },
    calls: {
      call: ({ name, host, port }) => {
        called.push(`${name} at ${host}:${port}`);
        return answer(name);
      },
    },
    address: '10.0.0.9:7000',
  });
  return { news, called, asked: () => serve!() };
}

test('what was changed is told to all others, and to those that are away in vain', async () => {
  const { news, called } = openNews(async (copy) => {
    if (copy === 'one') throw new CopyAway('ECONNREFUSED');
  });
  await news.tell();
  expect(called).toEqual(['one at 10.0.0.1:7000', 'two at ::1:7000']);
});

test('one that does not answer is not waited for without end', async () => {
  vi.useFakeTimers();
  try {
    const { news } = openNews(() => new Promise(() => {}));
    let isDone = false;
    const telling = news.tell().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(1999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await telling;
  } finally {
    vi.useRealTimers();
  }
});

test('who is asked answers when all that listen know the news', async () => {
  const { news, asked } = openNews(async () => undefined);
  const heard: string[] = [];
  news.onNews(() => void heard.push('topics'));
  news.onNews(async () => {
    await Promise.resolve();
    heard.push('rows');
  });
  await asked();
  expect(heard).toEqual(['topics', 'rows']);
});
