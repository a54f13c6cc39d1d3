import type { operations } from '../../../../generated/control/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Controls } from '../controls.ts';
import { invalidField, refusal } from '../errors.ts';

type CallbackOperations = Pick<Handlers<operations, undefined>, 'listCallbacks' | 'sendWebhook'>;

/** Operations on what the mock of a contract sends by itself. */
export function callbackOperations({ callbacks }: Pick<Controls, 'callbacks'>): CallbackOperations {
  return {
    listCallbacks: () => ({ status: 200, body: { callbacks: [...(callbacks?.sent() ?? [])] } }),
    sendWebhook: ({ path: { name }, body }) => {
      if (!/^https?:$/.test(URL.parse(body.url)?.protocol ?? '')) {
        throw invalidField('url', 'must be a URL of HTTP');
      }
      const sent = callbacks?.sendWebhook(name, body) ?? 'no webhook';
      if (sent === 'no webhook') throw refusal('unknownWebhook', { name });
      if (sent === 'no example') {
        throw invalidField('example', `is no example of the webhook ${name}`);
      }
      return { status: 202, body: sent };
    },
  };
}
