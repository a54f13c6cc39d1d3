import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { AnswerHead, HttpRequest, HttpResponse } from '../exchange.ts';
import { usualHead } from '../usual-head.ts';
import { checkedField, closesAfter, writtenHead, type Field } from './written-head.ts';

type Chunk = string | Uint8Array;
type ResponseEvent = 'close' | 'drain';

/** The connection that an answer is sent on. */
export interface AnsweringConnection {
  readonly socket: Socket;
  /** How long it is left open after an answer, in milliseconds. */
  readonly idle: number;
  /** Sends all of an answer with those to other requests. @param bytes has a character for each byte */
  answer(response: FrontResponse, bytes: string): void;
  /** Sends the answers before. */
  send(): void;
  /** Tells that an answer has been written to the socket. @param isLast whether the connection closes after it */
  ended(response: FrontResponse, isLast: boolean): void;
}

/** The answer to a request that the front has read. */
export class FrontResponse implements HttpResponse {
  readonly req: HttpRequest;
  readonly #connection: AnsweringConnection;
  statusCode = 200;
  headersSent = false;
  destroyed = false;
  writableFinished = false;
  #fields: Field[] | undefined = undefined;
  #isChunked = false;
  #isEnded = false;
  #isLast = false;
  #events: EventEmitter | undefined = undefined;

  constructor(req: HttpRequest, connection: AnsweringConnection) {
    this.req = req;
    this.#connection = connection;
  }

  get writableNeedDrain(): boolean {
    return !this.destroyed && this.#connection.socket.writableNeedDrain;
  }

  get writableLength(): number {
    return this.destroyed ? 0 : this.#connection.socket.writableLength;
  }

  /** Whether anybody waits for its events. */
  get isWatched(): boolean {
    return this.#events !== undefined;
  }

  getHeaderNames(): string[] {
    return [...new Set((this.#fields ?? []).map(([name]) => name.toLowerCase()))];
  }

  setHeader(name: string, value: string | number): void {
    const lower = name.toLowerCase();
    const others = (this.#fields ?? []).filter(([other]) => other.toLowerCase() !== lower);
    this.#fields = [...others, checkedField(name, String(value))];
  }

  appendHeader(name: string, value: string): void {
    (this.#fields ??= []).push(checkedField(name, value));
  }

  writeHead(status: number, headers: string[] | Record<string, string> = []): void {
    this.statusCode = status;
    const given = Array.isArray(headers)
      ? fieldsOf(headers)
      : Object.entries(headers).map(([name, value]) => checkedField(name, value));
    const replaced = new Set(given.map(([name]) => name.toLowerCase()));
    const before = (this.#fields ?? []).filter(([name]) => !replaced.has(name.toLowerCase()));
    this.#fields = [...before, ...given];
  }

  flushHeaders(): void {
    if (!this.headersSent) this.#send('', undefined);
  }

  write(chunk: Chunk, taken?: () => void): boolean {
    if (this.destroyed || this.#isEnded) return false;
    return this.#send(chunk, undefined, taken);
  }

  end(chunk: Chunk = ''): void {
    if (this.destroyed || this.#isEnded) return;
    this.#isEnded = true;
    this.#send(chunk, Buffer.byteLength(chunk));
    this.#connection.ended(this, this.#isLast);
  }

  destroy(): void {
    if (!this.destroyed) this.#connection.socket.destroy();
  }

  on(event: ResponseEvent, listener: () => void): void {
    (this.#events ??= new EventEmitter()).on(event, listener);
  }

  once(event: ResponseEvent, listener: () => void): void {
    (this.#events ??= new EventEmitter()).once(event, listener);
  }

  off(event: ResponseEvent, listener: () => void): void {
    this.#events?.off(event, listener);
  }

  /** The client has read what there was. */
  drained(): void {
    if (!this.#isEnded) this.#events?.emit('drain');
  }

  /** @param isSent whether the answer has been sent; otherwise the connection has closed */
  close(isSent: boolean): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.writableFinished = isSent;
    this.#events?.emit('close');
  }

  /** See {@link HttpResponse.answer}. */
  answer(head: AnswerHead, payload: string): boolean {
    if (this.#fields !== undefined) return false;
    const text = usualHead(this.req.method, head, this.#connection.idle);
    if (text === undefined) return false;
    this.statusCode = head.status;
    this.headersSent = true;
    this.#isEnded = true;
    const isAscii = head.length === payload.length;
    const body = isAscii ? payload : Buffer.from(payload).toString('latin1');
    this.#connection.answer(this, text + body);
    return true;
  }

  /** @param whole the length of the body, if this is all of it */
  #send(chunk: Chunk, whole: number | undefined, taken?: () => void): boolean {
    this.#connection.send();
    const { socket } = this.#connection;
    const { method } = this.req;
    socket.cork();
    if (!this.headersSent) {
      this.headersSent = true;
      const fields = this.#fields ?? [];
      const { idle } = this.#connection;
      const { head, isChunked } = writtenHead(method, this.statusCode, fields, { whole, idle });
      this.#isChunked = isChunked;
      this.#isLast = closesAfter(fields);
      socket.write(head, 'latin1');
    }
    const hasBody = method !== 'HEAD' && this.statusCode !== 204 && this.statusCode !== 304;
    const size = hasBody ? Buffer.byteLength(chunk) : 0;
    if (size > 0) {
      if (this.#isChunked) socket.write(`${size.toString(16)}\r\n`, 'latin1');
      socket.write(chunk, taken);
      if (this.#isChunked) socket.write('\r\n', 'latin1');
    }
    // Who waits for it to be taken does not know that there is nothing.
    else if (taken !== undefined) process.nextTick(taken);
    if (this.#isChunked && this.#isEnded) socket.write('0\r\n\r\n', 'latin1');
    socket.uncork();
    return !socket.writableNeedDrain;
  }
}

/** @param list names and values, alternating */
function fieldsOf(list: readonly string[]): Field[] {
  const fields: Field[] = [];
  for (let i = 0; i < list.length; i += 2) fields.push(checkedField(list[i]!, list[i + 1]!));
  return fields;
}
