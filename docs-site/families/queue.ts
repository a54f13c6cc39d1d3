import contract from '../../generated/queue/openapi.json' with { type: 'json' };
import { DEVELOPMENT_QUEUE } from '../../src/control/env-block.ts';
import { queueEngineErrors, queueFamilyErrors } from '../../src/families/queue/errors.ts';
import { settingTable } from '../../src/settings/table.ts';
import type { Contract } from '../contract.ts';
import type { OwnFamily } from '../family.ts';
import { html } from '../html.ts';
import { entriesOf } from './of-catalog.ts';

const bundle = contract as unknown as Contract;

/** The queue family. */
export function queueFamily(): OwnFamily {
  const port = settingTable.queuePort.default;
  return {
    slug: 'queue',
    title: 'Queue',
    summary:
      'Messages that are delivered to URLs, at least once: now or later, in order, on a schedule, signed, retried, kept where they fail.',
    address: `http://127.0.0.1:${port}`,
    contract: bundle,
    access: {
      url: 'QSTASH_URL',
      credentials: { bearerToken: ['QSTASH_TOKEN'] },
      client: {
        name: 'queue',
        factory: 'createQueueClient',
        fields: ['token'],
        sendsTails: true,
      },
      official: {
        package: '@upstash/qstash',
        setup: `import { Client } from '@upstash/qstash';

const qstash = new Client();`,
      },
    },
    errors: [
      {
        title: 'Errors of requests',
        introduction: html`<p>
          What is wrong with a request before anything is kept of it. The body of every error is
          <code>{"error": "…"}</code>, also of an item of a batch.
        </p>`,
        entries: entriesOf(queueFamilyErrors),
      },
      {
        title: 'Errors of the queue',
        introduction: html`<p>
          What is refused because of what there is, or of what the user may have. Nothing has been
          changed then.
        </p>`,
        entries: entriesOf(queueEngineErrors),
      },
    ],
    tryIt: {
      port,
      hints: {
        bearerToken: {
          label: 'Token',
          hint: `In development it is ${DEVELOPMENT_QUEUE.token}.`,
        },
      },
      first: 'publish',
    },
  };
}
