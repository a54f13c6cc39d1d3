import { fdatasync, openSync, write } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';

/**
 * The baseline of produce: `node:http` and a file. Reads JSON, appends the values, and answers once a group of appends
 * has been forced to the disk with one `fdatasync`.
 */
const [, , port, path] = process.argv;
const file = openSync(path!, 'a');
const [writing, syncing] = [promisify(write), promisify(fdatasync)];
let waiting: { response: ServerResponse; values: Buffer[] }[] = [];
let busy = false;
let offset = 0;

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (chunks.length === 0) {
      response.end();
      return;
    }
    const body = JSON.parse(String(Buffer.concat(chunks))) as
      | { value: string }[]
      | { value: string };
    const values = (Array.isArray(body) ? body : [body]).map(({ value }) => Buffer.from(value));
    waiting.push({ response, values });
    if (!busy) setImmediate(flush);
  });
}).listen(Number(port), '127.0.0.1');

async function flush(): Promise<void> {
  if (busy || waiting.length === 0) return;
  busy = true;
  const group = waiting;
  waiting = [];
  const bytes = Buffer.concat(group.flatMap(({ values }) => values));
  for (let at = 0; at < bytes.length;) at += (await writing(file, bytes, at)).bytesWritten;
  await syncing(file);
  for (const { response, values } of group) {
    const timestamp = Date.now();
    const answer = values.map(() => ({
      topic: 'bench',
      partition: 0,
      offset: offset++,
      timestamp,
    }));
    const payload = JSON.stringify(answer);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(payload),
    });
    response.end(payload);
  }
  busy = false;
  void flush();
}
