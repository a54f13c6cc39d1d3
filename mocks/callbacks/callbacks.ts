import { InputError } from '../../src/base/input-error.ts';
import type { HandedRequest } from '../../src/contract/handler.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { callbacksOf, webhooksOf } from '../../src/contract/model/read-operations.ts';
import type { CallbackControls, SentCallback } from '../../src/families/control/controls.ts';
import type { Described } from '../contract/described.ts';
import type { DocumentedAnswer } from '../documented-answers.ts';
import type { Deliveries } from './deliveries.ts';
import { addressOf, outgoingRequest } from './outgoing-request.ts';

/** What a mock sends by itself: callbacks after answers, and webhooks when it is told to. */
export interface Callbacks extends CallbackControls {
  /** Sends the callbacks of an operation, if it has some and the exchange names their addresses. */
  afterAnswer(operation: Operation, request: HandedRequest, answer: DocumentedAnswer): void;
}

/** What can be read; undefined if it is not as OpenAPI has it. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** @param nextSeed of bodies that are made up */
export function callbacksBy(
  contract: Described,
  deliveries: Deliveries,
  nextSeed: () => number,
): Callbacks {
  const known = new WeakMap<Operation, readonly Operation[]>();
  const webhooks = webhooksOf(contract.document);

  function callbacksFor(operation: Operation): readonly Operation[] {
    let found = known.get(operation);
    if (found === undefined) {
      found = readable(() => callbacksOf(contract.document, operation)) ?? [];
      known.set(operation, found);
    }
    return found;
  }

  return {
    afterAnswer(operation, request, answer) {
      if (answer.status >= 400) return;
      for (const callback of callbacksFor(operation)) {
        const url = addressOf(callback.path, operation, request, answer);
        if (url === undefined) continue;
        const outgoing = outgoingRequest(contract, callback, url, { seed: nextSeed() });
        if (outgoing !== undefined) deliveries.send('callback', callback.operationId, outgoing);
      }
    },
    sent: () => deliveries.list(),
    sendWebhook(name, { url, example, body }): SentCallback | 'no webhook' | 'no example' {
      const operation = webhooks.find(({ path }) => path === name);
      if (operation === undefined) return 'no webhook';
      const outgoing = outgoingRequest(contract, operation, url, {
        example,
        body,
        seed: nextSeed(),
      });
      return outgoing === undefined ? 'no example' : deliveries.send('webhook', name, outgoing);
    },
  };
}
