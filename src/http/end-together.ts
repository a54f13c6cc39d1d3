import type { HttpResponse } from './exchange.ts';
import { sendTogether, type Sender } from './send-together.ts';

type Payload = string | Uint8Array | undefined;

/** Ends a response together with others of the same turn of the event loop. */
export function endTogether(response: HttpResponse, payload: Payload): void {
  sendTogether(new Ending(response, payload));
}

/** A response to be ended. */
class Ending implements Sender {
  readonly #response: HttpResponse;
  readonly #payload: Payload;

  constructor(response: HttpResponse, payload: Payload) {
    this.#response = response;
    this.#payload = payload;
  }

  send(): void {
    // The client may have left in the meantime.
    if (!this.#response.destroyed) this.#response.end(this.#payload);
  }
}
