/**
 * What servers need of `node:http`. An import of that module asks each of its exports, also `WebSocket`, for
 * which Node loads all of `fetch`: tens of milliseconds at a start, for what nobody uses here.
 */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');
