import { expect, test, vi } from 'vitest';
import { CopyUnreachable } from './call-outcome.ts';
import { ChangeBroadcast, type ChangeBroadcastOptions } from './change-broadcast.ts';
import type { Service } from './copy-port.ts';

type Lease = Awaited<ReturnType<ChangeBroadcastOptions['keeper']['leases']['list']>>[number];

const leaseOf = (owner: string, details: string) =>
  ({ name: `news/${owner}`, owner, details }) as Lease;

/** The copy `here`, and two other ones that answer as the test specifies. */
function openBroadcast(answer: (copy: string) => Promise<unknown>) {
  const called: string[] = [];
  let serve: Service | undefined;
  const others = [leaseOf('one', '10.0.0.1:7000'), leaseOf('two', '[::1]:7000')];
  const broadcast = new ChangeBroadcast({
    keeper: {
      owner: 'here',
      leases: { list: async () => [leaseOf('here', '10.0.0.9:7000'), ...others] },
    } as unknown as ChangeBroadcastOptions['keeper'],
    port: { serve: (_name, service) => void (serve = service) },
    calls: {
      call: ({ name, host, port }, _service, args) => {
        called.push(`${name} at ${host}:${port}: ${args.join()}`);
        return answer(name);
      },
    },
    address: '10.0.0.9:7000',
  });
  const { signal } = new AbortController();
  const caller = { name: 'one', number: 1, signal, onDisconnect: () => () => {} };
  return { broadcast, called, asked: (subject: string) => serve!([subject], caller) };
}

test('a change is announced to all others, and unreachable ones are ignored', async () => {
  const { broadcast, called } = openBroadcast(async (copy) => {
    if (copy === 'one') throw new CopyUnreachable('ECONNREFUSED');
  });
  await broadcast.announce('managed');
  expect(called).toEqual(['one at 10.0.0.1:7000: managed', 'two at ::1:7000: managed']);
});

test('the answers of the reachable copies are returned', async () => {
  const { broadcast } = openBroadcast(async (copy) => {
    if (copy === 'one') throw new CopyUnreachable('ECONNREFUSED');
    return ['from', copy];
  });
  expect(await broadcast.callOthers('listeners', [])).toEqual([['from', 'two']]);
});

test('a copy that does not answer is waited for only until a timeout', async () => {
  vi.useFakeTimers();
  try {
    const { broadcast } = openBroadcast(() => new Promise(() => {}));
    let isDone = false;
    const telling = broadcast.announce('managed').then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(4999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await telling;
  } finally {
    vi.useRealTimers();
  }
});

test('an announcement is answered when all listeners have processed it', async () => {
  const { broadcast, asked } = openBroadcast(async () => undefined);
  const heard: string[] = [];
  broadcast.onChange('managed', () => void heard.push('topics'));
  broadcast.onChange('users', () => void heard.push('users'));
  broadcast.onChange('managed', async () => {
    await Promise.resolve();
    heard.push('rows');
  });
  await asked('managed');
  expect(heard).toEqual(['topics', 'rows']);
  await asked('users');
  expect(heard).toEqual(['topics', 'rows', 'users']);
});
