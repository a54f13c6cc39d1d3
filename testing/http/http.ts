import { connect, type Socket } from 'node:net';

/** A raw TCP connection for tests. */
export interface RawConnection {
  readonly socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** The input so far, as soon as it satisfies the condition. */
  until(satisfied: (received: string) => boolean): Promise<string>;
  /** All input, once the connection is closed. */
  closed(): Promise<string>;
}

/** Opens a connection to a server on this machine. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let received = '';
  let isClosed = false;
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  socket.on('error', (error: NodeJS.ErrnoException) => (received += `<${error.code}>`));
  socket.once('close', () => (isClosed = true));
  const until = async (satisfied: (received: string) => boolean) => {
    while (!satisfied(received)) {
      if (isClosed) throw new Error(`closed after ${JSON.stringify(received)}`);
      await new Promise<void>((resolve) => {
        const more = () => {
          socket.off('data', more);
          socket.off('close', more);
          resolve();
        };
        socket.on('data', more);
        socket.on('close', more);
      });
    }
    return received;
  };
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    until,
    closed: async () => {
      if (!isClosed) await new Promise((resolve) => socket.once('close', resolve));
      return received;
    },
  };
}
