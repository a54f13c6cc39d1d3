import { connect } from 'node:net';

/** A response as received. */
export interface RawResponse {
  readonly status: number;
  readonly body: string;
}

/**
 * Sends arbitrary bytes to a server and reads until it closes the connection.
 * @param hangUp closes the connection after sending, without waiting for an answer
 */
export async function sendRaw(
  origin: string,
  bytes: string | Uint8Array,
  { hangUp = false } = {},
): Promise<RawResponse[]> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
  socket.write(bytes, () => {
    if (hangUp) socket.destroy();
  });
  await closed;
  return responsesIn(received);
}

/** Splits consecutive responses, each with a `Content-Length`. */
function responsesIn(received: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let at = 0; at < received.length;) {
    const bodyAt = received.indexOf('\r\n\r\n', at) + 4;
    const head = received.slice(at, bodyAt);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    at = bodyAt + length;
    responses.push({ status: Number(head.slice(9, 12)), body: received.slice(bodyAt, at) });
  }
  return responses;
}
