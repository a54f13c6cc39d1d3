import contract from '../../generated/management/openapi.json' with { type: 'json' };
import {
  controlPlaneErrors,
  managementFamilyErrors,
} from '../../src/families/management/errors.ts';
import { DEVELOPMENT_SECRETS } from '../../src/settings/secrets.ts';
import { settingTable } from '../../src/settings/table.ts';
import type { Contract } from '../contract.ts';
import type { OwnFamily } from '../family.ts';
import { html } from '../html.ts';
import { entriesOf } from './of-catalog.ts';

const bundle = contract as unknown as Contract;

/** The management family. */
export function managementFamily(): OwnFamily {
  const port = settingTable.managementPort.default;
  const account = `${settingTable.email.default}:${DEVELOPMENT_SECRETS.apiKey}`;
  return {
    slug: 'management',
    title: 'Management',
    summary:
      'Databases, backups, teams, keys and the queue user: what is changed here is changed at once.',
    address: `http://127.0.0.1:${port}`,
    contract: bundle,
    access: {
      url: 'PLINTH_MANAGEMENT_URL',
      credentials: { account: ['UPSTASH_EMAIL', 'UPSTASH_API_KEY'] },
      client: {
        name: 'management',
        factory: 'createManagementClient',
        fields: ['email', 'apiKey'],
        sendsTails: true,
      },
    },
    errors: [
      {
        title: 'Errors of requests',
        introduction: html`<p>
          What is wrong with a request before anything is done. The body of every error is
          <code>{"error": "…", "status": …}</code>.
        </p>`,
        entries: entriesOf(managementFamilyErrors),
      },
      {
        title: 'Errors of records',
        introduction: html`<p>
          What can't be done with the records as they are. Nothing has been changed then.
        </p>`,
        entries: entriesOf(controlPlaneErrors),
      },
    ],
    tryIt: {
      port,
      hints: {
        account: {
          label: 'E-mail and API key, with a colon between',
          hint: `In development they are ${account}.`,
        },
      },
    },
  };
}
