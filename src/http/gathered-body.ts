/* oxlint-disable no-underscore-dangle -- streams of Node name a method so */
import type { IncomingMessage } from 'node:http';
import { EMPTY_BODY, roomFor, withRoom } from './read-body.ts';

/**
 * Gathers a body in one buffer until it is read, so that it takes little more memory than its length. Node keeps each
 * chunk as it came, up to 64 KB of them (`_http_common.js`, `parserOnBody`), and a chunk of one byte costs 400.
 */
export function gatherBody(request: IncomingMessage): void {
  let body: Buffer = EMPTY_BODY;
  let size = 0;
  let isComplete = false;
  // Both shadow the methods of the class until they are deleted.
  const gathering: Partial<Pick<IncomingMessage, 'push' | '_read'>> = request;
  gathering.push = (piece: Buffer | null) => {
    if (piece === null) isComplete = true;
    else {
      const before = size;
      size += piece.length;
      if (size > body.length) body = withRoom(body, before, roomFor(size));
      piece.copy(body, before);
    }
    return size < request.readableHighWaterMark;
  };
  gathering._read = (wanted: number) => {
    delete gathering.push;
    delete gathering._read;
    if (size > 0) request.push(body.subarray(0, size));
    if (isComplete) request.push(null);
    request._read(wanted);
  };
}
