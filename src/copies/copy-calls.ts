import type { ClientRequest } from 'node:http';
import type { CopyAddress } from './copy-address.ts';
import { CopyAway, valueOf, type Outcome } from './called.ts';
import type { CallSeal } from './call-seal.ts';
import { HEADERS, type CallBody } from './copy-port.ts';
import { packed, unpacked } from './packed.ts';

const { Agent, request } = process.getBuiltinModule('node:http');

/** A call that has been sent. */
export interface Calling {
  readonly number: number;
  /** @throws CopyAway, NotHere, or an error of an engine */
  readonly answer: Promise<unknown>;
}

/** Milliseconds for what a copy answers at once. */
const PATIENCE = 10_000;
/** Bytes: more than what one consume gives out. */
const LONGEST_ANSWER = 256 * 1024 * 1024;

/** Calls other copies, over connections that stay. */
export class CopyCalls {
  readonly name: string;
  readonly #seal: CallSeal;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: Infinity });
  #number = 0;

  /** @param name of this copy, that no other has nor this one after its next start */
  constructor(name: string, seal: CallSeal) {
    this.name = name;
    this.#seal = seal;
  }

  /** Calls a service. @param waits milliseconds that the other one may take besides */
  begin(copy: CopyAddress, service: string, args: readonly unknown[], waits = 0): Calling {
    const number = ++this.#number;
    const text = packed({ service, args } satisfies CallBody);
    const body = this.#seal.seal(this.name, copy.name, 'call', number, text);
    const answer = this.#send(copy, number, body, PATIENCE + waits).then((sealed) => {
      const opened = this.#seal.open(copy.name, this.name, 'answer', number, sealed);
      if (opened === undefined) throw new CopyAway('what answers is not that copy');
      return valueOf(unpacked(opened) as Outcome);
    });
    return { number, answer };
  }

  /** The same, for its answer alone. */
  call(...args: Parameters<CopyCalls['begin']>): Promise<unknown> {
    return this.begin(...args).answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    { name, host, port }: CopyAddress,
    number: number,
    body: Buffer,
    patience: number,
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const proof = this.#seal.proof(this.name, name, number, body.length);
      const sent: ClientRequest = request({
        agent: this.#agent,
        method: 'POST',
        host,
        port,
        path: '/',
        headers: {
          'Content-Length': body.length,
          [HEADERS.from]: this.name,
          [HEADERS.number]: number,
          [HEADERS.proof]: proof,
        },
      });
      const away = (why: string) => {
        clearTimeout(timer);
        reject(new CopyAway(why));
      };
      const timer = setTimeout(() => {
        sent.destroy();
        away('it does not answer');
      }, patience).unref();
      sent.on('error', (error: NodeJS.ErrnoException) => away(error.code ?? error.message));
      sent.on('response', (response) => {
        const pieces: Buffer[] = [];
        let size = 0;
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size > LONGEST_ANSWER) response.destroy(new Error('too long'));
        });
        response.on('error', () => away('its answer has broken off'));
        response.on('end', () => {
          if (response.statusCode !== 200) return away('it does not take the call');
          clearTimeout(timer);
          resolve(Buffer.concat(pieces));
        });
      });
      sent.end(body);
    });
  }
}
