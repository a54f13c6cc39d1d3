import { createServer } from 'node:http';
import { Redis } from 'ioredis';

/**
 * Sends the command in the path of a URL to a Redis, and answers with the reply as JSON. No authentication, no checks.
 */
const redis = new Redis({ port: Number(process.argv[3]), enableAutoPipelining: true });

createServer((request, response) => {
  const [command = '', ...args] = request.url!.slice(1).split('/').map(decodeURIComponent);
  const answer = (body: object) => {
    const payload = JSON.stringify(body);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(payload),
    });
    response.end(payload);
  };
  redis.call(command, ...args).then(
    (result) => answer({ [command]: result }),
    (error: Error) => answer({ error: error.message }),
  );
}).listen(Number(process.argv[2]), '127.0.0.1');
