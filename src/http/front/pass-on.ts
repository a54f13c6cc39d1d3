import type { Socket } from 'node:net';

/**
 * Passes a connection on to another reader, which begins with input that has been read already.
 * @param take has that reader listen to it
 */
export function passOn(socket: Socket, input: Buffer, take: () => void): void {
  socket.pause();
  // What has ended takes nothing back.
  const hasEnded = socket.readableEnded;
  if (input.length > 0 && !hasEnded) socket.unshift(input);
  take();
  if (hasEnded) {
    socket.emit('data', input);
    socket.emit('end');
  } else socket.resume();
}
