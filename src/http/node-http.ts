/**
 * The parts of `node:http` that servers need. An `import` of that module would read each of its exports, and for
 * `WebSocket` Node loads all of `fetch`: tens of milliseconds at a start for nothing.
 */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');
