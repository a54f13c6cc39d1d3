import { createServer, type Server, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { BACKLOG } from '../../base/accepted-connections.ts';
import { Channel, type ChannelMemory } from './channel.ts';
import {
  OF_CONNECTION,
  TO_CONNECTION,
  type Accepted,
  type ThreadAnswer,
  type ThreadQuestion,
} from './frames.ts';
import { HeldBack } from './held-back.ts';
import { ThreadConnection } from './thread-connection.ts';

/*
 * A thread of {@link HttpThreads}: accepts connections, reads and writes them, and closes them when it is told to. It knows
 * nothing of what they say.
 */

/**
 * Turns of the event loop without a frame after which this thread has to be woken. That takes the other thread, which has more
 * to do, longer than these.
 */
const PATIENCE = 20;
/** The largest number of a connection: frames have a word of 32 bits with a sign for it. */
const MOST_NUMBER = 2 ** 31 - 1;

const port = parentPort!;
const connections = new Map<number, ThreadConnection>();
const listeners = new Map<number, Server>();
/** Those that have been sent something by the frames of this turn. */
const written = new Set<ThreadConnection>();
let accepted = 0;

const channel = new Channel(workerData as ChannelMemory, {
  take: (connection, kind, value, bytes) => {
    if (kind === TO_CONNECTION.settle) {
      settle();
      return;
    }
    const known = connections.get(connection);
    if (known?.take(kind, value, bytes) === true) afterWrites(known);
  },
  onRoom: () => {
    for (const connection of connections.values()) {
      if (connection.isPaused) paused.add(connection);
    }
    paused.goOn();
    waiting.goOn();
  },
  wake: () => send(),
  patience: PATIENCE,
  // By then the system has told of all input that there is.
  atEnd: setImmediate,
});

/** Connections that have not been read for want of room. */
const paused = new HeldBack<ThreadConnection>(channel, (connection) => connection.readOn());
/** Connections that are not said of for want of room: they are not read, and nothing else is kept of them. */
const waiting = new HeldBack<{ readonly listener: number; readonly socket: Socket }>(
  channel,
  ({ listener, socket }) => take(listener, socket),
);

/** @param answer none wakes the other thread */
function send(answer?: ThreadAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  port.postMessage(answer);
}

function afterWrites(connection: ThreadConnection): void {
  if (written.size === 0) queueMicrotask(endWrites);
  written.add(connection);
}

/** Sends at once all that the frames have brought for each connection. */
function endWrites(): void {
  for (const connection of written) connection.endWrites();
  written.clear();
}

/** Says so after two turns of the event loop; of a connection that ends right after its input, the second reads the end. */
function settle(): void {
  setImmediate(() => setImmediate(() => channel.put(0, OF_CONNECTION.settled)));
}

/** While the other thread is busy, connections that come and go must not fill the memory with what they have sent. */
function accept(listener: number, socket: Socket): void {
  if (!channel.isFull && waiting.size === 0) take(listener, socket);
  else if (waiting.size < BACKLOG) waiting.add({ listener, socket });
  else socket.destroy();
}

function take(listener: number, socket: Socket): void {
  const connection = nextNumber();
  const { remoteAddress, remoteFamily, remotePort, localAddress, localPort } = socket;
  const addresses = { remoteAddress, remoteFamily, remotePort, localAddress, localPort };
  const about: Accepted = { listener, ...addresses };
  channel.put(connection, OF_CONNECTION.accepted, 0, Buffer.from(JSON.stringify(about)));
  connections.set(connection, new ThreadConnection(connection, socket, channel));
  socket.on('close', () => {
    paused.delete(connections.get(connection)!);
    connections.delete(connection);
    channel.put(connection, OF_CONNECTION.closed);
  });
  socket.resume();
}

/** @returns one of which no open connection is; 0 is none */
function nextNumber(): number {
  do accepted = (accepted % MOST_NUMBER) + 1;
  while (connections.has(accepted));
  return accepted;
}

function close(listener: number): void {
  listeners.get(listener)?.close();
  listeners.delete(listener);
  send({ listener });
}

function open({ listener, host, port: number }: { listener: number; host: string; port: number }) {
  const options = { allowHalfOpen: true, noDelay: true, pauseOnConnect: true };
  const server = createServer(options, (socket) => accept(listener, socket));
  listeners.set(listener, server);
  server.on('error', ({ message, code, syscall }: NodeJS.ErrnoException) =>
    send({ listener, error: { message, code, syscall } }),
  );
  server.listen({ host, port: number, backlog: BACKLOG, reusePort: true }, () =>
    send({ listener }),
  );
}

port.on('message', (question: ThreadQuestion | undefined) => {
  if (question === undefined) channel.look();
  else if ('open' in question) open(question.open);
  else close(question.close);
});
channel.look();
