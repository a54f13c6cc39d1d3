import type { Clock } from '../../../../base/clock.ts';
import type { Ids } from '../../../../base/ids.ts';
import type { Composer, OutgoingMessage } from '../../composer.ts';
import type { HeaderList } from '../../message.ts';
import { bodyHash, signatureOf } from '../signing/signature.ts';
import { callbackBody } from './callback-body.ts';
import { requestHeaders } from '../../request-headers.ts';

export interface SigningComposerOptions {
  /** The current signing key of a user; synchronous if it is cached, because each delivery needs it. */
  readonly signingKey: (userId: string) => string | Promise<string>;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Composes deliveries as the public service does, signed with the key of their publisher. */
export function signingComposer({ signingKey, ids, clock }: SigningComposerOptions): Composer {
  const signed = (message: OutgoingMessage, key: string, bodyHash: string): HeaderList => {
    const id = `jwt_${ids.uuid()}`;
    const signature = signatureOf({ key, url: message.url, bodyHash, id, now: clock.now() });
    return requestHeaders(message, signature);
  };
  return {
    requestHeaders(message) {
      const key = signingKey(message.userId);
      const hash = message.bodyHash ?? bodyHash(message.body);
      return typeof key === 'string' && typeof hash === 'string'
        ? signed(message, key, hash)
        : Promise.all([key, hash]).then(([key, hash]) => signed(message, key, hash));
    },
    callbackBody,
  };
}
