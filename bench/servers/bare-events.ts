import { createServer } from 'node:http';

/** The baseline of subscriptions: `node:http` that begins a stream of server-sent events and leaves it open. */
createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  response.write('data: subscribe,news,1\n\n');
}).listen(Number(process.argv[2]), '127.0.0.1');
