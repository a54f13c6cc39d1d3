import { expect, onTestFinished, test, vi } from 'vitest';
import { Channel } from './channel.ts';
import { OF_CONNECTION, WINDOW } from './frames.ts';
import { ringMemory } from './ring.ts';
import { ThreadSocket } from './thread-socket.ts';

const NOTHING = Buffer.alloc(0);
const NOWHERE = {
  remoteAddress: undefined,
  remoteFamily: undefined,
  remotePort: undefined,
  localAddress: undefined,
  localPort: undefined,
};

/** A connection to a thread that nobody runs. */
function unread(): ThreadSocket {
  const channel = new Channel(
    { input: ringMemory(), output: ringMemory() },
    { take: () => {}, onRoom: () => {}, wake: () => {}, patience: 0, atEnd: queueMicrotask },
  );
  const socket = new ThreadSocket(1, { listener: 1, ...NOWHERE }, channel);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('a client that reads slowly is not one that reads nothing, however long its answer takes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const socket = unread();
  let timeouts = 0;
  socket.setTimeout(1000, () => (timeouts += 1));
  socket.write(Buffer.alloc(10 * WINDOW));

  for (let part = 0; part < 5; part++) {
    vi.advanceTimersByTime(900);
    socket.told(OF_CONNECTION.taken, WINDOW, NOTHING);
  }
  expect(timeouts).toBe(0);

  vi.advanceTimersByTime(1000);
  expect(timeouts).toBe(1);
});
