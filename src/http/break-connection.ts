import type { HttpResponse } from './exchange.ts';
import { linger } from './connection.ts';

/** Resets the connection of a response that has not begun. */
export function resetConnection(response: HttpResponse): void {
  response.req.socket.resetAndDestroy();
  response.destroy();
}

/**
 * Cuts a response off in the middle of its body: the head announces the full length, and the connection closes after
 * the first half.
 */
export function truncateResponse(response: HttpResponse): void {
  const write = response.write.bind(response);
  const { socket } = response.req;
  const breakOff = (payload?: unknown): boolean => {
    response.write = () => false;
    response.end = () => response;
    const bytes = Buffer.from(
      typeof payload === 'string' || payload instanceof Uint8Array ? payload : '',
    );
    response.flushHeaders();
    write(bytes.subarray(0, bytes.length >> 1), () => linger(socket));
    return true;
  };
  response.write = breakOff;
  response.answer = () => false;
  response.end = (payload?: unknown) => {
    breakOff(payload);
    return response;
  };
}
