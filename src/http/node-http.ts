/**
 * The parts of `node:http` that servers need. An `import` of that module would read each of its exports, and reading
 * `WebSocket` makes Node load all of `fetch`, which delays a start by tens of milliseconds.
 */
export const {
  createServer,
  IncomingMessage,
  METHODS,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} = process.getBuiltinModule('node:http');
