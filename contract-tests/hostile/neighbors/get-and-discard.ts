import { connect } from 'node:net';

/**
 * Sends a request on a connection of its own, and reads the whole answer without keeping it, so that whoever sends very
 * many does not keep itself busy.
 */
export async function getAndDiscard(
  url: string,
  authorization: string,
  path: string,
): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`;
  socket.write(`${head}Connection: close\r\n\r\n`);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
}
