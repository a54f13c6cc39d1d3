import contract from '../../generated/control/openapi.json' with { type: 'json' };
import { controlFamilyErrors } from '../../src/families/control/errors.ts';
import { settingTable } from '../../src/settings/table.ts';
import type { Contract } from '../contract.ts';
import type { OwnFamily } from '../family.ts';
import { html } from '../html.ts';
import { entriesOf } from './of-catalog.ts';

const bundle = contract as unknown as Contract;

/** The control API, at the address of the console. */
export function controlFamily(): OwnFamily {
  const port = settingTable.consolePort.default;
  return {
    slug: 'control',
    title: 'Control',
    summary: 'Faults in a platform or its mock while it runs, so that what calls it can rehearse.',
    address: `http://127.0.0.1:${port}`,
    contract: bundle,
    access: {
      url: 'PLINTH_CONSOLE_URL',
      credentials: { operator: ['UPSTASH_EMAIL', 'UPSTASH_API_KEY'] },
      client: {
        name: 'control',
        factory: 'createControlClient',
        fields: ['email', 'apiKey'],
        sendsTails: true,
      },
    },
    errors: [
      {
        title: 'Errors',
        introduction: html`<p>
          The body of every error is <code>{"error": "…"}</code>. Nothing has been changed then.
        </p>`,
        entries: entriesOf(controlFamilyErrors),
      },
    ],
    tryIt: {
      port,
      hints: {
        operator: {
          label: 'E-mail and API key, with a colon between',
          hint: 'In development nothing is asked for.',
        },
      },
    },
  };
}
