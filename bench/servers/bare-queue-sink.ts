import { createServer, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/**
 * The baseline of publish: `node:http` and one table of `node:sqlite` with synchronous=FULL. The rows of one event loop
 * turn are one transaction, and are answered after its commit.
 */
const [, , port, path] = process.argv;
const database = new DatabaseSync(path!);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE message (id INTEGER PRIMARY KEY, url TEXT, due INTEGER, body BLOB)');
const insert = database.prepare('INSERT INTO message (url, due, body) VALUES (?, ?, ?)');
let waiting: { response: ServerResponse; url: string; body: Buffer }[] = [];

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ response, url: request.url ?? '', body: Buffer.concat(chunks) });
  });
}).listen(Number(port), '127.0.0.1');

function commit(): void {
  const group = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  const ids = group.map(({ url, body }) => insert.run(url, Date.now(), body).lastInsertRowid);
  database.exec('COMMIT');
  for (const [i, { response }] of group.entries()) {
    const payload = JSON.stringify({ messageId: `msg_${ids[i]}` });
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(payload),
    });
    response.end(payload);
  }
}
