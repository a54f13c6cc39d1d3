import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NOWHERE } from '../../../../../../testing/base/test-closed-port.ts';
import { Connection } from './connection.ts';
import { isUnreachable } from './server-errors.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a server that was silent is connected to again once it no longer is', async () => {
  let isSilent = true;
  const watch = {
    during: <T>(call: () => Promise<T>): Promise<T> =>
      isSilent ? Promise.reject(new Error('the server is silent: it does not answer')) : call(),
    close: () => undefined,
  };
  const { hostname: host, port } = new URL(NOWHERE);
  const connection = new Connection({ host, port: Number(port) }, undefined, watch);
  onTestFinished(() => connection.close());
  const first = await connection.query({ text: 'select 1' }).catch((error: unknown) => error);
  expect(isUnreachable(first)).toBe(true);
  expect(String(first)).toContain('the server is silent');
  isSilent = false;
  vi.advanceTimersByTime(1000);
  await expect(connection.query({ text: 'select 1' })).rejects.toThrow('ECONNREFUSED');
});
