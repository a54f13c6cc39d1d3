import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { connect } from 'node:net';
import { exchange } from '../harness/exchange.ts';
import { readReplies, type Resp } from '../harness/resp2.ts';
import { pipelines, type RunCommands } from '../harness/resp-pipelines.ts';
import { target } from '../harness/target.ts';

type Row = readonly string[];

const AS_RESP2 = { 'upstash-response-format': 'resp2' };

/**
 * Runs commands over HTTP: as pipelines or, if an argument is not text, which JSON can't contain, in the path.
 * @returns their replies in the form of RESP2
 */
export async function runOnPlinth(rows: readonly Row[]): Promise<Resp[]> {
  const replies: Resp[] = [];
  while (replies.length < rows.length) {
    const rest = rows.slice(replies.length);
    const length = rest.findIndex((argv) => !argv.every(isText));
    const together = length < 0 ? rest : rest.slice(0, length);
    if (together.length > 0) replies.push(...(await asPipeline(together)));
    else replies.push(await asPath(rest[0]!));
  }
  return replies;
}

/** A RESP connection to the same database, and a function that closes it. */
export async function connectToPlinth(): Promise<{ run: RunCommands; close: () => void }> {
  const { hostname, port, password } = new URL(target().respUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const run = pipelines(socket);
  const [authenticated] = await run([['AUTH', decodeURIComponent(password)]]);
  if (authenticated![0] === '-') throw new Error(authenticated![1]);
  return { run, close: () => socket.destroy() };
}

async function asPipeline(rows: readonly Row[]): Promise<Resp[]> {
  const { status, bytes } = await exchange({
    method: 'POST',
    path: '/pipeline',
    headers: AS_RESP2,
    body: rows.map((argv) => argv.map((arg) => Buffer.from(arg, 'latin1').toString('utf8'))),
  });
  if (status !== 200) throw new Error(`the pipeline got ${status}: ${bytes.toString()}`);
  return readReplies(bytes.toString('latin1'));
}

async function asPath(argv: Row): Promise<Resp> {
  const path = `/${argv.map(percentEncoded).join('/')}`;
  const { status, bytes, json } = await exchange({ method: 'POST', path, headers: AS_RESP2 });
  if (status === 200) return readReplies(bytes.toString('latin1'))[0]!;
  const { error } = json as { error: string };
  return ['-', Buffer.from(error).toString('latin1')];
}

function isText(arg: string): boolean {
  return isUtf8(Buffer.from(arg, 'latin1'));
}

function percentEncoded(arg: string): string {
  return Buffer.from(arg, 'latin1').toString('hex').replaceAll(/../g, '%$&');
}
