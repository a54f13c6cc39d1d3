import { isUtf8 } from 'node:buffer';
import { fetchAnswer, UnreachableError } from '../../client/fetch-answer.ts';
import { RedisRestError } from '../../client/redis/errors.ts';
import { readReplies, type RedisReply } from './reply.ts';

/** A database, and how to reach it. */
export interface Database {
  readonly url: string;
  readonly token: string;
}

/** The words of a command, as strings with one character per byte. */
export type Words = readonly string[];

/**
 * Runs commands in order, each independently of the others.
 * @returns their replies @throws RedisRestError if a whole request is refused, UnreachableError
 */
export async function send(database: Database, rows: readonly Words[]): Promise<RedisReply[]> {
  const replies: RedisReply[] = [];
  for (let at = 0; at < rows.length;) {
    const texts = rows.slice(at).findIndex((words) => !words.every(isText));
    const together = texts < 0 ? rows.slice(at) : rows.slice(at, at + texts);
    if (together.length > 0) replies.push(...(await sendTexts(database, together)));
    else replies.push(...(await sendBytes(database, rows[at]!)));
    at += Math.max(together.length, 1);
  }
  return replies;
}

function sendTexts(database: Database, rows: readonly Words[]): Promise<RedisReply[]> {
  const texts = rows.map((words) =>
    words.map((word) => Buffer.from(word, 'latin1').toString('utf8')),
  );
  return ask(database, '/pipeline', { method: 'POST', body: JSON.stringify(texts) });
}

/** JSON can't hold arbitrary bytes, but a percent-encoded path can. */
function sendBytes(database: Database, words: Words): Promise<RedisReply[]> {
  const path = words.map((word) => Buffer.from(word, 'latin1').toString('hex'));
  return ask(database, `/${path.map((hex) => hex.replaceAll(/../g, '%$&')).join('/')}`, {});
}

async function ask(
  { url, token }: Database,
  path: string,
  init: RequestInit,
): Promise<RedisReply[]> {
  const headers = { Authorization: `Bearer ${token}`, 'Upstash-Response-Format': 'resp2' };
  const response = await fetchAnswer(url, () => fetch(`${url}${path}`, { ...init, headers }));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.headers.get('content-type') === 'application/octet-stream') {
    return readReplies(body.toString('latin1'));
  }
  throw refusalIn(body.toString('utf8'), response.status);
}

function refusalIn(body: string, status: number): Error {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    if (typeof error === 'string') return new RedisRestError(error, status);
  } catch {
    // The answer is not the platform's.
  }
  return new UnreachableError('what answered is not the Redis REST API');
}

function isText(word: string): boolean {
  return isUtf8(Buffer.from(word, 'latin1'));
}
