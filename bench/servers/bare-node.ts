import { createServer } from 'node:http';

/**
 * The baseline: `node:http` only. It reads the body, parses it if there is one, and answers with JSON of the size of
 * Plinth's answers.
 */
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body =
      chunks.length === 0 ? undefined : (JSON.parse(String(Buffer.concat(chunks))) as unknown);
    const isPipeline = Array.isArray(body) && Array.isArray(body[0]);
    const answer = isPipeline ? body.map(() => ({ result: 'hello' })) : { result: 'hello' };
    const payload = JSON.stringify(answer);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(payload),
    });
    response.end(payload);
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
